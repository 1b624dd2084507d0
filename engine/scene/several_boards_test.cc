// Several boards at one table: which one lies in front, how the others are told, and what is in
// force beside them.
#include "scene/several_boards.h"

#include "scene/json/scene_json.h"
#include "scene/terminal/scene_text.h"
#include "scene/toy_table_for_tests.h"

namespace tavola::scene {
namespace {

Area place(const char* id, const char* board, int x) {
  Area area;
  area.id = id;
  area.name = Text::name(id);
  area.board = board;
  area.shape = {ShapeKind::kCircle, 20, 0, 0, {}};
  area.layout.wide = Spot{x, 0, Side::kNorth, 0};
  return area;
}

/// Two towns with a place each, and a sky that belongs to none.
Scene two_towns() {
  Scene scene;
  scene.game = "toy";
  scene.areas = {place("Inn", "north", 0), place("Mill", "south", 0), place("Sky", "", 300)};
  scene.areas.back().kind = AreaKind::kTray;
  Piece ghoul;
  ghoul.id = "ghoul";
  ghoul.name = Text::name("Ghoul");
  ghoul.at = {"Mill", Role::kCreature, 0, {}};
  scene.pieces = {ghoul};
  scene.boards = {
      {"north", Text::name("North"), "river", {{"figures", 1, "person", {}, {1}, {}}}, {}},
      {"south",
       Text::name("South"),
       "",
       {{"creature", 1, "skull", Tone::kHarm, {}, Text::name("1 monster")}},
       Text::name("a rift opens")}};
  Track rift;
  rift.id = "rift";
  rift.name = Text::name("Rift II");
  rift.at = 1;
  rift.to = 2;
  rift.board = "south";
  rift.open = true;
  using Socket = TrackGroup::Socket;
  rift.groups = {{{{LinkArrow::kWhite, {"moon"}, Text::name("Moon")}},
                  {{Socket::State::kUp, "mill", Text::name("Mill"), "Mill"}, {}},
                  true}};
  scene.tracks = {rift};
  scene.forces = {{"herald",
                   Text::name("herald"),
                   Text::name("Ghroth"),
                   "crown",
                   Tone::kHarm,
                   {Text::name("One more.")},
                   "",
                   ForceState::kActive,
                   Hits{1, 3},
                   true}};
  return scene;
}

TEST(SeveralBoards, OneLiesInFront) {
  Scene scene = two_towns();
  EXPECT_EQ(front_of(scene, "")->id, "north");
  scene.focus = {"ghoul"};
  EXPECT_EQ(front_of(scene, "")->id, "south") << "where it happens";
  EXPECT_EQ(front_of(scene, "north")->id, "north") << "what somebody asked for";
  EXPECT_EQ(turned_from(scene, "north", 1), "south");
  EXPECT_EQ(turned_from(scene, "north", -1), "south");
  EXPECT_EQ(board_of(scene, "ghoul"), "south");
  EXPECT_EQ(board_of(scene, "Sky"), "");
  EXPECT_EQ(front_of(Scene{}, ""), nullptr);
}

TEST(SeveralBoards, TheOthersAreToldInALine) {
  const SceneText text{voice_for_tests(), interface_for_tests(), Screen{.width = 80}};
  const std::string drawn = text.board(two_towns());
  EXPECT_NE(drawn.find("▣ North: Teo"), std::string::npos) << drawn;
  EXPECT_NE(drawn.find("▢ South: 1 monster, Rift II 1/2 ▲ a rift opens"), std::string::npos)
      << drawn;
  EXPECT_NE(drawn.find("Inn"), std::string::npos);
  EXPECT_EQ(drawn.find("Mill"), std::string::npos) << "it is folded";
  const SceneText south{voice_for_tests(), interface_for_tests(),
                        Screen{.width = 80, .front = "south"}};
  const std::string turned = south.board(two_towns());
  EXPECT_NE(turned.find("Ghoul"), std::string::npos) << turned;
  EXPECT_NE(turned.find("Rift II 1/2 on white Moon [Mill] [◌]"), std::string::npos) << turned;
  EXPECT_EQ(turned.find("Inn"), std::string::npos);
}

TEST(SeveralBoards, WhoeverListensHearsOfAllOfThem) {
  const SceneText text{voice_for_tests(), interface_for_tests(),
                       Screen{.width = 80, .plain = true}};
  const std::string told = text.whole(two_towns());
  for (const char* word :
       {"North", "Inn", "South", "Mill", "Ghoul", "Sky", "Ghroth (herald) 1/3: One more."})
    EXPECT_NE(told.find(word), std::string::npos) << word << "\n" << told;
}

TEST(SeveralBoards, AreWrittenWithTheirTalliesTracksAndWhatIsInForce) {
  const auto json = scene_json(voice_for_tests(), two_towns());
  EXPECT_EQ(json["areas"][1]["board"], "south");
  EXPECT_FALSE(json["areas"][2].contains("board"));
  EXPECT_EQ(
      json["boards"][0].dump(),
      R"({"id":"north","name":"North","art":"river","tallies":[{"kind":"figures","n":1,"icon":"person","seats":[1]}]})");
  EXPECT_EQ(
      json["tracks"][0]["groups"].dump(),
      R"([{"pattern":[{"colour":"white","symbols":["moon"]}],"sockets":[{"state":"up","icon":"mill","name":"Mill","area":"Mill"},{"state":"free"}],"fed":true}])");
  EXPECT_EQ(json["tracks"][0]["open"], true);
  EXPECT_EQ(
      json["forces"][0].dump(),
      R"({"id":"herald","kind":"herald","name":"Ghroth","icon":"crown","tone":"harm","says":["One more."],"state":"active","step":{"now":1,"max":3},"leads":true})");
}

}  // namespace
}  // namespace tavola::scene

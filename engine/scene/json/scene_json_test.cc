// The shape of scenes, decisions, options and events as JSON: fields in a fixed order, empty ones
// left out, texts in the reader's language.
#include "scene/json/scene_json.h"

#include "core/json.h"
#include "scene/describe.h"
#include "scene/toy_table_for_tests.h"

namespace tavola::scene {
namespace {

std::vector<std::string> fields(const Json& json) {
  std::vector<std::string> names;
  for (const auto& [name, value] : json.items()) names.push_back(name);
  return names;
}
using Names = std::vector<std::string>;

TEST(SceneJson, AnOptionHasNumberVerbArgumentsTextRuleAndPiece) {
  ToyTable toy(2, 1);
  const Json option = option_json(voice_for_tests(), *toy.table, 0);
  EXPECT_EQ(fields(option), (Names{"n", "verb", "args", "text", "rule", "piece"}));
  EXPECT_EQ(option["args"], Json({{"door", "oak"}}));
  EXPECT_EQ(option["text"], "Listen at the oak door");
  EXPECT_EQ(option["rule"], "TY-011");
  EXPECT_EQ(option["piece"], "oak");
}

TEST(SceneJson, ADecisionListsItsOptionsAndWhoMayAnswer) {
  ToyTable toy(2, 1);
  const Json decision = decision_json(voice_for_tests(words::Language::kItalian), *toy.table);
  EXPECT_EQ(fields(decision), (Names{"seat", "seats", "prompt", "text", "rule", "options"}));
  EXPECT_EQ(decision["seats"], Json::array({0}));
  EXPECT_EQ(decision["prompt"], "turn");
  EXPECT_EQ(decision["text"], "Ascolta a una porta o aprine una.");
  EXPECT_EQ(decision["options"].size(), toy.table->decision().options.size());
}

TEST(SceneJson, AFlickBringsItsBounds) {
  ToyTable toy(2, 1);
  toy.script.dice = {1};
  toy.choose("open", "oak");
  const Json option = option_json(voice_for_tests(), *toy.table, 0);
  EXPECT_EQ(option["flick"], Json({{"candles", {0, 7}}}));
}

TEST(SceneJson, AnEventHasItsOwnFieldsByName) {
  struct Ear final : Sink {
    void happened(const Event& event) override { heard.push_back(event); }
    std::vector<Event> heard;
  } ear;
  ToyTable toy(2, 1);
  toy.table->listen(&ear);
  toy.script.draws = {{0, 1}};
  toy.choose("listen", "red");
  toy.table->listen(nullptr);
  ASSERT_GE(ear.heard.size(), 3U);
  const Json listened = event_json(voice_for_tests(), ear.heard[0]);
  EXPECT_EQ(fields(listened), (Names{"kind", "rule", "text", "who", "door"}));
  EXPECT_EQ(listened["text"], "Nora listens at the red door.");
  EXPECT_EQ(listened["who"], 0);
  EXPECT_EQ(listened["door"], "red");
}

TEST(SceneJson, AnArgumentThatIsNotGivenIsNull) {
  const Vocabulary words =
      Vocabulary::of("kind door: oak iron; verb knock door who:seat times; prompt p");
  EXPECT_EQ(fields_json(words, words.verbs[0], arguments(-1, -1, 3)),
            Json({{"door", nullptr}, {"who", nullptr}, {"times", 3}}));
  EXPECT_EQ(fields_json(words, words.verbs[0], arguments(1, 2, 3)),
            Json({{"door", "iron"}, {"who", 2}, {"times", 3}}));
}

TEST(SceneJson, AResultSaysWhoWonAndWhy) {
  Result result;
  result.winners = SeatSet::first(2);
  const Json json = result_json(voice_for_tests(), result);
  EXPECT_EQ(json["won"], true);
  EXPECT_EQ(json["winners"], Json({0, 1}));
  EXPECT_EQ(json["ending"], "found");
  EXPECT_EQ(json["text"], "The relic is found.");
  EXPECT_FALSE(json.contains("score"));
}

TEST(SceneJson, ASceneOfTheToyGame) {
  ToyTable toy(2, 1);
  const Json own = scene_json(voice_for_tests(), describe(toy_title(), *toy.table, 0));
  EXPECT_EQ(fields(own), (Names{"game", "theme", "revision", "viewer", "clock", "areas", "tracks",
                                "piles", "decision"}));
  EXPECT_EQ(own["viewer"], 0);
  EXPECT_EQ(own["areas"][0]["name"], "oak door");
  EXPECT_EQ(own["areas"][0]["states"], Json({"closed"}));
  EXPECT_EQ(own["decision"]["yours"], true);
  const Json other = scene_json(voice_for_tests(), describe(toy_title(), *toy.table, kSpectator));
  EXPECT_EQ(other["viewer"], "spectator");
  EXPECT_TRUE(other["decision"]["options"].empty());
}

/// One of everything, to see that each kind of thing is written under its name.
Scene full_scene() {
  Scene scene;
  scene.game = "toy";
  scene.theme = "salem";
  scene.brief_tracks = true;
  scene.clock = {3, {{"action", Text::name("Actions"), PhaseState::kNow, {}}}};
  scene.layers = {{"ground", LayerKind::kGround, "river"}};
  Area area;
  area.id = "church";
  area.shape = {ShapeKind::kRect, 0, 4, 5, {}};
  area.layout.wide = Spot{1, 2, Side::kNorth, 0};
  area.docks = {{Role::kCreature, 3, 1, 1, Shows::kPieces}};
  area.finds = {{"swap-bag", Text::name("Items"), Tone::kLife, Corner::kUpperRight, {}}};
  scene.areas = {area};
  scene.links = {{"church", "inn", LinkKind::kRoad, LinkWay::kOne, LinkArrow::kBlack,
                  LinkState::kLit, 2, Text::name("bonus")}};
  Piece piece;
  piece.id = "ghoul";
  piece.kind = PieceKind::kMonster;
  piece.at = {"church", Role::kCreature, 0, {}};
  piece.hits = Hits{1, 3};
  piece.badges = {{"", Text::name("+1"), Tone::kHarm, Corner::kLowerLeft, {}}};
  scene.pieces = {piece};
  Card card;
  card.id = "c";
  card.needs = {{"dagger", Text::name("Dagger"), 2}};
  scene.cards = {card};
  Panel panel;
  panel.id = "p";
  panel.seat = 1;
  panel.lines = {
      line::Meter{"sanity"},
      line::Pair{{Text::name("Speed"), Text::name("Sneak")}, {{1, 2}, {2, 1}}, 1, "slider"},
      line::Values{{{"", Text::name("Money"), 4, "seat:1/money"}}},
      line::Meter{"seat:1/sanity"},
      line::Slots{{}, {{"item", "ghoul"}, {"item", ""}}},
      line::Cards{{}, {"c"}},
      line::Words{Text::name("so"), Tone::kKnow},
      line::Prose{Text::name("Verse"), {Text::name("one")}, true},
      line::Dice{{{.face = 5, .hits = 1}, {.face = 2, .hits = 0}}, 2, 3},
      line::Chart{{250, 750}, 1, 1},
      line::Bands{{{0, 1, Text::name("low"), true, false}, {2, {}, Text::name("high")}}},
      line::Sum{{{"", Text::name("Lore"), 2}}, 2},
      line::Odds{{{Text::name("bare"), 4, 110, false}, {Text::name("now"), 8, 530, true}}},
      line::Stake{Text::name("loss"), Tone::kHarm, "sanity", 0},
      line::Mates{{{1, PhaseState::kDone, Text::name("3 hits")}}},
      line::Slips{
          {{"c", Text::name("limps"), Tone::kHarm, {{Text::name("inn"), PhaseState::kNow}}}}}};
  panel.about = "ghoul";
  panel.contest = "combat_1";
  panel.outcomes = {{"pass", Text::name("it falls"), OutcomeState::kPossible},
                    {"fail", Text::name("it bites"), OutcomeState::kNow}};
  scene.panels = {panel};
  scene.goals = {{Text::name("win"), GoalKind::kToWin, true, false}};
  scene.focus = {"church"};
  return scene;
}

TEST(SceneJson, WritesEveryKindOfThing) {
  const Json json = scene_json(voice_for_tests(), full_scene());
  EXPECT_EQ(json["clock"].dump(),
            R"({"round":3,"phases":[{"id":"action","text":"Actions","state":"now"}]})");
  EXPECT_EQ(json["layers"].dump(), R"([{"id":"ground","kind":"ground","art":"river"}])");
  EXPECT_EQ(json["areas"][0]["shape"].dump(), R"({"kind":"rect","w":4,"h":5})");
  EXPECT_EQ(json["areas"][0]["layout"].dump(), R"({"wide":{"x":1,"y":2,"label":"n"}})");
  EXPECT_EQ(json["areas"][0]["docks"].dump(),
            R"([{"role":"creature","at":3,"order":1,"capacity":1,"shows":"pieces"}])");
  EXPECT_EQ(json["areas"][0]["finds"].dump(),
            R"([{"icon":"swap-bag","text":"Items","tone":"life","corner":"upper-right"}])");
  EXPECT_EQ(json["panels"][0]["about"], "ghoul");
  EXPECT_EQ(json["panels"][0]["contest"], "combat_1");
  EXPECT_EQ(
      json["panels"][0]["outcomes"].dump(),
      R"([{"when":"pass","text":"it falls","state":"possible"},{"when":"fail","text":"it bites","state":"now"}])");
  EXPECT_EQ(
      json["links"][0].dump(),
      R"({"from":"church","to":"inn","kind":"road","way":"one","arrow":"black","state":"lit","row":2,"gives":"bonus"})");
  EXPECT_EQ(
      json["pieces"][0].dump(),
      R"({"id":"ghoul","kind":"monster","at":{"area":"church","dock":"creature"},"hits":{"now":1,"max":3},"badges":[{"text":"+1","tone":"harm","corner":"lower-left"}]})");
  EXPECT_EQ(
      json["cards"][0].dump(),
      R"({"id":"c","face":"up","needs":[{"icon":"dagger","name":"Dagger","value":2}],"at":{}})");
  const Json& lines = json["panels"][0]["lines"];
  EXPECT_EQ(json["panels"][0]["title"], "Teo");
  const Names wanted = {
      R"({"meter":"sanity"})",
      R"({"pair":{"id":"slider","names":["Speed","Sneak"],"stops":[[1,2],[2,1]],"at":1}})",
      R"({"values":[{"name":"Money","value":4,"id":"seat:1/money"}]})",
      R"({"meter":"seat:1/sanity","id":"seat:1/sanity"})",
      R"({"slots":[{"accepts":"item","holds":"ghoul"},{"accepts":"item"}]})",
      R"({"cards":["c"]})",
      R"({"text":"so","tone":"know"})",
      R"({"prose":{"heading":"Verse","paragraphs":["one"],"initial":true}})",
      R"({"dice":{"dice":[{"face":5,"hits":1},{"face":2,"hits":0}],"need":2,"buyable":3}})",
      R"({"chart":{"columns":[250,750],"threshold":1,"rolled":1}})",
      R"({"bands":[{"from":0,"to":1,"text":"low","now":true},{"from":2,"text":"high"}]})",
      R"({"sum":{"terms":[{"name":"Lore","value":2}],"total":2}})",
      R"({"odds":[{"text":"bare","dice":4,"chance":110},{"text":"now","dice":8,"chance":530,"now":true}]})",
      R"({"stake":{"text":"loss","tone":"harm","track":"sanity","to":0}})",
      R"({"mates":[{"seat":1,"state":"done","text":"3 hits"}]})",
      R"({"slips":[{"card":"c","says":"limps","tone":"harm","steps":[{"text":"inn","state":"now"}]}]})"};
  ASSERT_EQ(lines.size(), wanted.size());
  for (std::size_t i = 0; i < wanted.size(); ++i) EXPECT_EQ(lines[i].dump(), wanted[i]);
  EXPECT_EQ(json["goals"].dump(), R"([{"text":"win","kind":"to-win","done":true}])");
  EXPECT_EQ(json["focus"].dump(), R"(["church"])");
}

TEST(SceneJson, WritesWaysAndAmounts) {
  Scene scene = full_scene();
  DecisionView decision;
  decision.yours = true;
  OptionView option;
  option.verb = "give";
  option.group = "money";
  option.amount = -3;
  option.price = {{"two-coins", Text::name("wealth"), 3}};
  option.result = Text::name("gone");
  option.under = Text::name("Give");
  decision.options = {option};
  decision.walk = Walk{"move",
                       {{"inn", {"church", "inn"}, {Text::name("a ghoul")}, {}},
                        {"woods", {}, {}, {Text::name("too far"), {}}}}};
  scene.decision = decision;
  const Json json = scene_json(voice_for_tests(), scene)["decision"];
  EXPECT_EQ(json["options"][0]["group"], "money");
  EXPECT_EQ(json["options"][0]["amount"], -3);
  EXPECT_EQ(json["options"][0]["price"].dump(),
            R"([{"icon":"two-coins","name":"wealth","value":3}])");
  EXPECT_EQ(json["options"][0]["result"], "gone");
  EXPECT_EQ(json["options"][0]["under"], "Give");
  EXPECT_EQ(
      json["walk"].dump(),
      R"({"verb":"move","ways":[{"to":"inn","via":["church","inn"],"meets":["a ghoul"]},{"to":"woods","reason":{"text":"too far"}}]})");
}

}  // namespace
}  // namespace tavola::scene

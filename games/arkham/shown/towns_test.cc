// Several towns on one table: what the tabs count, what is told beside the board, and that a table
// of the base game knows nothing of it.
#include <algorithm>
#include <set>
#include <string>

#include "games/arkham/rules/board/board.h"
#include "games/arkham/shown/title.h"
#include "games/arkham/tables_for_tests/quiet_table_for_tests.h"
#include "games/arkham/tables_for_tests/town_for_tests.h"
#include "scene/describe.h"
#include "scene/say.h"

namespace tavola::arkham {
namespace {

const scene::Title& towns_title() {
  static const scene::OpenedTitle opened = open();
  EXPECT_TRUE(opened) << opened.error();
  return **opened;
}

scene::Scene shown(Quiet& table) { return towns_title().scene(table.t, 0); }

void use_box(State& s, std::string_view box) {
  for (std::size_t part = 0; part < content().parts.size(); ++part)
    if (content().parts[part].box == box) s.parts |= std::uint32_t{1} << part;
}

const scene::Board* board_named(const scene::Scene& scene, std::string_view id) {
  for (const scene::Board& board : scene.boards)
    if (board.id == id) return &board;
  return nullptr;
}

const scene::Tally* tally_of(const scene::Board& board, std::string_view kind) {
  for (const scene::Tally& tally : board.tallies)
    if (tally.kind == kind) return &tally;
  return nullptr;
}

TEST(ArkhamTowns, OneTownIsNoBoardOfItsOwn) {
  Quiet table(2);
  const scene::Scene scene = shown(table);
  EXPECT_TRUE(scene.boards.empty());
  EXPECT_TRUE(scene.forces.empty());
  for (const scene::Area& each : scene.areas) EXPECT_EQ(each.board, "") << each.id;
}

TEST(ArkhamGoals, WithActsTheThirdOneIsAWayToLose) {  // KY-015
  Quiet table(2);
  const auto says_act = [&] {
    for (const scene::Goal& goal : shown(table).goals)
      if (goal.kind == scene::GoalKind::kToLose &&
          scene::say(towns_title(), words::Language::kEnglish, goal.text, {"Nora", "Teo"})
              .contains("Act III enters play"))
        return true;
    return false;
  };
  EXPECT_FALSE(says_act());
  use_box(table.s(), "yellow");
  table.s().house.acts = 1;
  EXPECT_TRUE(says_act());
}

TEST(ArkhamTowns, CountWhatStandsInThem) {
  Quiet table(2);
  State& s = table.s();
  use_box(s, "dunwich");
  s.investigators[1].place = area("dunwich_village");
  table.put("ghoul", area("blasted_heath_streets"));
  const scene::Scene scene = shown(table);
  ASSERT_EQ(scene.boards.size(), 2U);
  const scene::Board* dunwich = board_named(scene, "town_dunwich");
  ASSERT_NE(dunwich, nullptr);
  ASSERT_NE(tally_of(*dunwich, "figures"), nullptr);
  EXPECT_EQ(tally_of(*dunwich, "figures")->seats, std::vector<Seat>{1});
  ASSERT_NE(tally_of(*dunwich, "creature"), nullptr);
  EXPECT_EQ(tally_of(*dunwich, "creature")->n, 1);
  EXPECT_EQ(tally_of(*dunwich, "gate"), nullptr) << "a count of nothing is left out";
  for (const scene::Area& each : scene.areas) {
    if (each.id == "dunwich_village") EXPECT_EQ(each.board, "town_dunwich");
    if (each.id == "woods") EXPECT_EQ(each.board, "town_arkham");
    if (each.id == "sky") EXPECT_EQ(each.board, "");
  }
  for (const scene::Panel& panel : scene.panels)
    if (panel.seat == 1)
      EXPECT_EQ(scene::say(towns_title(), words::Language::kEnglish, panel.note),
                "Dunwich Village, Dunwich");
}

/// The slips of a seat's sheet.
std::vector<scene::line::Slips::Slip> slips_of(const scene::Scene& scene, Seat seat) {
  std::vector<scene::line::Slips::Slip> found;
  for (const scene::Panel& panel : scene.panels)
    for (const scene::Line& line : panel.lines)
      if (const auto* slips = std::get_if<scene::line::Slips>(&line);
          slips != nullptr && panel.seat == seat)
        found.insert(found.end(), slips->slips.begin(), slips->slips.end());
  return found;
}

TEST(ArkhamTowns, WoundsAndTasksSayWhatTheyDo) {  // DH-008 DH-023 DH-026
  Quiet table(1);
  use_box(table.s(), "dunwich");
  put_possession(table.s(), 0, {.card = card("consumption")});
  put_possession(table.s(), 0, {.card = card("courier_run"), .tokens = 1});
  const scene::Scene scene = shown(table);
  const auto slips = slips_of(scene, 0);
  ASSERT_EQ(slips.size(), 2U);
  EXPECT_EQ(slips[0].tone, scene::Tone::kHarm);
  EXPECT_FALSE(slips[0].says.empty());
  ASSERT_GT(slips[1].steps.size(), 1U);
  EXPECT_EQ(slips[1].steps[0].state, scene::PhaseState::kDone);
  EXPECT_EQ(slips[1].steps[1].state, scene::PhaseState::kNow);
  const auto next = std::ranges::find(scene.areas, "bishops_brook_bridge", &scene::Area::id);
  ASSERT_NE(next, scene.areas.end());
  EXPECT_FALSE(next->badges.empty()) << "the place of the next step is marked";
}

TEST(ArkhamTowns, RiftTracksTellWhatFeedsThemAndWarnOfTheLastMarker) {  // KH-092 KH-093 KH-102
  Quiet table(1);
  State& s = table.s();
  use_box(s, "kingsport");
  RiftState& rift = s.rifts[1];
  rift = {};
  for (std::uint8_t space = 0; space < 3; ++space) rift.spaces[space] = space;
  const auto track_of = [](const scene::Scene& scene) {
    return *std::ranges::find(scene.tracks, "rift_track_2", &scene::Track::id);
  };
  scene::Scene scene = shown(table);
  scene::Track track = track_of(scene);
  EXPECT_EQ(track.board, "town_kingsport");
  EXPECT_EQ(track.at, 3);
  EXPECT_FALSE(track.warn.empty());
  ASSERT_EQ(track.groups.size(), 2U);
  EXPECT_FALSE(track.groups[0].pattern[0].symbols.empty() &&
               track.groups[0].pattern[1].symbols.empty());
  EXPECT_EQ(track.groups[1].sockets[1].state, scene::TrackGroup::Socket::State::kFree);
  const std::string marked = track.groups[0].sockets[0].area;
  const auto place = std::ranges::find(scene.areas, marked, &scene::Area::id);
  ASSERT_NE(place, scene.areas.end());
  EXPECT_FALSE(place->badges.empty()) << "the place shows the number of its track";

  rift.spaces[3] = 3;
  rift.rift = 0;
  rift.place = area("woods");
  rift.explored = 1;
  scene = shown(table);
  track = track_of(scene);
  EXPECT_TRUE(track.open);
  EXPECT_EQ(scene::say(towns_title(), words::Language::kEnglish, track.says),
            "open, Woods: 1 of 4 explored");
  EXPECT_EQ(track.groups[0].sockets[0].state, scene::TrackGroup::Socket::State::kDown);
  EXPECT_EQ(tally_of(*board_named(scene, "town_arkham"), "rift")->n, 1);
  EXPECT_TRUE(std::ranges::any_of(scene.pieces, [](const scene::Piece& piece) {
    return piece.kind == scene::PieceKind::kRift && piece.at.area == "woods";
  }));
}

TEST(ArkhamTowns, ARiftInAVortexIsShownThere) {  // KH-120
  Quiet table(1);
  use_box(table.s(), "dunwich");
  use_box(table.s(), "kingsport");
  RiftState& rift = table.s().rifts[0];
  rift.rift = 0;
  rift.place = area("backwoods_country_streets");
  rift.marks = kInVortex;
  const scene::Scene scene = shown(table);
  const auto piece = std::ranges::find(scene.pieces, scene::PieceKind::kRift, &scene::Piece::kind);
  ASSERT_NE(piece, scene.pieces.end());
  EXPECT_EQ(piece->at.area, "vortex_backwoods_country");
  const auto moves = [](Place to) {
    const Event event{static_cast<std::uint8_t>(Tells::kRiftMoves),
                      {},
                      SeatSet::everybody(),
                      arguments(0, area("backwoods_country_streets"), to)};
    return towns_title().acts(event).front().via.front();
  };
  EXPECT_EQ(moves(kVortex), "vortex_backwoods_country");
  EXPECT_EQ(moves(area("village_commons_streets")), "village_commons_streets");
}

TEST(ArkhamTowns, KingsportHeadIsDrawnOnePlaceAfterAnother) {  // KH-066
  Quiet table(1);
  use_box(table.s(), "kingsport");
  const scene::Scene scene = shown(table);
  const auto paths_of = [&](std::string_view id) {
    std::set<std::string> found;
    for (const scene::Link& link : scene.links)
      if (link.from == id || link.to == id) found.insert(link.from == id ? link.to : link.from);
    return found;
  };
  using Names = std::set<std::string>;
  EXPECT_EQ(paths_of("causeway"), (Names{"harborside_streets", "wireless_station"}));
  EXPECT_EQ(paths_of("wireless_station"), (Names{"causeway", "strange_high_house_in_the_mist"}));
  EXPECT_EQ(paths_of("strange_high_house_in_the_mist"), Names{"wireless_station"});
  EXPECT_EQ(paths_of("hall_school"), Names{"south_shore_streets"});
}

TEST(ArkhamTowns, AnEnvironmentInForceSaysWhatItDoesAndNotWhatItDid) {
  Quiet table(1);
  State& s = table.s();
  use_box(s, "yellow");
  const auto number = [](const auto& list, std::string_view id) {
    return static_cast<std::uint8_t>(
        std::ranges::find_if(list, [&](const auto& each) { return each.id == id; }) - list.begin());
  };
  s.lying[s.lying_count++].card = number(content().table_cards, "the_king_in_yellow");
  s.environment = number(content().mythos, "strength_of_the_earth");
  const scene::Scene scene = shown(table);
  const auto force = std::ranges::find(scene.forces, "environment", &scene::Force::id);
  ASSERT_NE(force, scene.forces.end());
  ASSERT_EQ(force->says.size(), 1U);
  EXPECT_EQ(scene::say(towns_title(), words::Language::kEnglish, force->says[0]),
            "Monsters with the Crescent Moon have +1 toughness, horror damage and combat damage.");
}

TEST(ArkhamTowns, TheHorrorsTrackWarnsOfItsThirdToken) {  // DH-044 DH-046
  Quiet table(1);
  use_box(table.s(), "dunwich");
  table.s().dunwich.horror_tokens = 2;
  const scene::Scene scene = shown(table);
  const auto track = std::ranges::find(scene.tracks, "horror_track", &scene::Track::id);
  ASSERT_NE(track, scene.tracks.end());
  EXPECT_EQ(track->at, 2);
  EXPECT_EQ(track->board, "town_dunwich");
  EXPECT_FALSE(track->warn.empty());
  EXPECT_EQ(board_named(scene, "town_dunwich")->warn, track->warn);
  const auto vortex = std::ranges::find_if(
      scene.areas, [](const scene::Area& each) { return each.id.starts_with("vortex"); });
  ASSERT_NE(vortex, scene.areas.end());
  EXPECT_EQ(vortex->board, "town_dunwich");
}

// ---- answers whose words need the table -------------------------------------------------------

std::string offered(const Quiet& table, Verb verb, int first = 0, int second = 0, int third = 0,
                    int fourth = 0) {
  Option option;
  option.verb = static_cast<std::uint8_t>(verb);
  option.args = arguments(first, second, third, fourth);
  scene::OptionView view;
  towns_title().detail(table.t, option, view);
  return scene::say(towns_title(), words::Language::kEnglish, view.text, {"Nora", "Teo"});
}

TEST(ArkhamAnswers, ARiftIsOfferedByItsNameOnceThatIsKnown) {
  Quiet table(2);
  use_box(table.s(), "kingsport");
  table.s().rifts[1].rift = 0;
  EXPECT_EQ(offered(table, Verb::kRiftNext, 1), "The black moon rift");
}

TEST(ArkhamAnswers, RefreshingForAPriceSaysThePrice) {
  Quiet table(2);
  const int card = Town::card("mental_fortitude");
  EXPECT_EQ(offered(table, Verb::kRefresh, 0, card, 3, 0), "Pay $3 to refresh “Mental Fortitude”");
  EXPECT_EQ(offered(table, Verb::kRefresh, 0, card, 0, 2),
            "Spend all your Focus (2) to refresh “Mental Fortitude”");
}

TEST(ArkhamAnswers, ACheckThatIsOverIsLeftToFail) {
  Quiet table(2);
  EXPECT_EQ(offered(table, Verb::kStopRolling), "Let the check fail");
  table.s().check.who = 0;
  EXPECT_EQ(offered(table, Verb::kStopRolling), "");  // as the verb says it: there are dice
}

}  // namespace
}  // namespace tavola::arkham

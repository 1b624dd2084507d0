// Tables with further towns: what setting up with Kingsport adds, how players are counted with
// several boards, what a surge does with gates elsewhere, and a few moments of rifts that no
// scenario can set up.
#include "games/arkham/hooks.h"
#include "games/arkham/kingsport/rules/rifts.h"
#include "games/arkham/rules/board/gates.h"
#include "games/arkham/rules/board/surge.h"
#include "games/arkham/rules/board/table_cards.h"
#include "games/arkham/rules/board/town_limits.h"
#include "games/arkham/rules/encounters/encounter_moves.h"
#include "games/arkham/rules/phases/mythos.h"
#include "games/arkham/tables_for_tests/quiet_table_for_tests.h"

namespace tavola::arkham {
namespace {

/// A setup with these options set to "yes".
Setup setup_with(int seats, std::initializer_list<std::string_view> boxes,
                 std::uint64_t seed = 11) {
  Setup setup = game().standard_setup(seats, seed);
  const auto& options = game().options();
  for (std::size_t i = 0; i < options.size(); ++i)
    if (std::ranges::find(boxes, options[i].id) != boxes.end()) setup.options[i] = 1;
  setup.options[0] = 1;  // Azathoth, who changes nothing about the cup
  return setup;
}

/// A table after setup with these boxes, with nothing on the board but the investigators.
struct Towns : WatchedTable {
  Towns(int seats, std::initializer_list<std::string_view> boxes) {
    game().deal(t, setup_with(seats, boxes));
    while (t.state.turn == 0) t.choose(0);
    clear_board(t);
    for (RiftState& rift : t.state.rifts) rift = RiftState{};
    t.listen(&seen);
  }
  State& s() { return t.state; }
};

template <class DeckOf, class Things>
bool holds_one_of(const DeckOf& deck, const Things& things, std::uint8_t part) {
  for (const auto thing : deck.cards())
    if (things[thing].part == part) return true;
  return false;
}

std::uint8_t kingsport() {
  const auto& parts = content().parts;
  return static_cast<std::uint8_t>(std::ranges::find(parts, "kingsport", &ContentPart::id) -
                                   parts.begin());
}

// KH-052, KH-053, KH-054, KH-055, KH-060, KH-178: everything of the box joins what is of its kind,
// and of all Allies eleven are used.
TEST(SeveralTowns, TheBoxIsMixedWithTheBaseGame) {
  const Content& c = content();
  Table with;
  game().deal(with, setup_with(2, {"kingsport"}));
  while (with.state.phase != Phase::kUpkeep) with.choose(0);
  const State& s = with.state;
  EXPECT_TRUE(holds_one_of(s.unique_items, c.cards, kingsport()));
  EXPECT_TRUE(holds_one_of(s.spells, c.cards, kingsport()));
  EXPECT_TRUE(holds_one_of(s.mythos, c.mythos, kingsport()));
  EXPECT_TRUE(holds_one_of(s.gate_cards, c.gate_cards, kingsport()));
  EXPECT_TRUE(holds_one_of(s.gate_stack, c.gates, kingsport()));
  EXPECT_TRUE(holds_one_of(s.cup, c.monsters, kingsport()));
  EXPECT_GT(location_cards_in_use(s, area_of(area("causeway")).neighborhood), 0);
  for (const char* mask : {"shadowy_figure", "skinless_one"})
    EXPECT_EQ(s.cup.count(kind(mask)), 0) << mask;
  int cultists = s.cup.count(kind("cultist"));
  for (const std::uint8_t out : s.monsters.kinds()) cultists += out == kind("cultist") ? 1 : 0;
  EXPECT_EQ(cultists, 7);  // one more than in the base game
  int allies = s.allies.size();
  for (Seat who = 0; who < 2; ++who)
    for (const Possession& held_card : held(s, who))
      allies += card_of(held_card).type == CardType::kAlly ? 1 : 0;
  EXPECT_EQ(s.allies.size(), allies);
  EXPECT_EQ(allies, 11);
  int boxed = 0;
  for (std::size_t ally = 0; ally < c.cards.size(); ++ally)
    boxed += c.cards[ally].type == CardType::kAlly && s.boxed[ally] > 0 ? 1 : 0;
  EXPECT_GT(boxed, 0);  // there were more

  Table without;
  game().deal(without, setup_with(2, {}));
  while (without.state.phase != Phase::kUpkeep) without.choose(0);
  EXPECT_FALSE(holds_one_of(without.state.mythos, c.mythos, kingsport()));
  EXPECT_FALSE(holds_one_of(without.state.cup, c.monsters, kingsport()));
  EXPECT_FALSE(on_board(without.state, area("causeway")));
  EXPECT_FALSE(rifts_in_play(without.state));
}

// KH-056, KH-058, KH-065, KH-071, KH-073, KH-093, KH-179, KH-050: what lies on the board.
TEST(SeveralTowns, TheBoardOfKingsport) {
  const Content& c = content();
  for (const char* wet : {"river_docks", "unvisited_isle", "north_point_lighthouse"})
    EXPECT_TRUE(has(c.aquatic, area(wet))) << wet;
  EXPECT_EQ((c.aquatic & c.arkham).size(), 2);
  EXPECT_TRUE(has(c.depots, area("train_station")));
  EXPECT_TRUE(has(c.depots, area("central_hill_streets")));
  EXPECT_EQ((c.depots & c.arkham).size(), 1);
  const Area causeway = area("causeway");
  const Area station = area("wireless_station");
  const Area house = area("strange_high_house_in_the_mist");
  for (const Area head : {causeway, station, house}) {
    EXPECT_TRUE(has(c.step_by_step, head));
    EXPECT_EQ(area_of(head).neighborhood, area_of(causeway).neighborhood);
    EXPECT_EQ(street_of(head), area("harborside_streets"));
  }
  EXPECT_EQ(area_of(house).near, (std::vector<Area>{station}));
  EXPECT_EQ(area_of(station).near, (std::vector<Area>{causeway, house}));
  EXPECT_EQ(area_of(station).white, causeway);
  EXPECT_EQ(area_of(station).black, causeway);
  // No gate opens in Kingsport, and every street can be reached from every other.
  for (const BoardArea& place : c.areas)
    if (place.part == kingsport()) EXPECT_FALSE(place.unstable) << place.id;
}

// KH-092, KH-093: six patterns over three tracks, and no location on more than two markers.
TEST(SeveralTowns, TheTracksOfRifts) {
  const Content& c = content();
  ASSERT_EQ(c.rift_tracks.size(), 3U);
  ASSERT_EQ(c.rifts.size(), 3U);
  EXPECT_EQ(c.rift_progress.size(), 12U);
  std::vector<std::pair<int, int>> patterns;
  for (const RiftTrack& track : c.rift_tracks)
    for (const RiftTrack::Pattern& pattern : track.groups)
      patterns.emplace_back(pattern.white, pattern.black);
  std::ranges::sort(patterns);
  EXPECT_EQ(std::ranges::unique(patterns).size(), 0U);
  // The cards of the base game that move monsters match exactly one group.
  for (const MythosCard& card : c.mythos) {
    if (card.part != 0 || card.white == 0) continue;
    int fed = 0;
    for (int track = 0; track < kRiftTracks; ++track)
      for (int group = 0; group < kRiftGroups; ++group)
        fed += feeds(track, group, card.white, card.black) ? 1 : 0;
    EXPECT_EQ(fed, 1) << card.id;
  }
}

// KH-044 to KH-051: one player less for each board beyond the first, and never less than one.
TEST(SeveralTowns, PlayersAreCountedAsOneLess) {
  const auto counted = [](int seats, std::initializer_list<std::string_view> boxes) {
    Table t;
    game().deal(t, setup_with(seats, boxes));
    return counted_players(t.state);
  };
  EXPECT_EQ(counted(6, {"dunwich", "kingsport"}), 5);  // KH-051
  EXPECT_EQ(counted(6, {"kingsport"}), 6);
  EXPECT_EQ(counted(6, {}), 6);
  EXPECT_EQ(counted(1, {"dunwich", "kingsport"}), 1);            // KH-047
  EXPECT_EQ(counted(6, {"dunwich", "kingsport", "yellow"}), 5);  // KH-048

  Towns towns(5, {"dunwich", "kingsport"});
  State& s = towns.s();
  EXPECT_EQ(monster_limit(s), 7);
  EXPECT_EQ(outskirts_limit(s), 4);
  EXPECT_EQ(too_many_gates(s), 7);
  EXPECT_EQ(players_in_texts(s), 4);
  s.house.counted_players = 1;  // R40
  EXPECT_EQ(monster_limit(s), 7);
  EXPECT_EQ(too_many_gates(s), 7);
  EXPECT_EQ(players_in_texts(s), 5);
}

// KH-045, KH-046, KH-049: monsters of a gate and of a surge, and the trophies that win, by that
// number; successes against the Ancient One by all who play.
TEST(SeveralTowns, TheReducedNumberIsUsedEverywhere) {
  Towns towns(5, {"dunwich", "kingsport"});
  towns.s().phase = Phase::kMythos;
  towns.s().stage = Stage::kGate;
  towns.s().active = towns.s().first;
  const auto card = content().mythos_named("family_found_butchered");
  ASSERT_TRUE(towns.s().mythos.take(card));
  towns.s().card = card;
  towns.t.begin(State(towns.t.state));
  EXPECT_EQ(towns.seen.count(Tells::kGateOpens), 1);
  EXPECT_EQ(towns.seen.count(Tells::kMonsterPlaced), 1);  // five players would bring two

  Towns surge(5, {"dunwich", "kingsport"});
  ASSERT_TRUE(surge.s().gate_stack.take(gate("abyss")));
  surge.s().gates[area("woods")] = gate("abyss");
  left_waiting(monster_surge(surge.t, area("woods"), cites("AH-186")));
  EXPECT_EQ(count_monsters(surge.s(), area("woods")), 4);

  Towns trophies(3, {"dunwich", "kingsport"});
  for (const char* kind_of_gate : {"abyss", "dreamlands"})
    ASSERT_TRUE(trophies.s().gate_stack.take(gate(kind_of_gate)));
  trophies.s().investigators[0].gates[gate("dreamlands")] = 1;
  trophies.s().gates[area("woods")] = gate("abyss");
  left_waiting(close_gate(trophies.t, area("woods"), 0, cites("AH-144")));
  EXPECT_EQ(trophies.s().ending, Ending::kGatesClosed);
}

// AH-227: the gates of other towns get their share, and what comes there takes no room in Arkham.
TEST(SeveralTowns, ASurgeReachesTheGatesOfOtherTowns) {
  Towns towns(2, {"dunwich"});
  State& s = towns.s();
  Area elsewhere = kNone;
  for (const Area unstable : content().unstable - content().arkham)
    if (on_board(s, unstable)) elsewhere = unstable;
  ASSERT_NE(elsewhere, kNone);
  ASSERT_TRUE(s.gate_stack.take(gate("abyss")));
  ASSERT_TRUE(s.gate_stack.take(gate("dreamlands")));
  s.gates[area("woods")] = gate("abyss");
  s.gates[elsewhere] = gate("dreamlands");
  for (int slot = 0; slot < 5; ++slot) {  // as many as Arkham bears
    ASSERT_TRUE(s.cup.take(kind("cultist")));
    s.monsters.put(slot, {kind("cultist"), area("graveyard")});
  }
  Rule<> surging = monster_surge(towns.t, area("woods"), cites("AH-186"));
  EXPECT_EQ(count_monsters(s, elsewhere), 1);
  EXPECT_EQ(count_monsters(s, kOutskirts), 1);
  EXPECT_EQ(count_monsters(s, area("woods")), 0);
}

// AH-492: a card whose gate location lies on a board that is not in play is replaced before any of
// its steps; a place for a Clue token there is ignored.
TEST(SeveralTowns, ACardOfABoardThatIsNotInPlayIsReplaced) {
  Towns towns(2, {});
  State& s = towns.s();
  std::uint8_t stray = kNone;
  for (std::size_t n = 0; n < content().mythos.size(); ++n)
    if (content().mythos[n].gate != kNone && !on_board(s, content().mythos[n].gate))
      stray = static_cast<std::uint8_t>(n);
  ASSERT_NE(stray, kNone);
  const auto next = content().mythos_named("break_in_at_neils");  // with a Clue token in Kingsport
  s.mythos.put_on_top(next);
  s.mythos.put_on_top(stray);
  s.phase = Phase::kMythos;
  s.stage = Stage::kBegin;
  s.active = s.first;
  towns.t.begin(State(towns.t.state));
  EXPECT_TRUE(towns.seen.cites(cites("AH-492")));
  EXPECT_EQ(towns.seen.count(Tells::kMythosReplaced), 1);
  EXPECT_EQ(towns.seen.count(Tells::kGateOpens), 1);
  EXPECT_FALSE(gate_open(towns.s(), content().mythos[stray].gate));
  EXPECT_EQ(towns.s().clues[area("neils_curiosity_shop")], 0);
}

// KH-059: the setup Mythos card is compared with the tracks, too.
TEST(SeveralTowns, TheSetupMythosCardFeedsATrack) {
  Table t;
  Witness seen;
  t.listen(&seen);
  game().deal(t, setup_with(2, {"kingsport"}));
  while (t.state.turn == 0) t.choose(0);
  EXPECT_EQ(seen.count(Tells::kRiftGathers), 1);
  EXPECT_TRUE(seen.cites(cites("KH-059")));
  for (const RiftState& rift : t.state.rifts) {
    EXPECT_FALSE(is_open(rift));  // KH-094
    EXPECT_EQ(rift.rift, kNone);  // KH-057: face down
  }
}

// KH-122: a rift that finds the cup empty awakens the Ancient One.
TEST(SeveralTowns, ARiftFindsTheCupEmpty) {
  Towns towns(2, {"kingsport"});
  State& s = towns.s();
  RiftState& rift = s.rifts[0];
  rift.rift = 0;  // the black moon
  rift.place = area("southside_streets");
  for (int space = 0; space < kRiftSpaces; ++space)
    rift.spaces[space] = static_cast<std::uint8_t>(space);
  while (!s.cup.empty()) s.cup.take(s.cup.cards().front());
  const auto moon = static_cast<std::uint16_t>(1U << static_cast<int>(Dimension::kMoon));
  left_waiting(move_rifts(towns.t, moon, 0));
  EXPECT_TRUE(towns.seen.cites(cites("KH-122")));
  EXPECT_EQ(towns.seen.count(Tells::kAwakens), 1);
}

// KH-132: a closed location does not allow its markers to be explored.
TEST(SeveralTowns, AClosedLocationIsNotExplored) {
  Towns towns(2, {"kingsport"});
  State& s = towns.s();
  s.rifts[0].spaces[0] = 0;
  const Area place = content().rift_progress[0].place;
  s.closed.add(place);
  const Rule<> nothing = explore_rifts(towns.t, 0, place);
  EXPECT_EQ(markers_on(s.rifts[0]), 1);
  s.closed.remove(place);
  const Rule<> explored = explore_rifts(towns.t, 0, place);
  EXPECT_EQ(markers_on(s.rifts[0]), 0);
}

// KH-180: an encounter that leads out of Kingsport Head and back returns the investigator there.
TEST(SeveralTowns, AnEncounterInAnOtherWorldLeadsBackToKingsportHead) {
  Towns towns(1, {"kingsport"});
  State& s = towns.s();
  const auto number = [](const auto& things, std::string_view id) {
    return static_cast<int>(
        std::ranges::find(things, id, [](const auto& thing) { return thing.id; }) - things.begin());
  };
  s.phase = Phase::kArkhamEncounters;
  s.active = 0;
  s.investigators[0].place = area("strange_high_house_in_the_mist");
  s.investigators[0].sheet =
      static_cast<std::uint8_t>(number(content().sheets, "amanda_sharpe"));  // no loss is lessened
  s.investigators[0].sanity = 3;
  towns.script.draws = {
      {static_cast<int>(DeckId::kGateCards), number(content().gate_cards, "yellow_2")}};
  towns.t.follow(&towns.script);
  const Rule<> visit =
      encounter_in_world(towns.t, 0, number(content().worlds, "dreamlands"), 1, cites("AH-518"));
  EXPECT_EQ(s.investigators[0].sanity, 2);
  EXPECT_EQ(s.investigators[0].place, area("strange_high_house_in_the_mist"));
}

// AH-234, AH-237: of several monsters that a text moves, the full Outskirts may have taken one.
TEST(SeveralTowns, AMonsterThatIsGoneIsMovedNoMore) {
  Towns towns(2, {"kingsport"});
  EXPECT_TRUE(move_monster(towns.t, 5, content().streets.first(), cites("AH-196")).ended());
  EXPECT_EQ(towns.s().monsters[5].place, kNone);
}

/// As many gates as do not awaken the Ancient One yet.
void open_all_but_one(Towns& towns) {
  State& s = towns.s();
  for (const Area area : content().unstable)
    if (open_gates(s) + 1 < too_many_gates(s)) s.gates.at[area] = s.gate_stack.take_at(0);
}

// AH-423: a Blight lowers the limit to the gates that are open already.
TEST(SeveralTowns, ALimitThatFallsToTheOpenGatesAwakens) {
  Towns towns(2, {"yellow"});
  open_all_but_one(towns);
  EXPECT_TRUE(test_gate_limit(towns.t).ended());
  enter_play(towns.t, content().table_card_named("abigail_foreman"), cites("KY-006"));
  EXPECT_FALSE(test_gate_limit(towns.t).ended());
  EXPECT_EQ(towns.s().ending, Ending::kAzathoth);
}

// AH-423: and so does a card that raised it and is lost.
TEST(SeveralTowns, WhoHoldsTheFireHasOneGateMore) {
  Towns towns(2, {"dunwich"});
  State& s = towns.s();
  const int before = too_many_gates(s);
  put_possession(s, 0, {content().card_named("fire_of_asshurbanipal"), 0, 0});
  EXPECT_EQ(too_many_gates(s), before + 1);
  open_all_but_one(towns);
  EXPECT_TRUE(test_gate_limit(towns.t).ended());
  take_possession(s, 0, static_cast<int>(held(s, 0).size()) - 1);
  EXPECT_FALSE(test_gate_limit(towns.t).ended());
}

TEST(SeveralTowns, AMythosCardThatLeadsToATownThatIsNotThereIsPassedOver) {  // AH-492 AH-525
  Towns table(1, {});
  const auto& cards = content().mythos;
  const auto elsewhere = std::ranges::find_if(cards, [&](const MythosCard& card) {
    return card.gate != kNone && !on_board(table.s(), card.gate);
  });
  ASSERT_NE(elsewhere, cards.end());
  table.s().mythos.put_on_top(static_cast<std::uint8_t>(elsewhere - cards.begin()));
  const Area area = next_mythos_gate(table.t, 0, cites("AH-525"));
  ASSERT_NE(area, kNone);
  EXPECT_TRUE(on_board(table.s(), area));
}

}  // namespace
}  // namespace tavola::arkham

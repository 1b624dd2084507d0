// The Mythos phase and what it moves: its steps in their order, gates and doom, monsters on the
// move, and conditions that last from turn to turn.
#include "games/arkham/rules/phases/mythos.h"

#include <bit>

#include "games/arkham/cards/card_effects.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/board/gates.h"
#include "games/arkham/rules/board/surge.h"
#include "games/arkham/rules/board/table_cards.h"
#include "games/arkham/rules/board/town_limits.h"
#include "games/arkham/rules/investigator/harm.h"
#include "games/arkham/rules/phases/monster_movement.h"
#include "games/arkham/tables_for_tests/town_for_tests.h"

namespace tavola::arkham {
namespace {

std::uint16_t of(Dimension dimension) {
  return static_cast<std::uint16_t>(1U << static_cast<unsigned>(dimension));
}
int mythos_card(std::string_view id) { return content().mythos_named(id); }

/// Where in what happened the first event of a kind stands; -1 if nowhere.
int position(const Town& town, Tells what) {
  for (std::size_t i = 0; i < town.seen.events.size(); ++i)
    if (town.seen.events[i].kind == static_cast<std::uint8_t>(what)) return static_cast<int>(i);
  return -1;
}

TEST(ArkhamMythos, ACardIsResolvedStepByStep) {  // AH-054 AH-173 AH-174 AH-191 AH-192 AH-217 AH-411
  Town town;                                     // AH-200 AH-052 AH-056
  town.at(Phase::kMythos, Stage::kBegin, 0);
  const Place street = Town::area("uptown_streets");
  town.monster("zombie", street);
  town.s.investigators[0].place = area_of(street).black;
  town.will_draw(DeckId::kMythos, mythos_card("icy_conditions"));
  town.will_draw(DeckId::kGateStack, Town::gate("abyss"));
  town.will_draw(DeckId::kCup, Town::kind("cultist"));
  town.begin();
  EXPECT_EQ(town.now().gates[Town::area("historical_society")], Town::gate("abyss"));
  EXPECT_EQ(town.now().doom, 1);
  EXPECT_EQ(town.now().environment, mythos_card("icy_conditions"));
  EXPECT_LT(position(town, Tells::kGateOpens), position(town, Tells::kCluePlaced));
  EXPECT_LT(position(town, Tells::kCluePlaced), position(town, Tells::kMonsterMoves));
  EXPECT_LT(position(town, Tells::kMonsterMoves), position(town, Tells::kEnvironment));
  EXPECT_EQ(town.times(Tells::kMonsterMoves), 2);  // the new one as well
  EXPECT_EQ(town.times(Tells::kCombatBegins), 0);
}

TEST(ArkhamMythos, TheAwakeningInterrupts) {  // AH-177 AH-193 AH-058 AH-430
  Town town(2, "yig");
  town.s.doom = 9;
  town.s.environment = content().mythos_named("curfew_enforced");
  hear_table(town.s);
  ASSERT_TRUE(town.s.mythos.take(town.s.environment));
  town.at(Phase::kMythos, Stage::kBegin, 0);
  town.will_draw(DeckId::kMythos, mythos_card("icy_conditions"));
  town.begin();
  EXPECT_EQ(town.times(Tells::kAwakens), 1);
  EXPECT_EQ(town.times(Tells::kCluePlaced), 0);
  EXPECT_EQ(town.times(Tells::kGateOpens), 0);
  EXPECT_EQ(town.now().environment, kNone);
}

TEST(ArkhamMythos, TheGreatRitualAsksAFourthSpellOfFivePlayers) {  // AH-415
  for (const int seats : {4, 5})
    for (const int spells : {2, 3, 4}) {
      Town town(seats);
      for (int i = 0; i < spells; ++i) town.give(0, "wither");
      town.begin();
      const int card = mythos_card("the_great_ritual");
      const std::uint16_t price = content().mythos[static_cast<std::size_t>(card)].price;
      EXPECT_EQ(can_carry_out(town.t, 0, price), spells >= (seats == 5 ? 4 : 3))
          << seats << " players, " << spells << " Spells";
    }
}

TEST(ArkhamMythos, TooManyGatesAwaken) {  // AH-179 AH-423 AH-023
  Town town(2, "yig");
  for (const char* where : {"woods", "graveyard", "black_cave", "witch_house", "unnamable",
                            "unvisited_isle", "independence_square"})
    town.open(where, content().gates[static_cast<std::size_t>(gate_areas(town.s).size())].id);
  town.begin();
  open_gate(town.t, Town::area("hibbs_roadhouse"), 1, cites("AH-178")).leave_to_the_arena();
  EXPECT_EQ(town.times(Tells::kAwakens), 1);
  EXPECT_EQ(town.now().phase, Phase::kAwakening);
}

TEST(ArkhamMythos, WithoutAMarkerItAwakens) {  // AH-424
  Town town(2, "yig");
  town.begin();
  while (!town.t.state.gate_stack.empty()) town.t.state.gate_stack.take_at(0);
  open_gate(town.t, Town::area("woods"), 1, cites("AH-178")).leave_to_the_arena();
  EXPECT_EQ(town.now().phase, Phase::kAwakening);
}

TEST(ArkhamMythos, NothingOpensWhereKateIs) {  // AH-521
  Town town;
  town.take_sheet(0, "kate_winthrop");
  town.s.investigators[0].place = Town::area("woods");
  town.begin();
  open_gate(town.t, Town::area("woods"), 1, cites("AH-178")).leave_to_the_arena();
  EXPECT_FALSE(gate_open(town.now(), Town::area("woods")));
  EXPECT_EQ(town.now().doom, 0);
}

TEST(ArkhamMythos, AGateDrawsInvestigatorsAndNotMonsters) {  // AH-182 AH-181 AH-475 AH-517
  Town town;
  town.s.investigators[0].place = Town::area("woods");
  const int slot = town.monster("zombie", Town::area("woods"));
  town.begin();
  open_gate(town.t, Town::area("woods"), 0, cites("AH-117")).leave_to_the_arena();
  EXPECT_TRUE(in_other_world(town.me().place));
  EXPECT_EQ(town.me().delayed, 1);
  EXPECT_EQ(town.now().monsters[slot].place, Town::area("woods"));
  EXPECT_EQ(town.times(Tells::kMonsterPlaced), 0);
}

TEST(ArkhamMythos, AClosedLocationIsOpenThroughAGate) {  // AH-418
  Town town;
  town.begin();
  const Area woods = Town::area("woods");
  town.t.state.closed |= AreaSet::only(woods);
  open_gate(town.t, woods, 0, cites("AH-178")).leave_to_the_arena();
  EXPECT_FALSE(closed(town.now(), woods));
  put_investigator(town.t, 0, woods, cites("AH-079"));
  close_gate(town.t, woods, kNone, cites("AH-152")).leave_to_the_arena();
  EXPECT_TRUE(closed(town.now(), woods));
  EXPECT_EQ(town.me().place, Town::area("uptown_streets"));
}

TEST(ArkhamMythos, AClueMayBeTakenAtOnce) {  // AH-189 AH-190 AH-154
  Town town;
  town.s.investigators[0].place = Town::area("woods");
  town.s.sealed = AreaSet::only(Town::area("woods"));
  town.begin();
  const int before = town.now().clues[Town::area("woods")];
  place_clue(town.t, Town::area("woods"), cites("AH-188")).leave_to_the_arena();
  ASSERT_TRUE(town.asks(Prompt::kClueAppears));
  EXPECT_TRUE(town.offers(Verb::kLeaveClue));
  town.choose(Verb::kTakeClue, 0);
  EXPECT_EQ(town.me().clues, 1);
  EXPECT_EQ(town.now().clues[Town::area("woods")], before);
}

TEST(ArkhamMythos, ASurgeIsAnEventOfItsOwn) {  // AH-218 AH-225 AH-226 AH-220
  Town town(2, "yig");
  town.open("woods", "abyss");
  town.open("historical_society", "rlyeh");
  town.at(Phase::kMythos, Stage::kBegin, 0);
  town.will_draw(DeckId::kMythos, mythos_card("icy_conditions"));
  town.begin();
  ASSERT_EQ(town.times(Tells::kSurge), 1);
  EXPECT_EQ(town.told(Tells::kSurge)->args[1], 2);
  EXPECT_EQ(town.now().doom, 0);  // AH-224
  Town empty(2, "yig");
  empty.open("woods", "abyss");
  empty.begin();
  while (empty.t.state.cup.size() > 1) empty.t.state.cup.take_at(0);
  // The table's own question stands open beside this rule, which is given up on the way.
  empty.t.arena().watch(nullptr);
  monster_surge(empty.t, Town::area("woods"), cites("AH-186")).leave_to_the_arena();
  EXPECT_EQ(empty.now().phase, Phase::kAwakening);
}

TEST(ArkhamMythos, IthaquaIgnoresTheWeather) {  // AH-548 AH-420
  Town town(2, "ithaqua");
  town.s.environment = content().mythos_named("curfew_enforced");
  hear_table(town.s);
  ASSERT_TRUE(town.s.mythos.take(town.s.environment));
  town.at(Phase::kMythos, Stage::kBegin, 0);
  town.will_draw(DeckId::kMythos, mythos_card("icy_conditions"));
  town.begin();
  EXPECT_EQ(town.now().environment, mythos_card("curfew_enforced"));
  EXPECT_TRUE(gate_open(town.now(), Town::area("historical_society")));
  EXPECT_EQ(town.times(Tells::kCluePlaced), 1);
}

TEST(ArkhamMythos, TheFlushThatLiftsTheLimit) {  // AH-236 AH-212 AH-476
  Town town;  // five monsters in Arkham and the Sky, six in the Outskirts
  for (int i = 0; i < 4; ++i) town.monster("cultist", Town::area("uptown_streets"));
  town.monster("byakhee", kSky);
  for (int i = 0; i < 3; ++i) town.monster("zombie", kOutskirts);
  for (int i = 0; i < 3; ++i) town.monster("ghost", kOutskirts);
  EXPECT_EQ(monsters_in_arkham(town.s), 5);
  town.begin();
  raise_terror(town.t, 9, cites("AH-239")).leave_to_the_arena();
  auto first = draw_monster(town.t, cites("AH-183"));
  place_monster(town.t, first.outcome(), Town::area("woods"), cites("AH-183")).leave_to_the_arena();
  EXPECT_EQ(town.now().terror, 10);
  EXPECT_EQ(count_monsters(town.now(), kOutskirts), 0);
  auto second = draw_monster(town.t, cites("AH-183"));
  const int slot = second.outcome();
  place_monster(town.t, slot, Town::area("woods"), cites("AH-183")).leave_to_the_arena();
  EXPECT_EQ(town.now().monsters[slot].place, Town::area("woods"));
}

// ---- monsters on the move -----------------------------------------------------------------------

TEST(ArkhamMonsterMovement, FlyersTakeToTheSkyAndComeDown) {  // AH-208 AH-209 AH-216
  Town town;
  const int slot = town.monster("byakhee", Town::area("uptown_streets"));
  town.begin();
  town.t.state.investigators[0].place = Town::area("library");
  move_monsters(town.t, of(Dimension::kCircle), of(Dimension::kCircle)).leave_to_the_arena();
  EXPECT_EQ(town.now().monsters[slot].place, kSky);  // once, although both boxes list it
  move_monsters(town.t, of(Dimension::kCircle), 0).leave_to_the_arena();
  EXPECT_EQ(town.now().monsters[slot].place, kSky);
  town.t.state.investigators[0].place = Town::area("downtown_streets");
  move_monsters(town.t, of(Dimension::kCircle), 0).leave_to_the_arena();
  EXPECT_EQ(town.now().monsters[slot].place, Town::area("downtown_streets"));
}

TEST(ArkhamMonsterMovement, TiesAreForTheFirstPlayer) {  // AH-202 AH-480 AH-478 AH-482 AH-484
  Town town;
  town.take_sheet(1, "gloria_goldberg");  // Sneak 3 on the first stop, as Darrell
  town.sliders(0, 0, 0, 0);
  town.sliders(1, 0, 0, 0);
  town.s.investigators[1].place = Town::area("uptown_streets");
  town.monster("byakhee", kSky);
  town.begin();
  move_monsters(town.t, of(Dimension::kCircle), 0).leave_to_the_arena();
  ASSERT_TRUE(town.asks(Prompt::kMonsterTie));
  EXPECT_EQ(town.t.decision().seat, town.now().first);
}

TEST(ArkhamMonsterMovement, TheChthonianShakesTheTown) {  // AH-528 AH-470 AH-501
  Town town;
  town.monster("chthonian", Town::area("downtown_streets"));  // with an investigator
  town.s.investigators[1].place = first_area(0);
  town.begin({6});
  move_monsters(town.t, of(Dimension::kTriangle), 0).leave_to_the_arena();
  EXPECT_EQ(town.me(0).stamina, 5);
  EXPECT_EQ(town.me(1).stamina, maximum_stamina(town.now(), 1));
}

TEST(ArkhamMonsterMovement, StepsAreCountedAlongYellowLines) {  // AH-490
  Town town;
  std::uint8_t steps[kMostAreas];
  distances(town.s, Town::area("downtown_streets"), steps);
  EXPECT_EQ(steps[Town::area("downtown_streets")], 0);
  EXPECT_EQ(steps[Town::area("bank_of_arkham")], 1);
  EXPECT_EQ(steps[Town::area("easttown_streets")], 1);
  EXPECT_EQ(steps[Town::area("rivertown_streets")], 2);
}

TEST(ArkhamMonsterMovement, OfTwoNearGatesTheOwnerChooses) {  // AH-491 AH-469
  Town town;
  town.sliders(0, 3, 0, 0);
  town.s.investigators[0].place = Town::area("rivertown_streets");
  town.open("graveyard", "abyss");
  town.open("black_cave", "rlyeh");
  town.monster("nightgaunt", Town::area("rivertown_streets"));
  town.among_monsters();
  town.begin();
  town.choose(Verb::kEvade);
  ASSERT_TRUE(town.asks(Prompt::kNearestGate));
  EXPECT_EQ(town.t.decision().options.size(), 2U);
}

// ---- from turn to turn --------------------------------------------------------------------------

TEST(ArkhamTurn, IncomeInUpkeep) {  // AH-065 AH-392 AH-073 AH-505 AH-506
  Town town;
  town.s.investigators[0].special = kRetainer | kDeputy;
  town.s.investigators[0].place = first_area(0);
  town.at(Phase::kUpkeep, Stage::kBegin, 0);
  town.begin({1});
  EXPECT_EQ(town.me().money, 3);
  EXPECT_EQ(town.me().special, kDeputy);  // the Retainer left on a 1
  Town fresh;
  fresh.s.investigators[0].special = kRetainer;
  fresh.s.investigators[0].fresh = kRetainer;
  fresh.at(Phase::kUpkeep, Stage::kBegin, 0);
  fresh.begin();  // no die
  EXPECT_EQ(fresh.me().money, 2);
  EXPECT_EQ(fresh.me().fresh, 0);
}

TEST(ArkhamTurn, ALostTurnStillStandsUp) {  // AH-498 AH-499 AH-500
  Town town;
  town.s.investigators[0].delayed = 1;
  town.s.investigators[0].turn_over = 1;
  town.monster("zombie", Town::area("downtown_streets"));
  town.at(Phase::kMovement, Stage::kBegin, 0);
  town.begin();
  EXPECT_EQ(town.me().delayed, 0);
  EXPECT_EQ(town.t.decision().seat, 1);
}

TEST(ArkhamTurn, WhoStandsUpMayTakeClues) {  // AH-507 AH-508 AH-089
  Town town;
  town.give(0, "ancient_tome");
  town.s.investigators[0].place = Town::area("woods");
  town.s.clues[Town::area("woods")] = 2;
  town.s.investigators[0].delayed = 1;
  town.at(Phase::kMovement, Stage::kBegin, 0);
  town.begin();
  ASSERT_TRUE(town.asks(Prompt::kTakeClues));  // and no Tome was offered
  town.choose(Verb::kTakeClues, 2);
  EXPECT_EQ(town.me().clues, 2);
}

TEST(ArkhamTurn, MonstersComeBeforeClues) {  // AH-093 AH-509
  Town town;
  town.s.investigators[0].place = Town::area("woods");
  town.s.clues[Town::area("woods")] = 1;
  town.sliders(0, 0, 0, 0);
  town.monster("zombie", Town::area("woods"));
  town.at(Phase::kMovement, Stage::kMoving, 0);
  town.s.points = 1;
  town.begin({5, 1, 1, 1});
  town.choose(Verb::kEndMovement);
  ASSERT_TRUE(town.asks(Prompt::kDealWith));
  town.choose(Verb::kEvade);
  EXPECT_TRUE(town.asks(Prompt::kTakeClues));
}

TEST(ArkhamTurn, AGateActsInTheEncountersPhase) {  // AH-095 AH-123 AH-106
  Town town;
  town.open("woods", "abyss");
  town.s.investigators[0].place = Town::area("uptown_streets");
  town.sliders(1, 3, 0, 0);  // so that seat 1 has somewhere to go
  town.at(Phase::kMovement, Stage::kMoving, 0);
  town.s.points = 2;
  town.begin();
  town.choose(Verb::kMove, Town::area("woods"));
  EXPECT_EQ(town.me().place, Town::area("woods"));
  town.choose(Verb::kEndMovement);
  EXPECT_EQ(town.me().place, Town::area("woods"));
  town.choose(Verb::kEndMovement);  // of seat 1
  EXPECT_TRUE(in_other_world(town.me().place));
  EXPECT_EQ(town.me().delayed, 0);
}

TEST(ArkhamTurn, AClosedStationReleasesIntoTheStreet) {  // AH-539
  Town town;
  town.s.investigators[0].place = kJail;
  town.s.investigators[0].delayed = 1;
  town.s.closed = AreaSet::only(Town::area("police_station"));
  town.at(Phase::kMovement, Stage::kBegin, 0);
  town.begin();
  EXPECT_EQ(town.me().place, Town::area("easttown_streets"));
}

TEST(ArkhamTurn, TheDeputyKnowsNoCurfew) {  // AH-471
  for (const bool deputy : {false, true}) {
    Town town;
    town.s.environment = content().mythos_named("curfew_enforced");
    hear_table(town.s);
    ASSERT_TRUE(town.s.mythos.take(town.s.environment));
    if (deputy) town.s.investigators[0].special = kDeputy;
    town.sliders(0, 0, 3, 0);  // Will 1
    town.at(Phase::kMovement, Stage::kArrived, 0);
    if (deputy)
      town.begin();
    else
      town.begin({1});
    EXPECT_EQ(town.me().place == kJail, !deputy);
  }
}

TEST(ArkhamTurn, TheFirstOptionIsAlwaysAnAnswer) {  // AH-481 AH-071 AH-077
  Town town(3);
  town.begin();
  int decisions = 0;
  while (!town.t.over() && decisions++ < 20000) town.t.choose(0);
  EXPECT_TRUE(town.t.over());
}

}  // namespace
}  // namespace tavola::arkham

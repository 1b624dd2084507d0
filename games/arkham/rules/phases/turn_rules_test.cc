// The phases of a turn as a player meets them: what is asked, what is offered, and what comes of
// it.
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/encounters/locations.h"
#include "games/arkham/rules/final_battle/ending.h"
#include "games/arkham/rules/investigator/condition.h"
#include "games/arkham/rules/investigator/harm.h"
#include "games/arkham/rules/investigator/possessions.h"
#include "games/arkham/rules/phases/movement.h"
#include "games/arkham/rules/phases/upkeep.h"
#include "games/arkham/tables_for_tests/quiet_table_for_tests.h"

namespace tavola::arkham {
namespace {

void begin(Quiet& table, Phase phase, Stage stage = Stage::kBegin) {
  table.s().phase = phase;
  table.s().stage = stage;
  table.s().active = table.s().first = 0;
  table.play();
}

/// Nobody has anything, so that nothing is offered by cards.
void strip(Quiet& table) {
  State& s = table.s();
  for (Seat who = 0; who < s.seats; ++who) {
    while (!held(s, who).empty()) put_back(s, take_possession(s, who, 0).card);
    Investigator& i = s.investigators[who];
    i.money = 0;
    i.clues = 0;
    i.special = i.fresh = 0;
    i.luck = Luck::kNeither;
    i.sanity = static_cast<std::uint8_t>(maximum_sanity(s, who));
    i.stamina = static_cast<std::uint8_t>(maximum_stamina(s, who));
  }
}

void play_as(Quiet& table, Seat who, std::string_view sheet) {
  State& s = table.s();
  const auto& all = content().sheets;
  const auto wanted = static_cast<std::uint8_t>(
      std::ranges::find(all, sheet, &InvestigatorSheet::id) - all.begin());
  ASSERT_LT(wanted, all.size()) << sheet;
  if (s.investigators[who].sheet == wanted) return;
  for (Seat other = 0; other < s.seats; ++other)
    if (s.investigators[other].sheet == wanted) {
      s.investigators[other].sheet = s.investigators[who].sheet;
      hear_own(s, other);
    }
  if (s.sheets.take(wanted)) s.sheets.add(s.investigators[who].sheet);
  s.investigators[who].sheet = wanted;
  hear_own(s, who);
}

// AH-060, AH-503, AH-504: back from Lost in Time and Space, to any area that is not closed.
TEST(Upkeep, BackFromTimeAndSpace) {
  Quiet table(1);
  strip(table);
  play_as(table, 0, "joe_diamond");
  strip(table);
  table.s().investigators[0].place = kLost;
  table.s().closed |= AreaSet::only(area("general_store"));
  begin(table, Phase::kUpkeep);
  ASSERT_TRUE(table.asks(Prompt::kReenter));
  EXPECT_LT(table.offered(Verb::kReenter, area("general_store")), 0);
  table.choose(Verb::kReenter, area("woods"));
  EXPECT_EQ(table.s().investigators[0].place, area("woods"));
}

// AH-074, AH-354: still delayed, the turn brings nothing but standing up.
TEST(Upkeep, LostAndDelayedSkipsIt) {
  Quiet table(2);
  strip(table);
  play_as(table, 0, "joe_diamond");
  table.s().investigators[0].place = kLost;
  table.s().investigators[0].delayed = 1;
  begin(table, Phase::kUpkeep);
  EXPECT_EQ(table.s().active, 1);
  EXPECT_TRUE(table.seen.cites(cites("AH-074")));
}

// AH-063 to AH-066: the roll of the first Upkeep is waived, the Retainer's money is not.
TEST(Upkeep, FreshCardsAreNotRolledFor) {
  Quiet table(1);
  strip(table);
  play_as(table, 0, "joe_diamond");
  Investigator& i = table.s().investigators[0];
  gain_special(table.t, 0, kRetainer, cites("AH-388"));
  bless(table.t, 0, cites("AH-368"));
  Rule<> first = upkeep_actions(table.t, 0);
  ASSERT_TRUE(first.ended());
  EXPECT_EQ(i.money, 2);
  EXPECT_TRUE(table.seen.cites(cites("AH-063")));
  EXPECT_TRUE(table.seen.cites(cites("AH-064")));
  table.dice({1, 1});
  Rule<> second = upkeep_actions(table.t, 0);
  ASSERT_TRUE(second.ended());
  EXPECT_EQ(i.money, 4);
  EXPECT_EQ(i.special & kRetainer, 0);
  EXPECT_EQ(i.luck, Luck::kNeither);
}

// AH-067, AH-068, AH-330: without money a bad roll means default, and all items are gone, but for
// the one that is not lost against its owner's will.
TEST(Upkeep, DefaultedLoan) {
  Quiet table(1);
  strip(table);
  State& s = table.s();
  s.investigators[0].special = kBankLoan;
  ASSERT_TRUE(take_named(table.t, 0, content().card_named("knife"), cites("AH-036")));
  ASSERT_TRUE(take_named(table.t, 0, content().card_named("derringer_18"), cites("AH-036")));
  table.dice({3});
  Rule<> actions = upkeep_actions(table.t, 0);
  ASSERT_TRUE(actions.ended());
  ASSERT_EQ(held(s, 0).size(), 1U);
  EXPECT_EQ(held(s, 0)[0].card, content().card_named("derringer_18"));
  EXPECT_EQ(s.investigators[0].special, kDefaulted);
  EXPECT_EQ(s.loans_defaulted, 1);
}

// AH-070 to AH-072: as many stops as the Focus allows, on any track.
TEST(Upkeep, SlidersAndFocus) {
  Quiet table(1);
  strip(table);
  play_as(table, 0, "harvey_walters");  // Focus 2
  strip(table);
  for (std::uint8_t& stop : table.s().investigators[0].stops) stop = 0;
  table.s().investigators[0].stops[0] = 3;  // fast enough to be asked where to go
  begin(table, Phase::kUpkeep, Stage::kActions);
  ASSERT_TRUE(table.asks(Prompt::kSliders));
  EXPECT_GE(table.offered(Verb::kSetSlider, 1, 2), 0);
  EXPECT_LT(table.offered(Verb::kSetSlider, 1, 3), 0);
  table.choose(Verb::kSetSlider, 1, 1);
  EXPECT_LT(table.offered(Verb::kSetSlider, 1, 3), 0);
  table.choose(Verb::kSetSlider, 2, 1);
  EXPECT_EQ(table.s().investigators[0].stops[2], 1);
  EXPECT_EQ(table.s().phase, Phase::kMovement);
}

// AH-078 to AH-080, AH-091, AH-092: points, steps, and Clues only where the movement ends.
TEST(Movement, StepsAndClues) {
  Quiet table(1);
  strip(table);
  play_as(table, 0, "joe_diamond");  // Speed 3 to 6
  strip(table);
  State& s = table.s();
  s.investigators[0].stops[0] = 0;
  s.clues[area("independence_square")] = 2;
  begin(table, Phase::kMovement);
  ASSERT_TRUE(table.asks(Prompt::kMovement));
  EXPECT_EQ(s.points, 3);
  table.choose(Verb::kMove, area("independence_square"));
  EXPECT_EQ(s.investigators[0].clues, 0);
  table.choose(Verb::kEndMovement);
  ASSERT_TRUE(table.asks(Prompt::kTakeClues));
  table.choose(Verb::kTakeClues, 1);
  EXPECT_EQ(s.investigators[0].clues, 1);
  EXPECT_EQ(s.clues[area("independence_square")], 1);
}

// AH-082, AH-084: entering starts nothing; leaving needs every monster to be dealt with.
TEST(Movement, MonstersHoldWhoWantsToLeave) {
  Quiet table(1);
  strip(table);
  play_as(table, 0, "joe_diamond");
  strip(table);
  State& s = table.s();
  const int slot = table.put("cultist", area("northside_streets"));
  begin(table, Phase::kMovement);
  table.choose(Verb::kMove, area("northside_streets"));
  EXPECT_EQ(s.fight.who, kNone);
  EXPECT_LT(table.offered(Verb::kMove), 0);
  EXPECT_GE(table.offered(Verb::kFight, slot), 0);
  EXPECT_GE(table.offered(Verb::kEvade, slot), 0);
  table.choose(Verb::kEndMovement);
  EXPECT_TRUE(table.asks(Prompt::kDealWith));  // AH-083
}

// AH-075, AH-089: a delayed investigator stands up and meets the monsters there.
TEST(Movement, StandingUp) {
  Quiet table(1);
  strip(table);
  State& s = table.s();
  s.investigators[0].delayed = 1;
  table.put("cultist", s.investigators[0].place);
  begin(table, Phase::kMovement);
  EXPECT_EQ(s.investigators[0].delayed, 0);
  EXPECT_TRUE(table.asks(Prompt::kDealWith));
  EXPECT_EQ(s.points, 0);
}

// AH-076, AH-344, AH-345: out of jail into the Police Station, and nothing else in that turn.
TEST(Movement, OutOfJail) {
  Quiet table(2);
  strip(table);
  State& s = table.s();
  s.investigators[0].place = kJail;
  s.investigators[0].delayed = 1;
  s.investigators[1].stops[0] = 3;  // fast enough to be asked where to go
  begin(table, Phase::kMovement);
  EXPECT_EQ(s.investigators[0].place, area("police_station"));
  EXPECT_EQ(s.investigators[0].delayed, 0);
  EXPECT_EQ(s.investigators[0].no_encounter, 1);
  EXPECT_EQ(s.active, 1);
}

// AH-094: closed locations are not offered; barred streets are neither entered nor left.
TEST(Movement, ClosedAndBarred) {
  Quiet table(1);
  strip(table);
  State& s = table.s();
  s.investigators[0].place = area("rivertown_streets");
  s.closed |= AreaSet::only(area("general_store"));
  s.barred_now |= AreaSet::only(area("merchant_district_streets"));
  EXPECT_FALSE(may_walk(s, area("rivertown_streets"), area("general_store")));
  EXPECT_FALSE(may_walk(s, area("rivertown_streets"), area("merchant_district_streets")));
  EXPECT_FALSE(may_walk(s, area("merchant_district_streets"), area("river_docks")));
  EXPECT_TRUE(may_walk(s, area("rivertown_streets"), area("graveyard")));
}

// AH-123: a gate draws in whoever has no explored marker, without a delay.
TEST(Encounters, ThroughTheGate) {
  Quiet table(2);
  strip(table);
  State& s = table.s();
  table.open("woods", "abyss");
  table.open("graveyard", "yuggoth");
  s.investigators[0].place = area("woods");
  begin(table, Phase::kArkhamEncounters);
  while (s.active == 0 && s.phase == Phase::kArkhamEncounters) table.t.choose(0);
  EXPECT_TRUE(in_other_world(s.investigators[0].place));
  EXPECT_EQ(s.investigators[0].delayed, 0);
  EXPECT_TRUE(table.seen.cites(cites("AH-123")));
}

// AH-128: care at the Asylum, only if there is something to regain and the money for it.
TEST(Encounters, PsychiatricCare) {
  Quiet table(1, "azathoth");
  strip(table);
  State& s = table.s();
  s.investigators[0].place = area("arkham_asylum");
  table.t.ask(0, Prompt::kEncounter, cites("AH-107"));
  offer_ability(table.t, 0);
  EXPECT_FALSE(table.t.anything_offered());
  s.investigators[0].sanity = 1;
  s.investigators[0].money = 2;
  begin(table, Phase::kArkhamEncounters, Stage::kActions);
  ASSERT_TRUE(table.asks(Prompt::kEncounter));
  EXPECT_GE(table.offered(Verb::kRegain), 0);
  table.choose(Verb::kRestore);
  EXPECT_EQ(s.investigators[0].sanity, maximum_sanity(s, 0));
  EXPECT_EQ(s.investigators[0].money, 0);
}

// AH-135 to AH-139, AH-405 to AH-408: trophies buy things, and what is too much is lost.
TEST(Encounters, TrophiesBuyThings) {
  Quiet table(1);
  strip(table);
  State& s = table.s();
  s.investigators[0].place = area("river_docks");
  table.put("star_spawn", trophies_of(0));  // toughness 3
  table.put("dhole", trophies_of(0));       // toughness 3
  begin(table, Phase::kArkhamEncounters, Stage::kActions);
  ASSERT_TRUE(table.asks(Prompt::kEncounter));
  EXPECT_LT(table.offered(Verb::kSellTrophies, 0, 1), 0);
  table.choose(Verb::kSellTrophies, 5, 0);
  table.t.choose(0);
  EXPECT_EQ(s.investigators[0].money, 5);
  EXPECT_EQ(monster_trophies(s, 0), 0);
  EXPECT_EQ(table.seen.count(Tells::kTrophySpent), 2);
}

// AH-139, AH-391, AH-393: one Deputy, with revolver and wagon.
TEST(Encounters, TheDeputy) {
  Quiet table(2);
  strip(table);
  State& s = table.s();
  for (Seat who = 0; who < 2; ++who) {
    s.investigators[who].place = area("police_station");
    ASSERT_TRUE(s.gate_stack.take(gate("abyss")));
    ASSERT_TRUE(s.gate_stack.take(gate("yuggoth")));
    s.investigators[who].gates[gate("abyss")] = 1;
    s.investigators[who].gates[gate("yuggoth")] = 1;
  }
  begin(table, Phase::kArkhamEncounters, Stage::kActions);
  table.choose(Verb::kSellTrophies, 0, 2);
  table.t.choose(0);
  EXPECT_NE(s.investigators[0].special & kDeputy, 0);
  EXPECT_GE(find_card(s, 0, content().patrol_wagon), 0);
  EXPECT_GE(find_card(s, 0, content().deputys_revolver), 0);
  while (s.active == 1 && !table.asks(Prompt::kEncounter)) table.t.choose(0);
  EXPECT_LT(table.offered(Verb::kSellTrophies), 0);
}

// AH-059: a lost turn skips everything but the Mythos phase.
TEST(Turn, LostTurns) {
  Quiet table(2);
  strip(table);
  State& s = table.s();
  lose_turns(table.t, 0, 1, cites("AH-059"));
  begin(table, Phase::kStartOfTurn);
  EXPECT_EQ(s.investigators[0].turn_over, 1);
  EXPECT_EQ(s.active, 1);
  EXPECT_EQ(s.investigators[0].turns_lost, 0);
}

// AH-053, AH-055: clockwise from the first player; the marker passes to the left.
TEST(Turn, OrderOfPlay) {
  Quiet table(3);
  State& s = table.s();
  s.first = 2;
  EXPECT_EQ(next_in_order(s, kNone), 2);
  EXPECT_EQ(next_in_order(s, 2), 0);
  EXPECT_EQ(next_in_order(s, 0), 1);
  EXPECT_EQ(next_in_order(s, 1), kNone);
}

// AH-360, AH-362: a new investigator comes with the next turn, prepared as at the start.
TEST(Turn, NewInvestigators) {
  Quiet table(2);
  strip(table);
  State& s = table.s();
  const std::uint8_t before = s.investigators[0].sheet;
  Rule<> devoured = devour(table.t, 0, Reason::kBothGone, cites("AH-338"));
  ASSERT_TRUE(devoured.ended());
  EXPECT_EQ(s.sheets.count(before), 1);
  // One of those who bring something along.
  const auto brings = std::ranges::find_if(s.sheets.cards(), [](const std::uint8_t sheet) {
    return !content().sheets[sheet].fixed.empty();
  });
  ASSERT_NE(brings, s.sheets.cards().end());
  table.script.draws.push_back({static_cast<int>(DeckId::kSheets), *brings});
  begin(table, Phase::kStartOfTurn);
  while (s.phase == Phase::kStartOfTurn) table.t.choose(0);
  EXPECT_TRUE(in_play(s, 0));
  EXPECT_EQ(s.investigators[0].place, sheet_of(s, 0).home);
  EXPECT_TRUE(table.seen.cites(cites("AH-362")));
  // Who it is comes before what is brought along.
  const auto first = [&](Tells kind) {
    return std::ranges::find(table.seen.events, static_cast<std::uint8_t>(kind), &Event::kind);
  };
  EXPECT_LT(first(Tells::kInvestigator), first(Tells::kCardGained));
  EXPECT_NE(first(Tells::kCardGained), table.seen.events.end());
}

// AH-429, AH-542, AH-552: who is lost is eliminated, delays end, and the battle begins.
TEST(Turn, TheAwakening) {
  Quiet table(3);
  strip(table);
  State& s = table.s();
  s.investigators[0].place = kLost;
  s.investigators[0].delayed = 1;
  s.investigators[1].delayed = 1;
  Rule<> devoured = devour(table.t, 2, Reason::kBothGone, cites("AH-338"));
  ASSERT_TRUE(devoured.ended());
  Rule<> woken = awaken(table.t, cites("AH-422"));
  EXPECT_FALSE(woken.ended());
  table.play();
  EXPECT_EQ(s.investigators[0].standing, Standing::kEliminated);
  EXPECT_EQ(s.investigators[2].standing, Standing::kEliminated);
  EXPECT_EQ(s.investigators[1].delayed, 0);
  EXPECT_EQ(s.doom, ancient_one(s).doom);
  EXPECT_TRUE(in_battle(s));
  EXPECT_EQ(s.active, 1);
}

}  // namespace
}  // namespace tavola::arkham

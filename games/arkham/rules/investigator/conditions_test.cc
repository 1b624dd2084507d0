// What checks, conditions, cards and gates do to investigators in the cases that do not come up in
// every battle. Rules are called on a table that waits for somebody; what they ask is then asked
// there.
#include <bit>

#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/board/gates.h"
#include "games/arkham/rules/board/table_cards.h"
#include "games/arkham/rules/combat/checks.h"
#include "games/arkham/rules/combat/combat.h"
#include "games/arkham/rules/encounters/encounter_moves.h"
#include "games/arkham/rules/encounters/encounter_texts.h"
#include "games/arkham/rules/encounters/locations.h"
#include "games/arkham/rules/investigator/condition.h"
#include "games/arkham/rules/investigator/harm.h"
#include "games/arkham/rules/investigator/possessions.h"
#include "games/arkham/rules/phases/other_worlds.h"
#include "games/arkham/rules/phases/setup.h"
#include "games/arkham/rules/phases/turn.h"
#include "games/arkham/rules/phases/upkeep.h"
#include "games/arkham/tables_for_tests/town_for_tests.h"

namespace tavola::arkham {
namespace {

int world(std::string_view id) {
  return static_cast<int>(std::ranges::find(content().worlds, id, &OtherWorld::id) -
                          content().worlds.begin());
}
std::uint8_t sheet(std::string_view id) {
  return static_cast<std::uint8_t>(std::ranges::find(content().sheets, id, &InvestigatorSheet::id) -
                                   content().sheets.begin());
}
void put_in_play(Town& town, std::string_view environment) {
  town.s.environment = content().mythos_named(environment);
  hear_table(town.s);
  ASSERT_TRUE(town.s.mythos.take(town.s.environment)) << environment;
}

// ---- checks -------------------------------------------------------------------------------------

TEST(ArkhamChecks, ASkillIsNeverBelowZeroBeforeModifiers) {  // AH-268 AH-259
  Town town;
  town.take_sheet(0, "gloria_goldberg");  // Fight 0
  town.sliders(0, 0, 0, 0);
  put_in_play(town, "heat_wave");  // Fight -1
  EXPECT_EQ(skill_value(town.s, 0, Skill::kFight), 0);
  const Check check = check_of(0, CheckKind::kPlain, Skill::kFight, 2);
  EXPECT_EQ(check.difficulty, 1);
  EXPECT_EQ(dice_of(town.s, check), 2);
}

TEST(ArkhamChecks, ANamedCheckHasBonusesOfItsOwn) {  // AH-279 AH-269
  Town town;
  town.sliders(0, 0, 1, 0);  // Will 3
  town.give(0, "cross");
  const State& s = town.s;
  EXPECT_EQ(dice_of(s, check_of(0, CheckKind::kHorror, Skill::kWill, -1)), 3);
  EXPECT_EQ(dice_of(s, check_of(0, CheckKind::kPlain, Skill::kWill, -1)), 2);
}

TEST(ArkhamChecks, ARollIsNoCheckButCountsSuccessesAlike) {  // AH-265 AH-271
  Town town;
  town.s.investigators[0].clues = 3;
  town.s.investigators[0].luck = Luck::kBlessed;
  town.open("woods", "abyss");
  town.open("graveyard", "abyss");
  town.open("witch_house", "yuggoth");
  town.begin({4, 3, 6});
  close_by_dice(town.t, 0, cites("AH-108")).leave_to_the_arena();
  EXPECT_EQ(open_gates(town.now()), 1);
  EXPECT_EQ(town.times(Tells::kRollsForGate), 3);
  EXPECT_TRUE(town.applied_rule(cites("AH-271")));
  EXPECT_FALSE(town.asks(Prompt::kAfterCheck));
}

TEST(ArkhamChecks, MandyHelpsAnybodyOnceATurn) {  // AH-057 AH-479
  Town town;
  town.take_sheet(1, "mandy_thompson");
  town.sliders(0, 2, 0, 0);  // Sneak 1
  town.monster("zombie", Town::area("downtown_streets"));
  town.among_monsters();
  town.begin({1, 1, 1, 5});
  town.choose(Verb::kEvade);
  ASSERT_TRUE(town.asks(Prompt::kAfterCheck));
  EXPECT_EQ(town.t.decision().seat, 1);
  town.choose(Verb::kUse);
  EXPECT_EQ(town.times(Tells::kEvaded), 1);
}

TEST(ArkhamChecks, ResearchMaterialsCountAsAClue) {  // AH-022 AH-260
  Town town;
  town.sliders(0, 3, 0, 0);
  town.give(0, "research_materials");
  town.monster("ghost", Town::area("downtown_streets"));
  town.among_monsters();
  town.begin({5});
  town.choose(Verb::kEvade);
  ASSERT_TRUE(town.asks(Prompt::kAfterCheck));
  EXPECT_FALSE(town.offers(Verb::kSpendClue));
  town.choose(Verb::kSpendCard);
  EXPECT_EQ(town.times(Tells::kEvaded), 1);
  EXPECT_TRUE(held(town.now(), 0).empty());
}

// ---- conditions ---------------------------------------------------------------------------------

TEST(ArkhamConditions, NoMonstersAreDealtWithInTheAsylum) {  // AH-337
  Town town;
  town.sliders(0, 0, 3, 0);
  town.s.investigators[0].sanity = 1;
  town.monster("zombie", Town::area("downtown_streets"));
  town.monster("cultist", Town::area("arkham_asylum"));
  town.among_monsters();
  town.begin();
  town.choose(Verb::kFight);
  EXPECT_EQ(town.me().place, Town::area("arkham_asylum"));
  EXPECT_EQ(town.t.decision().seat, 1);
}

TEST(ArkhamConditions, WhoeverIsDelayedOnTheWayWalksNoFurther) {  // AH-347
  Town town;
  town.at(Phase::kMovement, Stage::kMoving);
  town.s.points = 3;
  town.s.investigators[0].delayed = 1;
  town.begin();
  EXPECT_EQ(town.me().delayed, 1);
  EXPECT_EQ(town.me().place, Town::area("downtown_streets"));
  EXPECT_TRUE(town.applied_rule(cites("AH-347")));
  EXPECT_NE(town.t.decision().seat, 0);
}

TEST(ArkhamConditions, WhoeverWasCarriedOffOnTheWayWalksNoFurther) {  // AH-096
  Town town;
  town.at(Phase::kMovement, Stage::kMoving);
  town.s.points = 3;
  town.s.investigators[0].place = first_area(0);
  town.begin();
  EXPECT_EQ(town.me().place, first_area(0));
  EXPECT_TRUE(town.applied_rule(cites("AH-096")));
  EXPECT_NE(town.t.decision().seat, 0);
}

TEST(ArkhamConditions, ADelayLastsToTheNextMovement) {  // AH-348 AH-349 AH-351
  Town town;
  town.at(Phase::kMovement, Stage::kMoving, 1);
  town.s.points = 2;
  town.begin();
  delay(town.t, 0, cites("AH-347"));
  town.choose(Verb::kEndMovement);
  EXPECT_EQ(town.me().delayed, 1);  // its Movement of this turn is past

  Town next;
  next.s.investigators[0].delayed = 1;
  next.at(Phase::kMovement, Stage::kBegin, 0);
  next.begin();
  EXPECT_EQ(next.times(Tells::kStandsUp), 1);
  EXPECT_EQ(next.me().delayed, 0);
  EXPECT_EQ(next.t.decision().seat, 1);
}

TEST(ArkhamConditions, InAnOtherWorldADelayedInvestigatorStays) {  // AH-104 AH-513
  Town town;
  town.give(0, "ancient_tome");
  town.s.investigators[0].place = first_area(world("abyss"));
  town.s.investigators[0].delayed = 1;
  town.at(Phase::kMovement, Stage::kBegin, 0);
  town.begin();
  EXPECT_EQ(town.me().place, first_area(world("abyss")));
  EXPECT_EQ(town.me().delayed, 0);
  EXPECT_EQ(town.t.decision().seat, 1);

  Town upright;  // nothing to ask: movement points are of no use there
  upright.give(0, "ancient_tome");
  upright.s.investigators[0].place = first_area(world("abyss"));
  upright.at(Phase::kMovement, Stage::kBegin, 0);
  upright.begin();
  EXPECT_EQ(upright.me().place, first_area(world("abyss")) + 1);
  EXPECT_EQ(upright.t.decision().seat, 1);
}

TEST(ArkhamConditions, AReturnByATextEndsNoDelay) {  // AH-510 AH-511 AH-512
  Town town;
  town.open("woods", "abyss");
  town.s.investigators[0].place = first_area(world("abyss"));
  town.s.investigators[0].delayed = 1;
  town.at(Phase::kArkhamEncounters, Stage::kActions, 1);
  town.begin();
  return_to_arkham(town.t, 0, cites("AH-510")).leave_to_the_arena();
  EXPECT_EQ(town.me().place, Town::area("woods"));
  EXPECT_EQ(town.me().explored, 1);
  EXPECT_EQ(town.me().delayed, 1);
  EXPECT_EQ(town.me().returned, 0);
}

TEST(ArkhamConditions, TheLostComeBackTwoTurnsLater) {  // AH-355 AH-354 AH-060
  Town town;
  town.s.investigators[0].place = kLost;
  town.s.investigators[0].delayed = 1;
  town.at(Phase::kMovement, Stage::kBegin, 0);
  town.begin();
  EXPECT_EQ(town.me().delayed, 0);
  EXPECT_EQ(town.me().place, kLost);

  Town back;
  back.s.investigators[0].place = kLost;
  back.at(Phase::kUpkeep, Stage::kBegin, 0);
  back.begin();
  ASSERT_TRUE(back.asks(Prompt::kReenter));
  back.choose(Verb::kReenter, Town::area("library"));
  EXPECT_EQ(back.me().place, Town::area("library"));
}

TEST(ArkhamConditions, AFixedAllyThatIsGoneIsSkipped) {  // AH-365 AH-495
  Town town;
  town.begin();
  State& s = town.t.state;
  ASSERT_TRUE(s.allies.take(Town::card("duke")));
  ++s.boxed[Town::card("duke")];
  s.sheets.take(sheet("ashcan_pete"));
  s.sheets.add(s.investigators[0].sheet);
  begin_investigator(town.t, 0, sheet("ashcan_pete"), cites("AH-360"));
  EXPECT_EQ(find_card(town.now(), 0, Town::card("duke")), -1);
  EXPECT_TRUE(town.applied_rule(cites("AH-495")));
  EXPECT_EQ(town.me().place, Town::area("river_docks"));
}

TEST(ArkhamConditions, WithoutASheetAPlayerWaits) {  // AH-367 AH-541
  Town town;
  town.begin();
  devour(town.t, 0, Reason::kBothGone, cites("AH-338")).leave_to_the_arena();
  devour(town.t, 1, Reason::kBothGone, cites("AH-338")).leave_to_the_arena();
  begin_phase(town.t, Phase::kMovement);
  EXPECT_EQ(town.now().phase, Phase::kMythos);  // the turn goes on without them
  town.t.state.sheets.clear();
  town.t.state.phase = Phase::kStartOfTurn;
  start_of_turn(town.t).leave_to_the_arena();
  EXPECT_TRUE(town.applied_rule(cites("AH-367")));
  EXPECT_EQ(town.me().standing, Standing::kDevoured);
}

TEST(ArkhamConditions, AnEnvironmentForbidsWhatCardsGive) {  // AH-549 AH-550
  Town town;
  put_in_play(town, "a_strange_plague");
  town.s.investigators[0].stamina = 1;
  town.s.investigators[0].place = first_area(world("abyss"));
  town.begin();
  gain_stamina(town.t, 0, 2, cites("AH-321"));
  EXPECT_EQ(town.me().stamina, 1);
  EXPECT_TRUE(town.applied_rule(cites("AH-549")));
  gain_stamina(town.t, 0, 2, cites("AH-129"), GainBy::kCare);
  EXPECT_EQ(town.me().stamina, 3);
}

// ---- cards and trophies -------------------------------------------------------------------------

TEST(ArkhamPossessions, WhatAnItemIs) {  // AH-544 AH-326
  Town town;
  for (const char* id : {"knife", "pallid_mask", "wither", "marksman", "anna_kaslow",
                         "deputys_revolver", "patrol_wagon"})
    town.give(0, id);
  EXPECT_EQ(count_of(town.s, 0, ItemClass::kItem), 5);
}

TEST(ArkhamPossessions, AShopSellsWhatCanBePaid) {  // AH-130 AH-378 AH-371
  Town town;
  town.s.investigators[0].money = 3;
  town.begin();
  for (const char* id : {"rifle", "knife", "tommy_gun"})
    town.will_draw(DeckId::kCommonItems, Town::card(id));
  shop(town.t, 0, CardType::kCommon, cites("AH-130")).leave_to_the_arena();
  EXPECT_EQ(town.me().money, 1);  // the only one that could be paid
  EXPECT_EQ(held(town.now(), 0)[0].card, Town::card("knife"));
  EXPECT_EQ(town.now().common_items.bottom(), 2);
}

TEST(ArkhamPossessions, ASearchedDeckIsShuffled) {  // AH-374
  Town town;
  town.begin();
  town.t.state.spells.shuffle();
  const CardNumber heal = Town::card("heal");
  ASSERT_TRUE(town.t.state.spells.take(heal));
  town.t.state.spells.put_at_bottom(heal);
  search_deck(town.t, 0, CardType::kSpell, cites("AH-374")).leave_to_the_arena();
  ASSERT_TRUE(town.asks(Prompt::kSearch));
  town.choose(Verb::kSearchFor, Town::card("wither"));
  EXPECT_GE(find_card(town.now(), 0, Town::card("wither")), 0);
  EXPECT_EQ(town.now().spells.bottom(), 0);
}

TEST(ArkhamTrophies, TheyGoBackWhenSpent) {  // AH-405 AH-406 AH-407 AH-409
  Town town(2, "shub_niggurath");
  const int slot = town.monster("cultist", trophies_of(0));
  ASSERT_TRUE(town.s.gate_stack.take(Town::gate("abyss")));
  town.s.investigators[0].gates[Town::gate("abyss")] = 1;
  town.begin();
  EXPECT_EQ(trophy_toughness(town.now(), 0), 2);  // 1, and 1 for Shub-Niggurath
  EXPECT_EQ(trophy_toughness(town.now(), 1), 0);
  spend_trophies(town.t, 0, 1, 0, cites("AH-135")).leave_to_the_arena();
  EXPECT_EQ(town.now().monsters[slot].kind, kNone);
  spend_trophies(town.t, 0, 0, 1, cites("AH-135")).leave_to_the_arena();
  EXPECT_EQ(town.me().gates[Town::gate("abyss")], 0);
  EXPECT_EQ(town.now().gate_stack[0], Town::gate("abyss"));
}

// ---- monsters that appear, and gates ------------------------------------------------------------

TEST(ArkhamEncounters, SeveralMonstersAreMetInTurn) {  // AH-516 AH-284
  Town town;
  town.sliders(0, 0, 3, 0);  // Will 1
  town.s.investigators[0].sanity = 1;
  town.s.investigators[0].place = Town::area("library");
  town.begin();
  town.will_draw(DeckId::kCup, Town::kind("zombie"));
  town.will_draw(DeckId::kCup, Town::kind("cultist"));
  const int before = town.now().cup.size();
  monster_appears(town.t, 0, 2, cites("AH-112")).leave_to_the_arena();
  EXPECT_EQ(town.now().cup.size(), before - 2);
  ASSERT_TRUE(town.offers(Verb::kFight, -1, Town::kind("cultist")));
  town.choose(Verb::kFight, -1, Town::kind("zombie"));
  EXPECT_EQ(town.times(Tells::kInsane), 1);
  EXPECT_EQ(town.now().cup.size(), before);
}

TEST(ArkhamEncounters, InAnOtherWorldTheyComeAndGo) {  // AH-168 AH-169 AH-170
  Town town;
  town.sliders(0, 0, 3, 0);
  town.s.investigators[0].place = first_area(world("abyss"));
  town.begin({5, 1, 1, 1, 1, 1});
  town.will_draw(DeckId::kCup, Town::kind("cultist"));
  monster_appears(town.t, 0, 1, cites("AH-168")).leave_to_the_arena();
  town.choose(Verb::kFight);
  town.choose(Verb::kFight);
  EXPECT_EQ(monster_trophies(town.now(), 0), 1);

  Town evaded;
  evaded.sliders(0, 0, 3, 0);
  evaded.s.investigators[0].place = first_area(world("abyss"));
  evaded.begin({5, 1, 1, 1});
  const int before = evaded.now().cup.size();
  evaded.will_draw(DeckId::kCup, Town::kind("zombie"));
  monster_appears(evaded.t, 0, 1, cites("AH-168")).leave_to_the_arena();
  evaded.choose(Verb::kEvade);
  EXPECT_EQ(evaded.now().cup.size(), before);
}

TEST(ArkhamEncounters, ANightgauntInAnOtherWorldCarriesHome) {  // AH-467 AH-468
  Town town;
  town.sliders(0, 3, 0, 0);
  town.open("woods", "abyss");
  town.s.investigators[0].place = first_area(world("abyss"));
  town.begin();
  town.will_draw(DeckId::kCup, Town::kind("nightgaunt"));
  const int before = town.now().cup.size();
  monster_appears(town.t, 0, 1, cites("AH-168")).leave_to_the_arena();
  town.choose(Verb::kEvade);
  EXPECT_EQ(town.me().place, Town::area("woods"));
  EXPECT_EQ(town.me().explored, 1);
  EXPECT_EQ(town.now().cup.size(), before);

  Town shut;
  shut.sliders(0, 3, 0, 0);
  shut.s.investigators[0].place = first_area(world("abyss"));
  shut.begin();
  shut.will_draw(DeckId::kCup, Town::kind("nightgaunt"));
  monster_appears(shut.t, 0, 1, cites("AH-168")).leave_to_the_arena();
  shut.choose(Verb::kEvade);
  EXPECT_TRUE(shut.applied_rule(cites("AH-468")));
  EXPECT_EQ(shut.now().cup.size(), before);
}

TEST(ArkhamEncounters, GateCardsWithoutAMatchAreAnError) {  // AH-172
  Town town;
  town.s.investigators[0].place = first_area(world("abyss"));
  town.begin();
  town.t.state.gate_cards.clear();
  EXPECT_DEATH(gate_encounter(town.t, 0, world("abyss"), cites("AH-163")).leave_to_the_arena(),
               "AH-172");
}

TEST(ArkhamClosing, WhoIsInsideStaysThere) {  // AH-148 AH-149 AH-556 AH-454
  Town town;
  town.open("woods", "abyss");
  town.s.doom = 2;
  town.s.investigators[0].place = first_area(world("abyss"));
  town.begin();
  close_gate(town.t, Town::area("woods"), 1, cites("AH-144")).leave_to_the_arena();
  EXPECT_EQ(town.me().place, first_area(world("abyss")));
  EXPECT_EQ(town.now().doom, 2);
  // No gate is open, but two players hold one trophy together; more trophies later do not win.
  EXPECT_FALSE(town.t.over());
  ASSERT_TRUE(town.t.state.gate_stack.take(Town::gate("rlyeh")));
  ++town.t.state.investigators[0].gates[Town::gate("rlyeh")];
  EXPECT_FALSE(Arkham::over(town.now()));
}

TEST(ArkhamClosing, AnEmptyDoomTrackHinderNoElderSign) {  // AH-159
  Town town;
  town.open("woods", "abyss");
  town.open("graveyard", "rlyeh");
  town.give(0, "elder_sign");
  town.s.investigators[0].place = Town::area("woods");
  town.s.investigators[0].explored = 1;
  town.at(Phase::kArkhamEncounters, Stage::kActions);
  town.begin();
  town.choose(Verb::kUseElderSign);
  EXPECT_TRUE(sealed(town.now(), Town::area("woods")));
  EXPECT_TRUE(town.applied_rule(cites("AH-159")));
}

TEST(ArkhamClosing, TheNextOneFindsNoGate) {  // AH-523
  Town town;
  town.open("woods", "abyss");
  town.open("graveyard", "rlyeh");
  for (Seat who : {0, 1}) town.s.investigators[who].place = Town::area("woods");
  town.s.investigators[0].explored = 1;
  town.sliders(0, 0, 3, 3);
  town.at(Phase::kArkhamEncounters, Stage::kActions);
  town.begin({5, 1, 1});
  town.choose(Verb::kCloseWith, static_cast<int>(Skill::kFight));
  const auto drawn_in = [&](const Event& event) {  // a later card may open another gate
    return event.kind == static_cast<std::uint8_t>(Tells::kDrawnIn) &&
           event.rule == cites("AH-123");
  };
  EXPECT_TRUE(std::ranges::none_of(town.seen.events, drawn_in));
  ASSERT_GE(town.times(Tells::kLocationCard), 1);
}

TEST(ArkhamBattle, TheStartOfTheBattle) {  // AH-358 AH-428 AH-429 AH-434 AH-551 AH-552
  Town town(2, "yig");
  town.s.investigators[0].place = kLost;
  town.s.investigators[0].delayed = 1;
  town.s.investigators[1].delayed = 1;
  town.at(Phase::kAwakening, Stage::kBegin, kNone);
  town.begin();
  EXPECT_EQ(town.me(0).standing, Standing::kEliminated);
  EXPECT_EQ(town.me(1).luck, Luck::kCursed);  // Yig curses everybody
  EXPECT_EQ(town.me(1).delayed, 0);
  EXPECT_EQ(town.now().doom, 10);
  EXPECT_EQ(town.now().phase, Phase::kBattleUpkeep);
}

TEST(ArkhamBattle, GatesNoLongerWin) {  // AH-497
  Town town(1, "yig");
  town.open("woods", "abyss");
  town.s.doom = 10;
  town.at(Phase::kBattleAttack, Stage::kBegin);
  town.begin();
  close_gate(town.t, Town::area("woods"), 0, cites("AH-144")).leave_to_the_arena();
  EXPECT_FALSE(Arkham::over(town.now()));
}

}  // namespace
}  // namespace tavola::arkham

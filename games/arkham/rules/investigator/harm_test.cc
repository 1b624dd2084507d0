// Losses and what comes of them: insanity, unconsciousness, being lost, devoured, arrested,
// blessed and cursed; and what investigators hold.
#include "games/arkham/rules/investigator/harm.h"

#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/investigator/condition.h"
#include "games/arkham/rules/investigator/possessions.h"
#include "games/arkham/rules/phases/upkeep.h"
#include "games/arkham/tables_for_tests/town_for_tests.h"

namespace tavola::arkham {
namespace {

/// Knocks out the investigator by a failed Evade check against a Zombie.
void knock_out(Town& town) {
  town.sliders(0, 3, 0, 0);  // one die
  town.s.investigators[0].stamina = 2;
  town.monster("zombie", Town::area("downtown_streets"));
  town.among_monsters();
  town.begin({1});
  town.choose(Verb::kEvade);
  if (town.asks(Prompt::kAfterCheck)) town.choose(Verb::kStopRolling);
}

TEST(ArkhamHarm, HalfOfTheItemsAndCluesAreLost) {  // AH-324 AH-325 AH-326 AH-328 AH-329
  Town town;
  for (const char* id : {"knife", "axe", "rifle", "wither", "ruby_of_rlyeh"}) town.give(0, id);
  town.give(0, "marksman");
  town.give(0, "anna_kaslow");
  town.s.investigators[0].clues = 5;
  town.s.investigators[0].money = 7;
  town.s.investigators[0].special = kRetainer | kBankLoan | kMembership;
  town.s.investigators[0].luck = Luck::kBlessed;
  knock_out(town);
  ASSERT_TRUE(town.asks(Prompt::kLoseItems));  // five items lose two
  EXPECT_FALSE(town.offers(Verb::kLoseItem, 5));
  EXPECT_FALSE(town.offers(Verb::kLoseItem, 6));
  town.choose(Verb::kLoseItem, 3);
  town.choose(Verb::kLoseItem, 0);
  EXPECT_FALSE(town.asks(Prompt::kLoseItems));
  EXPECT_EQ(held(town.now(), 0).size(), 5U);
  EXPECT_EQ(town.me().clues, 3);
  EXPECT_EQ(town.me().special, kBankLoan | kMembership);
  EXPECT_EQ(town.me().money, 7);
  EXPECT_EQ(town.me().luck, Luck::kBlessed);
  // Discarded cards lie at the bottom of their decks. AH-371
  EXPECT_EQ(town.now().spells.bottom() > 0 ? town.now().spells[0] : kNoCard, Town::card("wither"));
}

TEST(ArkhamHarm, ACardThatIsKeptCountsButIsNotTaken) {  // AH-330
  Town town;
  town.give(0, "derringer_18");
  town.give(0, "deputys_revolver");
  knock_out(town);
  EXPECT_FALSE(town.asks(Prompt::kLoseItems));
  EXPECT_EQ(held(town.now(), 0).size(), 2U);
  EXPECT_TRUE(town.applied_rule(cites("AH-330")));
}

TEST(ArkhamHarm, CardsLessenALossBeforeItHappens) {  // AH-535 AH-321
  Town town;
  town.sliders(0, 3, 0, 0);
  town.give(0, "food");
  town.s.investigators[0].stamina = 2;
  town.monster("zombie", Town::area("downtown_streets"));
  town.among_monsters();
  town.begin({1, /*horror*/ 5, 1, 1});
  town.choose(Verb::kEvade);
  ASSERT_TRUE(town.asks(Prompt::kReduceLoss));
  EXPECT_EQ(town.me().stamina, 2);
  town.choose(Verb::kUse);
  EXPECT_EQ(town.me().stamina, 1);
  EXPECT_TRUE(held(town.now(), 0).empty());
  EXPECT_EQ(town.times(Tells::kUnconscious), 0);
}

TEST(ArkhamHarm, SomeLoseLessOfEverything) {  // AH-535 AH-380
  Town town;
  town.take_sheet(0, "michael_mcglen");
  town.begin();
  lose(town.t, 0, 0, 2, LossCause::kCombat, cites("AH-297")).leave_to_the_arena();
  EXPECT_EQ(town.me().stamina, 6);
  lose(town.t, 0, 0, 2, LossCause::kCost, cites("AH-302")).leave_to_the_arena();
  EXPECT_EQ(town.me().stamina, 4);
}

TEST(ArkhamHarm, NothingFallsBelowZeroOrRisesAboveTheMaximum) {  // AH-321 AH-322 AH-340
  Town town;
  town.begin();
  take_off(town.t, 0, 9, 0, cites("AH-302"));
  EXPECT_EQ(town.me().sanity, 0);
  EXPECT_TRUE(town.applied_rule(cites("AH-322")));
  gain_sanity(town.t, 0, 9, cites("AH-128"));
  EXPECT_EQ(town.me().sanity, 4);
  lower_maximum(town.t, 0, 1, 0, cites("AH-446")).leave_to_the_arena();
  EXPECT_EQ(town.me().sanity, 3);
  EXPECT_TRUE(town.applied_rule(cites("AH-340")));
}

TEST(ArkhamHarm, BothAtZeroAtOnceDevours) {  // AH-338 AH-359 AH-361 AH-362 AH-363 AH-364 AH-485
  Town town;
  town.give(0, "knife");
  town.give(0, "anna_kaslow");
  town.s.investigators[0].money = 5;
  town.s.investigators[0].clues = 2;
  town.s.investigators[0].gates[0] = 0;
  const int slot = town.monster("cultist", trophies_of(0));
  const std::uint8_t sheet = town.s.investigators[0].sheet;
  town.begin();
  lose(town.t, 0, 4, 6, LossCause::kEffect, cites("AH-338")).leave_to_the_arena();
  EXPECT_EQ(town.me().standing, Standing::kDevoured);
  EXPECT_EQ(town.me().sheet, kNone);
  EXPECT_EQ(town.me().money, 0);
  EXPECT_EQ(town.me().clues, 0);
  EXPECT_TRUE(held(town.now(), 0).empty());
  EXPECT_EQ(town.now().sheets.count(sheet), 1);
  EXPECT_EQ(town.now().allies.count(Town::card("anna_kaslow")), 1);
  EXPECT_EQ(town.now().monsters[slot].place, trophies_of(0));
}

TEST(ArkhamHarm, AMaximumOfZeroDevours) {  // AH-339
  Town town;
  town.begin();
  lower_maximum(town.t, 0, 4, 0, cites("AH-446")).leave_to_the_arena();
  EXPECT_EQ(town.me().standing, Standing::kDevoured);
}

TEST(ArkhamHarm, InAnOtherWorldOneIsLostInstead) {  // AH-335 AH-171 AH-353 AH-357 AH-537 AH-356
  Town town;
  town.s.investigators[0].place = first_area(0);
  town.begin();
  lose(town.t, 0, 9, 0, LossCause::kEffect, cites("AH-322")).leave_to_the_arena();
  EXPECT_EQ(town.me().place, kLost);
  EXPECT_EQ(town.me().delayed, 1);
  EXPECT_EQ(town.me().sanity, 1);
  town.t.state.investigators[0].delayed = 0;
  lose(town.t, 0, 9, 0, LossCause::kEffect, cites("AH-322")).leave_to_the_arena();
  EXPECT_EQ(town.me().place, kLost);
  EXPECT_EQ(town.me().delayed, 1);
  EXPECT_TRUE(town.applied_rule(cites("AH-537")));
}

TEST(ArkhamHarm, SisterMaryIsNeverLost) {  // AH-022
  Town town;
  town.take_sheet(0, "sister_mary");
  town.s.investigators[0].place = first_area(0);
  town.begin();
  become_lost(town.t, 0, cites("AH-353")).leave_to_the_arena();
  EXPECT_EQ(town.me().place, Town::area("south_church"));
  town.t.state.investigators[0].place = first_area(0);
  lose(town.t, 0, 9, 0, LossCause::kEffect, cites("AH-322")).leave_to_the_arena();
  EXPECT_EQ(town.me().place, Town::area("arkham_asylum"));
}

TEST(ArkhamHarm, YogSothothDevoursTheLost) {  // AH-022
  Town town(2, "yog_sothoth");
  town.begin();
  become_lost(town.t, 0, cites("AH-353")).leave_to_the_arena();
  EXPECT_EQ(town.me().standing, Standing::kDevoured);
}

TEST(ArkhamHarm, AClosedHospitalSendsToItsStreet) {  // AH-536
  Town town;
  town.begin();
  town.t.state.closed |= AreaSet::only(Town::area("st_marys_hospital"));
  lose(town.t, 0, 0, 9, LossCause::kEffect, cites("AH-322")).leave_to_the_arena();
  EXPECT_EQ(town.me().place, Town::area("uptown_streets"));
}

TEST(ArkhamConditions, AnArrestCostsHalfTheMoneyAndDelays) {  // AH-341 AH-342 AH-343 AH-346 AH-350
  Town town;
  town.s.investigators[0].money = 5;
  town.begin();
  arrest(town.t, 0, cites("AH-341")).leave_to_the_arena();
  EXPECT_EQ(town.me().place, kJail);
  EXPECT_EQ(town.me().money, 3);
  EXPECT_EQ(town.me().delayed, 1);
  delay(town.t, 0, cites("AH-347"));
  EXPECT_TRUE(town.applied_rule(cites("AH-350")));
  EXPECT_EQ(town.times(Tells::kDelayed), 1);
  // Leaving by another effect ends the arrest; the delay stays. AH-538 AH-540
  put_investigator(town.t, 0, Town::area("library"), cites("AH-538"));
  EXPECT_EQ(town.me().delayed, 1);
}

TEST(ArkhamConditions, BlessingAndCurseCancelEachOther) {  // AH-368 AH-369 AH-543
  Town town;
  town.begin();
  bless(town.t, 0, cites("AH-137"));
  EXPECT_EQ(town.me().luck, Luck::kBlessed);
  bless(town.t, 0, cites("AH-137"));
  EXPECT_EQ(town.me().luck, Luck::kBlessed);
  EXPECT_TRUE(town.applied_rule(cites("AH-543")));
  curse(town.t, 0, cites("AH-369"));
  EXPECT_EQ(town.me().luck, Luck::kNeither);
  curse(town.t, 0, cites("AH-369"));
  EXPECT_EQ(town.me().luck, Luck::kCursed);
  bless(town.t, 0, cites("AH-369"));
  EXPECT_EQ(town.me().luck, Luck::kNeither);
}

TEST(ArkhamConditions, OneSpecialCardOfEachKind) {  // AH-388 AH-545
  Town town;
  town.begin();
  EXPECT_TRUE(gain_special(town.t, 0, kRetainer, cites("AH-388")));
  EXPECT_FALSE(gain_special(town.t, 0, kRetainer, cites("AH-388")));
  EXPECT_TRUE(town.applied_rule(cites("AH-545")));
}

TEST(ArkhamConditions, LostTurnsAreCounted) {  // AH-352 AH-059
  Town town;
  town.begin();
  lose_turns(town.t, 0, 1, cites("AH-352"));
  EXPECT_EQ(town.me().turns_lost, 1);
}

TEST(ArkhamPossessions, AnEmptyDeckGivesNothing) {  // AH-376
  Town town;
  town.begin();
  town.t.state.skills.clear();
  draw_cards(town.t, 0, CardType::kSkill, 1, 1, cites("AH-379")).leave_to_the_arena();
  EXPECT_TRUE(held(town.now(), 0).empty());
  EXPECT_EQ(town.times(Tells::kNothingLeft), 1);
}

TEST(ArkhamPossessions, AnAllyBringsSomethingWhenItJoins) {  // AH-385 AH-386 AH-377
  Town town;
  town.begin();
  gain_ally(town.t, 0, Town::card("anna_kaslow"), cites("AH-386")).leave_to_the_arena();
  EXPECT_EQ(town.me().clues, 2);
  EXPECT_EQ(skill_value(town.now(), 0, Skill::kLuck), 4 + 2);
  gain_ally(town.t, 0, Town::card("anna_kaslow"), cites("AH-386")).leave_to_the_arena();
  EXPECT_TRUE(town.applied_rule(cites("AH-386")));
  EXPECT_EQ(held(town.now(), 0).size(), 1U);
}

TEST(ArkhamPossessions, RefreshingTurnsCardsUpAndEndsSpells) {  // AH-061 AH-307 AH-373
  Town town;
  town.give(0, "wither");
  held(town.s, 0)[0].marks = kExhausted;
  town.begin();
  town.t.state.possessions[0].marks = kExhausted | kWorking | kInHand;
  refresh(town.t, 0, cites("AH-061"));
  EXPECT_EQ(held(town.now(), 0)[0].marks, 0);
  EXPECT_TRUE(town.applied_rule(cites("AH-307")));
}

TEST(ArkhamPossessions, ThePatrolWagonMayBreakDown) {  // AH-395 AH-372
  Town town;
  town.give(0, "patrol_wagon");
  town.sliders(0, 0, 3, 0);
  town.monster("cultist", Town::area("downtown_streets"));
  town.among_monsters();
  town.begin({5, 1, 1, 1, 1, 1, /*wagon*/ 1});
  town.choose(Verb::kFight);
  town.choose(Verb::kFight);
  EXPECT_EQ(town.times(Tells::kWagonLost), 1);
  EXPECT_TRUE(held(town.now(), 0).empty());
}

TEST(ArkhamPossessions, TwoCardsAreDrawnAndOneIsKept) {  // AH-375 AH-038 AH-379
  Town town;
  town.take_sheet(0, "dexter_drake");
  town.at(Phase::kUpkeep, Stage::kActions);
  town.begin();
  const int before = town.now().spells.size();
  town.will_draw(DeckId::kSpells, Town::card("wither"));
  town.will_draw(DeckId::kSpells, Town::card("heal"));
  // Run as a part of nothing else: the question stays open on the table.
  auto rule = draw_cards(town.t, 0, CardType::kSpell, 1, 1, cites("AH-379"));
  ASSERT_TRUE(town.asks(Prompt::kKeep));
  EXPECT_EQ(town.now().spells.size(), before - 2);
  rule.leave_to_the_arena();
}

}  // namespace
}  // namespace tavola::arkham

// Checks, evading, combat, weapons and spells, each shown in a town with one investigator. Darrell
// has Fight 2 to 5 with Will 4 to 1, Sneak 3 to 0 and Lore 0 to 3 on his stops, 4 Sanity and 6
// Stamina.
#include "games/arkham/rules/combat/combat.h"

#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/combat/checks.h"
#include "games/arkham/rules/combat/hands.h"
#include "games/arkham/tables_for_tests/town_for_tests.h"

namespace tavola::arkham {
namespace {

TEST(ArkhamChecks, AnEvadeCheckRollsSneakAndAwareness) {  // AH-253 AH-254 AH-257 AH-267 AH-272
  Town town;
  town.sliders(0, 0, 0, 0);
  town.monster("ghost", Town::area("downtown_streets"));   // awareness -3
  town.monster("zombie", Town::area("downtown_streets"));  // awareness +1
  town.among_monsters();
  town.begin({1, 2, 3, 5});
  town.choose(Verb::kEvade, 1, -1);
  ASSERT_NE(town.told(Tells::kCheckRolled), nullptr);
  EXPECT_EQ(town.told(Tells::kCheckRolled)->args[2], 4);  // Sneak 3, +1
  EXPECT_EQ(town.told(Tells::kCheckRolled)->args[3], 1);  // the 5 alone
  EXPECT_EQ(town.times(Tells::kEvaded), 1);
  EXPECT_EQ(town.me().stamina, 6);
  EXPECT_TRUE(town.asks(Prompt::kDealWith));  // AH-276 AH-273: one after the other
  EXPECT_FALSE(town.offers(Verb::kEvade, 1, -1));
}

TEST(ArkhamChecks, WithoutDiceOnlyCluesHelp) {  // AH-258 AH-260 AH-261 AH-262 AH-270
  Town town;
  town.sliders(0, 3, 0, 0);  // Sneak 0, so -3 dice against the Ghost
  town.s.investigators[0].clues = 2;
  town.monster("ghost", Town::area("downtown_streets"));
  town.among_monsters();
  town.begin({4, 6});
  town.choose(Verb::kEvade);
  ASSERT_TRUE(town.asks(Prompt::kAfterCheck));
  EXPECT_TRUE(town.applied_rule(cites("AH-258")));
  town.choose(Verb::kSpendClue);
  EXPECT_TRUE(town.applied_rule(cites("AH-262")));
  ASSERT_TRUE(town.asks(Prompt::kAfterCheck));
  town.choose(Verb::kSpendClue);
  EXPECT_EQ(town.times(Tells::kEvaded), 1);
  EXPECT_EQ(town.me().clues, 0);
}

TEST(ArkhamChecks, BlessingAndCurseChangeWhatSucceeds) {  // AH-255 AH-256 AH-264 AH-370
  for (const Luck luck : {Luck::kBlessed, Luck::kNeither, Luck::kCursed}) {
    Town town;
    town.s.investigators[0].luck = luck;
    town.sliders(0, 1, 0, 0);  // Sneak 2, three dice
    town.monster("zombie", Town::area("downtown_streets"));
    town.among_monsters();
    town.begin({4, 5, 6});
    town.choose(Verb::kEvade);
    const int successes = luck == Luck::kBlessed ? 3 : luck == Luck::kCursed ? 1 : 2;
    EXPECT_EQ(town.told(Tells::kCheckRolled)->args[3], successes);
  }
}

TEST(ArkhamChecks, NobodyIsAskedWhenNothingCouldChange) {  // AH-263 AH-260
  Town town;
  town.sliders(0, 0, 0, 0);
  town.s.investigators[0].clues = 3;
  town.monster("zombie", Town::area("downtown_streets"));
  town.among_monsters();
  town.begin({5, 1, 1, 1});
  town.choose(Verb::kEvade);
  EXPECT_FALSE(town.asks(Prompt::kAfterCheck));
  EXPECT_EQ(town.me().clues, 3);
}

TEST(ArkhamChecks, ASkillCardAddsToTheSkillAndToEachClue) {  // AH-384 AH-269
  Town town;
  town.sliders(0, 2, 0, 0);  // Sneak 1
  town.give(0, "sneak");
  town.s.investigators[0].clues = 1;
  town.monster("zombie", Town::area("downtown_streets"));
  town.among_monsters();
  town.begin({1, 1, 1, 1, 6});
  town.choose(Verb::kEvade);
  EXPECT_EQ(town.told(Tells::kCheckRolled)->args[2], 3);
  town.choose(Verb::kSpendClue);  // two dice
  EXPECT_EQ(town.times(Tells::kEvaded), 1);
}

TEST(ArkhamChecks, ARerollTakesAllDice) {  // AH-266
  Town town;
  town.sliders(0, 2, 0, 0);
  town.give(0, "stealth");
  town.monster("zombie", Town::area("downtown_streets"));
  town.among_monsters();
  town.begin({1, 2, 5, 1});
  town.choose(Verb::kEvade);
  ASSERT_TRUE(town.asks(Prompt::kAfterCheck));
  town.choose(Verb::kUse);
  EXPECT_EQ(town.times(Tells::kRerolled), 1);
  EXPECT_EQ(town.times(Tells::kEvaded), 1);
  EXPECT_NE(held(town.now(), 0)[0].marks & kExhausted, 0);
}

TEST(ArkhamEvade, AFailedEvadeCheckHurtsAndThenCombatBegins) {  // AH-274 AH-277 AH-278
  Town town;
  town.sliders(0, 0, 0, 0);
  town.monster("zombie", Town::area("downtown_streets"));  // damage 2, horror -1 and 1
  town.among_monsters();
  town.begin({1, 1, 1, 1, /*horror: Will 4 - 1*/ 5, 1, 1});
  town.choose(Verb::kEvade);
  EXPECT_EQ(town.me().stamina, 4);
  EXPECT_EQ(town.times(Tells::kCombatBegins), 1);
  EXPECT_TRUE(town.asks(Prompt::kCombat));
}

TEST(ArkhamEvade, WhoIsKnockedOutByItDoesNotFight) {  // AH-275 AH-298 AH-333 AH-331 AH-323
  Town town;
  town.sliders(0, 0, 0, 0);
  town.s.investigators[0].stamina = 2;
  const int slot = town.monster("zombie", Town::area("downtown_streets"));
  town.among_monsters();
  town.begin({1, 1, 1, 1});
  town.choose(Verb::kEvade);
  EXPECT_EQ(town.times(Tells::kCombatBegins), 0);
  EXPECT_EQ(town.times(Tells::kUnconscious), 1);
  EXPECT_EQ(town.me().place, Town::area("st_marys_hospital"));
  EXPECT_EQ(town.me().stamina, 1);
  EXPECT_EQ(town.me().sanity, 4);
  EXPECT_EQ(town.now().monsters[slot].place, Town::area("downtown_streets"));
}

TEST(ArkhamCombat, EnoughSuccessesMakeATrophy) {  // AH-283 AH-285 AH-288 AH-294 AH-296
  Town town;
  town.sliders(0, 0, 0, 0);                                                  // Fight 2
  const int slot = town.monster("cultist", Town::area("downtown_streets"));  // combat +1, no horror
  town.among_monsters();
  town.begin({1, 2, 5});
  town.choose(Verb::kFight);
  ASSERT_TRUE(town.asks(Prompt::kCombat));
  EXPECT_TRUE(town.applied_rule(cites("AH-283")));
  town.choose(Verb::kFight);
  EXPECT_EQ(town.told(Tells::kCheckRolled)->args[2], 3);
  EXPECT_EQ(town.times(Tells::kDefeated), 1);
  EXPECT_EQ(town.now().monsters[slot].place, trophies_of(0));
}

TEST(ArkhamCombat, TooFewSuccessesHurtAndDoNotCarryOver) {  // AH-295 AH-297 AH-280 AH-282
  Town town;
  town.sliders(0, 0, 3, 0);  // Fight 5, Will 1
  town.monster(
      "gug", Town::area("downtown_streets"));  // horror -1 and 2, toughness 3, combat -2, damage 4
  town.among_monsters();
  town.begin({/*combat*/ 5, 5, 1, 6, 1, 1});
  town.choose(Verb::kFight);  // no dice for the Horror check
  EXPECT_EQ(town.me().sanity, 2);
  ASSERT_TRUE(town.asks(Prompt::kCombat));
  town.choose(Verb::kFight);
  EXPECT_EQ(town.me().stamina, 2);
  EXPECT_TRUE(town.applied_rule(cites("AH-295")));
  ASSERT_TRUE(town.asks(Prompt::kCombat));
  town.choose(Verb::kFight);  // three dice again, and no second Horror check
  EXPECT_EQ(town.me().sanity, 2);
  EXPECT_EQ(town.times(Tells::kUnconscious), 1);
}

TEST(ArkhamCombat, FleeingIsAnEvadeCheck) {  // AH-286 AH-287 AH-281
  Town town;
  town.sliders(0, 0, 0, 0);  // Sneak 3, Will 4
  town.monster("zombie", Town::area("downtown_streets"));
  town.among_monsters();
  town.begin({/*horror*/ 6, 1, 1, /*flight*/ 1, 1, 1, 1, /*again*/ 5, 1, 1, 1});
  town.choose(Verb::kFight);
  EXPECT_EQ(town.me().sanity, 4);
  town.choose(Verb::kFlee);
  EXPECT_EQ(town.me().stamina, 4);
  ASSERT_TRUE(town.asks(Prompt::kCombat));
  town.choose(Verb::kFlee);
  EXPECT_EQ(town.times(Tells::kFled), 1);
  EXPECT_EQ(town.me().place, Town::area("downtown_streets"));
}

TEST(ArkhamCombat, InsanityByTheHorrorCheckEndsIt) {  // AH-284 AH-332 AH-334 AH-336 AH-126
  Town town;
  town.sliders(0, 0, 3, 0);
  town.s.investigators[0].sanity = 1;
  const int slot = town.monster("zombie", Town::area("downtown_streets"));
  town.among_monsters();
  town.begin();
  town.choose(Verb::kFight);
  EXPECT_EQ(town.times(Tells::kInsane), 1);
  EXPECT_EQ(town.me().place, Town::area("arkham_asylum"));
  EXPECT_EQ(town.me().sanity, 1);
  EXPECT_EQ(town.me().no_encounter, 1);
  EXPECT_EQ(town.now().monsters[slot].place, Town::area("downtown_streets"));
}

TEST(ArkhamMonsters, AmbushAllowsNoFlight) {  // AH-312
  Town town;
  town.sliders(0, 0, 0, 0);
  town.monster("ghoul", Town::area("downtown_streets"));
  town.among_monsters();
  town.give(0, "knife");
  town.begin({5, 1, 1, 1});
  town.choose(Verb::kFight);
  ASSERT_TRUE(town.asks(Prompt::kHands));  // nobody is asked whether to flee
  EXPECT_TRUE(town.applied_rule(cites("AH-312")));
}

TEST(ArkhamMonsters, NightmarishAndOverwhelmingAlwaysCost) {  // AH-311 AH-313 AH-318
  Town town;
  town.sliders(0, 0, 0, 0);  // Fight 2, Will 4
  town.give(0, "tommy_gun");
  town.give(0, "lamp_of_alhazred");
  town.s.investigators[0].stamina = 1;
  const int slot = town.monster("flying_polyp", Town::area("downtown_streets"));
  town.among_monsters();
  // Horror -2 leaves two dice; Fight 2, -3 and the Lamp's +5 leave four.
  town.begin({5, 1, 5, 5, 6, 1});
  town.choose(Verb::kFight);
  EXPECT_EQ(town.me().sanity, 3);
  town.choose(Verb::kFight);
  ASSERT_TRUE(town.asks(Prompt::kHands));
  town.choose(Verb::kHold, 1);
  town.choose(Verb::kFightOn);
  EXPECT_EQ(town.now().monsters[slot].place, trophies_of(0));
  EXPECT_EQ(town.times(Tells::kUnconscious), 1);
  // Of two items one is lost. AH-324
  ASSERT_TRUE(town.asks(Prompt::kLoseItems));
  town.choose(Verb::kLoseItem, 0);
  EXPECT_EQ(held(town.now(), 0).size(), 1U);
}

TEST(ArkhamMonsters, AnEndlessMonsterGoesBackToTheCup) {  // AH-314 AH-320 AH-319
  Town town(2, "nyarlathotep");
  town.sliders(0, 0, 3, 0);
  const int slot = town.monster("cultist", Town::area("downtown_streets"));
  const int before = town.s.cup.count(Town::kind("cultist"));
  town.among_monsters();
  town.begin({5, 1, 1, 1, 1, 1});
  town.choose(Verb::kFight);
  town.choose(Verb::kFight);
  EXPECT_EQ(town.now().monsters[slot].kind, kNone);
  EXPECT_EQ(town.now().cup.count(Town::kind("cultist")), before + 1);
}

TEST(ArkhamMonsters, AnAllyMayKeepEndlessMonsters) {  // AH-314 AH-385
  Town town(2, "nyarlathotep");
  town.sliders(0, 0, 3, 0);
  town.give(0, "john_legrasse");
  const int slot = town.monster("cultist", Town::area("downtown_streets"));
  town.among_monsters();
  town.begin({5, 1, 1, 1, 1, 1});
  town.choose(Verb::kFight);
  town.choose(Verb::kFight);
  ASSERT_TRUE(town.asks(Prompt::kEndless));
  town.choose(Verb::kTakeTrophy);
  EXPECT_EQ(town.now().monsters[slot].place, trophies_of(0));
}

/// The dice of the Combat check against a monster with one card in hand.
int dice_with(std::string_view weapon, std::string_view foe) {
  Town town;
  town.sliders(0, 0, 3, 0);  // Fight 5
  town.give(0, weapon);
  const int slot = town.monster(foe, Town::area("downtown_streets"));
  State& s = town.s;
  s.fight.who = 0;
  s.fight.slot = static_cast<std::uint8_t>(slot);
  s.fight.kind = s.monsters[slot].kind;
  held(s, 0)[0].marks = kInHand;
  return dice_of(s, combat_check(s));
}

TEST(ArkhamMonsters, ResistanceHalvesAndImmunityCancels) {  // AH-300 AH-315 AH-316
  EXPECT_EQ(dice_with("tommy_gun", "zombie"), 5 - 1 + 6);
  EXPECT_EQ(dice_with("tommy_gun", "vampire"), 5 - 3 + 3);  // Physical Resistance
  EXPECT_EQ(dice_with("rifle", "vampire"), 5 - 3 + 3);      // 5 halved, rounded up
  EXPECT_EQ(dice_with("tommy_gun", "ghost"), 5 - 3);        // Physical Immunity
  EXPECT_EQ(dice_with("sword_of_glory", "ghost"), 5 - 3 + 6);
  EXPECT_EQ(dice_with("sword_of_glory", "witch"), 5 - 3 + 3);  // Magical Resistance
  EXPECT_EQ(dice_with("sword_of_glory", "warlock"), 5 - 3);    // Magical Immunity
  EXPECT_EQ(dice_with("cross", "zombie"), 5 - 1 + 3);          // Undead
  EXPECT_EQ(dice_with("cross", "cultist"), 5 + 1);
  EXPECT_EQ(dice_with("axe", "zombie"), 5 - 1 + 3);  // with an empty hand
}

TEST(ArkhamMonsters, ImmunityLeavesTheRestOfTheCardAlone) {  // AH-317
  Town town;
  town.sliders(0, 0, 3, 0);
  town.give(0, "shotgun");
  town.monster("formless_spawn", Town::area("downtown_streets"));  // toughness 2, combat -2
  town.among_monsters();
  town.begin({6, 1, 1});
  town.choose(Verb::kFight);  // Will 1, -1: no dice, 2 Sanity lost
  town.choose(Verb::kFight);
  town.choose(Verb::kHold, 0);
  town.choose(Verb::kFightOn);
  EXPECT_EQ(town.told(Tells::kCheckRolled)->args[2], 3);
  EXPECT_EQ(town.times(Tells::kDefeated), 1);  // one 6, two successes
}

TEST(ArkhamHands, TwoHandsAndNoMore) {  // AH-289 AH-290 AH-292 AH-293 AH-301
  Town town;
  town.sliders(0, 0, 0, 0);  // Fight 2
  town.give(0, "knife");
  town.give(0, "cavalry_saber");
  town.give(0, "dynamite");
  town.give(0, "dark_cloak");
  town.monster("cultist", Town::area("downtown_streets"));
  town.among_monsters();
  town.begin({1, 1, 1, 1, 1, 1, /*with dynamite*/ 5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1});
  town.choose(Verb::kFight);
  town.choose(Verb::kFight);
  ASSERT_TRUE(town.asks(Prompt::kHands));
  EXPECT_TRUE(town.offers(Verb::kHold, 2));
  EXPECT_FALSE(town.offers(Verb::kHold, 3));
  town.choose(Verb::kHold, 0);
  EXPECT_FALSE(town.offers(Verb::kHold, 2));
  EXPECT_TRUE(town.offers(Verb::kFightOn));
  town.choose(Verb::kHold, 1);  // both hands are full
  town.choose(Verb::kFightOn);
  EXPECT_EQ(town.told(Tells::kCheckRolled)->args[2], 6);
  ASSERT_TRUE(town.asks(Prompt::kCombat));
  town.choose(Verb::kFight);
  town.choose(Verb::kRelease, 0);
  EXPECT_FALSE(town.offers(Verb::kHold, 2));
  town.choose(Verb::kRelease, 1);
  town.choose(Verb::kHold, 2);
  town.choose(Verb::kFightOn);
  EXPECT_EQ(town.told(Tells::kCheckRolled)->args[2], 11);
  EXPECT_EQ(find_card(town.now(), 0, Town::card("dynamite")), -1);  // discarded by using it
  for (const Possession& possession : held(town.now(), 0)) EXPECT_EQ(possession.marks, 0);
}

TEST(ArkhamSpells, ACastSpellKeepsItsHandsAndItsBonus) {  // AH-302 AH-303 AH-305 AH-306 AH-308
  Town town;                                              // AH-532
  town.sliders(0, 0, 0, 3);                               // Fight 2, Lore 3
  town.give(0, "shrivelling");                            // +6, cast at -1, costs 1
  town.monster("cultist", Town::area("downtown_streets"));
  town.among_monsters();
  town.begin({/*spell*/ 5, 1, /*combat*/ 1,
              1,           1, 1,
              1,           1, 1,
              1,           1,
              /*again*/ 6, 1, 1,
              1,           1, 1,
              1,           1, 1});
  town.choose(Verb::kFight);
  town.choose(Verb::kFight);
  ASSERT_TRUE(town.asks(Prompt::kHands));
  town.choose(Verb::kCast);
  town.choose(Verb::kFightOn);
  EXPECT_EQ(town.me().sanity, 3);
  EXPECT_EQ(town.told(Tells::kCheckRolled)->args[2], 9);
  ASSERT_TRUE(town.asks(Prompt::kCombat));
  town.choose(Verb::kFight);
  ASSERT_TRUE(town.asks(Prompt::kHands));
  EXPECT_FALSE(town.offers(Verb::kCast));
  EXPECT_TRUE(town.offers(Verb::kRelease));
  town.choose(Verb::kFightOn);
  EXPECT_EQ(town.told(Tells::kCheckRolled)->args[2], 9);
  EXPECT_EQ(town.me().sanity, 3);
  EXPECT_EQ(town.times(Tells::kDefeated), 1);
  EXPECT_EQ(held(town.now(), 0)[0].marks, kExhausted);
}

TEST(ArkhamSpells, AFailedSpellStillTakesHandsAndSanity) {  // AH-291 AH-304 AH-305 AH-306
  Town town;
  town.sliders(0, 0, 0, 3);
  town.give(0, "dread_curse_of_azathoth");  // two hands, costs 2
  town.give(0, "knife");
  town.monster("cultist", Town::area("downtown_streets"));
  town.among_monsters();
  town.begin({/*Lore 3 - 2*/ 1, /*combat*/ 5, 1, 1});
  town.choose(Verb::kFight);
  town.choose(Verb::kFight);
  town.choose(Verb::kCast);
  town.choose(Verb::kFightOn);
  EXPECT_EQ(town.times(Tells::kCastFailed), 1);
  EXPECT_EQ(town.me().sanity, 2);
  EXPECT_EQ(town.told(Tells::kCheckRolled)->args[2], 3);  // no knife and no bonus
}

TEST(ArkhamSpells, TheLastSanityMayBeSpentAndIsMissedAfterwards) {  // AH-309 AH-533 AH-310
  Town town;
  town.sliders(0, 0, 0, 3);
  town.s.investigators[0].sanity = 1;
  town.give(0, "shrivelling");
  town.give(0, "dread_curse_of_azathoth");
  const int slot = town.monster("cultist", Town::area("downtown_streets"));
  town.among_monsters();
  town.begin({5, 5});
  town.choose(Verb::kFight);
  town.choose(Verb::kFight);
  EXPECT_FALSE(town.offers(Verb::kCast, 1));
  town.choose(Verb::kCast, 0);
  ASSERT_TRUE(town.asks(Prompt::kLoseItems));
  town.choose(Verb::kLoseItem, 0);
  EXPECT_EQ(town.times(Tells::kInsane), 1);
  EXPECT_EQ(town.me().place, Town::area("arkham_asylum"));
  EXPECT_EQ(town.now().monsters[slot].place, Town::area("downtown_streets"));
}

TEST(ArkhamSpells, AFoeIsBoundOrItsSignTakenAway) {  // AH-302 AH-317
  Town town;
  town.sliders(0, 0, 0, 3);
  town.give(0, "red_sign_of_shudde_mell");
  town.monster("ghoul", Town::area("downtown_streets"));
  town.among_monsters();
  town.begin({/*horror*/ 5, 1, 1, 1, /*spell*/ 5, 1, /*combat, Fight 2 - 1*/ 1});
  town.choose(Verb::kFight);  // with Ambush there is nothing to choose between
  ASSERT_TRUE(town.asks(Prompt::kHands));
  town.choose(Verb::kCast);
  ASSERT_TRUE(town.asks(Prompt::kHands));
  EXPECT_TRUE(town.offers(Verb::kFlee));  // Ambush is gone
  town.choose(Verb::kFightOn);
  ASSERT_TRUE(town.asks(Prompt::kCombat));
  EXPECT_TRUE(town.offers(Verb::kFlee));
}

TEST(ArkhamCombat, ATextThatReplacesDamageAlsoAnswersAFailedEvade) {  // AH-534 AH-353 AH-335
  Town town;
  town.sliders(0, 0, 0, 0);  // Sneak 3, awareness -3
  const int slot = town.monster("dimensional_shambler", Town::area("downtown_streets"));
  town.among_monsters();
  town.begin();
  town.choose(Verb::kEvade);
  EXPECT_EQ(town.me().place, kLost);
  EXPECT_EQ(town.me().delayed, 1);
  EXPECT_EQ(town.times(Tells::kCombatBegins), 0);
  EXPECT_EQ(town.now().monsters[slot].place, Town::area("downtown_streets"));
}

TEST(ArkhamCombat, TheNextMonsterIsANewBattle) {  // AH-299 AH-088 AH-276
  Town town;
  town.sliders(0, 0, 3, 0);
  town.monster("zombie", Town::area("downtown_streets"));
  town.monster("zombie", Town::area("downtown_streets"));
  town.among_monsters();
  town.begin({/*no Will left; Fight 5 - 1*/ 5, 1, 1, 1, 5, 1, 1, 1});
  town.choose(Verb::kFight, 0);
  town.choose(Verb::kFight);
  EXPECT_EQ(town.me().sanity, 3);
  ASSERT_TRUE(town.asks(Prompt::kDealWith) || town.asks(Prompt::kCombat));
  if (town.asks(Prompt::kDealWith)) town.choose(Verb::kFight, 1);
  EXPECT_EQ(town.me().sanity, 2);
  town.choose(Verb::kFight);
  EXPECT_EQ(town.times(Tells::kDefeated), 2);
}

TEST(ArkhamCombat, ABullwhipHelpsWithoutAHand) {  // AH-387
  Town town;
  town.sliders(0, 0, 0, 0);
  town.give(0, "bullwhip");
  town.monster("cultist", Town::area("downtown_streets"));
  town.among_monsters();
  town.begin({1, 1, 1, 6});
  town.choose(Verb::kFight);
  town.choose(Verb::kFight);
  town.choose(Verb::kFightOn);
  ASSERT_TRUE(town.asks(Prompt::kAfterCheck));
  town.choose(Verb::kUse);
  EXPECT_EQ(town.times(Tells::kDefeated), 1);
}

// Michael loses a point of Stamina less, so a Cultist does him no harm and he may miss it for ever.
TEST(ArkhamCombat, AFightInWhichNobodyIsHurtMayGoOnForEver) {  // AH-285 AH-295
  Town town;
  town.take_sheet(0, "michael_mcglen");
  town.sliders(0, 0, 0, 0);
  town.monster("cultist", Town::area("downtown_streets"));
  town.among_monsters();
  town.script.dice.assign(4000, 1);
  town.begin();
  town.choose(Verb::kFight);
  const State before = town.now();
  Position position;
  for (int round = 0; round < 200; ++round) {
    ASSERT_TRUE(town.asks(Prompt::kCombat));
    town.choose(Verb::kFight);
    if (town.asks(Prompt::kHands)) town.choose(Verb::kFightOn);
  }
  EXPECT_GT(town.times(Tells::kHit), 190);
  town.t.copy_to(position);
  Table again;
  EXPECT_TRUE(again.start(position));
  EXPECT_EQ(again.hash(), town.t.hash());
  EXPECT_EQ(town.me().stamina, before.investigators[0].stamina);
}

}  // namespace
}  // namespace tavola::arkham

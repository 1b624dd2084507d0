// What cards, sheets and markers do to the numbers of the rules, what may be used when, and what
// happens by itself: one test for each way in which a component is more than a gain or a loss.
#include "games/arkham/cards/card_effects.h"

#include "games/arkham/content/phrases.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/board/table_cards.h"
#include "games/arkham/rules/combat/combat.h"
#include "games/arkham/rules/encounters/locations.h"
#include "games/arkham/rules/investigator/harm.h"
#include "games/arkham/rules/investigator/possessions.h"
#include "games/arkham/rules/phases/mythos.h"
#include "games/arkham/tables_for_tests/town_for_tests.h"

namespace tavola::arkham {
namespace {

std::uint8_t mythos(std::string_view id) {
  const std::uint8_t found = content().mythos_named(id);
  EXPECT_NE(found, kNone) << id;
  return found;
}

/// Puts an Environment or a Rumor in play.
void in_force(Town& town, std::uint8_t State::*where, std::string_view id) {
  EXPECT_TRUE(town.s.mythos.take(mythos(id)));
  town.s.*where = mythos(id);
  hear_table(town.s);
}

/// The text of a Mythos card is next.
void text_of(Town& town, std::string_view id) {
  EXPECT_TRUE(town.s.mythos.take(mythos(id)));
  town.s.card = mythos(id);
  town.at(Phase::kMythos, Stage::kText);
}

MonsterNumbers now(const Town& town, std::string_view id) {
  return monster_now(town.s, Town::kind(id));
}

TEST(ArkhamCards, EveryPhraseHasTheNumberOfItsName) {
  const Town town;
  using effects::Category;
  const auto code = [](Category category, const char* name) {
    const effects::Phrase* phrase = content().grammar.find_phrase(category, name);
    return phrase != nullptr ? phrase->code : 0xffff;
  };
  EXPECT_EQ(code(Category::kVerb, "claim_from_cup"), static_cast<int>(CardVerb::kClaimFromCup));
  EXPECT_EQ(code(Category::kVerb, "weaken"), static_cast<int>(CardVerb::kWeaken));
  EXPECT_EQ(code(Category::kStatement, "ignored"), static_cast<int>(CardStatement::kIgnored));
  EXPECT_EQ(code(Category::kStatement, "weapon"), static_cast<int>(CardStatement::kWeapon));
  EXPECT_EQ(code(Category::kCondition, "unconscious"),
            static_cast<int>(CardCondition::kUnconscious));
  EXPECT_EQ(code(Category::kCount, "cards"), static_cast<int>(CardCount::kCards));
  EXPECT_EQ(code(Category::kGroup, "monster"), static_cast<int>(CardGroup::kMonster));
  EXPECT_EQ(code(Category::kMoment, "returning"), static_cast<int>(CardMoment::kReturning));
  EXPECT_EQ(code(Category::kDuration, "next_turn"), static_cast<int>(CardDuration::kNextTurn));
}

// ---- sums ---------------------------------------------------------------------------------------

TEST(ArkhamCards, BonusesOfAllCardsAreAddedUp) {  // AH-269, AH-385, AH-384
  Town town;
  town.give(0, "luck");
  town.give(0, "anna_kaslow");
  town.give(0, "dark_cloak");
  town.give(0, "pallid_mask");
  EXPECT_EQ(bonus(town.s, 0, Bonus::kLuck), 3);
  EXPECT_EQ(bonus(town.s, 0, Bonus::kLuckClueDice), 1);
  EXPECT_EQ(bonus(town.s, 0, Bonus::kEvadeChecks), 3);
  EXPECT_EQ(bonus(town.s, 0, Bonus::kSneak), 0) << "a bonus to a check is none to its skill";
  EXPECT_EQ(bonus(town.s, 1, Bonus::kLuck), 0);
}

TEST(ArkhamCards, AnEnvironmentHoldsForWhoIsInArkham) {  // AH-411, AH-021, AH-550
  Town town;
  in_force(town, &State::environment, "raining_cats_and_dogs");
  EXPECT_EQ(bonus(town.s, 0, Bonus::kPlainSpeedChecks), -1);
  EXPECT_EQ(bonus(town.s, 0, Bonus::kSneak), 1);
  EXPECT_EQ(bonus(town.s, 0, Bonus::kMovementPoints), -1);
  town.s.investigators[0].place = first_area(0);
  EXPECT_EQ(bonus(town.s, 0, Bonus::kSneak), 0);
  EXPECT_EQ(bonus(town.s, 0, Bonus::kMovementPoints), -1) << "not limited to Arkham";
}

TEST(ArkhamCards, ClosingIsHarderForSomeGatesAndSealingCheaper) {  // AH-141, AH-150
  Town town;
  town.open("woods", "rlyeh");
  town.open("graveyard", "abyss");
  in_force(town, &State::environment, "rlyeh_rising");
  town.s.investigators[0].place = Town::area("woods");
  town.s.investigators[1].place = Town::area("graveyard");
  EXPECT_EQ(bonus(town.s, 0, Bonus::kCloseDifficulty), 1);
  EXPECT_EQ(bonus(town.s, 1, Bonus::kCloseDifficulty), 0);
  town.s.mythos.add(town.s.environment);
  in_force(town, &State::environment, "nodens_favor");
  EXPECT_EQ(bonus(town.s, 0, Bonus::kSealCost), -2);
}

TEST(ArkhamCards, TraitsOfEnvironments) {  // AH-411
  Town town;
  in_force(town, &State::environment, "solar_eclipse");
  EXPECT_TRUE(has_trait(town.s, 0, Trait::kNoSpells));
  town.s.mythos.add(town.s.environment);
  in_force(town, &State::environment, "planetary_alignment");
  EXPECT_FALSE(has_trait(town.s, 0, Trait::kNoSpells));
  EXPECT_TRUE(has_trait(town.s, 0, Trait::kFreeSpells));
  town.s.mythos.add(town.s.environment);
  in_force(town, &State::environment, "no_one_can_help_you_now");
  EXPECT_TRUE(has_trait(town.s, 0, Trait::kCannotSeal));
}

// ---- weapons ------------------------------------------------------------------------------------

TEST(ArkhamCards, AnAxeIsBetterWithAFreeHand) {  // AH-290, AH-382
  Town town;
  town.give(0, "axe");
  EXPECT_EQ(weapon_of(town.s, 0, 0, 0).bonus, 3);
  EXPECT_EQ(weapon_of(town.s, 0, 0, 1).bonus, 2);
  EXPECT_TRUE(weapon_of(town.s, 0, 0, 0).physical);
}

TEST(ArkhamCards, ACrossIsAWeaponAgainstTheUndead) {  // AH-319, AH-387
  Town town;
  town.give(0, "cross");
  const int slot = town.monster("zombie", Town::area("downtown_streets"));
  EXPECT_EQ(weapon_of(town.s, 0, 0, 0).bonus, 0);
  town.s.fight.who = 0;
  town.s.fight.slot = static_cast<std::uint8_t>(slot);
  town.s.fight.kind = Town::kind("zombie");
  EXPECT_EQ(weapon_of(town.s, 0, 0, 0).bonus, 3);
  EXPECT_TRUE(weapon_of(town.s, 0, 0, 0).magical);
  town.s.fight.kind = Town::kind("maniac");
  EXPECT_EQ(weapon_of(town.s, 0, 0, 0).bonus, 0);
}

TEST(ArkhamCards, WeaponsThatAreUsedUp) {  // AH-301
  Town town;
  town.give(0, "powder_of_ibn_ghazi");
  town.give(0, "shotgun");
  EXPECT_TRUE(weapon_of(town.s, 0, 0, 0).discarded);
  EXPECT_EQ(weapon_of(town.s, 0, 0, 0).costs_sanity, 1);
  EXPECT_TRUE(weapon_of(town.s, 0, 1, 0).sixes_twice);
  EXPECT_FALSE(weapon_of(town.s, 0, 1, 0).discarded);
}

// ---- monsters -----------------------------------------------------------------------------------

TEST(ArkhamCards, AManiacGrowsWorseWithTheTerror) {  // AH-010
  Town town(2, "cthulhu");
  EXPECT_EQ(now(town, "maniac").combat_rating, 1);
  EXPECT_EQ(now(town, "maniac").abilities & kEndless, 0);
  town.s.terror = 6;
  EXPECT_EQ(now(town, "maniac").combat_rating, -2);
  EXPECT_EQ(now(town, "maniac").combat_damage, 3);
  EXPECT_NE(now(town, "maniac").abilities & kEndless, 0);
}

TEST(ArkhamCards, EnvironmentsChangeMonsters) {  // AH-411
  Town town(2, "yig");
  EXPECT_EQ(now(town, "haunter_of_the_dark").combat_rating, -2);
  in_force(town, &State::environment, "blackest_night");
  EXPECT_EQ(now(town, "haunter_of_the_dark").combat_rating, -5);
  town.s.mythos.add(town.s.environment);
  in_force(town, &State::environment, "the_chill_of_the_grave");
  EXPECT_EQ(now(town, "zombie").toughness, 2);
  EXPECT_EQ(now(town, "gug").toughness, 3);
  town.s.mythos.add(town.s.environment);
  town.s.environment = kNone;
  hear_table(town.s);
  in_force(town, &State::rumor, "the_great_ritual");
  EXPECT_EQ(now(town, "witch").toughness, 3);
  EXPECT_EQ(toughness_of(town.s, Town::kind("ghoul")), 1);
}

TEST(ArkhamCards, EveryAncientOneChangesItsWorshippers) {  // AH-320
  EXPECT_EQ(now(Town(2, "azathoth"), "maniac").toughness, 2);
  const Town cthulhu(2, "cthulhu");
  EXPECT_TRUE(now(cthulhu, "cultist").frightens);
  EXPECT_EQ(now(cthulhu, "cultist").horror_rating, -2);
  EXPECT_EQ(now(cthulhu, "cultist").horror_damage, 2);
  const Town hastur(2, "hastur");
  EXPECT_EQ(now(hastur, "cultist").combat_rating, -2);
  EXPECT_EQ(movement_of(hastur.s, Town::kind("cultist")), Movement::kFlying);
  EXPECT_EQ(movement_of(hastur.s, Town::kind("maniac")), Movement::kNormal);
  EXPECT_EQ(now(Town(2, "ithaqua"), "cultist").toughness, 3);
  EXPECT_NE(now(Town(2, "nyarlathotep"), "cultist").abilities & kEndless, 0);
  const Town shub(2, "shub_niggurath");
  EXPECT_EQ(now(shub, "gug").toughness, 4);
  EXPECT_NE(now(shub, "dark_young").abilities & kEndless, 0);
  const Town yig(2, "yig");
  EXPECT_EQ(now(yig, "cultist").combat_rating, 0);
  EXPECT_EQ(now(yig, "cultist").combat_damage, 4);
  const Town yog(2, "yog_sothoth");
  EXPECT_EQ(now(yog, "cultist").combat_rating, -1);
  EXPECT_NE(now(yog, "cultist").abilities & kMagicalImmunity, 0);
}

TEST(ArkhamCards, AMiGoLeavesTheGameAndAUniqueItem) {  // AH-296, AH-372
  Town town;
  town.sliders(0, 0, 3, 0);  // Fight 5, Will 1
  const int slot = town.monster("mi_go", Town::area("downtown_streets"));
  town.among_monsters();
  town.begin({6, 6, 6, 6, 6});  // Will 1 - 1 rolls no die
  town.will_draw(DeckId::kUniqueItems, Town::card("gate_box"));
  town.choose(Verb::kFight);
  town.choose(Verb::kFight);
  EXPECT_NE(town.now().monsters[slot].place, trophies_of(0));
  EXPECT_EQ(town.times(Tells::kMonsterToBox), 1);
  EXPECT_EQ(monster_trophies(town.now(), 0), 0);
  EXPECT_EQ(count_of(town.now(), 0, ItemClass::kUnique), 1);
}

TEST(ArkhamCards, TheBlackManBargainsAndIsGone) {  // AH-279, AH-359
  for (const bool lucky : {true, false}) {
    Town town(2, "nyarlathotep");
    town.sliders(0, 0, 0, 1);  // Luck 3, two dice
    town.monster("black_man", Town::area("downtown_streets"));
    town.among_monsters();
    town.begin({lucky ? 5 : 1, 1});
    town.choose(Verb::kFight);
    EXPECT_EQ(town.times(Tells::kMonsterToCup), 1);
    if (lucky)
      EXPECT_EQ(town.me().clues, 2);
    else
      EXPECT_EQ(town.me().standing, Standing::kDevoured);
  }
}

TEST(ArkhamCards, TheDarkPharaohIsFoughtWithLore) {  // AH-288
  Town town(2, "nyarlathotep");
  town.sliders(0, 0, 0, 3);  // Lore 3
  town.s.fight.who = 0;
  town.s.fight.kind = Town::kind("dark_pharaoh");
  EXPECT_EQ(combat_check(town.s).skill, static_cast<int>(Skill::kLore));
}

TEST(ArkhamCards, TheBloatedWomanMakesChecksFail) {  // AH-279, AH-297
  Town town(2, "nyarlathotep");
  town.sliders(0, 0, 0, 0);  // Will 4, two dice
  town.monster("bloated_woman", Town::area("downtown_streets"));
  town.among_monsters();
  town.begin({1, 1});
  town.choose(Verb::kFight);
  EXPECT_EQ(town.times(Tells::kHorrorFailed), 1);
  EXPECT_EQ(town.me().sanity, 4 - 2);
  EXPECT_EQ(town.now().fight.doomed, 1);
}

TEST(ArkhamCards, AnElderThingTakesAWeaponOrASpell) {  // AH-534
  Town town;
  town.sliders(0, 3, 0, 0);
  town.give(0, "knife");
  town.give(0, "wither");
  town.monster("elder_thing", Town::area("downtown_streets"));
  town.among_monsters();
  town.begin({});
  town.choose(Verb::kEvade);  // Sneak 0 - 2 rolls no die
  ASSERT_TRUE(town.asks(Prompt::kChoice));
  EXPECT_EQ(town.t.decision().options.size(), 2U);
  town.tell({5, 5, 5, 5});
  town.choose(Verb::kChoice);
  EXPECT_EQ(held(town.now(), 0).size(), 1U);
  EXPECT_EQ(town.me().stamina, 5);
}

// ---- uses ---------------------------------------------------------------------------------------

TEST(ArkhamCards, ATomeIsReadInMovement) {  // AH-081, AH-383
  Town town;
  town.sliders(0, 0, 0, 3);  // Speed 2, Lore 3
  town.give(0, "ancient_tome");
  town.at(Phase::kMovement, Stage::kMoving);
  town.s.points = 2;
  town.will_draw(DeckId::kSpells, Town::card("wither"));
  town.begin({5, 1});
  ASSERT_TRUE(town.offers(Verb::kUse, 0));
  town.choose(Verb::kUse, 0);
  ASSERT_EQ(held(town.now(), 0).size(), 1U);
  EXPECT_EQ(held(town.now(), 0)[0].card, Town::card("wither"));
  EXPECT_EQ(town.now().points, 0);
}

TEST(ArkhamCards, ATomeNeedsItsMovementPoints) {  // AH-081, AH-513
  Town town;
  town.give(0, "ancient_tome");
  town.give(0, "map_of_arkham");
  town.at(Phase::kMovement, Stage::kMoving);
  town.s.points = 1;
  town.begin();
  EXPECT_FALSE(town.offers(Verb::kUse, 0));
  town.choose(Verb::kUse, 1);  // a point more
  EXPECT_EQ(town.now().points, 2);
  EXPECT_TRUE(town.offers(Verb::kUse, 0));
  EXPECT_FALSE(town.offers(Verb::kUse, 1)) << "exhausted";
}

TEST(ArkhamCards, AHealingStoneHelpsOnceInAnUpkeep) {  // AH-069
  Town town;
  town.give(0, "healing_stone");
  town.at(Phase::kUpkeep, Stage::kActions);
  town.s.investigators[0].stamina = 4;
  town.begin();
  town.choose(Verb::kUse, 0);
  EXPECT_EQ(town.me().stamina, 5) << "Sanity is full, so there is nothing to choose";
  EXPECT_FALSE(town.offers(Verb::kUse));
}

TEST(ArkhamCards, NothingIsOfferedThatWouldNotHelp) {  // AH-062
  Town town;
  town.give(0, "healing_stone");
  town.give(0, "duke");
  town.heal(0);
  town.at(Phase::kUpkeep, Stage::kActions);
  town.begin();
  EXPECT_FALSE(town.offers(Verb::kUse));
}

TEST(ArkhamCards, CarolynHealsWhoIsWithHer) {  // AH-062, AH-321
  Town town(3);
  town.take_sheet(0, "carolyn_fern");
  in_force(town, &State::environment, "dreams_of_a_sunken_city");
  town.s.investigators[2].place = town.s.investigators[0].place;
  town.s.investigators[1].sanity = 1;  // elsewhere
  town.s.investigators[2].sanity = 2;
  town.at(Phase::kUpkeep, Stage::kActions);
  town.begin();
  town.choose(Verb::kUse);
  EXPECT_EQ(town.me(2).sanity, 3) << "her care works even in bad dreams";
  EXPECT_EQ(town.me(1).sanity, 1);
  EXPECT_FALSE(town.offers(Verb::kUse));
}

TEST(ArkhamCards, ASilverKeyOpensThreeDoors) {  // AH-382
  Town town;
  town.sliders(0, 3, 0, 0);
  town.give(0, "silver_key");
  held(town.s, 0)[0].tokens = 2;
  town.monster("ghost", Town::area("downtown_streets"));
  town.among_monsters();
  town.begin();
  town.choose(Verb::kEvade);
  ASSERT_TRUE(town.asks(Prompt::kBeforeCheck));
  town.choose(Verb::kUse, 0);
  EXPECT_EQ(town.times(Tells::kEvaded), 1);
  EXPECT_TRUE(held(town.now(), 0).empty());
}

TEST(ArkhamCards, TheFluteDefeatsAllMonstersHere) {  // AH-382, AH-380
  Town town;
  town.take_sheet(0, "amanda_sharpe");  // 5 Sanity, 5 Stamina
  town.sliders(0, 0, 0, 0);
  town.give(0, "flute_of_the_outer_gods");
  town.give(0, "whiskey");  // lessens no cost
  town.monster("maniac", Town::area("downtown_streets"));
  town.monster("zombie", Town::area("downtown_streets"));
  town.among_monsters();
  town.begin();
  town.choose(Verb::kFight, -1, Town::kind("maniac"));
  town.choose(Verb::kFight);
  ASSERT_TRUE(town.asks(Prompt::kBeforeCheck));
  town.choose(Verb::kUse, 0);
  EXPECT_EQ(monster_trophies(town.now(), 0), 2);
  EXPECT_EQ(town.me().sanity, 2);
  EXPECT_EQ(town.me().stamina, 2);
}

TEST(ArkhamCards, MandyRerollsForAnybodyOnceATurn) {  // AH-057, AH-266
  Town town;
  town.take_sheet(1, "mandy_thompson");
  town.s.investigators[1].place = Town::area("bank_of_arkham");
  town.sliders(0, 1, 0, 0);  // Sneak 2
  town.monster("zombie", Town::area("downtown_streets"));
  town.among_monsters();
  town.begin({1, 2, 3, /*again*/ 5, 1, 1});
  town.choose(Verb::kEvade);
  ASSERT_TRUE(town.asks(Prompt::kAfterCheck));
  EXPECT_EQ(town.t.decision().seat, 1);
  town.choose(Verb::kUse);
  EXPECT_EQ(town.times(Tells::kEvaded), 1);
}

TEST(ArkhamCards, TheVoiceOfRaHelpsForTheTurn) {  // AH-302, AH-308
  Town town;
  town.sliders(0, 0, 0, 3);  // Lore 3, two dice
  town.give(0, "voice_of_ra");
  town.at(Phase::kUpkeep, Stage::kActions);
  town.begin({5, 1});
  town.choose(Verb::kCast, 0);
  EXPECT_EQ(bonus(town.now(), 0, Bonus::kEveryCheck), 1);
  EXPECT_EQ(bonus(town.now(), 1, Bonus::kEveryCheck), 0);
  EXPECT_EQ(town.me().sanity, 3);
}

// ---- Mythos texts -------------------------------------------------------------------------------

TEST(ArkhamCards, BizarreDreamsSendMonstersBack) {  // AH-410
  Town town;
  town.monster("gug", Town::area("woods"));
  town.monster("nightgaunt", kSky);
  const int left = town.monster("ghoul", Town::area("woods"));
  text_of(town, "bizarre_dreams_plague_citizens");
  town.begin();
  EXPECT_EQ(town.times(Tells::kMonsterToCup), 2);
  EXPECT_EQ(town.now().monsters[left].place, Town::area("woods"));
  EXPECT_EQ(town.now().terror, 1);
}

TEST(ArkhamCards, WithoutSuchMonstersNobodyIsAfraid) {  // AH-410
  Town town;
  town.monster("ghoul", Town::area("woods"));
  text_of(town, "bizarre_dreams_plague_citizens");
  town.begin();
  EXPECT_EQ(town.now().terror, 0);
}

TEST(ArkhamCards, TheExpeditionBringsElderThingsToTheDocks) {  // AH-526
  Town town;
  const int slot = town.monster("elder_thing", trophies_of(0));
  text_of(town, "miskatonic_arctic_expedition_returns");
  town.begin();
  EXPECT_EQ(town.now().monsters[slot].place, Town::area("river_docks"));
}

TEST(ArkhamCards, TheBlueFluEmptiesTheJail) {  // AH-538, AH-546
  Town town;
  town.s.investigators[0].place = kJail;
  town.s.investigators[0].delayed = 1;
  text_of(town, "blue_flu");
  town.begin();
  EXPECT_EQ(town.me().place, Town::area("police_station"));
}

TEST(ArkhamCards, IthaquaFreezesWhoIsInTheStreets) {  // AH-022
  Town town(2, "ithaqua");
  town.s.investigators[1].place = Town::area("library");
  town.at(Phase::kMythos, Stage::kEnd);
  EXPECT_TRUE(anything_at(town.s, 0, Moment::kMythosEnd));
  town.begin();
  EXPECT_EQ(town.me(0).stamina, maximum_stamina(town.now(), 0) - 1);
  EXPECT_EQ(town.me(1).stamina, maximum_stamina(town.now(), 1));
}

TEST(ArkhamCards, YigGrowsWithEveryCultistDefeated) {  // AH-022
  Town town(2, "yig");
  town.sliders(0, 0, 3, 0);  // Fight 5
  town.monster("cultist", Town::area("downtown_streets"));
  town.among_monsters();
  town.begin({6, 6, 6, 6, 6});
  town.choose(Verb::kFight);
  town.choose(Verb::kFight);
  EXPECT_EQ(town.times(Tells::kDefeated), 1);
  EXPECT_EQ(town.now().doom, 1);
}

TEST(ArkhamCards, TheManInBlackDevoursTheUnlucky) {  // AH-509
  for (const bool lucky : {true, false}) {
    Town town;
    in_force(town, &State::environment, "the_man_in_black");
    town.s.investigators[0].place = Town::area("french_hill_streets");
    town.at(Phase::kMovement, Stage::kArrived);
    if (lucky) {
      town.begin({5, 5, 1, 5});
      town.will_draw(DeckId::kSpells, Town::card("heal"));
    } else {
      town.begin({1, 2, 3, 4});
    }
    town.choose(Verb::kAcceptEffect);
    if (lucky) {
      EXPECT_EQ(town.me().sanity, 3);
      EXPECT_EQ(town.me().clues, 1);
      EXPECT_EQ(count_of(town.now(), 0, ItemClass::kSpell), 1);
    } else {
      EXPECT_EQ(town.me().standing, Standing::kDevoured);
    }
  }
}

TEST(ArkhamCards, ATextDoesNothingMoreToWhoHasFallen) {  // AH-336
  Town town;
  town.s.investigators[0].sanity = 1;
  town.s.investigators[0].place = Town::area("unvisited_isle");
  const BoardArea& isle = area_of(Town::area("unvisited_isle"));
  // "lose 1 sanity, draw 1 spell" is the second card of the neighborhood.
  town.at(Phase::kArkhamEncounters, Stage::kBegin);
  ASSERT_GE(isle.encounters.size(), 7U);
  town.begin();
  const Rule<int> done = carry_out(town.t, 0, isle.encounters[1], cites("AH-108"));
  EXPECT_EQ(town.me().place, Town::area("arkham_asylum"));
  EXPECT_EQ(count_of(town.now(), 0, ItemClass::kSpell), 0);
  EXPECT_EQ(town.now().text.readers, 0);
}

}  // namespace
}  // namespace tavola::arkham

// The negative traits of the four tiles. (TG-006, TG-895)
#include "games/avalon/rules/character/traits.h"

#include <gtest/gtest.h>

#include "games/avalon/rules/character/survival.h"
#include "games/avalon/shown/title.h"
#include "games/avalon/tables_for_tests/encounter_for_tests.h"
#include "games/avalon/tables_for_tests/journal_for_tests.h"

namespace tavola::avalon {
namespace {

constexpr std::string_view kLeft = ":: 0\n* leave\n  leaves\n  -> end\n* stay\n  -> end\n";

TEST(HeroTraits, AileiCannotWalkPast) {  // TG-006, TG-895
  Exploration j(kLeft, {"ailei", "beor"});
  j.explore();
  j.take("leave");
  EXPECT_EQ(j.of(0).terror(), 1);
  EXPECT_EQ(j.of(1).terror(), 0) << "it is her trait alone";
  Exploration stays(kLeft, {"ailei"});
  stays.explore();
  stays.take("stay");
  EXPECT_EQ(stays.of(0).terror(), 0);
}

TEST(HeroTraits, ArevKeepsAccountsOfWhatHisPartyLoses) {  // TG-006, TG-895
  Exploration j(":: 0\ndo lose 1 food\ndo lose 1 wealth\nend\n", {"arev", "beor"});
  j.of(0).of(Measure::kFood) = 0;  // so that it is the other's Food that is lost
  j.explore();
  EXPECT_EQ(j.of(0).terror(), 1) << "once a day, although he lost Wealth too";
  EXPECT_EQ(j.of(0).trait_used, 1);
  j.s().journey.stage = DayStage::kStart;
  j.s().journey.step = 4;
  j.play();
  EXPECT_EQ(j.of(0).trait_used, 0) << "TG-945";
}

TEST(HeroTraits, WhatArevPaysIsNoLoss) {  // TG-006, TG-950
  Journey j({"arev"});
  j.of(0).of(Measure::kFood) = 2;
  pay(j.t, 0, Measure::kFood, 1, cites("TG-195"));
  EXPECT_EQ(j.s().traits_due, 0);
  lose(j.t, 0, Measure::kFood, 1, cites("TG-309"));
  EXPECT_EQ(j.s().traits_due, 1);
  j.play_day();
  EXPECT_EQ(j.of(0).terror(), 1);
  EXPECT_EQ(j.s().traits_due, 0);
}

TEST(HeroTraits, ArevDoesNotMindWhatOthersLoseElsewhere) {  // TG-006
  Journey j({"arev", "beor"});
  lose(j.t, 1, Measure::kFood, 1, cites("TG-309"));
  EXPECT_EQ(j.s().traits_due, 0);
}

TEST(HeroTraits, MaggotIsNeverFull) {  // TG-006, TG-195, TG-196, TG-895
  Journey j({"maggot"});
  Character& c = j.of(0);
  c.of(Measure::kHealth) = 5;
  c.of(Measure::kEnergy) = 3;
  c.of(Measure::kTerror) = 2;
  c.of(Measure::kFood) = 3;
  j.play_evening();
  ASSERT_TRUE(j.asks(Prompt::kEat));
  Journey little({"maggot"});
  static_cast<State&>(little.t.state) = j.s();
  j.choose(Verb::kEat);
  EXPECT_EQ(j.of(0).of(Measure::kFood), 1) << "two Food";
  EXPECT_EQ(j.of(0).health(), 6);
  EXPECT_EQ(j.of(0).terror(), 1);
  little.play();
  little.choose(Verb::kEatLittle);
  EXPECT_EQ(little.of(0).of(Measure::kFood), 2);
  EXPECT_EQ(little.of(0).health(), 5) << "nothing is restored";
  EXPECT_EQ(little.of(0).terror(), 2);
  EXPECT_GE(little.of(0).energy(), 3) << "and he keeps his Energy";
}

TEST(HeroTraits, MaggotWithOneFoodCannotEatHisFill) {  // TG-006, TG-197
  Journey j({"maggot"});
  j.of(0).of(Measure::kFood) = 1;
  j.play_evening();
  EXPECT_LT(j.find(Verb::kEat), 0);
  EXPECT_GE(j.find(Verb::kEatLittle), 0);
  EXPECT_GE(j.find(Verb::kFast), 0);
  Journey other({"beor"});
  other.of(0).of(Measure::kFood) = 1;
  other.play_evening();
  EXPECT_GE(other.find(Verb::kEat), 0) << "it is his trait alone";
  EXPECT_LT(other.find(Verb::kEatLittle), 0);
}

constexpr std::string_view kBrute = R"(
[[encounter]]
id = "brute"
colour = "grey"
attack = [ { at = "0..8", effect = "take 0 damage" } ]
)";

TEST(HeroTraits, BeorDoesNotEscapeBeforeAnotherHas) {  // TG-006, TG-638, TG-895
  Encounter table(kBrute, {"beor", "ailei"}, "brute");
  table.give_traits();
  table.begin();
  table.choose(Verb::kChooseActive, 0);
  EXPECT_LT(table.find(Verb::kEscape), 0);
  table.choose(Verb::kPlayNothing);
  EXPECT_GE(table.find(Verb::kEscape), 0) << "Ailei may";
  table.choose(Verb::kEscape);
  while (table.asks(Prompt::kDiscard)) table.t.choose(0);
  ASSERT_EQ(table.e().active, 0);
  EXPECT_GE(table.find(Verb::kEscape), 0) << "somebody has Escaped";
}

TEST(HeroTraits, AloneBeorEscapesForOneHealth) {  // TG-006, TG-639, TG-895
  Encounter table(kBrute, {"beor"}, "brute");
  table.give_traits();
  table.begin();
  const int health = table.of(0).health(), energy = table.of(0).energy();
  table.choose(Verb::kEscape);
  EXPECT_EQ(table.of(0).health(), health - 1);
  EXPECT_EQ(table.of(0).energy(), energy - 1);
  EXPECT_EQ(table.e().outcome, EncounterOutcome::kEscaped);
  Encounter other(kBrute, {"ailei"}, "brute");
  other.give_traits();
  other.begin();
  const int before = other.of(0).health();
  other.choose(Verb::kEscape);
  EXPECT_EQ(other.of(0).health(), before) << "it is his trait alone";
}

TEST(HeroTraits, BeorMayDieOfIt) {  // TG-006, TG-441, TG-1055
  Encounter table(kBrute, {"beor"}, "brute");
  table.give_traits();
  table.of(0).of(Measure::kHealth) = 1;
  table.of(0).of(Measure::kEnergy) = 1;
  table.begin();
  table.choose(Verb::kEscape);
  EXPECT_EQ(table.of(0).health(), 0);
  EXPECT_EQ(table.of(0).dying, 1);
  EXPECT_EQ(table.seen.count(Happening::kEscapes), 0);
  EXPECT_EQ(table.seen.count(Happening::kRemovedDying), 1);
}

TEST(HeroTraits, ActionAndTraitAreShownOnEveryTile) {  // TG-048, TG-068
  ASSERT_TRUE(load_game());
  static const scene::OpenedTitle kTitle = open();
  for (const Hero& hero : content().heroes) {
    EXPECT_TRUE(hero.action.there) << hero.id;
    EXPECT_NE(hero.trait, kNoSource) << hero.id;
    for (const words::Language language : words::kLanguages) {
      const scene::PrintedCard card = (*kTitle)->card(hero.id, language);
      std::string all;
      for (const std::string& line : card.lines) all += line + "\n";
      const words::Lexicon& lexicon = (*kTitle)->lexicon();
      EXPECT_NE(all.find(lexicon.noun(language, lexicon.find(hero.action_word))), std::string::npos)
          << all;
      EXPECT_NE(all.find(lexicon.noun(language, lexicon.find(hero.trait_word))), std::string::npos)
          << all;
    }
  }
}

}  // namespace
}  // namespace tavola::avalon

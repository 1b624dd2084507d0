// Experience, Attributes and decks at End of Day.
#include "games/avalon/character/advancement.h"

#include <gtest/gtest.h>

#include "games/avalon/character/attributes.h"
#include "games/avalon/tables_for_tests/journey_for_tests.h"

namespace tavola::avalon {
namespace {

void set(Character& c, Attribute which, int points) {
  c.markers[static_cast<int>(which)] = static_cast<std::uint8_t>(points);
}

TEST(Advancement, APointCostsByTheTotalOfItsPair) {  // TG-230, TG-427, TG-428, TG-429, TG-430
  Journey j({"beor"});
  set(j.of(0), Attribute::kAggression, 0);
  set(j.of(0), Attribute::kEmpathy, 0);
  EXPECT_EQ(price_of_point(j.s(), 0, Attribute::kEmpathy), 2);
  set(j.of(0), Attribute::kAggression, 1);
  EXPECT_EQ(price_of_point(j.s(), 0, Attribute::kEmpathy), 4);
  set(j.of(0), Attribute::kAggression, 2);
  EXPECT_EQ(price_of_point(j.s(), 0, Attribute::kEmpathy), 6);
  set(j.of(0), Attribute::kEmpathy, 2);
  EXPECT_EQ(price_of_point(j.s(), 0, Attribute::kAggression), 10);
}

TEST(Advancement, ExperienceIsSpentInTheEveningOnly) {  // TG-205, TG-416, TG-236
  Journey j({"beor"});
  j.of(0).of(Measure::kExperience) = 6;
  j.play_evening();
  j.choose(Verb::kEat);
  ASSERT_TRUE(j.asks(Prompt::kAdvance));
  EXPECT_GE(j.find(Verb::kRaise, static_cast<int>(Attribute::kEmpathy)), 0) << "third of the pair";
  EXPECT_LT(j.find(Verb::kRaise, static_cast<int>(Attribute::kAggression)), 0)
      << "TG-439: both slots are full and there is no Skill card";
  j.choose(Verb::kRaise, static_cast<int>(Attribute::kEmpathy));
  EXPECT_EQ(attribute(j.s(), 0, Attribute::kEmpathy), 1);
  EXPECT_EQ(j.of(0).of(Measure::kExperience), 0);
}

TEST(Advancement, AnyNumberOfPurchases) {  // TG-205
  Journey j({"beor"});
  j.of(0).of(Measure::kExperience) = 20;
  j.play_evening();
  j.choose(Verb::kEat);
  j.choose(Verb::kRaise, static_cast<int>(Attribute::kEmpathy));
  j.choose(Verb::kRaise, static_cast<int>(Attribute::kEmpathy));
  EXPECT_EQ(j.of(0).of(Measure::kExperience), 20 - 6 - 8);
  j.choose(Verb::kDone);
  EXPECT_NE(j.s().journey.step, 3);
}

TEST(Trading, FoodPassesToSomebodyInTheSameLocationWhoTakesIt) {  // TG-199, TG-237, TG-327
  Journey j({"ailei", "beor"});
  j.play_day();
  j.choose(Verb::kGive, 1, static_cast<int>(Measure::kFood));
  EXPECT_EQ(j.t.decision().seat, 1);
  j.choose(Verb::kAccept);
  EXPECT_EQ(j.of(0).of(Measure::kFood), 1);
  EXPECT_EQ(j.of(1).of(Measure::kFood), 3);
  EXPECT_EQ(j.t.decision().seat, 0) << "a gift is no Action";
}

TEST(Trading, NothingElseIsTradedAndNobodyFarAway) {  // TG-238
  Journey j({"ailei", "beor"});
  j.of(0).of(Measure::kMagic) = 3;
  j.stand(1, 903);
  j.play_day();
  EXPECT_LT(j.find(Verb::kGive), 0);
  j.s().characters[1].place = j.s().characters[0].place;
  j.play();
  EXPECT_LT(j.find(Verb::kGive, 1, static_cast<int>(Measure::kMagic)), 0);
  EXPECT_LT(j.find(Verb::kGive, 1, static_cast<int>(Measure::kReputation)), 0);
}

TEST(Trading, APassedCharacterMayStillBeGivenThings) {  // TG-952
  Journey j({"ailei", "beor"});
  j.play_day();
  j.choose(Verb::kPass);
  j.choose(Verb::kGive, 0, static_cast<int>(Measure::kFood));
  j.choose(Verb::kAccept);
  EXPECT_EQ(j.of(0).of(Measure::kFood), 3);
}

TEST(Trading, BeforeEating) {  // TG-199
  Journey j({"ailei", "beor"});
  j.of(0).of(Measure::kFood) = 2;
  j.of(1).of(Measure::kFood) = 0;
  j.play_evening();
  j.choose(Verb::kGive, 1, static_cast<int>(Measure::kFood));
  j.choose(Verb::kAccept);
  j.choose(Verb::kEat);
  j.choose(Verb::kEat);
  EXPECT_EQ(j.of(1).of(Measure::kFood), 0);
}

}  // namespace
}  // namespace tavola::avalon

// The survival tracks and Resources, line by line.
#include "games/avalon/rules/character/survival.h"

#include <gtest/gtest.h>

#include "games/avalon/tables_for_tests/table_for_tests.h"

namespace tavola::avalon {
namespace {

constexpr Citation kRule = cites("TG-563");

TEST(Survival, TracksStartOnTheSlotsOfTheTray) {  // TG-050, TG-051, TG-052
  TableWith table({"beor", "maggot"});
  EXPECT_EQ(table.of(0).energy(), 6);
  EXPECT_EQ(table.of(0).health(), 9);
  EXPECT_EQ(table.of(0).terror(), 0);
  EXPECT_EQ(table.of(1).energy(), 7);
  EXPECT_EQ(table.of(1).health(), 7);
}

TEST(Survival, AttributesAndResourcesComeFromTheTile) {  // TG-053, TG-054
  TableWith table({"beor"});
  EXPECT_EQ(table.of(0).markers[static_cast<int>(Attribute::kAggression)], 2);
  EXPECT_EQ(table.of(0).markers[static_cast<int>(Attribute::kEmpathy)], 0);
  EXPECT_EQ(table.of(0).of(Measure::kFood), 2);
  EXPECT_EQ(table.of(0).of(Measure::kMagic), 0);
}

TEST(Survival, LosingStopsAtZeroAndGainingAtTheTop) {  // TG-223, TG-240
  TableWith table({"beor"});
  EXPECT_EQ(lose(table.t, 0, Measure::kFood, 5, kRule), 2);
  EXPECT_EQ(table.of(0).of(Measure::kFood), 0);
  EXPECT_EQ(lose(table.t, 0, Measure::kFood, 1, kRule), 0);
  EXPECT_EQ(gain(table.t, 0, Measure::kTerror, 20, kRule), 6);
  EXPECT_EQ(table.of(0).terror(), 6);
}

TEST(Survival, HealthNeverRisesAboveItsStart) {  // TG-218
  TableWith table({"beor"});
  EXPECT_EQ(gain(table.t, 0, Measure::kHealth, 3, kRule), 0);
  lose(table.t, 0, Measure::kHealth, 2, kRule);
  EXPECT_EQ(gain(table.t, 0, Measure::kHealth, 3, kRule), 2);
}

TEST(Survival, EnergyIsPushedDownByLostHealthAtOnce) {  // TG-213, TG-219
  TableWith table({"beor"});
  lose(table.t, 0, Measure::kHealth, 5, kRule);
  EXPECT_EQ(table.of(0).health(), 4);
  EXPECT_EQ(table.of(0).energy(), 4);
  EXPECT_EQ(table.seen.count(Happening::kEnergyLimited), 1);
  EXPECT_EQ(gain(table.t, 0, Measure::kEnergy, 2, kRule), 0) << "Health is the ceiling";
}

TEST(Survival, PanicIsTerrorAboveHealthAndNotEqual) {  // TG-221, TG-222, TG-964
  TableWith table({"beor"});
  table.of(0).of(Measure::kHealth) = 4;
  table.of(0).of(Measure::kEnergy) = 4;
  table.of(0).of(Measure::kTerror) = 4;
  EXPECT_FALSE(in_panic(table.s(), 0));
  lose(table.t, 0, Measure::kHealth, 1, kRule);
  EXPECT_TRUE(in_panic(table.s(), 0));
  EXPECT_EQ(table.of(0).energy(), 3);
  EXPECT_EQ(table.seen.count(Happening::kPanics), 1);
  gain(table.t, 0, Measure::kHealth, 1, kRule);
  EXPECT_FALSE(in_panic(table.s(), 0));
}

TEST(Survival, ExhaustedOnTheTwoRedSlots) {  // TG-214, TG-216
  TableWith table({"beor"});
  pay(table.t, 0, Measure::kEnergy, 4, kRule);
  EXPECT_FALSE(exhausted(table.s(), 0));
  pay(table.t, 0, Measure::kEnergy, 1, kRule);
  EXPECT_TRUE(exhausted(table.s(), 0));
  EXPECT_EQ(table.seen.count(Happening::kExhausted), 1);
  pay(table.t, 0, Measure::kEnergy, 1, kRule);
  EXPECT_EQ(table.seen.count(Happening::kExhausted), 1) << "it was so before";
}

TEST(Survival, AtZeroHealthACharacterIsDyingUntilItRises) {  // TG-217, TG-440, TG-1010
  TableWith table({"beor"});
  lose(table.t, 0, Measure::kHealth, 20, kRule);
  EXPECT_EQ(table.of(0).dying, 1);
  EXPECT_EQ(table.of(0).energy(), 0);
  gain(table.t, 0, Measure::kHealth, 1, kRule);
  EXPECT_EQ(table.of(0).dying, 0);
}

TEST(Survival, GoingInsaneOnTheTwoTopSlotsOfTerror) {  // TG-220, TG-459, TG-461
  TableWith table({"beor"});
  gain(table.t, 0, Measure::kTerror, 4, kRule);
  EXPECT_EQ(table.of(0).insane, 0);
  gain(table.t, 0, Measure::kTerror, 1, kRule);
  EXPECT_EQ(table.of(0).insane, 1);
  lose(table.t, 0, Measure::kTerror, 1, kRule);
  EXPECT_EQ(table.of(0).insane, 0);
}

TEST(Survival, PayingNeedsAllOfIt) {  // TG-212, TG-224
  TableWith table({"beor"});
  EXPECT_TRUE(can_pay(table.s(), 0, Measure::kEnergy, 6));
  EXPECT_FALSE(can_pay(table.s(), 0, Measure::kEnergy, 7));
  EXPECT_FALSE(can_pay(table.s(), 0, Measure::kMagic, 1));
}

TEST(Survival, ATerrorCostRaisesTerrorAndNeedsRoom) {  // TG-137, TG-951
  TableWith table({"beor"});
  EXPECT_TRUE(can_pay(table.s(), 0, Measure::kTerror, 6));
  EXPECT_FALSE(can_pay(table.s(), 0, Measure::kTerror, 7));
  pay(table.t, 0, Measure::kTerror, 2, kRule);
  EXPECT_EQ(table.of(0).terror(), 2);
}

TEST(Survival, AHealthCostMayKill) {  // TG-950
  TableWith table({"beor"});
  EXPECT_FALSE(can_pay(table.s(), 0, Measure::kHealth, 10));
  ASSERT_TRUE(can_pay(table.s(), 0, Measure::kHealth, 9));
  pay(table.t, 0, Measure::kHealth, 9, kRule);
  EXPECT_EQ(table.of(0).dying, 1);
}

TEST(Survival, ATurnedLimiterCountsOneHealthLess) {  // TG-869, TG-1081
  TableWith table({"beor"});
  table.s().house.limiter = 1;
  lose(table.t, 0, Measure::kHealth, 4, kRule);
  EXPECT_EQ(table.of(0).health(), 5);
  EXPECT_EQ(table.of(0).energy(), 4);
  gain(table.t, 0, Measure::kTerror, 4, kRule);
  EXPECT_FALSE(in_panic(table.s(), 0));
  gain(table.t, 0, Measure::kTerror, 1, kRule);
  EXPECT_TRUE(in_panic(table.s(), 0));
}

TEST(Survival, ATurnedLimiterHoldsFromTheStart) {  // TG-213, TG-869
  TableWith table({"beor"});
  table.s().house.limiter = 1;
  set_up_hero(table.t, 0, number_of(content().heroes, "maggot"));
  EXPECT_EQ(table.of(0).health(), 7);
  EXPECT_EQ(table.of(0).energy(), 6);
}

TEST(Survival, SoloNarrativeTakesTheLimiterAway) {  // TG-864, TG-865, TG-866, TG-867
  TableWith table({"beor"});
  table.s().house.solo_narrative = 1;
  lose(table.t, 0, Measure::kHealth, 8, kRule);
  EXPECT_EQ(table.of(0).energy(), 6);
  gain(table.t, 0, Measure::kTerror, 5, kRule);
  EXPECT_FALSE(in_panic(table.s(), 0));
  EXPECT_EQ(table.of(0).insane, 1);
  lose(table.t, 0, Measure::kHealth, 1, kRule);
  EXPECT_EQ(table.of(0).dying, 1);
}

}  // namespace
}  // namespace tavola::avalon

// Buckets and the doorman, with a clock that the test moves.
#include "server/doors/limits.h"

#include <gtest/gtest.h>

namespace tavola::server {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

const Moment kNoon = Moment(seconds(1'000'000));

TEST(Bucket, GivesItsBurstAndThenAtItsRate) {
  Bucket bucket({.per_second = 2, .burst = 3});
  for (int i = 0; i < 3; ++i) EXPECT_EQ(bucket.take(kNoon), 0) << i;
  EXPECT_DOUBLE_EQ(bucket.take(kNoon), 0.5);
  EXPECT_DOUBLE_EQ(bucket.take(kNoon + milliseconds(250)), 0.25);
  EXPECT_EQ(bucket.take(kNoon + milliseconds(500)), 0);
  EXPECT_GT(bucket.take(kNoon + milliseconds(500)), 0);
}

TEST(Bucket, NeverHoldsMoreThanItsBurst) {
  Bucket bucket({.per_second = 100, .burst = 2});
  EXPECT_EQ(bucket.take(kNoon), 0);
  EXPECT_FALSE(bucket.full(kNoon));
  EXPECT_TRUE(bucket.full(kNoon + seconds(60)));
  EXPECT_EQ(bucket.take(kNoon + seconds(60)), 0);
  EXPECT_EQ(bucket.take(kNoon + seconds(60)), 0);
  EXPECT_GT(bucket.take(kNoon + seconds(60)), 0);
}

TEST(Bucket, AClockThatStandsStillGivesNothing) {
  Bucket bucket({.per_second = 10, .burst = 1});
  EXPECT_EQ(bucket.take(kNoon), 0);
  EXPECT_GT(bucket.take(kNoon - seconds(5)), 0);
}

TEST(Doorman, CountsEachAddressAndEachDeedByItself) {
  Settings settings;
  settings.accounts = {.per_second = 0.1, .burst = 1};
  Doorman doorman(settings);
  EXPECT_EQ(doorman.may("10.0.0.1", Deed::kAccount, kNoon), 0);
  EXPECT_GT(doorman.may("10.0.0.1", Deed::kAccount, kNoon), 9);
  EXPECT_EQ(doorman.may("10.0.0.2", Deed::kAccount, kNoon), 0);
  EXPECT_EQ(doorman.may("10.0.0.1", Deed::kRequest, kNoon), 0);
}

TEST(Doorman, LimitsTheConnectionsOfAnAddress) {
  Settings settings;
  settings.max_connections_per_address = 2;
  Doorman doorman(settings);
  EXPECT_TRUE(doorman.comes("10.0.0.1"));
  EXPECT_TRUE(doorman.comes("10.0.0.1"));
  EXPECT_FALSE(doorman.comes("10.0.0.1"));
  EXPECT_TRUE(doorman.comes("10.0.0.2"));
  doorman.left("10.0.0.1");
  EXPECT_TRUE(doorman.comes("10.0.0.1"));
}

TEST(Doorman, ForgetsWhoHasBeenQuietAndKeepsWhoIsThere) {
  Doorman doorman(Settings{});
  ASSERT_TRUE(doorman.comes("192.0.2.1"));
  for (int i = 0; i < 10'000; ++i)
    doorman.may(std::to_string(i), Deed::kRequest, kNoon + seconds(i));
  EXPECT_LT(doorman.remembered(), 5'000u);
  Settings narrow;
  narrow.max_connections_per_address = 1;
  Doorman strict(narrow);
  ASSERT_TRUE(strict.comes("192.0.2.1"));
  for (int i = 0; i < 10'000; ++i)
    strict.may(std::to_string(i), Deed::kRequest, kNoon + seconds(i));
  EXPECT_FALSE(strict.comes("192.0.2.1"));
}

TEST(BodyBudget, CountsByAddressAndInAll) {
  BodyBudget budget(100, 60);
  EXPECT_TRUE(budget.take("192.0.2.1", 40));
  EXPECT_FALSE(budget.take("192.0.2.1", 21)) << "of one address";
  EXPECT_TRUE(budget.take("192.0.2.1", 20));
  EXPECT_FALSE(budget.take("192.0.2.2", 41)) << "in all";
  EXPECT_TRUE(budget.take("192.0.2.2", 40));
  EXPECT_EQ(budget.held(), 100U);
  budget.give_back("192.0.2.1", 40);
  EXPECT_TRUE(budget.take("192.0.2.2", 20));
  budget.give_back("192.0.2.1", 20);
  budget.give_back("192.0.2.2", 40);
  budget.give_back("192.0.2.2", 20);
  EXPECT_EQ(budget.held(), 0U);
  // An IPv6 network is one address.
  EXPECT_TRUE(budget.take("2001:db8:1:2::1", 60));
  EXPECT_FALSE(budget.take("2001:db8:1:2::2", 1));
}

TEST(Doorman, TakesAnIpv6NetworkForOneAddress) {
  EXPECT_EQ(limited_address("2001:db8:1:2:3:4:5:6"), limited_address("2001:db8:1:2::9"));
  EXPECT_NE(limited_address("2001:db8:1:2::9"), limited_address("2001:db8:1:3::9"));
  EXPECT_NE(limited_address("::ffff:10.0.0.1"), limited_address("::ffff:10.0.0.2"));
  EXPECT_EQ(limited_address("10.0.0.1"), "10.0.0.1");
}

}  // namespace
}  // namespace tavola::server

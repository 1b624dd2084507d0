// Whose turn it is, shown without threads and clocks.
#include "rooms/work/fair_queue.h"

#include <gtest/gtest.h>

namespace tavola::rooms {
namespace {

using Time = FairQueue::Time;

TEST(FairQueue, AnAddressWithAHundredTablesHasTheShareOfOne) {
  FairQueue queue;
  for (std::uint64_t i = 0; i < 100; ++i)
    queue.add({i, "t" + std::to_string(i), {"attacker"}, Time(100)});
  queue.add({500, "home", {"ada"}, Time(100)});
  queue.add({501, "home2", {"bruno"}, Time(100)});
  std::vector<std::uint64_t> first;
  for (int i = 0; i < 4; ++i) first.push_back(*queue.next());
  // The first came when nobody else was there to be compared with; then the others have had less.
  EXPECT_EQ(first, (std::vector<std::uint64_t>{0, 500, 501, 1}));
}

TEST(FairQueue, TablesOfOneAddressTakeTurns) {
  FairQueue queue;
  for (std::uint64_t i = 0; i < 10; ++i) queue.add({i, "busy", {"school"}, Time(50)});
  queue.add({20, "quiet", {"school"}, Time(50)});
  EXPECT_EQ(queue.next(), 0U);
  EXPECT_EQ(queue.next(), 20U);
  EXPECT_EQ(queue.next(), 1U);
}

TEST(FairQueue, WhatIsUrgentComesFirstAmongTheWorksOfItsAddress) {
  FairQueue queue;
  for (std::uint64_t i = 0; i < 5; ++i)
    queue.add({i, "t" + std::to_string(i), {"school"}, Time(50)});
  queue.add({9, "t0", {"school"}, Time(4), true});
  EXPECT_EQ(queue.next(), 9U);
  queue.add({10, "t9", {"ada"}, Time(50)});
  queue.add({11, "t1", {"school"}, Time(4), true});
  EXPECT_EQ(queue.next(), 10U) << "another address has had less";
  EXPECT_EQ(queue.next(), 11U);
}

TEST(FairQueue, WhatSeveralWaitForCountsForTheOneWhoHadLeast) {
  FairQueue queue;
  queue.add({1, "a", {"attacker"}, Time(1000)});
  EXPECT_EQ(queue.next(), 1U);
  queue.add({2, "b", {"attacker"}, Time(10)});
  queue.add({3, "c", {"attacker", "ada"}, Time(10)});
  EXPECT_EQ(queue.next(), 3U) << "an attacker who looks on does not hold ada's bot up";
}

TEST(FairQueue, WhatTookLongerThanExpectedCounts) {
  FairQueue queue;
  queue.add({1, "a", {"one"}, Time(10)});
  queue.add({2, "b", {"two"}, Time(10)});
  EXPECT_EQ(queue.next(), 1U);
  EXPECT_EQ(queue.next(), 2U);
  queue.done(1, Time(500));
  queue.done(2, Time(10));
  queue.add({3, "a", {"one"}, Time(10)});
  queue.add({4, "b", {"two"}, Time(10)});
  EXPECT_EQ(queue.next(), 4U);
  EXPECT_EQ(queue.next(), 3U);
}

TEST(FairQueue, NobodySavesUpTimeByBeingAway) {
  FairQueue queue;
  for (std::uint64_t i = 0; i < 50; ++i) {
    queue.add({i, "a", {"steady"}, Time(100)});
    ASSERT_EQ(queue.next(), i);
    queue.done(i, Time(100));
  }
  for (std::uint64_t i = 100; i < 110; ++i) queue.add({i, "b", {"new"}, Time(100)});
  queue.add({60, "a", {"steady"}, Time(100)});
  int before = 0;
  while (*queue.next() != 60) ++before;
  EXPECT_LE(before, 2);
}

TEST(FairQueue, AnAddressMayBeHeldToOneWorkAtATime) {
  FairQueue queue(1);
  queue.add({1, "a", {"one"}, Time(10)});
  queue.add({2, "b", {"one"}, Time(10)});
  EXPECT_EQ(queue.next(), 1U);
  EXPECT_EQ(queue.next(), std::nullopt);
  queue.add({3, "c", {"two"}, Time(10)});
  EXPECT_EQ(queue.next(), 3U);
  queue.done(1, Time(10));
  EXPECT_EQ(queue.next(), 2U);
}

TEST(FairQueue, WhatIsNotWantedAnyMoreDoesNotBegin) {
  FairQueue queue;
  queue.add({1, "a", {"one"}, Time(10)});
  queue.add({2, "a", {"one"}, Time(10)});
  EXPECT_TRUE(queue.remove(1));
  EXPECT_FALSE(queue.remove(1));
  EXPECT_EQ(queue.next(), 2U);
  EXPECT_FALSE(queue.remove(2)) << "it has begun";
  EXPECT_EQ(queue.running(), 1U);
  EXPECT_EQ(queue.waiting(), 0U);
}

}  // namespace
}  // namespace tavola::rooms

#include "rooms/work/workers.h"

#include <gtest/gtest.h>

#include <atomic>
#include <future>
#include <latch>

namespace tavola::rooms {
namespace {

using namespace std::chrono_literals;

TEST(Workers, ATurnRunsItsWorksInOrderAndNeverTwoAtOnce) {
  Workers workers(4);
  std::vector<std::shared_ptr<Strand>> turns;
  std::vector<std::vector<int>> seen(8);
  std::vector<std::atomic<int>> inside(8);
  std::atomic<bool> overlapped = false;
  for (int i = 0; i < 8; ++i) turns.push_back(std::make_shared<Strand>(workers));
  for (int n = 0; n < 200; ++n)
    for (std::size_t i = 0; i < 8; ++i)
      turns[i]->add([&, i, n] {
        if (++inside[i] != 1) overlapped = true;
        seen[i].push_back(n);
        --inside[i];
      });
  workers.drain();
  EXPECT_FALSE(overlapped);
  for (const std::vector<int>& each : seen) {
    ASSERT_EQ(each.size(), 200U);
    EXPECT_TRUE(std::is_sorted(each.begin(), each.end()));
  }
  EXPECT_EQ(workers.busy(), 0U);
}

TEST(Workers, AfterTheyAreClosedNothingIsTakenAndNothingIsKept) {
  auto kept = std::make_shared<int>(1);
  Workers workers(1);
  auto turn = std::make_shared<Strand>(workers);
  workers.close();
  EXPECT_FALSE(workers.add([kept] {}));
  turn->add([kept] {});
  EXPECT_TRUE(turn->empty());
  EXPECT_EQ(kept.use_count(), 1);
}

TEST(Timers, CallInTheOrderOfTheirTimes) {
  Timers timers;
  std::vector<int> order;
  std::promise<void> last;
  timers.after(60ms, [&] {
    order.push_back(3);
    last.set_value();
  });
  timers.after(0ms, [&] { order.push_back(1); });
  timers.after(20ms, [&] { order.push_back(2); });
  last.get_future().wait();
  EXPECT_EQ(order, (std::vector<int>{1, 2, 3}));
  timers.close();
  timers.after(0ms, [&] { order.push_back(4); });
  EXPECT_EQ(order.size(), 3U);
}

}  // namespace
}  // namespace tavola::rooms

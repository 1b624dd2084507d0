// Works that are given up and works that are shortened. The clock stands still unless a test moves
// it.
#include "rooms/work/fair_workers.h"

#include <gtest/gtest.h>

#include <future>

namespace tavola::rooms {
namespace {

using namespace std::chrono_literals;
using Moment = std::chrono::steady_clock::time_point;

struct StillClock {
  std::atomic<Moment> time{Moment{} + 1h};
  FairSettings settings() {
    FairSettings settings;
    settings.goal = 400ms;
    settings.least = 3ms;
    settings.now = [this] { return time.load(); };
    return settings;
  }
  void pass(std::chrono::milliseconds more) { time = time.load() + more; }
};

/// A work that goes on until its time is up, and tells when it began and ended.
struct LongWork {
  std::promise<Leave> begins;
  std::promise<void> ends;
  FairWorkers::Wish wish(const std::string& table, std::chrono::milliseconds time) {
    return {table, {"10.0.0.1"}, time, [this](const Leave& leave) {
              begins.set_value(leave);
              while (!leave.over()) std::this_thread::yield();
              ends.set_value();
            }};
  }
};

TEST(FairWorkers, AWorkIsGivenLessTheMoreWait) {
  StillClock clock;
  FairWorkers workers(clock.settings());
  EXPECT_EQ(workers.share(300ms), 300ms);
  LongWork first;
  const Errand working = workers.add(first.wish("a", 300ms));
  EXPECT_EQ(first.begins.get_future().get().time, 300ms);
  std::vector<Errand> waiting;
  for (int i = 0; i < 9; ++i)
    waiting.push_back(workers.add({"t", {"10.0.0.1"}, 300ms, [](const Leave&) {}}));
  EXPECT_EQ(workers.busy(), 10U);
  EXPECT_EQ(workers.share(300ms), 40ms) << "400 ms for ten";
  for (int i = 0; i < 990; ++i)
    waiting.push_back(workers.add({"t", {"10.0.0.1"}, 300ms, [](const Leave&) {}}));
  EXPECT_EQ(workers.share(300ms), 3ms) << "never less than the least";
  // The first began when nobody waited. It gives way now.
  clock.pass(4ms);
  first.ends.get_future().get();
}

TEST(FairWorkers, AWorkThatNobodyWaitsForIsToldToEnd) {
  StillClock clock;
  FairWorkers workers(clock.settings());
  LongWork long_work;
  Errand errand = workers.add(long_work.wish("a", 5000ms));
  long_work.begins.get_future().get();
  errand.reset();
  long_work.ends.get_future().get();
}

TEST(FairWorkers, AWorkThatNobodyWaitsForDoesNotBegin) {
  StillClock clock;
  FairWorkers workers(clock.settings());
  LongWork long_work;
  Errand first = workers.add(long_work.wish("a", 5000ms));
  long_work.begins.get_future().get();
  std::atomic<int> begun = 0;
  std::vector<Errand> errands;
  for (int i = 0; i < 127; ++i)
    errands.push_back(workers.add({"b", {"10.0.0.2"}, 0ms, [&](const Leave&) { ++begun; }}));
  EXPECT_EQ(workers.busy(), 128U);
  errands.clear();
  EXPECT_EQ(workers.busy(), 1U);
  first.reset();
  std::promise<void> done;
  const Errand last =
      workers.add({"b", {"10.0.0.2"}, 0ms, [&](const Leave&) { done.set_value(); }});
  done.get_future().get();
  EXPECT_EQ(begun, 0);
}

TEST(FairWorkers, NothingIsTakenAfterTheEnd) {
  StillClock clock;
  FairWorkers workers(clock.settings());
  workers.close();
  EXPECT_EQ(workers.add({"a", {}, 0ms, [](const Leave&) {}}), nullptr);
}

}  // namespace
}  // namespace tavola::rooms

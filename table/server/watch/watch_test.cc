// What the server says of itself while something hurts people.
#include "server/watch/watch.h"

#include <gtest/gtest.h>

#include <atomic>
#include <filesystem>
#include <latch>
#include <memory>
#include <thread>

#include "rooms/work/queue_probe.h"
#include "rooms/work/work_marks.h"
#include "storage/storage.h"

namespace tavola::server {
namespace {

TEST(Watch, QueuesInWhichPeopleWaitAreTroubles) {
  rooms::HallFigures figures;
  figures.storage.oldest_seconds = figures.rooms_wait = figures.requests_wait = 1;
  figures.thinking = 10'000;
  EXPECT_TRUE(queue_troubles(figures).empty()) << "bots keep nobody from playing elsewhere";
  figures.rooms_wait = 6;
  EXPECT_EQ(queue_troubles(figures), std::vector<std::string>{"rooms_slow"});
  figures.storage.oldest_seconds = figures.requests_wait = 6;
  EXPECT_EQ(queue_troubles(figures),
            (std::vector<std::string>{"storage_slow", "rooms_slow", "requests_slow"}));
}

TEST(Watch, AProbeFeelsWhatStandsBeforeIt) {
  rooms::Workers workers(1);
  rooms::QueueProbe probe;
  EXPECT_EQ(probe.seconds(), 0);
  std::latch go_on(1);
  workers.add([&go_on] { go_on.wait(); });
  probe.send(workers);
  probe.send(workers);  // only one at a time
  EXPECT_EQ(workers.busy(), 2U);
  double before = 0;
  for (int i = 0; i < 3; ++i) {
    const double now = probe.seconds();
    EXPECT_GT(now, before) << "it waits, and longer every time";
    before = now;
  }
  go_on.count_down();
  workers.drain();
  EXPECT_GE(probe.seconds(), before);
  probe.send(workers);
  workers.drain();
  EXPECT_LT(probe.seconds(), 60) << "and is sent again";
}

class StuckWorks : public testing::Test {
 protected:
  void SetUp() override {
    std::string name = (std::filesystem::temp_directory_path() / "tavola_watch_XXXXXX").string();
    ASSERT_NE(::mkdtemp(name.data()), nullptr);
    folder_ = name;
    auto opened = storage::open_storage(folder_ + "/tavola.db");
    ASSERT_TRUE(opened) << opened.error().message;
    storage_ = std::make_unique<storage::WatchedStorage>(*std::move(opened), Watch::diary());
    rooms::HallSettings settings;
    settings.marks = &marks_;
    hall_ = std::make_unique<rooms::Hall>(*storage_, settings);
  }
  void TearDown() override {
    hall_.reset();
    storage_.reset();
    std::filesystem::remove_all(folder_);
  }

  std::string folder_;
  rooms::WorkMarks marks_;
  std::unique_ptr<storage::WatchedStorage> storage_;
  std::unique_ptr<rooms::Hall> hall_;
};

TEST_F(StuckWorks, AreNamedAndInTheEndEndTheProcess) {
  std::atomic<bool> lets_go = false;
  std::latch begun(1), ended(1);
  std::atomic<bool> once = false;
  std::thread busy([&] {
    const rooms::WorkingFor table(marks_, "k3m9x2pq");
    begun.count_down();
    while (!lets_go) continue;
  });
  begun.wait();
  Watch::Stuck stuck;
  stuck.named = std::chrono::milliseconds(10);
  stuck.ends = std::chrono::milliseconds(20);
  stuck.end = [&] {
    if (!once.exchange(true)) ended.count_down();
  };
  const Watch watch(*hall_, *storage_, folder_, stuck);
  ended.wait();
  EXPECT_EQ(watch.troubles(), std::vector<std::string>{"table_stuck"});
  EXPECT_NE(watch.metrics().find("tavola_tables_stuck 1\n"), std::string::npos);
  lets_go = true;
  busy.join();
  EXPECT_TRUE(watch.troubles().empty());
}

}  // namespace
}  // namespace tavola::server

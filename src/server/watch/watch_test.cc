// What the server says of itself while something hurts people.
#include "server/watch/watch.h"

#include <gtest/gtest.h>

#include <latch>
#include <thread>

#include "rooms/work/queue_probe.h"

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

}  // namespace
}  // namespace tavola::server

// The server is killed a hundred times in the middle of games. Whatever it had acknowledged must be
// there when it comes back, and every table must play through again to the same hashes. The kills
// are four tests, so that a machine with much else to do comes to the end of each.
#include <gtest/gtest.h>
#include <signal.h>

#include <atomic>
#include <chrono>
#include <random>
#include <thread>

#include "served.h"
#include "storage/storage.h"

namespace tavola {
namespace {

class SlowCrash : public Served, public testing::WithParamInterface<unsigned> {};

constexpr int kKills = 25;
constexpr std::size_t kTables = 4;

TEST_P(SlowCrash, NothingAcknowledgedIsEverLost) {
  std::mt19937_64 random(GetParam());
  std::vector<Company> tables;
  std::size_t games_over = 0, choices = 0, lost = 0, rejoined = 0;
  std::vector<Company> finished;

  for (int kill = 0; kill < kKills; ++kill) {
    const auto server = serve({"--log-level", "warning"});
    ASSERT_TRUE(server->open()) << "it did not start again after " << kill << " kills";
    // A table that comes back has been dealt again and played through, every hash compared.
    for (Company& table : tables) {
      ASSERT_TRUE(table.sit(server->port())) << table.links().table << ": " << table.refusal();
      ++rejoined;
    }
    while (tables.size() < kTables) {
      // The third seat of every fourth table is a bot's.
      const int bots = tables.size() % 4 == 3 ? 1 : 0;
      const auto links = server::open_table(server->port(), "salem", 2 + bots, bots);
      ASSERT_TRUE(links);
      tables.emplace_back(*links, 2, static_cast<unsigned>(random()));
      ASSERT_TRUE(tables.back().sit(server->port())) << tables.back().refusal();
    }
    // The moment is any: while choices are read, kept, acknowledged or told. It comes after some
    // choices rather than after some time, so that a slow machine plays as much as a fast one; at
    // the latest when nobody plays any more.
    const int enough = static_cast<int>(random() % 13);
    const auto moment = std::chrono::microseconds(random() % 30'000);
    std::atomic<int> so_far = 0;
    std::atomic<std::size_t> playing = tables.size();
    std::thread killer([&so_far, &playing, enough, moment, pid = server->process()] {
      while (so_far < enough && playing > 0)
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
      std::this_thread::sleep_for(moment);
      ::kill(pid, SIGKILL);
    });
    std::vector<std::thread> people;
    for (Company& table : tables)
      people.emplace_back([&table, &so_far, &playing] {
        while (table.play(1) && !table.over()) ++so_far;
        --playing;
      });
    for (std::thread& thread : people) thread.join();
    killer.join();
    server->end(SIGKILL);

    const auto storage = storage::open_storage(database());
    ASSERT_TRUE(storage) << storage.error().message;
    ASSERT_EQ((*storage)->figures().lost_commits, 0u) << "a healthy log is called lost";
    for (const Company& table : tables) {
      const auto stored = (*storage)->read(table.links().table);
      ASSERT_TRUE(stored) << stored.error().message;
      lost += server::lost_choices(table.acknowledged(), server::kept_choices(stored->entries));
    }
    ASSERT_EQ(lost, 0u) << "after " << kill + 1 << " kills";
    for (std::size_t i = tables.size(); i-- > 0;) {
      if (!tables[i].over()) continue;
      ++games_over;
      choices += tables[i].acknowledged().size();
      finished.push_back(std::move(tables[i]));
      tables.erase(tables.begin() + static_cast<std::ptrdiff_t>(i));
    }
  }

  const auto server = serve();
  for (Company& table : finished) EXPECT_TRUE(table.sit(server->port())) << table.refusal();
  for (Company& table : tables) {
    EXPECT_TRUE(table.sit(server->port())) << table.refusal();
    choices += table.acknowledged().size();
  }
  std::printf("%d kills, %zu choices acknowledged, none lost; %zu rejoined, %zu games ended\n",
              kKills, choices, rejoined, games_over);
  EXPECT_GT(choices, 75u) << "too little was played for this to mean anything";
  EXPECT_GT(rejoined, 25u);
  EXPECT_EQ(server->end(SIGTERM), 0);
}

INSTANTIATE_TEST_SUITE_P(Four, SlowCrash, testing::Values(20U, 21U, 22U, 23U));

}  // namespace
}  // namespace tavola

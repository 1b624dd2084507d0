#include "app/commands/measure.h"

#include <algorithm>
#include <ctime>
#include <memory>
#include <vector>

#include "app/commands/allocations.h"
#include "bots/random_bot.h"
#include "bots/search.h"

namespace tavola::app {
namespace {

/// Seconds this thread has been running; what else the machine does meanwhile does not count.
double now() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

struct Ran {
  double ns_per_decision = 0;
  double allocations_per_decision = 0;
};

// A deal is not a decision: a batch of games is dealt first, and only playing them from there to
// their ends is timed, the copy that each begins with included.
Ran run_games(const Game& game, Setup setup, double seconds, Memory memory) {
  const auto table = game.new_table();
  Random random(1);
  std::vector<Position> dealt(64);
  double spent = 0;
  std::uint64_t decisions = 0;
  std::uint64_t allocated = 0;
  std::uint64_t seed = 0;
  while (spent < seconds) {
    for (Position& position : dealt) {
      setup.seed = ++seed;
      game.deal(*table, setup);
      table->copy_to(position);
    }
    const std::uint64_t before = allocations();
    const double begun = now();
    for (const Position& position : dealt) {
      table->start(position, memory);
      for (; !table->over(); ++decisions) bots::choose_at_random(game, *table, random);
    }
    spent += now() - begun;
    allocated += allocations() - before;
  }
  const auto count = static_cast<double>(std::max<std::uint64_t>(decisions, 1));
  return {spent * 1e9 / count, static_cast<double>(allocated) / count};
}

// The same number of positions from each of many games, drawn from all of its decisions alike: a
// sample of one long game would measure that game.
std::vector<Position> sample_positions(const Game& game, Setup setup) {
  constexpr std::uint64_t kGames = 64;
  constexpr std::size_t kFromEach = 8;
  std::vector<Position> sample;
  const auto table = game.new_table();
  Random random(2);
  for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
    setup.seed = seed;
    game.deal(*table, setup);
    const std::size_t first = sample.size();
    for (std::uint32_t seen = 1; !table->over(); ++seen) {
      if (seen <= kFromEach)
        table->copy_to(sample.emplace_back());
      else if (const std::uint32_t place = random.below(seen); place < kFromEach)
        table->copy_to(sample[first + place]);
      bots::choose_at_random(game, *table, random);
    }
  }
  return sample;
}

/// Nanoseconds for copying and resuming one of these, on average.
double time_copies(const std::vector<const Table*>& tables, Table& other, double seconds) {
  if (tables.empty()) return 0;
  Position position;
  std::uint64_t copies = 0;
  const double begun = now();
  double spent = 0;
  while (spent < seconds) {
    for (const Table* table : tables) {
      table->copy_to(position);
      other.start(position);
    }
    copies += tables.size();
    spent = now() - begun;
  }
  return spent * 1e9 / static_cast<double>(copies);
}

void time_copies(const Game& game, const Setup& setup, double seconds, Speed& speed) {
  std::vector<std::unique_ptr<Table>> tables;
  std::vector<const Table*> at_rest;
  std::vector<const Table*> mid_rule;
  for (const Position& position : sample_positions(game, setup)) {
    tables.push_back(game.new_table());
    tables.back()->start(position);
    (tables.back()->at_rest() ? at_rest : mid_rule).push_back(tables.back().get());
  }
  const auto other = game.new_table();
  speed.ns_per_copy_at_rest = time_copies(at_rest, *other, seconds / 3);
  speed.ns_per_copy_mid_rule = time_copies(mid_rule, *other, seconds / 3);
  for (const auto& table : tables)
    speed.ns_per_copy_slowest = std::max(
        speed.ns_per_copy_slowest,
        time_copies({table.get()}, *other, seconds / 3 / static_cast<double>(tables.size())));
  speed.share_of_copies_mid_rule =
      static_cast<double>(mid_rule.size()) / static_cast<double>(tables.size());
  speed.ns_per_copy = speed.share_of_copies_mid_rule * speed.ns_per_copy_mid_rule +
                      (1 - speed.share_of_copies_mid_rule) * speed.ns_per_copy_at_rest;
}

double time_search(const Game& game, Setup setup, double seconds) {
  const auto table = game.new_table();
  Random random(3);
  bots::SearchBot bot({.iterations = 1000});
  std::uint64_t iterations = 0;
  double spent = 0;
  for (std::uint64_t seed = 1; spent < seconds; ++seed) {
    setup.seed = seed;
    game.deal(*table, setup);
    while (!table->over() && spent < seconds) {
      if (random.below(8) == 0) {
        const double begun = now();
        bot.choose(game, *table, random);
        spent += now() - begun;
        iterations += static_cast<std::uint64_t>(bot.iterations());
      }
      bots::choose_at_random(game, *table, random);
    }
  }
  return static_cast<double>(iterations) / spent;
}

}  // namespace

Speed measure(const Game& game, const Setup& setup, double seconds) {
  const Ran forgetful = run_games(game, setup, seconds, Memory::kNone);
  const Ran kept = run_games(game, setup, seconds, Memory::kPositions);
  Speed speed;
  speed.ns_per_decision = forgetful.ns_per_decision;
  speed.ns_per_decision_kept = kept.ns_per_decision;
  speed.allocations_per_decision =
      std::max(forgetful.allocations_per_decision, kept.allocations_per_decision);
  time_copies(game, setup, seconds, speed);
  speed.search_iterations_per_second = time_search(game, setup, seconds);
  speed.bytes_per_position = static_cast<double>(game.new_table()->position_size());
  return speed;
}

}  // namespace tavola::app

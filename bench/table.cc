// Google Benchmark versions of what `tavola bench` measures, for every registered game, to compare
// two builds with its statistics: build/bench_table --benchmark_repetitions=10
#include <benchmark/benchmark.h>

#include <memory>
#include <string>
#include <vector>

#include "bots/random_bot.h"
#include "bots/search.h"
#include "games/registry.h"

namespace tavola {
namespace {

void random_games(benchmark::State& state, const Game& game, int seats, Memory memory) {
  const auto table = game.new_table();
  Random random(1);
  Position position;
  std::uint64_t seed = 0;
  std::int64_t decisions = 0;
  for (auto _ : state) {
    game.deal(*table, game.standard_setup(seats, ++seed));
    table->copy_to(position);
    table->start(position, memory);
    for (; !table->over(); ++decisions) bots::choose_at_random(game, *table, random);
  }
  state.counters["decisions"] =
      benchmark::Counter(static_cast<double>(decisions), benchmark::Counter::kIsRate);
}

void copies(benchmark::State& state, const Game& game, int seats) {
  const auto table = game.new_table();
  const auto other = game.new_table();
  Random random(2);
  game.deal(*table, game.standard_setup(seats, 1));
  for (int i = 0; i < 30 && !table->over(); ++i) bots::choose_at_random(game, *table, random);
  if (table->over()) game.deal(*table, game.standard_setup(seats, 1));
  Position position;
  for (auto _ : state) {
    table->copy_to(position);
    other->start(position);
    benchmark::DoNotOptimize(other->decision().options.size());
  }
}

void searches(benchmark::State& state, const Game& game, int seats) {
  const auto table = game.new_table();
  game.deal(*table, game.standard_setup(seats, 1));
  bots::SearchBot bot({.iterations = 1000});
  Random random(3);
  for (auto _ : state) benchmark::DoNotOptimize(bot.choose(game, *table, random));
  state.SetItemsProcessed(state.iterations() * 1000);
}

// Registered before main runs; benchmark_main finds them.
const int kRegistered = [] {
  int count = 0;
  for (const std::string& id : games::ids(true)) {
    const auto title = games::open(id);
    if (!title) continue;
    const Game& game = (*title)->game();
    const int seats = std::max(2, game.least_seats());
    const auto add = [&](const std::string& name, auto run) {
      benchmark::RegisterBenchmark((id + "/" + name).c_str(), run);
      ++count;
    };
    add("playouts", [&game, seats](benchmark::State& state) {
      random_games(state, game, seats, Memory::kNone);
    });
    add("games", [&game, seats](benchmark::State& state) {
      random_games(state, game, seats, Memory::kPositions);
    });
    add("copies", [&game, seats](benchmark::State& state) { copies(state, game, seats); });
    add("searches", [&game, seats](benchmark::State& state) { searches(state, game, seats); });
  }
  return count;
}();

}  // namespace
}  // namespace tavola

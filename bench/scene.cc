// What it costs to show a table: making a viewer's scene and writing it as text, along random games
// of Salem with four seats.
#include <benchmark/benchmark.h>

#include <memory>
#include <vector>

#include "games/registry.h"
#include "scene/describe.h"
#include "scene/scene_json.h"

namespace tavola {
namespace {

const std::vector<std::unique_ptr<Table>>& tables() {
  static const std::vector<std::unique_ptr<Table>> sample = [] {
    const Game& game = (*games::open("salem"))->game();
    std::vector<std::unique_ptr<Table>> list;
    Random random(4);
    for (std::uint64_t seed = 1; list.size() < 64; ++seed) {
      const auto table = game.new_table();
      game.deal(*table, game.standard_setup(4, seed));
      while (!table->over() && list.size() < 64) {
        if (random.below(8) == 0) {
          Position position;
          table->copy_to(position);
          list.push_back(game.new_table());
          list.back()->start(position);
        }
        const auto count = static_cast<std::uint32_t>(table->decision().options.size());
        table->choose(static_cast<int>(random.below(count)));
      }
    }
    return list;
  }();
  return sample;
}

void describe_scene(benchmark::State& state) {
  const scene::Title& title = **games::open("salem");
  std::size_t next = 0;
  for (auto _ : state) {
    const Table& table = *tables()[next++ % tables().size()];
    benchmark::DoNotOptimize(scene::describe(title, table, static_cast<Seat>(next % 4)));
  }
}
BENCHMARK(describe_scene);

void write_scene(benchmark::State& state) {
  const scene::Title& title = **games::open("salem");
  const scene::Voice voice{&title, words::Language::kItalian, {"Ada", "Bruno", "Carla", "Dino"}};
  std::vector<scene::Scene> scenes;
  for (std::size_t i = 0; i < tables().size(); ++i)
    scenes.push_back(scene::describe(title, *tables()[i], static_cast<Seat>(i % 4)));
  std::size_t next = 0;
  std::size_t bytes = 0;
  for (auto _ : state) {
    bytes += scene::scene_text(voice, scenes[next++ % scenes.size()]).size();
  }
  state.counters["bytes"] = static_cast<double>(bytes) / static_cast<double>(state.iterations());
}
BENCHMARK(write_scene);

/// What is left to do when nothing has changed for a reader.
void take_prints(benchmark::State& state) {
  const scene::Title& title = **games::open("salem");
  const scene::Voice voice{&title, words::Language::kItalian, {"Ada", "Bruno", "Carla", "Dino"}};
  std::vector<scene::Scene> scenes;
  for (std::size_t i = 0; i < tables().size(); ++i)
    scenes.push_back(scene::describe(title, *tables()[i], static_cast<Seat>(i % 4)));
  std::size_t next = 0;
  for (auto _ : state) {
    const scene::Scene& scene = scenes[next++ % scenes.size()];
    for (std::size_t i = 0; i < scene::kSceneParts.size(); ++i)
      benchmark::DoNotOptimize(scene::scene_print(voice, scene, i));
  }
}
BENCHMARK(take_prints);

void show_scene(benchmark::State& state) {
  const scene::Title& title = **games::open("salem");
  const scene::Voice voice{&title, words::Language::kItalian, {"Ada", "Bruno", "Carla", "Dino"}};
  std::size_t next = 0;
  for (auto _ : state) {
    const Table& table = *tables()[next++ % tables().size()];
    benchmark::DoNotOptimize(
        scene::scene_text(voice, scene::describe(title, table, static_cast<Seat>(next % 4))));
  }
}
BENCHMARK(show_scene);

}  // namespace
}  // namespace tavola

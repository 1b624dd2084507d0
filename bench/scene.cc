// What it costs to show a table: making a viewer's scene and writing it as text, along random games
// of Salem with four seats.
#include <benchmark/benchmark.h>

#include <memory>
#include <vector>

#include "games/registry.h"
#include "scene/describe.h"
#include "scene/json/scene_json.h"

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

const scene::Title& title() { return **games::open("salem"); }

const scene::Voice& voice() {
  static const scene::Voice italian{
      &title(), words::Language::kItalian, {"Ada", "Bruno", "Carla", "Dino"}};
  return italian;
}

/// Each table as one of its seats sees it.
const std::vector<scene::Scene>& scenes() {
  static const std::vector<scene::Scene> sample = [] {
    std::vector<scene::Scene> list;
    for (std::size_t i = 0; i < tables().size(); ++i)
      list.push_back(scene::describe(title(), *tables()[i], static_cast<Seat>(i % 4)));
    return list;
  }();
  return sample;
}

scene::Scene next_scene(std::size_t& next) {
  const Table& table = *tables()[next % tables().size()];
  return scene::describe(title(), table, static_cast<Seat>(next++ % 4));
}

void take_prints_of(const scene::Scene& scene) {
  for (std::size_t i = 0; i < scene::kSceneParts.size(); ++i)
    benchmark::DoNotOptimize(scene::scene_print(voice(), scene, i));
}

void describe_scene(benchmark::State& state) {
  std::size_t next = 0;
  for (auto _ : state) benchmark::DoNotOptimize(next_scene(next));
}
BENCHMARK(describe_scene);

void write_scene(benchmark::State& state) {
  std::size_t next = 0;
  std::size_t bytes = 0;
  for (auto _ : state)
    bytes += scene::scene_text(voice(), scenes()[next++ % scenes().size()]).size();
  state.counters["bytes"] = static_cast<double>(bytes) / static_cast<double>(state.iterations());
}
BENCHMARK(write_scene);

void take_prints(benchmark::State& state) {
  std::size_t next = 0;
  for (auto _ : state) take_prints_of(scenes()[next++ % scenes().size()]);
}
BENCHMARK(take_prints);

/// What is left to do when nothing has changed for a reader.
void unchanged_scene(benchmark::State& state) {
  std::size_t next = 0;
  for (auto _ : state) take_prints_of(next_scene(next));
}
BENCHMARK(unchanged_scene);

void show_scene(benchmark::State& state) {
  std::size_t next = 0;
  for (auto _ : state) benchmark::DoNotOptimize(scene::scene_text(voice(), next_scene(next)));
}
BENCHMARK(show_scene);

}  // namespace
}  // namespace tavola

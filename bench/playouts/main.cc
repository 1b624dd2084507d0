// Plays the same random games to their ends, as a search does: nobody listens and no position is
// kept. Nothing else runs in play_out(), so that instructions can be counted in it alone
// (docs/performance.md): valgrind --tool=callgrind --toggle-collect='*play_out*' build/playouts
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdint>
#include <ctime>
#include <limits>
#include <string>
#include <vector>

#include "bots/random_bot.h"
#include "games/registry.h"
#include "play/statistics/simulate.h"

namespace tavola {
namespace {

struct Asked {
  std::string game = "arkham";
  int games = 64;
  int seats = 1;
  int rounds = 1;
  std::vector<std::string> options;
};

[[gnu::noinline]] int play_out(const Game& game, Table& table, const Position& dealt,
                               Random& random) {
  int decisions = 0;
  table.start(dealt, Memory::kNone);
  for (; !table.over(); ++decisions) bots::choose_at_random(game, table, random);
  return decisions;
}

/// Nanoseconds this thread has been running.
double now() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) * 1e9 + static_cast<double>(time.tv_nsec);
}

int refuse(const std::string& why) {
  fmt::print(stderr, "playouts: {}\n", why);
  return 2;
}

int run(const Asked& asked) {
  const auto title = games::open(asked.game);
  if (!title) return refuse(title.error());
  const Game& game = (*title)->game();
  if (asked.seats < game.least_seats() || asked.seats > game.most_seats())
    return refuse(fmt::format("{} is played by {} to {} seats", asked.game, game.least_seats(),
                              game.most_seats()));
  Setup setup = game.standard_setup(asked.seats, 1);
  for (const std::string& assignment : asked.options)
    if (const auto set = play::set_option(game, setup, assignment); !set)
      return refuse(set.error());
  const auto table = game.new_table();
  std::vector<Position> dealt(static_cast<std::size_t>(asked.games));
  std::uint64_t seed = 0;
  for (Position& position : dealt) {
    setup.seed = ++seed;
    game.deal(*table, setup);
    table->copy_to(position);
  }
  std::int64_t decisions = 0;
  double least = std::numeric_limits<double>::infinity();
  for (int round = 0; round < asked.rounds; ++round) {
    Random random(1);
    decisions = 0;
    const double begun = now();
    for (const Position& position : dealt) decisions += play_out(game, *table, position, random);
    least = std::min(least, now() - begun);
  }
  fmt::print("{}, {} games at {} seats: {} decisions, {:.1f} ns each in the best of {} rounds\n",
             asked.game, asked.games, asked.seats, decisions,
             least / static_cast<double>(std::max<std::int64_t>(decisions, 1)), asked.rounds);
  return 0;
}

}  // namespace
}  // namespace tavola

int main(int argc, char** argv) {
  tavola::Asked asked;
  CLI::App line("Play the same random games to their ends, to be counted or timed");
  line.add_option("game", asked.game)->capture_default_str();
  line.add_option("--games", asked.games)->capture_default_str()->check(CLI::Range(1, 1'000'000));
  line.add_option("--seats", asked.seats)->capture_default_str()->check(CLI::Range(1, 8));
  line.add_option("--rounds", asked.rounds)->capture_default_str()->check(CLI::Range(1, 1'000'000));
  line.add_option("--options", asked.options, "Options of the game, as name=value,...")
      ->delimiter(',');
  CLI11_PARSE(line, argc, argv);
  return tavola::run(asked);
}

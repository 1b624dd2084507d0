// `tavola bench`: how fast each game runs on one core of this machine.
#include <fmt/format.h>

#include <cmath>
#include <cstdio>
#include <fstream>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "app/command_words.h"
#include "app/commands/allocations.h"
#include "app/commands/command.h"
#include "app/commands/measure.h"
#include "app/commands/opened.h"
#include "games/registry.h"
#include "play/statistics/simulate.h"
#include "play/version.h"

namespace tavola::app {
namespace {

struct BenchRequest {
  std::vector<std::string> games;
  std::vector<std::string> game_options;
  std::string json;
  double seconds = 1;
  int seats = 0;
};

double tenths(double value) { return std::round(value * 10) / 10; }

/// The heads of the table, in two lines.
void print_heads() {
  const auto line = [](const char* game, const char* seats, const char* decision, const char* kept,
                       const char* copy, const char* allocations, const char* iterations) {
    const auto said = [](const char* id) { return *id == 0 ? std::string() : says(id); };
    fmt::print("{:<12}{:>7}{:>15}{:>14}{:>10}{:>14}{:>14}\n", said(game), said(seats),
               said(decision), said(kept), said(copy), said(allocations), said(iterations));
  };
  line("", "", "measured.decision", "measured.kept", "measured.copy", "measured.allocations",
       "measured.iterations");
  line("measured.game", "measured.seats", "", "measured.copyable", "", "measured.per_decision",
       "measured.per_second");
}

int run_bench(const BenchRequest& asked) {
  const auto ids = asked.games.empty() ? games::ids() : asked.games;
  std::vector<const Game*> games;
  std::vector<Setup> setups;
  for (const std::string& id : ids) {
    const auto title = open_game(id);
    if (!title) return refuse(title.error());
    const Game& game = (*title)->game();
    if (asked.seats != 0)
      if (const std::string wrong = wrong_seats(game, asked.seats); !wrong.empty())
        return refuse(wrong);
    const int seats = asked.seats != 0 ? asked.seats : std::max(2, game.least_seats());
    Setup setup = game.standard_setup(seats, 1);
    for (const std::string& assignment : asked.game_options) {
      if (const std::string wrong = wrong_option(game, assignment); !wrong.empty())
        return refuse(wrong);
      if (const auto set = play::set_option(game, setup, assignment); !set)
        return refuse(set.error());
    }
    games.push_back(&game);
    setups.push_back(setup);
  }
  if (!asked.json.empty() && !std::ofstream(asked.json, std::ios::app))
    return refuse(says("error.unwritten", {{"file", asked.json}}));

  nlohmann::ordered_json json;
  print_heads();
  for (std::size_t i = 0; i < games.size(); ++i) {
    const Game* const game = games[i];
    const int seats = setups[i].seats;
    const Speed speed = measure(*game, setups[i], asked.seconds);
    fmt::print("{:<12}{:>7}{:>15.1f}{:>14.1f}{:>10.1f}{:>14.3f}{:>14.0f}\n", game->id(), seats,
               speed.ns_per_decision, speed.ns_per_decision_kept, speed.ns_per_copy,
               speed.allocations_per_decision, speed.search_iterations_per_second);
    const auto whole = [](double value) { return static_cast<std::int64_t>(std::llround(value)); };
    fmt::print("{:<12}{}\n", "",
               says("measured.copies", {{"rest", whole(100 * (1 - speed.share_of_copies_mid_rule))},
                                        {"rest_ns", whole(speed.ns_per_copy_at_rest)},
                                        {"mid", whole(100 * speed.share_of_copies_mid_rule)},
                                        {"mid_ns", whole(speed.ns_per_copy_mid_rule)},
                                        {"slowest", whole(speed.ns_per_copy_slowest)}}));
    nlohmann::ordered_json& figures = json[std::string(game->id())];
    figures["seats"] = seats;
    figures["ns_per_decision"] = tenths(speed.ns_per_decision);
    figures["ns_per_decision_copyable"] = tenths(speed.ns_per_decision_kept);
    figures["ns_per_copy"] = tenths(speed.ns_per_copy);
    figures["ns_per_copy_at_rest"] = tenths(speed.ns_per_copy_at_rest);
    figures["ns_per_copy_mid_rule"] = tenths(speed.ns_per_copy_mid_rule);
    figures["ns_per_copy_slowest"] = tenths(speed.ns_per_copy_slowest);
    figures["share_of_copies_mid_rule"] = std::round(speed.share_of_copies_mid_rule * 1000) / 1000;
    figures["allocations_per_decision"] = speed.allocations_per_decision;
    figures["search_iterations_per_second"] = std::round(speed.search_iterations_per_second);
    figures["bytes_per_position"] = speed.bytes_per_position;
  }
  if (!allocations_are_counted()) fmt::print("\n{}\n", says("measured.sanitizers"));
  if (asked.json.empty()) return kGood;
  std::ofstream file(asked.json, std::ios::binary);
  file << json.dump(2) << "\n";
  file.close();
  return file ? kGood : refuse(says("error.unwritten", {{"file", asked.json}}));
}

}  // namespace

void add_bench_command(CommandLine& line, Program&) {
  const auto asked = std::make_shared<BenchRequest>();
  Command command = line.command("bench");
  command.option("game", &asked->games);
  command.option("--seats", &asked->seats).between(1, kMaxSeats);
  command.option("--options", &asked->game_options).separated_by(',');
  command.option("--seconds", &asked->seconds).between(0.01, 3600.0).shows_default();
  command.option("--json", &asked->json);
  command.example("tavola bench salem --json speed.json");
  command.runs([asked] { return run_bench(*asked); });
}

}  // namespace tavola::app

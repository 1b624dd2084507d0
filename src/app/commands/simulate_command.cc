// `tavola simulate`: bots play many games, and the program says how they went.
#include <fmt/format.h>

#include <cstdio>
#include <fstream>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "app/command_words.h"
#include "app/commands/command.h"
#include "app/commands/opened.h"
#include "app/commands/progress_bar.h"
#include "play/statistics/report.h"
#include "play/statistics/simulate.h"

namespace tavola::app {
namespace {

struct SimulateRequest {
  std::string game;
  play::SimulateOptions options;
  int seats = 0;  // 0: as few as the game allows
  std::uint64_t seed = 1;
  std::vector<std::string> game_options;
  std::string json;
  std::string csv;
  std::string html;
};

bool write_file(const std::string& path, const std::string& text) {
  if (path.empty()) return true;
  std::ofstream file(path, std::ios::binary);
  file << text;
  file.close();
  if (file) return true;
  refuse(says("error.unwritten", {{"file", path}}));
  return false;
}

/// Hours of play should not be lost to a misspelt folder, so files are tried before the first game.
bool can_write(const std::string& path) {
  if (path.empty() || std::ofstream(path, std::ios::binary | std::ios::app)) return true;
  refuse(says("error.unwritten", {{"file", path}}));
  return false;
}

void say_what_next(const SimulateRequest& asked, const play::Report& report) {
  const auto next = [](std::string_view id, std::initializer_list<Filling> fillings) {
    fmt::print("\n{}\n", says(id, fillings));
  };
  if (!report.simulation.violations.empty()) {
    const play::Violation& first = report.simulation.violations.front();
    next("simulate.next_violation",
         {{"decision", std::to_string(first.decision)}, {"seed", std::to_string(first.seed)}});
  } else if (!report.simulation.failed.empty()) {
    const play::FailedTable& first = report.simulation.failed.front();
    next("simulate.next_failed",
         {{"decision", std::to_string(first.decision)}, {"seed", std::to_string(first.seed)}});
  } else if (asked.html.empty()) {
    next("simulate.next_html", {});
  } else {
    next("simulate.next_open", {{"file", asked.html}});
  }
}

int run_simulation(SimulateRequest& asked) {
  const auto title = open_game(asked.game);
  if (!title) return refuse(title.error());
  const Game& game = (*title)->game();
  play::SimulateOptions& options = asked.options;
  if (asked.seats != 0)
    if (const std::string wrong = wrong_seats(game, asked.seats); !wrong.empty())
      return refuse(wrong);
  options.setup =
      game.standard_setup(asked.seats == 0 ? game.least_seats() : asked.seats, asked.seed);
  for (const std::string& assignment : asked.game_options)
    if (const auto set = play::set_option(game, options.setup, assignment); !set)
      return refuse(set.error());
  for (const std::string* path : {&asked.json, &asked.csv, &asked.html})
    if (!can_write(*path)) return kBadInput;

  const auto simulation = [&] {
    ProgressBar bar(options.games, says("simulate.of_games"));
    return play::simulate(game, options, [&bar](int done) { bar.show(done); });
  }();
  if (!simulation) return refuse(simulation.error());

  const play::Report report = play::report_on(game, options, *simulation);
  fmt::print("{}", play::as_text(report));
  if (!write_file(asked.json, play::as_json(report)) ||
      !write_file(asked.csv, play::as_csv(report)))
    return kBadInput;
  if (!asked.html.empty() && !write_file(asked.html, play::as_html(report))) return kBadInput;
  say_what_next(asked, report);
  return simulation->violations.empty() && simulation->failed.empty() ? kGood : kFailed;
}

}  // namespace

void add_simulate_command(CommandLine& line, Program&) {
  const auto asked = std::make_shared<SimulateRequest>();
  Command command = line.command("simulate");
  play::SimulateOptions& options = asked->options;
  options.threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  command.option("game", &asked->game).required();
  command.option("--games", &options.games).between(1, 100'000'000).shows_default();
  command.option("--bot", &options.bots).separated_by(',').shows_default();
  command.option("--seats", &asked->seats).between(1, kMaxSeats);
  command.option("--threads", &options.threads).between(1, 1024);
  command.option("--seed", &asked->seed).shows_default();
  command.option("--options", &asked->game_options).separated_by(',');
  command.option("--iterations", &options.thinking.iterations)
      .between(1, 100'000'000)
      .shows_default();
  command.option("--check", &options.check);
  command.option("--json", &asked->json);
  command.option("--csv", &asked->csv);
  command.option("--html", &asked->html);
  command.example("tavola simulate salem --games 1000 --bot search --seats 3 --html report.html");
  command.runs([asked] { return run_simulation(*asked); });
}

}  // namespace tavola::app

// `tavola simulate`: bots play many games, and the program says how they went.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <atomic>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "app/command_words.h"
#include "app/commands/command.h"
#include "app/commands/opened.h"
#include "app/commands/progress_bar.h"
#include "core/check.h"
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
  std::string preset;
  std::string json;
  std::string csv;
  std::string html;
  std::string save;
};

constexpr int kInterrupted = 130;  // as a shell says of a program that Ctrl-C ended

std::atomic<bool> asked_to_stop = false;

/// The first Ctrl-C lets the games that run come to their end, the second ends the program.
void stop_soon(int signal) {
  asked_to_stop = true;
  std::signal(signal, SIG_DFL);
}

/// The place of a file until it is whole.
std::string beside(const std::string& path) { return path + ".part"; }

bool unwritable(const std::string& path) {
  refuse(says("error.unwritten", {{"file", path}}));
  return false;
}

/// What stands under that name is replaced by something whole, or stays.
bool write_file(const std::string& path, const std::string& text) {
  if (path.empty()) return true;
  std::ofstream file(beside(path), std::ios::binary);
  file << text;
  file.close();
  std::error_code error;
  if (file) std::filesystem::rename(beside(path), path, error);
  if (file && !error) return true;
  std::filesystem::remove(beside(path), error);
  return unwritable(path);
}

/// Hours of play should not be lost to a misspelt folder, so files are tried before the first game,
/// and nothing is left of the try.
bool can_write(const std::string& path) {
  if (path.empty()) return true;
  const bool good = static_cast<bool>(std::ofstream(beside(path), std::ios::binary));
  std::error_code error;
  std::filesystem::remove(beside(path), error);
  return good && !std::filesystem::is_directory(path, error) ? true : unwritable(path);
}

/// The command that plays the game with this seed alone and keeps it.
std::string that_game(const SimulateRequest& asked, std::uint64_t seed) {
  const play::SimulateOptions& options = asked.options;
  std::string line = fmt::format("{} simulate {} --games 1 --seed {} --seats {}", called(),
                                 asked.game, seed, options.setup.seats);
  line += fmt::format(" --bot {}", fmt::join(options.bots, ","));
  if (!asked.preset.empty()) line += " --preset " + asked.preset;
  if (!asked.game_options.empty())
    line += fmt::format(" --options {}", fmt::join(asked.game_options, ","));
  if (std::ranges::find(options.bots, "search") != options.bots.end())
    line += fmt::format(" --iterations {}", options.thinking.iterations);
  return line + " --save game.tavola";
}

void say_what_next(const SimulateRequest& asked, const play::Report& report) {
  const auto next = [](std::string_view id, std::initializer_list<Filling> fillings) {
    fmt::print("\n{}\n", says(id, fillings));
  };
  if (!report.simulation.violations.empty()) {
    const play::Violation& first = report.simulation.violations.front();
    next("simulate.next_violation",
         {{"decision", std::to_string(first.decision)}, {"seed", std::to_string(first.seed)}});
    fmt::print("  {}\n", that_game(asked, first.seed));
  } else if (!report.simulation.failed.empty()) {
    const play::FailedTable& first = report.simulation.failed.front();
    next("simulate.next_failed",
         {{"decision", std::to_string(first.decision)}, {"seed", std::to_string(first.seed)}});
    fmt::print("  {}\n", that_game(asked, first.seed));
  } else if (!asked.save.empty()) {
    next("simulate.next_replay", {});
    fmt::print("  {} replay {}\n", called(), asked.save);
  } else if (asked.html.empty()) {
    next("simulate.next_html", {});
  } else {
    next("simulate.next_open", {{"file", asked.html}});
  }
}

/// The first game as a table.
bool save_first(const SimulateRequest& asked, const scene::Title& title) {
  if (asked.save.empty()) return true;
  const auto session = play::first_game(title, asked.options);
  if (!session) {
    refuse(session.error().message);
    return false;
  }
  const auto kept = session->save_file(asked.save);
  if (!kept) refuse(kept.error().message);
  return kept.has_value();
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
  const auto said = options_said(**title, asked.preset, asked.game_options);
  if (!said) return refuse(said.error());
  for (const auto& [id, value] : *said)
    if (const auto set = play::set_option(game, options.setup, id + "=" + value); !set)
      return refuse(set.error());
  for (const std::string* path : {&asked.json, &asked.csv, &asked.html, &asked.save})
    if (!can_write(*path)) return kBadInput;

  asked_to_stop = false;
  options.enough = [] { return asked_to_stop.load(); };
  const auto before = std::signal(SIGINT, stop_soon);
  const std::uint64_t broken_before = broken_checks();
  const auto simulation = [&] {
    ProgressBar bar(options.games, says("simulate.of_games"));
    return play::simulate(game, options, [&bar](int done) { bar.show(done); });
  }();
  std::signal(SIGINT, before);
  if (!simulation) return refuse(simulation.error());
  const auto played = static_cast<int>(simulation->games.size());
  const bool interrupted = played < options.games;
  if (interrupted)
    refuse(says(played == 0 ? "simulate.interrupted_at_once" : "simulate.interrupted",
                {{"games", played}, {"all", options.games}}));
  if (played == 0) return kInterrupted;
  options.games = played;

  const play::Report report = play::report_on(game, options, *simulation);
  fmt::print("{}", play::as_text(report));
  if (!write_file(asked.json, play::as_json(report)) ||
      !write_file(asked.csv, play::as_csv(report)))
    return kBadInput;
  if (!asked.html.empty() && !write_file(asked.html, play::as_html(report))) return kBadInput;
  if (!save_first(asked, **title)) return kBadInput;
  say_what_next(asked, report);
  // Bots try things out on tables of their own: what fails there fails no game.
  const std::uint64_t broken = broken_checks() - broken_before;
  if (broken > 0) fmt::print("{}\n", says("simulate.broken", {{"n", std::to_string(broken)}}));
  if (interrupted) return kInterrupted;
  return simulation->violations.empty() && simulation->failed.empty() && broken == 0 ? kGood
                                                                                     : kFailed;
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
  command.option("--preset", &asked->preset);
  command.option("--options", &asked->game_options).separated_by(',');
  command.option("--iterations", &options.thinking.iterations)
      .between(1, 100'000'000)
      .shows_default();
  command.option("--check", &options.check);
  command.option("--json", &asked->json);
  command.option("--csv", &asked->csv);
  command.option("--html", &asked->html);
  command.option("--save", &asked->save);
  command.example("tavola simulate salem --games 1 --seed 42 --save game.tavola");
  command.example("tavola simulate salem --games 1000 --bot search --seats 3 --html report.html");
  command.runs([asked] { return run_simulation(*asked); });
}

}  // namespace tavola::app

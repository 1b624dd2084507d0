// What the commands of the `tavola` program share. Each command stands in its own file, which adds
// it to the command line; the chosen one leaves what is to be done in Program::run.
#pragma once

#include <functional>
#include <string_view>

#include "words/language.h"

namespace CLI {
class App;
}

namespace tavola::app {

// What the program ends with.
inline constexpr int kGood = 0;
inline constexpr int kFailed = 1;    // a check, a scenario or a comparison failed
inline constexpr int kBadInput = 2;  // a wrong argument, file or game

struct Program {
  words::Language language = words::Language::kEnglish;  // --lang
  /// What the chosen command does, set by its callback; the number is the program's exit code.
  std::function<int()> run;
  /// The browser client, packed; see server/pages.h.
  std::string_view client;
};

// One line a command here and in main.cc, in the order of --help.
void add_play_command(CLI::App& app, Program& program);
void add_serve_command(CLI::App& app, Program& program);
void add_replay_command(CLI::App& app, Program& program);
void add_cards_command(CLI::App& app, Program& program);
void add_rules_command(CLI::App& app, Program& program);
void add_simulate_command(CLI::App& app, Program& program);
void add_bench_command(CLI::App& app, Program& program);
void add_engine_command(CLI::App& app, Program& program);
void add_scenario_command(CLI::App& app, Program& program);
void add_flick_command(CLI::App& app, Program& program);
void add_check_command(CLI::App& app, Program& program);

}  // namespace tavola::app

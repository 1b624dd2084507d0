// What the commands of the `tavola` program share. Each command stands in its own file, which adds
// it to the command line and says what it does.
#pragma once

#include <string>
#include <string_view>

#include "app/command_line.h"
#include "words/language.h"

namespace tavola::app {

// What the program ends with.
inline constexpr int kGood = 0;
inline constexpr int kFailed = 1;    // a check, a scenario or a comparison failed
inline constexpr int kBadInput = 2;  // a wrong argument, file or game

/// Says on stderr what is wrong.
int refuse(const std::string& sentence, int code = kBadInput);

struct Program {
  words::Language language = words::Language::kEnglish;  // --lang
  bool language_given = false;
  /// The browser client, packed; see server/pages/pages.h.
  std::string_view client;
};

// One line a command here and in main.cc, in the order of --help.
void add_play_command(CommandLine& line, Program& program);
void add_serve_command(CommandLine& line, Program& program);
void add_admin_command(CommandLine& line, Program& program);
void add_push_key_command(CommandLine& line, Program& program);
void add_replay_command(CommandLine& line, Program& program);
void add_story_command(CommandLine& line, Program& program);
void add_cards_command(CommandLine& line, Program& program);
void add_words_command(CommandLine& line, Program& program);
void add_rules_command(CommandLine& line, Program& program);
void add_learn_command(CommandLine& line, Program& program);
void add_simulate_command(CommandLine& line, Program& program);
void add_bench_command(CommandLine& line, Program& program);
void add_engine_command(CommandLine& line, Program& program);
void add_scenario_command(CommandLine& line, Program& program);
void add_flick_command(CommandLine& line, Program& program);
void add_check_command(CommandLine& line, Program& program);
void add_journal_command(CommandLine& line, Program& program);

}  // namespace tavola::app

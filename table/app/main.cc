// The `tavola` program: one command line, one file a command. This file knows only what all of them
// share: the language, the content folder, the version and the exit codes.
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "app/command_words.h"
#include "app/commands/command.h"
#include "app/start_page.h"
#include "content/content.h"
#include "content/former_places.h"
#include "play/version.h"

// The browser client as the build packed it; only the program has it, no library and no test.
extern "C" const char tavola_client[], tavola_client_end[];

namespace {

/// The value of --lang, which help and errors need before the line has been read.
tavola::words::Language language_on(const std::vector<std::string>& arguments) {
  constexpr std::string_view kName = "--lang";
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const std::string_view word = arguments[i];
    std::string_view code;
    if (word == kName && i + 1 < arguments.size())
      code = arguments[i + 1];
    else if (word.starts_with(kName) && word.substr(kName.size()).starts_with("="))
      code = word.substr(kName.size() + 1);
    if (const auto language = tavola::words::language_from(code)) return *language;
  }
  return tavola::words::Language::kEnglish;
}

}  // namespace

int main(int argc, char** argv) {
  using namespace tavola;
  app::Program program;
  program.client = std::string_view(tavola_client, tavola_client_end);
  std::vector<std::string> arguments(argv + 1, argv + argc);
  program.language = language_on(arguments);
  app::speak(program.language);
  app::called_as(argc > 0 ? argv[0] : "");

  app::CommandLine line("tavola");
  line.version("tavola " + std::string(play::engine_version()));
  app::Command all = line.all();
  all.example("tavola play salem");
  std::string language = "en";
  const app::Option spoken =
      all.option("--lang", &language).one_of({"en", "it", "es"}).shows_default();
  std::string folder;
  all.option("--content", &folder).existing_folder();

  app::add_play_command(line, program);
  app::add_serve_command(line, program);
  app::add_admin_command(line, program);
  app::add_push_key_command(line, program);
  app::add_replay_command(line, program);
  app::add_story_command(line, program);
  app::add_cards_command(line, program);
  app::add_words_command(line, program);
  app::add_rules_command(line, program);
  app::add_learn_command(line, program);
  app::add_simulate_command(line, program);
  app::add_bench_command(line, program);
  app::add_engine_command(line, program);
  app::add_scenario_command(line, program);
  app::add_flick_command(line, program);
  app::add_check_command(line, program);
  app::add_journal_command(line, program);

  const bool nothing_asked =
      arguments.empty() || (arguments.size() == 2 && arguments.front() == "--lang");
  if (nothing_asked) {
    arguments = app::start_page(program.language);
    if (arguments.empty()) return app::kGood;
  }
  if (!line.read(arguments)) return line.exit_code();
  program.language_given = spoken.given();
  program.language = words::language_from(language).value_or(words::Language::kEnglish);
  if (!folder.empty()) {
    const std::size_t files = content::use_folder(folder);
    if (const auto moved = content::moved_files(); !moved.empty())
      return app::refuse(
          app::says("error.moved_content",
                    {{"folder", folder}, {"from", moved.front().from}, {"to", moved.front().to}}));
    if (files == 0) return app::refuse(app::says("error.no_content", {{"folder", folder}}));
  }
  return line.run();
}

// The `tavola` program: one command line, one file a command. This file knows only what all of them
// share: the language, the content folder, the version and the exit codes.
#include <cstdio>
#include <filesystem>
#include <string>
#include <string_view>

#include "app/commands/command.h"
#include "content/content.h"
#include "play/version.h"

// The browser client as the build packed it; only the program has it, no library and no test.
extern "C" const char tavola_client[], tavola_client_end[];

int main(int argc, char** argv) {
  using namespace tavola;
  app::Program program;
  program.client = std::string_view(tavola_client, tavola_client_end);
  app::CommandLine line("tavola",
                        "Tavola: a digital table for dark co-operative board games.\n"
                        "An unofficial fan work; it contains no text or art of the publishers.");
  line.version("tavola " + std::string(play::engine_version()));
  app::Command all = line.all();
  all.footer("Example: tavola play salem\nEvery command has its own --help with an example.");

  std::string language = "en";
  const app::Option spoken = all.option("--lang", &language, "Language of names and texts")
                                 .one_of({"en", "it", "es"})
                                 .shows_default();
  std::string folder;
  all.option("--content", &folder, "Folder whose files replace the built-in content")
      .existing_folder();

  app::add_play_command(line, program);
  app::add_serve_command(line, program);
  app::add_admin_command(line, program);
  app::add_push_key_command(line, program);
  app::add_replay_command(line, program);
  app::add_story_command(line, program);
  app::add_cards_command(line, program);
  app::add_rules_command(line, program);
  app::add_learn_command(line, program);
  app::add_simulate_command(line, program);
  app::add_bench_command(line, program);
  app::add_engine_command(line, program);
  app::add_scenario_command(line, program);
  app::add_flick_command(line, program);
  app::add_check_command(line, program);
  app::add_journal_command(line, program);

  if (!line.read({argv + 1, argv + argc})) return line.exit_code();
  program.language_given = spoken.given();
  program.language = words::language_from(language).value_or(words::Language::kEnglish);
  if (!folder.empty() && content::use_folder(folder) == 0) {
    std::fprintf(stderr,
                 "--content: %s holds no content. Give the folder that contains salem/, words/ and "
                 "the like.\n",
                 folder.c_str());
    return app::kBadInput;
  }
  return line.run();
}

// The `tavola` program: one command line, one file a command. This file knows only what all of them
// share: the language, the content folder, the version and the exit codes.
#include <CLI/CLI.hpp>
#include <cstdio>
#include <filesystem>
#include <string>
#include <string_view>

#include "app/command.h"
#include "content/content.h"
#include "play/version.h"

// The browser client as the build packed it; only the program has it, no library and no test.
extern "C" const char tavola_client[], tavola_client_end[];

int main(int argc, char** argv) {
  using namespace tavola;
  app::Program program;
  program.client = std::string_view(tavola_client, tavola_client_end);
  CLI::App app(
      "Tavola: a digital table for dark co-operative board games.\n"
      "An unofficial fan work; it contains no text or art of the publishers.",
      "tavola");
  app.set_version_flag("--version", "tavola " + std::string(play::engine_version()));
  app.require_subcommand(1);
  app.fallthrough();
  app.footer("Example: tavola play salem\nEvery command has its own --help with an example.");

  std::string language = "en";
  app.add_option("--lang", language, "Language of names and texts")
      ->check(CLI::IsMember({"en", "it", "es"}))
      ->capture_default_str();
  std::string folder;
  app.add_option("--content", folder, "Folder whose files replace the built-in content")
      ->check(CLI::ExistingDirectory);

  app::add_play_command(app, program);
  app::add_serve_command(app, program);
  app::add_replay_command(app, program);
  app::add_cards_command(app, program);
  app::add_rules_command(app, program);
  app::add_simulate_command(app, program);
  app::add_bench_command(app, program);
  app::add_engine_command(app, program);
  app::add_scenario_command(app, program);
  app::add_flick_command(app, program);
  app::add_check_command(app, program);

  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? app::kGood : app::kBadInput;
  }
  program.language = words::language_from(language).value_or(words::Language::kEnglish);
  if (!folder.empty() && content::use_folder(folder) == 0) {
    std::fprintf(stderr,
                 "--content: %s holds no content. Give the folder that contains salem/, words/ and "
                 "the like.\n",
                 folder.c_str());
    return app::kBadInput;
  }
  if (!program.run) return app::kBadInput;
  return program.run();
}

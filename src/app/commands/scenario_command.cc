// `tavola scenario`: runs given / when / then files and says which hold.
#include <filesystem>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include "app/command_words.h"
#include "app/commands/command.h"
#include "content/content.h"
#include "play/scenarios/scenario.h"

namespace tavola::app {
namespace {

int run_scenarios(const std::vector<std::string>& names) {
  const std::vector<std::filesystem::path> paths(names.begin(), names.end());
  const auto files = play::scenario_files(paths);
  if (!files) {
    std::cerr << files.error().message << '\n';
    return kBadInput;
  }
  if (!content::has_folder())
    if (const std::filesystem::path own = play::scenario_content(paths); !own.empty())
      content::use_folder(own);
  int passed = 0;
  int failed = 0;
  for (const std::filesystem::path& file : *files) {
    for (const play::ScenarioReport& report : play::run_scenario_file(file)) {
      std::cout << (report.passed() ? "ok    " : "FAIL  ") << file.string() << ": " << report.title;
      for (const std::string& rule : report.rules) std::cout << ' ' << rule;
      std::cout << '\n';
      ++(report.passed() ? passed : failed);
      for (const std::string& failure : report.failures) std::cout << "    " << failure << '\n';
      if (!report.story.empty()) std::cout << "    " << says("scenario.what_happened") << '\n';
      for (const std::string& line : report.story) std::cout << "      " << line << '\n';
    }
  }
  std::cout << says("scenario.counted", {{"passed", passed}, {"failed", failed}}) << '\n';
  if (passed + failed == 0) {
    return refuse(says("scenario.none"));
  }
  return failed == 0 ? kGood : kFailed;
}

}  // namespace

void add_scenario_command(CommandLine& line, Program&) {
  Command command = line.command("scenario");
  command.example("tavola scenario tests/scenarios/salem");
  auto files = std::make_shared<std::vector<std::string>>();
  command.option("file", files.get()).required();
  command.runs([files] { return run_scenarios(*files); });
}

}  // namespace tavola::app

// `tavola check`: looks through the content of the games for what a player would stumble over.
#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include "app/command.h"
#include "games/registry.h"
#include "play/content_check.h"
#include "play/open_title.h"

namespace tavola::app {
namespace {

int check(const std::vector<std::string>& wanted) {
  int code = kGood;
  for (const std::string& id : wanted.empty() ? games::ids() : wanted) {
    const auto title = play::open_title(id);
    if (!title) {
      std::cerr << title.error().message << '\n';
      if (title.error().code == "unknown_game") return kBadInput;
      code = kFailed;
      continue;
    }
    const play::ContentReport report = play::check_content(**title);
    std::cout << id << ':';
    const char* separator = " ";
    for (const auto& [what, count] : report.counts) {
      std::cout << separator << count << ' ' << what;
      separator = ", ";
    }
    std::cout << '\n';
    for (const std::string& problem : report.problems) std::cout << "  " << problem << '\n';
    std::cout << "  " << report.problems.size()
              << (report.problems.size() == 1 ? " problem\n" : " problems\n");
    if (!report.problems.empty()) code = kFailed;
  }
  return code;
}

}  // namespace

void add_check_command(CLI::App& app, Program& program) {
  CLI::App* command = app.add_subcommand("check", "Check the content: effects, words, rules");
  command->footer(
      "Ends with 0 when nothing is wrong and with 1 when something is.\n"
      "Example: tavola check salem --content my-cards");
  auto games = std::make_shared<std::vector<std::string>>();
  command->add_option("GAME", *games, "Games to check; all of them unless named");
  command->callback([&program, games] { program.run = [games] { return check(*games); }; });
}

}  // namespace tavola::app

// `tavola rules`: the rules ledgers, by id, by words, or a whole game by its sections.
#include <algorithm>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include "app/commands/command.h"
#include "app/terminal/interface.h"
#include "app/terminal/lookup.h"
#include "app/terminal/terminal.h"
#include "ledger/ledger.h"

namespace tavola::app {
namespace {

struct RulesRequest {
  std::vector<std::string> words;
  int width = 0;
};

int show_rules(const RulesRequest& request, words::Language language) {
  const auto messages = interface_messages();
  if (!messages) {
    return refuse(messages.error());
  }
  Terminal::Manner manner = Terminal::found_manner();
  manner.width = request.width;
  const Terminal terminal(std::cin, std::cout, manner);
  const scene::SceneText text({nullptr, language, {}}, **messages, terminal.screen());
  const std::vector<std::string> games = ledger::shipped().games(true);
  const std::string_view code = words::code(language);

  std::vector<std::string> words = request.words;
  std::string game;
  if (!words.empty() && std::find(games.begin(), games.end(), words.front()) != games.end()) {
    game = words.front();
    words.erase(words.begin());
  }
  if (!words.empty()) {
    std::string all;
    for (const std::string& word : words) all += (all.empty() ? "" : " ") + word;
    bool found = false;
    std::cout << rules_about(text, game, all, &found);
    return found ? kGood : kFailed;
  }
  const std::vector<std::string> shown =
      game.empty() ? ledger::shipped().games() : std::vector<std::string>{game};
  for (const std::string& each : shown) {
    const auto rules = ledger::rules_of(each, code);
    std::cout << text.paragraph(
        {{each + ": ", scene::Hue::kInk, scene::Weight::kBold},
         {text.ui("rules.found",
                  {{"n", words::Argument::number(static_cast<std::int64_t>(rules.size()))}})}});
    if (game.empty()) continue;
    std::string section;
    for (const ledger::RuleText& rule : rules) {
      if (rule.schema) continue;
      if (rule.section != section)
        std::cout << "\n"
                  << text.paragraph({{rule.section, scene::Hue::kInk, scene::Weight::kBold}});
      section = rule.section;
      std::cout << text.paragraph(
          {{rule.id, scene::Hue::kMoon, scene::Weight::kBold}, {" " + rule.text}}, 7);
    }
  }
  return kGood;
}

}  // namespace

void add_rules_command(CommandLine& line, Program& program) {
  auto request = std::make_shared<RulesRequest>();
  Command command = line.command("rules");
  command.option("what", &request->words);
  command.option("--width", &request->width).between(20, 400);
  command.example("tavola rules HS-091 HS-092");
  command.example("tavola rules arkham R33");
  command.example("tavola rules salem secret passage");
  command.example("tavola --lang it rules salem passaggio segreto");
  command.runs([request, &program] { return show_rules(*request, program.language); });
}

}  // namespace tavola::app

// `tavola cards`: the cards of a game as printed from their effects, in any language.
#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include "app/command_words.h"
#include "app/commands/command.h"
#include "app/commands/opened.h"
#include "app/terminal/interface.h"
#include "app/terminal/lookup.h"
#include "app/terminal/terminal.h"

namespace tavola::app {
namespace {

struct CardsRequest {
  std::string game;
  std::vector<std::string> name;
  std::string kind;
  int width = 0;
};

int show_cards(const CardsRequest& request, words::Language language) {
  const auto messages = interface_messages();
  if (!messages) return refuse(messages.error());
  const auto title = open_game(request.game);
  if (!title) return refuse(title.error());
  Terminal::Manner manner = Terminal::found_manner();
  manner.width = request.width;
  const Terminal terminal(std::cin, std::cout, manner);
  const scene::SceneText text({*title, language, {}}, **messages, terminal.screen());

  std::string name;
  for (const std::string& word : request.name) name += (name.empty() ? "" : " ") + word;
  std::vector<std::string> ids =
      name.empty() ? (*title)->card_ids() : cards_called(**title, language, name);
  if (ids.empty() && !name.empty())
    return refuse(text.ui("card.none", {{"text", words::Argument::name(name)}}));
  std::string kinds;
  bool shown = false;
  for (const std::string& id : ids) {
    const std::string kind = (*title)->card(id, language).kind;
    const std::string name_of_kind = kind_of_card(text, kind);
    if (!(", " + kinds + ",").contains(", " + name_of_kind + ","))
      kinds += (kinds.empty() ? "" : ", ") + name_of_kind;
    if (!request.kind.empty() && kind != request.kind && name_of_kind != request.kind) continue;
    std::cout << card_paragraph(text, id);
    shown = true;
  }
  if (!shown && !request.kind.empty())
    return refuse(says("cards.no_kind", {{"kind", request.kind}, {"kinds", kinds}}));
  return kGood;
}

}  // namespace

void add_cards_command(CommandLine& line, Program& program) {
  auto request = std::make_shared<CardsRequest>();
  Command command = line.command("cards");
  command.option("game", &request->game).required();
  command.option("id", &request->name);
  command.option("--kind", &request->kind);
  command.option("--width", &request->width).between(20, 400);
  command.example("tavola cards salem --kind event --lang it");
  command.runs([request, &program] { return show_cards(*request, program.language); });
}

}  // namespace tavola::app

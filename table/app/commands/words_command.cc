// `tavola words`: what the cards of a game can say, made from its grammar, each with an effect that
// says it and the sentence that is printed for it.
#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include "app/command_words.h"
#include "app/commands/command.h"
#include "app/commands/opened.h"
#include "effects/examples.h"
#include "effects/parse.h"
#include "effects/say.h"
#include "games/notation.h"

namespace tavola::app {
namespace {

struct WordsRequest {
  std::string game;
  std::string part;  // only what has this in it
  std::string kind;
};

const std::vector<std::string> kKindsOfWords = {"verb",     "statement", "condition", "moment",
                                                "duration", "group",     "count",     "noun"};

/// One kind of words, under its heading; false if none has the part in it.
bool show_kind(const scene::Title& title, const effects::Grammar& grammar, std::size_t kind,
               const WordsRequest& request, const std::string& heading, words::Language language) {
  const bool nouns = kKindsOfWords[kind] == "noun";
  const auto list = nouns ? effects::examples_of_nouns(grammar)
                          : effects::examples_of(grammar, static_cast<effects::Category>(kind));
  bool shown = false;
  for (const effects::WordExample& word : list) {
    if (!request.part.empty() && !word.written.contains(request.part) &&
        !word.kinds.contains(request.part))
      continue;
    if (!shown) std::cout << heading << "\n\n";
    shown = true;
    std::cout << "  " << word.written << (nouns ? "  (" + word.kinds + ")" : "") << '\n';
    const auto program = effects::parse(grammar, word.effect);
    if (word.effect.empty() || !program) continue;
    std::cout << "      " << word.effect << "\n      "
              << effects::say(title.lexicon(), grammar, *program, language) << '\n';
  }
  if (shown) std::cout << '\n';
  return shown;
}

int show_words(const WordsRequest& request, words::Language language) {
  const auto title = open_game(request.game);
  if (!title) return refuse(title.error());
  const effects::Grammar* notation = games::notation_of(request.game);
  if (notation == nullptr) return refuse(says("words.no_cards", {{"game", request.game}}));
  bool shown = false;
  for (std::size_t kind = 0; kind < kKindsOfWords.size(); ++kind) {
    if (!request.kind.empty() && request.kind != kKindsOfWords[kind]) continue;
    shown |= show_kind(**title, *notation, kind, request, says("words." + kKindsOfWords[kind]),
                       language);
  }
  if (!shown) return refuse(says("words.none", {{"part", request.part}}));
  return kGood;
}

}  // namespace

void add_words_command(CommandLine& line, Program& program) {
  auto request = std::make_shared<WordsRequest>();
  Command command = line.command("words");
  command.option("game", &request->game).required();
  command.option("part", &request->part);
  command.option("--kind", &request->kind).one_of(kKindsOfWords);
  command.example("tavola words arkham discard --lang it");
  command.example("tavola words salem --kind moment");
  command.runs([request, &program] { return show_words(*request, program.language); });
}

}  // namespace tavola::app

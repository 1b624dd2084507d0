// What a grammar lacks to be said in all three languages, found when content is checked and not
// when a card is first shown.
#include <algorithm>

#include "effects/say.h"
#include "effects/speaker.h"

namespace tavola::effects {
namespace {

class Checker {
 public:
  explicit Checker(const words::Lexicon& lexicon) : lexicon_(lexicon) {}

  std::vector<std::string> problems;

  void phrase(const Phrase& phrase) {
    const std::string name = std::string(name_of(phrase.category)) + " " + phrase.name;
    bool said = false;
    for (const Sentences& sentences : phrase.say) {
      if (std::ranges::all_of(sentences, &std::string::empty)) continue;
      said = true;
      for (const words::Language language : words::kLanguages)
        sentence(name, phrase, sentences[static_cast<std::size_t>(language)], language);
    }
    if (!said) problems.push_back(name + ": it is not said in any language");
    if (!phrase.unit.empty() && !phrase.has_form(Form::kUnit))
      problems.push_back(name + ": the unit after \"per\" is not said");
  }

  void noun(const Noun& noun) {
    if (!noun.name[0].empty()) return;
    const words::WordId word = lexicon_.find(noun.word);
    if (!word)
      problems.push_back("noun " + noun.keyword + ": there is no word \"" + noun.word + "\"");
  }

 private:
  void sentence(const std::string& name, const Phrase& phrase, const std::string& text,
                words::Language language) {
    const std::string here = name + " (" + std::string(words::code(language)) + ")";
    if (text.empty()) {
      problems.push_back(here + ": the sentence is missing");
      return;
    }
    verbs(here, text);
    const auto parsed = words::Template::parse(in_voice(lexicon_, language, text, kToYou));
    if (!parsed) {
      problems.push_back(here + ": " + parsed.error().message + " in \"" + text + "\"");
      return;
    }
    const auto known = [&](std::string_view slot) {
      return std::ranges::find(phrase.slots, slot, &Slot::name) != phrase.slots.end();
    };
    for (const words::Piece& piece : parsed->pieces()) {
      const bool choice = phrase.category == Category::kGroup && piece.name == "choice";
      if (!piece.name.empty() && !choice && !known(piece.name))
        problems.push_back(here + ": {" + piece.name + "} is none of the slots");
      const bool digits =
          std::ranges::all_of(piece.other, [](char c) { return c >= '0' && c <= '9'; });
      if (!piece.other.empty() && !digits && !known(piece.other))
        problems.push_back(here + ": {" + piece.other + "} is none of the slots");
    }
  }

  void verbs(const std::string& here, std::string_view text) {
    for (std::size_t at = text.find("{@"); at != std::string_view::npos;
         at = text.find("{@", at + 1)) {
      std::string_view key = text.substr(at + 2, text.find('}', at) - at - 2);
      if (key.starts_with('!')) key.remove_prefix(1);
      if (!lexicon_.is_verb(lexicon_.find(key)))
        problems.push_back(here + ": there is no verb \"" + std::string(key) + "\"");
    }
  }

  const words::Lexicon& lexicon_;
};

}  // namespace

std::vector<std::string> check_sentences(const words::Lexicon& lexicon, const Grammar& grammar) {
  Checker checker(lexicon);
  for (const Phrase& phrase : grammar.phrases()) checker.phrase(phrase);
  for (const Noun& noun : grammar.nouns()) checker.noun(noun);
  return std::move(checker.problems);
}

}  // namespace tavola::effects

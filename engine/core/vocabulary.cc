#include "core/vocabulary.h"

#include <charconv>
#include <utility>

#include "core/check.h"

namespace tavola {
namespace {

/// Takes what stands before the separator off the front of a text.
std::string_view take_until(std::string_view& text, char separator) {
  const std::size_t end = text.find(separator);
  const std::string_view taken = text.substr(0, end);
  text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  return taken;
}

std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> words;
  while (!text.empty())
    if (const std::string_view word = take_until(text, ' '); !word.empty()) words.push_back(word);
  return words;
}

int kind_named(const Vocabulary& vocabulary, std::string_view name) {
  for (std::size_t i = 0; i < vocabulary.kinds.size(); ++i)
    if (vocabulary.kinds[i].name == name) return static_cast<int>(i);
  return -1;
}

Field field_of(const Vocabulary& vocabulary, std::string_view word) {
  const bool has_kind = word.contains(':');
  const std::string_view name = take_until(word, ':');
  const int kind = kind_named(vocabulary, has_kind ? word : name);
  TAVOLA_CHECK(kind >= 0 || !has_kind, "a vocabulary names a kind that it has not declared");
  return {std::string(name), kind < 0 ? kNumber : kind};
}

void add_statement(Vocabulary& vocabulary, std::vector<std::string_view> words) {
  TAVOLA_CHECK(words.size() >= 2, "a statement of a vocabulary is a word and a name");
  const std::string_view what = words[0];
  std::string name(words[1]);
  words.erase(words.begin(), words.begin() + 2);
  if (what == "kind") {
    TAVOLA_CHECK(name.ends_with(':'), "a kind is written kind NAME: ID ID");
    name.pop_back();
    ValueKind kind{name, {words.begin(), words.end()}, {}};
    name += '_';
    for (const std::string& id : kind.ids) kind.words.push_back(name + id);
    vocabulary.kinds.push_back(std::move(kind));
  } else if (what == "verb" || what == "prompt" || what == "event") {
    Phrase phrase{std::move(name), {}};
    for (std::string_view word : words) phrase.fields.push_back(field_of(vocabulary, word));
    (what == "verb"     ? vocabulary.verbs
     : what == "prompt" ? vocabulary.prompts
                        : vocabulary.events)
        .push_back(std::move(phrase));
  } else if (what == "deck") {
    TAVOLA_CHECK(words.size() == 1, "a deck is written deck NAME KIND");
    vocabulary.decks.push_back({std::move(name), field_of(vocabulary, words[0]).kind});
  } else if (what == "die") {
    std::from_chars(name.data(), name.data() + name.size(), vocabulary.die_faces);
  } else {
    TAVOLA_CHECK(what == "ending" || what == "number",
                 "a statement of a vocabulary begins with kind, verb, prompt, event, deck, ending, "
                 "number or die");
    (what == "ending" ? vocabulary.endings : vocabulary.parameters).push_back(std::move(name));
  }
}

}  // namespace

Vocabulary Vocabulary::of(std::string_view statements) {
  Vocabulary vocabulary;
  while (!statements.empty())
    if (auto words = words_of(take_until(statements, ';')); !words.empty())
      add_statement(vocabulary, std::move(words));
  return vocabulary;
}

const std::vector<std::string>& Vocabulary::ids(std::string_view kind) const {
  const int found = kind_named(*this, kind);
  TAVOLA_CHECK(found >= 0, "a vocabulary is asked for a kind that it does not have");
  return kinds[static_cast<std::size_t>(found)].ids;
}

std::string Vocabulary::id_of(int kind, int value) const {
  const std::vector<std::string>& ids = kinds[static_cast<std::size_t>(kind)].ids;
  if (value < 0 || value >= static_cast<int>(ids.size())) return std::to_string(value);
  return ids[static_cast<std::size_t>(value)];
}

int Vocabulary::value_of(int kind, std::string_view id) const {
  const std::vector<std::string>& ids = kinds[static_cast<std::size_t>(kind)].ids;
  for (std::size_t i = 0; i < ids.size(); ++i)
    if (ids[i] == id) return static_cast<int>(i);
  return -1;
}

int index_of(const std::vector<Phrase>& phrases, std::string_view name) {
  for (std::size_t i = 0; i < phrases.size(); ++i)
    if (phrases[i].name == name) return static_cast<int>(i);
  return -1;
}

}  // namespace tavola

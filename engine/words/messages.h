// The sentences of the program and of a game's log, by id and in three languages. They are kept
// in TOML files: engine/words/shared, and messages*.toml of the games: a table per message with the
// keys en, it and es.
#pragma once

#include <array>
#include <expected>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "words/language.h"
#include "words/lexicon.h"
#include "words/sentence.h"
#include "words/template.h"

namespace tavola::words {

class Messages {
 public:
  /// A message in each language.
  using Texts = std::array<std::optional<Template>, kLanguages.size()>;
  /// By id; every text of a scene is looked up, so this is no tree.
  using ById = std::unordered_map<std::string, Texts, KeyHash, std::equal_to<>>;

  /// `[event.moved] en = "{who} goes {to:to}."` becomes the id "event.moved". A later file
  /// replaces single languages of an earlier message.
  static std::expected<Messages, Error> load(std::span<const Source> sources);

  /// The template in the language, or in English when that is missing; null for an unknown id.
  const Template* find(Language language, std::string_view id) const;
  /// The message filled in; an unknown id shows as "[id]".
  std::string say(const Lexicon& lexicon, Language language, std::string_view id,
                  std::span<const NamedArgument> arguments) const;
  std::string say(const Lexicon& lexicon, Language language, std::string_view id,
                  std::initializer_list<NamedArgument> arguments = {}) const;

  /// All of them, in the order of the alphabet.
  std::vector<std::string_view> ids() const;
  /// Ids without a text in the language.
  std::vector<std::string_view> missing(Language language) const;
  /// Ids whose text in the language says an argument that the English text does not know; it may
  /// agree with more of them.
  std::vector<std::string_view> mismatched(Language language) const;

 private:
  ById texts_;
};

}  // namespace tavola::words

// The sentences of the program and of a game's log, by id and in three languages. They are kept
// in TOML files under content/words: a table per message with the keys en, it and es.
#pragma once

#include <array>
#include <expected>
#include <initializer_list>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "words/language.h"
#include "words/lexicon.h"
#include "words/sentence.h"
#include "words/template.h"

namespace tavola::words {

class Messages {
 public:
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

  std::vector<std::string_view> ids() const;
  /// Ids without a text in the language.
  std::vector<std::string_view> missing(Language language) const;
  /// Ids whose text in the language asks for an argument that the English text does not know.
  std::vector<std::string_view> mismatched(Language language) const;

 private:
  using Texts = std::array<std::optional<Template>, kLanguages.size()>;
  std::map<std::string, Texts, std::less<>> texts_;
};

}  // namespace tavola::words

// The words of a game in three languages: nouns with plural, gender and article, adjectives that
// agree, verbs with the forms that rules and logs need. The words come from the tables in
// engine/words/shared and words.tsv of the games; a word is looked up once by key and then named by
// a small WordId.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "words/grammar.h"
#include "words/language.h"

namespace tavola::words {

/// Names a word of one Lexicon. A default WordId names no word and prints as "?".
struct WordId {
  std::uint16_t index = 0xffff;

  explicit operator bool() const { return index != 0xffff; }
  bool operator==(const WordId&) const = default;
};

/// One table to load; `file` is only used in error messages.
struct Source {
  std::string file;
  std::string_view text;
};

/// A hole in the tables: the word's key and the column that ought to be filled.
struct Gap {
  std::string key;
  std::string column;

  bool operator==(const Gap&) const = default;
};

/// Finds a string by a view of it.
struct KeyHash {
  using is_transparent = void;
  std::size_t operator()(std::string_view key) const { return std::hash<std::string_view>{}(key); }
};

class Lexicon {
 public:
  /// Reads the tables in order; a later row replaces an earlier one with the same key.
  static std::expected<Lexicon, Error> load(std::span<const Source> sources);

  WordId find(std::string_view key) const;
  std::size_t size() const { return words_.size(); }
  std::string_view key(WordId word) const;
  /// The table's kind: "place", "verb", "creature", ...
  std::string_view kind(WordId word) const;
  bool is_verb(WordId word) const;
  /// A hero, a monster, anybody who acts; a thing is anything else.
  bool is_living(WordId word) const;
  /// The role as a language has it for this word: in Spanish things are objects without "a".
  Role role_of(Language language, WordId word, Role role) const;

  Gender gender(Language language, WordId word) const;
  /// Plural for nouns that have no singular, such as the Magic Glasses.
  Number natural_number(Language language, WordId word) const;

  /// The parts of a sentence, appended to `out`. `write` takes the noun's own number when it has
  /// only one.
  void write(std::string& out, Language language, WordId word, Role role = Role::kBare,
             Number number = Number::kSingular) const;
  /// "2 Elixirs of Nus", "2 puntos de Cordura".
  void write_count(std::string& out, Language language, std::int64_t n, WordId word) const;
  void write_verb(std::string& out, Language language, WordId word, VerbForm form) const;
  /// An adjective made to agree: "rosso", "rossa", "rossi", "rosse".
  void write_agreeing(std::string& out, Language language, WordId adjective, Gender gender,
                      Number number) const;

  /// The same, as new strings.
  std::string noun(Language language, WordId word, Role role = Role::kBare,
                   Number number = Number::kSingular) const;
  std::string count(Language language, std::int64_t n, WordId word) const;
  std::string verb(Language language, WordId word, VerbForm form) const;

  /// What the content check reports: forms that the other languages have and this one lacks.
  std::vector<Gap> missing(Language language) const;

 private:
  friend class LexiconReader;

  /// A stretch of text_; empty when the table leaves the form out.
  struct Slice {
    std::uint32_t begin = 0;
    std::uint32_t size = 0;
  };
  /// A word in one language. `singular` is also a verb's infinitive.
  struct Forms {
    Slice singular, plural;
    Slice feminine, feminine_plural;
    std::array<Slice, 4> verb;  // imperative, second and third person, participle
    bool has_gender = false;
    Gender gender = Gender::kMasculine;
    Article article = Article::kNone;
    Article plural_article = Article::kNone;
    /// An English name that begins with its own article: "The Barracks", "to the Barracks".
    bool the_in_name = false;
  };
  /// What a noun is counted by, when it is not counted itself.
  enum class Counter : std::uint8_t { kNone, kPoint, kUnit, kPair, kCard };
  struct Word {
    Slice key, kind;
    std::array<Forms, kLanguages.size()> forms;
    Counter counter = Counter::kNone;
    bool verb = false;
  };
  std::string_view text(Slice slice) const {
    return std::string_view{text_}.substr(slice.begin, slice.size);
  }
  const Forms& forms(Language language, WordId word) const {
    return words_[word.index].forms[static_cast<std::size_t>(language)];
  }
  void write_counter(std::string& out, Language language, Counter counter, bool many) const;

  std::string text_;
  std::vector<Word> words_;
  std::unordered_map<std::string, std::uint16_t, KeyHash, std::equal_to<>> by_key_;
};

}  // namespace tavola::words

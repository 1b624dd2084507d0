// The words of a game in three languages: nouns with plural, gender and article, adjectives that
// agree, verbs with the forms that rules and logs need. The words come from the tables in
// content/words; a word is looked up once by key and then named by a small WordId.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "words/language.h"

namespace tavola::words {

/// Names a word of one Lexicon. A default WordId names no word and prints as "?".
struct WordId {
  std::uint16_t index = 0xffff;

  explicit operator bool() const { return index != 0xffff; }
  bool operator==(const WordId&) const = default;
};

enum class Gender : std::uint8_t { kMasculine, kFeminine };
enum class Number : std::uint8_t { kSingular, kPlural };
enum class VerbForm : std::uint8_t { kInfinitive, kImperative, kSecond, kThird, kParticiple };

/// How a noun stands in a sentence. The prepositions carry the definite article with them and
/// contract with it where the language does ("alla Chiesa", "del Sanatorio"); a name without
/// article keeps the bare preposition ("a R'lyeh").
enum class Role : std::uint8_t {
  kBare,
  kThe,
  kA,
  kIn,
  kTo,
  kOf,
  kFrom,
  kOn,
  kBy,
  kWith,
  kAt,
  kFor,
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
};

}  // namespace tavola::words

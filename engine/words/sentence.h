// Fills templates with arguments: numbers, words, names and lists become a sentence with the
// right articles, plurals and agreement. Formatting allocates nothing but the text it returns.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

#include "words/lexicon.h"
#include "words/template.h"

namespace tavola::words {

/// What may fill a place. Arguments are views: text and lists must outlive the call.
class Argument {
 public:
  enum class Kind : std::uint8_t { kNumber, kWord, kCounted, kName, kList };

  static constexpr Argument number(std::int64_t n) {
    Argument a;
    a.kind_ = Kind::kNumber;
    a.number_ = n;
    return a;
  }
  static constexpr Argument word(WordId id, Number number = Number::kSingular) {
    Argument a;
    a.kind_ = Kind::kWord;
    a.word_ = id;
    a.plural_ = number;
    return a;
  }
  /// "2 Elixirs of Nus".
  static constexpr Argument counted(std::int64_t n, WordId id) {
    Argument a;
    a.kind_ = Kind::kCounted;
    a.number_ = n;
    a.word_ = id;
    return a;
  }
  /// A person's name or any text that takes no article and is not inflected.
  static constexpr Argument name(std::string_view text, Gender gender = Gender::kMasculine) {
    Argument a;
    a.kind_ = Kind::kName;
    a.text_ = text;
    a.gender_ = gender;
    return a;
  }
  static constexpr Argument list(std::span<const Argument> items) {
    Argument a;
    a.kind_ = Kind::kList;
    a.items_ = items.data();
    a.number_ = static_cast<std::int64_t>(items.size());
    return a;
  }

  constexpr Kind kind() const { return kind_; }
  constexpr std::int64_t number() const { return number_; }
  constexpr WordId word() const { return word_; }
  constexpr Number word_number() const { return plural_; }
  constexpr std::string_view text() const { return text_; }
  constexpr Gender gender() const { return gender_; }
  std::span<const Argument> items() const { return {items_, static_cast<std::size_t>(number_)}; }

 private:
  Kind kind_ = Kind::kNumber;
  Gender gender_ = Gender::kMasculine;
  Number plural_ = Number::kSingular;
  WordId word_;
  std::int64_t number_ = 0;
  std::string_view text_;
  const Argument* items_ = nullptr;
};

struct NamedArgument {
  std::string_view name;
  Argument value;
};

/// A place without its argument stays visible as "{name}", so that the gap is seen and not hidden.
std::string format(const Lexicon& lexicon, Language language, const Template& text,
                   std::span<const NamedArgument> arguments);
std::string format(const Lexicon& lexicon, Language language, const Template& text,
                   std::initializer_list<NamedArgument> arguments);
void format_to(std::string& out, const Lexicon& lexicon, Language language, const Template& text,
               std::span<const NamedArgument> arguments);

/// What stands before the last item of a list.
enum class Conjunction : std::uint8_t { kAnd, kOr };
/// "a, b and c", "a, b e c", "a, b o c": items already in words.
std::string join(Language language, std::span<const std::string> items,
                 Conjunction conjunction = Conjunction::kAnd);

/// Digits with the sign of a hyphen; from 10 000 on the thousands are parted by thin spaces.
void write_number(std::string& out, std::int64_t n);

/// Capital first letter (after an opening ¡, ¿, “ or «), and a full stop if none ends the text.
std::string sentence(std::string text);
/// The capital alone.
std::string capitalised(std::string text);

}  // namespace tavola::words

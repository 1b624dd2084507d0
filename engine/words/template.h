// A sentence with places to fill, written in one language: "{who} goes {to:to}.". A template is
// parsed once when its file is loaded and then only read; sentence.h fills it.
//
//   {x}                  the word, name, number or list as it is
//   {x:the} {x:a}        with the definite or indefinite article
//   {x:in} {x:to} {x:of} {x:from} {x:on} {x:by} {x:with} {x:at} {x:for}
//                        with that preposition and the definite article, contracted
//   {x:plural} {x:the plural} ...     the plural, alone or after any of the above
//   {x:count n}          as many as n says; n is an argument or a number: "2 Elixirs of Nus"
//   {x:number n}         in the number that n asks for, without the figure
//   {x:like y}           an adjective that agrees with the noun y
//   {v:inf} {v:imp} {v:2sg} {v:3sg} {v:pp}     a verb's forms
//   {x:and} {x:or} {x:and the} ...    a list, each of its items with the given form
//   {n:signed} {n:money} {x:quoted}   +1; $5 or 5 $; the language's quotation marks
//   {n:one card|many cards}           by number; also zero
//   {x:m preso|f presa|mp presi|fp prese}   by gender and number of x
//
// A form that begins with a capital ({x:The}, {x:Word}) gives a capital first letter. A backslash
// takes the next character literally: \{ \} \| \\ .
#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "words/lexicon.h"

namespace tavola::words {

enum class Form : std::uint8_t {
  kWord,
  kCount,
  kNumberOf,
  kLike,
  kVerb,
  kAnd,
  kOr,
  kSigned,
  kMoney,
  kQuoted,
  kChoice,
};

/// The conditions that a choice may name, in the order in which they are written.
enum class Label : std::uint8_t {
  kZero,
  kOne,
  kMany,
  kMasculine,
  kFeminine,
  kMasculinePlural,
  kFemininePlural,
};

struct Alternative {
  Label label = Label::kMany;
  std::string text;

  bool operator==(const Alternative&) const = default;
};

/// A run of text when `name` is empty, otherwise a place to fill.
struct Piece {
  std::string text;
  std::string name;
  Form form = Form::kWord;
  Role role = Role::kBare;
  VerbForm verb = VerbForm::kInfinitive;
  bool plural = false;
  bool capital = false;
  /// The other argument of count, number and like: a name, or digits.
  std::string other;
  std::vector<Alternative> alternatives;

  bool operator==(const Piece&) const = default;
};

/// Where in the text a template is wrong: `offset` counts bytes from 0.
struct TemplateError {
  std::size_t offset = 0;
  std::string message;
};

class Template {
 public:
  static std::expected<Template, TemplateError> parse(std::string_view text);
  /// For programs that build a sentence; the pieces must be such as parse() gives.
  static Template of(std::vector<Piece> pieces);

  const std::vector<Piece>& pieces() const { return pieces_; }
  /// The template as text: parse(print()) gives the same template.
  std::string print() const;
  /// Whether some piece asks for the argument.
  bool uses(std::string_view name) const;

  bool operator==(const Template&) const = default;

 private:
  std::vector<Piece> pieces_;
};

}  // namespace tavola::words

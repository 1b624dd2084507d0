// The grammar that the words of three languages share: gender, number, a verb's forms, the roles
// that a noun plays in a sentence, and the definite articles.
#pragma once

#include <cstdint>

namespace tavola::words {

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
  kWhom,  // the object of a verb: in Spanish "a" before living beings and not before things
};

/// The definite article of a noun in one language and number. A name takes none and a title keeps
/// whatever it contains; they differ in Italian, where one is "a R'lyeh" and "in Arti Marziali".
enum class Article : std::uint8_t {
  kNone,
  kTitle,
  kThe,
  kIl,
  kLo,
  kElided,
  kLa,
  kI,
  kGli,
  kLe,
  kEl,
  kLos,
  kLas,
};

}  // namespace tavola::words

// Printing of words: which form, which article, which counter. The reading of the tables is in
// lexicon_reader.cc.
#include "words/lexicon.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>

#include "words/article.h"
#include "words/sentence.h"

namespace tavola::words {
namespace {

constexpr std::string_view kNoWord = "?";

}  // namespace

WordId Lexicon::find(std::string_view key) const {
  const auto found = by_key_.find(key);
  return found == by_key_.end() ? WordId{} : WordId{found->second};
}

std::string_view Lexicon::key(WordId word) const {
  return word ? text(words_[word.index].key) : kNoWord;
}

std::string_view Lexicon::kind(WordId word) const {
  return word ? text(words_[word.index].kind) : kNoWord;
}

bool Lexicon::is_verb(WordId word) const { return word && words_[word.index].verb; }

bool Lexicon::is_living(WordId word) const {
  static constexpr std::string_view kLiving[] = {"hero",     "monster",      "lord",
                                                 "ally",     "investigator", "character",
                                                 "creature", "ancient one",  "great old one"};
  return std::ranges::find(kLiving, kind(word)) != std::end(kLiving);
}

Role Lexicon::role_of(Language language, WordId word, Role role) const {
  const bool thing = role == Role::kWhom && language == Language::kSpanish && !is_living(word);
  return thing ? Role::kThe : role;
}

Gender Lexicon::gender(Language language, WordId word) const {
  return word ? forms(language, word).gender : Gender::kMasculine;
}

Number Lexicon::natural_number(Language language, WordId word) const {
  if (!word) return Number::kSingular;
  const Forms& f = forms(language, word);
  return f.singular.size == 0 && f.plural.size != 0 ? Number::kPlural : Number::kSingular;
}

void Lexicon::write(std::string& out, Language language, WordId word, Role role,
                    Number number) const {
  if (!word) {
    out += kNoWord;
    return;
  }
  role = role_of(language, word, role);
  const Forms& f = forms(language, word);
  if (f.plural.size == 0) number = Number::kSingular;
  if (f.singular.size == 0) number = Number::kPlural;
  const bool plural = number == Number::kPlural;
  const std::string_view form = text(plural ? f.plural : f.singular);
  if (f.the_in_name && (role == Role::kBare || role == Role::kA)) {
    out += role == Role::kBare ? "The " : "the ";
  } else {
    out += lead(language, role, plural ? f.plural_article : f.article, f.gender, number, form);
  }
  out += form;
}

void Lexicon::write_counter(std::string& out, Language language, Counter counter, bool many) const {
  if (counter == Counter::kPair) {
    static constexpr std::array<std::array<std::string_view, 2>, 3> kPairs{
        {{"pair of ", "pairs of "}, {"paio di ", "paia di "}, {"par de ", "pares de "}}};
    out += kPairs[static_cast<std::size_t>(language)][many ? 1 : 0];
  } else if (counter == Counter::kCard) {
    if (language == Language::kItalian) out += many ? "carte " : "carta ";
    if (language == Language::kSpanish) out += many ? "cartas de " : "carta de ";
  } else if (language == Language::kSpanish) {
    if (counter == Counter::kPoint) out += many ? "puntos de " : "punto de ";
    if (counter == Counter::kUnit) out += many ? "unidades de " : "unidad de ";
  }
}

void Lexicon::write_count(std::string& out, Language language, std::int64_t n, WordId word) const {
  write_number(out, n);
  out += ' ';
  if (!word) {
    out += kNoWord;
    return;
  }
  const Counter counter = words_[word.index].counter;
  const bool many = n != 1 && n != -1;
  write_counter(out, language, counter, many);
  // What a counter counts is named as such: "2 puntos de Cordura", "2 Holy Water cards".
  const bool inflected =
      counter == Counter::kNone ||
      (language != Language::kSpanish && (counter == Counter::kPoint || counter == Counter::kUnit));
  write(out, language, word, Role::kBare, inflected && many ? Number::kPlural : Number::kSingular);
  if (counter == Counter::kCard && language == Language::kEnglish) out += many ? " cards" : " card";
}

void Lexicon::write_verb(std::string& out, Language language, WordId word, VerbForm form) const {
  if (!word) {
    out += kNoWord;
    return;
  }
  if (!words_[word.index].verb) {  // a noun has no such form; some nouns have only a plural
    write(out, language, word);
    return;
  }
  const Forms& f = forms(language, word);
  if (form == VerbForm::kInfinitive) {
    out += text(f.singular);
    return;
  }
  Slice slice = f.verb[static_cast<std::size_t>(form) - 1];
  // English has one form for both, but for "be".
  if (slice.size == 0 && form == VerbForm::kSecond) slice = f.verb[0];
  if (slice.size == 0) slice = f.singular;  // a hole in the table, which missing() reports
  out += text(slice);
}

void Lexicon::write_agreeing(std::string& out, Language language, WordId adjective, Gender gender,
                             Number number) const {
  if (!adjective) {
    out += kNoWord;
    return;
  }
  const Forms& f = forms(language, adjective);
  Slice slice = f.singular;
  if (number == Number::kPlural && f.plural.size != 0) slice = f.plural;
  if (gender == Gender::kFeminine) {
    if (number == Number::kSingular && f.feminine.size != 0) slice = f.feminine;
    if (number == Number::kPlural && f.feminine_plural.size != 0) slice = f.feminine_plural;
  }
  out += text(slice);
}

std::string Lexicon::noun(Language language, WordId word, Role role, Number number) const {
  std::string out;
  write(out, language, word, role, number);
  return out;
}

std::string Lexicon::count(Language language, std::int64_t n, WordId word) const {
  std::string out;
  write_count(out, language, n, word);
  return out;
}

std::string Lexicon::verb(Language language, WordId word, VerbForm form) const {
  std::string out;
  write_verb(out, language, word, form);
  return out;
}

std::vector<Gap> Lexicon::missing(Language language) const {
  static constexpr std::array<std::string_view, 4> kVerbColumns{"_imp", "_2sg", "_3sg", "_pp"};
  std::vector<Gap> gaps;
  for (const Word& word : words_) {
    const Forms& f = word.forms[static_cast<std::size_t>(language)];
    const auto report = [&](std::string_view column) {
      gaps.push_back({std::string{text(word.key)}, std::string{code(language)}.append(column)});
    };
    if (f.singular.size == 0 && f.plural.size == 0) {
      report("");
      continue;
    }
    if (word.verb) {
      for (std::size_t i = 0; i < kVerbColumns.size(); ++i) {
        const bool shared = language == Language::kEnglish && i == 1;
        if (f.verb[i].size == 0 && !shared) report(kVerbColumns[i]);
      }
      continue;
    }
    bool other_has_plural = false;
    bool other_has_gender = false;
    for (const Forms& other : word.forms) {
      other_has_plural |= other.singular.size != 0 && other.plural.size != 0;
      other_has_gender |= other.has_gender;
    }
    if (other_has_plural && f.plural.size == 0) report("_pl");
    if (other_has_gender && !f.has_gender && language != Language::kEnglish) report("_gender");
  }
  return gaps;
}

}  // namespace tavola::words

#include "ledger/word_search.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <span>
#include <utility>

namespace tavola::ledger {
namespace {

/// Shorter than this nothing is left of a word that would tell it from others.
constexpr std::size_t kShortestStem = 3;

// Endings of nouns, adjectives and verbs, the longest first, so that the first that fits is taken.
constexpr std::array<std::string_view, 8> kEnglish = {"ies", "ied", "ing", "ed",
                                                      "es",  "y",   "e",   "s"};
constexpr std::array<std::string_view, 27> kItalian = {
    "ando", "endo", "andosi", "andola", "arsi", "ersi", "irsi", "ano", "ono",
    "are",  "ere",  "ire",    "ato",    "ata",  "ati",  "ate",  "uto", "uta",
    "uti",  "ute",  "ito",    "ita",    "iti",  "ite",  "hi",   "he",  "i"};
constexpr std::array<std::string_view, 22> kSpanish = {
    "iendo", "ando", "ados", "adas", "idos", "idas", "arse", "erse", "irse", "ado", "ada",
    "ido",   "ida",  "ar",   "er",   "ir",   "es",   "an",   "en",   "os",   "as",  "s"};

std::span<const std::string_view> endings_of(std::string_view language) {
  if (language == "it") return kItalian;
  if (language == "es") return kSpanish;
  return kEnglish;
}

bool is_vowel(char c) { return std::string_view("aeiou").contains(c); }

bool is_word_part(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return std::isalnum(byte) != 0 || byte >= 0x80;
}

std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> words;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t end = at;
    while (end < text.size() && is_word_part(text[end])) ++end;
    if (end > at) words.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return words;
}

}  // namespace

std::string folded(std::string_view text) {
  // The accented letters of Italian and Spanish are all in the two-byte range that begins with C3.
  static constexpr std::string_view kPlain =
      "aaaaaaaceeeeiiiidnooooo*ouuuuypsaaaaaaaceeeeiiiidnooooo/ouuuuypy";
  std::string result;
  result.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    if (byte == 0xC3 && i + 1 < text.size()) {
      result += kPlain[static_cast<unsigned char>(text[++i]) & 0x3F];
    } else {
      result += static_cast<char>(std::tolower(byte));
    }
  }
  return result;
}

std::string stem_of(std::string_view word, std::string_view language) {
  const auto without_ending = [&](std::string_view whole) {
    for (const std::string_view ending : endings_of(language))
      if (whole.ends_with(ending) && whole.size() >= ending.size() + kShortestStem)
        return whole.substr(0, whole.size() - ending.size());
    return whole;
  };
  const auto shortened = [&](bool fits) {
    if (fits && word.size() > kShortestStem) word.remove_suffix(1);
  };
  word = without_ending(word);
  if (language == "it") {
    while (word.size() > kShortestStem && is_vowel(word.back())) word.remove_suffix(1);
    shortened(word.back() == 'h');
  } else if (language == "es") {
    word = without_ending(word);  // the plural of what has an ending: lugar, lugares
    while (word.size() > kShortestStem && is_vowel(word.back())) word.remove_suffix(1);
  } else {
    shortened(word.size() > 1 && word.back() == word[word.size() - 2]);  // stopped
  }
  std::string stem(word);
  if (language == "es" && stem.ends_with('z')) stem.back() = 'c';  // luz, luces
  return stem;
}

Wanted::Wanted(std::string_view words, std::string_view language) : language_(language) {
  const std::string small = folded(words);
  for (const std::string_view word : words_of(small))
    words_.push_back({std::string(word), stem_of(word, language)});
}

std::optional<int> Wanted::distance(std::string_view heading, std::string_view text) const {
  const std::string small = folded(std::string(heading) + " " + std::string(text));
  const std::vector<std::string_view> there = words_of(small);
  int far = 0;
  for (const Word& word : words_) {
    if (std::ranges::find(there, word.as_it_is) != there.end()) continue;
    const auto form = [&](std::string_view each) {
      return each.front() == word.stem.front() && stem_of(each, language_) == word.stem;
    };
    const auto begins = [&](std::string_view each) { return each.starts_with(word.as_it_is); };
    if (std::ranges::any_of(there, form))
      far += 1;
    else if (std::ranges::any_of(there, begins))
      far += 2;
    else
      return std::nullopt;
  }
  return far;
}

}  // namespace tavola::ledger

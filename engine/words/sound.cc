// Reads only the Latin letters that English, Italian and Spanish use; any other character counts
// as a consonant, so a foreign name falls back to the plain article.
#include "words/sound.h"

#include <array>
#include <cstdint>
#include <optional>

namespace tavola::words {
namespace {

/// A letter without accent and in lower case, and what was taken away from it.
struct Letter {
  char base = 0;
  bool accent = false;
};

struct LetterReader {
  std::string_view text;
  std::size_t at = 0;

  /// The next letter, digit or other ASCII character; other characters read as '?'.
  std::optional<Letter> next() {
    if (at >= text.size()) return std::nullopt;
    const auto lead = static_cast<unsigned char>(text[at]);
    if (lead < 0x80) {
      ++at;
      if (lead >= 'A' && lead <= 'Z') return Letter{static_cast<char>(lead + 32), false};
      return Letter{static_cast<char>(lead), false};
    }
    std::uint32_t point = 0;
    std::size_t length = 1;
    if ((lead & 0xE0) == 0xC0) {
      length = 2;
      point = lead & 0x1F;
    } else if ((lead & 0xF0) == 0xE0) {
      length = 3;
      point = lead & 0x0F;
    } else if ((lead & 0xF8) == 0xF0) {
      length = 4;
      point = lead & 0x07;
    }
    for (std::size_t i = 1; i < length && at + i < text.size(); ++i) {
      point = (point << 6) | (static_cast<unsigned char>(text[at + i]) & 0x3F);
    }
    at += length;
    return fold(point);
  }

  static Letter fold(std::uint32_t point) {
    if (point >= 0xC0 && point <= 0xDE && point != 0xD7) point += 0x20;
    if (point >= 0xE0 && point <= 0xE5) return {'a', true};
    if (point == 0xE7) return {'c', false};
    if (point >= 0xE8 && point <= 0xEB) return {'e', true};
    if (point >= 0xEC && point <= 0xEF) return {'i', true};
    if (point == 0xF1) return {'n', false};
    if (point >= 0xF2 && point <= 0xF6) return {'o', true};
    if (point == 0xFC) return {'u', false};  // Spanish ü marks a sounded u, not the stress.
    if (point >= 0xF9 && point <= 0xFB) return {'u', true};
    return {'?', false};
  }
};

bool is_letter_or_digit(char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); }
bool is_vowel(char c) { return c == 'a' || c == 'e' || c == 'i' || c == 'o' || c == 'u'; }

/// The first four letters or digits, after any opening punctuation; 0 where the word ends.
std::array<Letter, 4> opening(std::string_view text) {
  std::array<Letter, 4> letters{};
  LetterReader reader{text};
  std::optional<Letter> letter = reader.next();
  while (letter && !is_letter_or_digit(letter->base)) letter = reader.next();
  for (Letter& slot : letters) {
    if (!letter || !is_letter_or_digit(letter->base)) break;
    slot = *letter;
    letter = reader.next();
  }
  return letters;
}

/// The leading figure of a text such as "11 carte", or an empty view.
std::string_view leading_digits(std::string_view text) {
  std::size_t end = 0;
  while (end < text.size() && text[end] >= '0' && text[end] <= '9') ++end;
  return text.substr(0, end);
}

/// Eight, eighty and eight hundred all begin alike, in all three languages.
bool begins_as_eight(std::string_view digits) { return !digits.empty() && digits.front() == '8'; }

/// 11, 11 000, 11 000 000: the figures that are read with "eleven" in front. Thousands are parted
/// by a space, so the leading figure is 11 either way.
bool begins_as_eleven(std::string_view digits) { return digits == "11"; }

}  // namespace

ItalianOnset italian_onset(std::string_view text) {
  const std::string_view digits = leading_digits(text);
  if (!digits.empty()) {
    const bool vowel = begins_as_eight(digits) || begins_as_eleven(digits) || digits == "1";
    return vowel ? ItalianOnset::kVowel : ItalianOnset::kPlain;
  }
  const auto letters = opening(text);
  const char a = letters[0].base;
  const char b = letters[1].base;
  switch (a) {
    case 'a':
    case 'e':
    case 'o':
    case 'u':
      return ItalianOnset::kVowel;
    case 'i':
      return is_vowel(b) ? ItalianOnset::kImpure : ItalianOnset::kVowel;
    case 'h':
      return is_vowel(b) ? ItalianOnset::kVowel : ItalianOnset::kPlain;
    case 'x':
    case 'y':
    case 'z':
      return ItalianOnset::kImpure;
    case 's':
      return b != 0 && !is_vowel(b) && b != '?' ? ItalianOnset::kImpure : ItalianOnset::kPlain;
    case 'g':
      return b == 'n' ? ItalianOnset::kImpure : ItalianOnset::kPlain;
    case 'p':
      return b == 's' || b == 'n' || b == 't' ? ItalianOnset::kImpure : ItalianOnset::kPlain;
    default:
      return ItalianOnset::kPlain;
  }
}

bool english_vowel_sound(std::string_view text) {
  const std::string_view digits = leading_digits(text);
  if (!digits.empty()) {
    return begins_as_eight(digits) || begins_as_eleven(digits) || digits == "18";
  }
  const auto letters = opening(text);
  const std::string word{letters[0].base, letters[1].base, letters[2].base, letters[3].base};
  switch (word[0]) {
    case 'a':
    case 'i':
      return true;
    case 'e':
      return word[1] != 'u';
    case 'o':
      return !word.starts_with("one") && !word.starts_with("onc");
    case 'u':
      if (word.starts_with("uni")) return word[3] == 'n' || word[3] == 'd' || word[3] == 'm';
      return !word.starts_with("us") && !word.starts_with("ut");
    case 'h':
      return word.starts_with("hour") || word.starts_with("hone") || word.starts_with("hono") ||
             word.starts_with("heir");
    default:
      return false;
  }
}

bool spanish_stressed_a(std::string_view text) {
  LetterReader reader{text};
  std::optional<Letter> letter = reader.next();
  while (letter && !is_letter_or_digit(letter->base)) letter = reader.next();
  if (letter && letter->base == 'h') letter = reader.next();
  if (!letter || letter->base != 'a') return false;
  if (letter->accent) return true;
  // Without a written accent the stress falls on the last syllable but one after a vowel, n or s,
  // and on the last otherwise; it falls on the first when there are no more syllables than that.
  int syllables = 1;
  char previous = 'a';
  char last = 'a';
  for (letter = reader.next(); letter; letter = reader.next()) {
    const char c = letter->base;
    if (c < 'a' || c > 'z') break;
    if (letter->accent) return false;
    last = c;
    if (is_vowel(c)) {
      const bool weak = c == 'i' || c == 'u';
      const bool after_weak = previous == 'i' || previous == 'u';
      const bool joined = is_vowel(previous) && (weak || after_weak);
      if (!joined) ++syllables;
    }
    previous = c;
  }
  const bool stress_before_last = is_vowel(last) || last == 'n' || last == 's';
  return stress_before_last ? syllables == 2 : syllables == 1;
}

bool begins_with(std::string_view text, char letter) { return opening(text)[0].base == letter; }

bool spanish_i_sound(std::string_view text) {
  const auto letters = opening(text);
  const std::size_t i = letters[0].base == 'h' ? 1 : 0;
  if (letters[i].base != 'i') return false;
  const char after = letters[i + 1].base;
  // Before a vowel the i is a consonant ("y hielo"), unless it carries the stress itself.
  return !is_vowel(after) || letters[i].accent;
}

bool spanish_o_sound(std::string_view text) {
  const std::string_view digits = leading_digits(text);
  if (!digits.empty()) return begins_as_eight(digits) || begins_as_eleven(digits);
  const auto letters = opening(text);
  return letters[letters[0].base == 'h' ? 1 : 0].base == 'o';
}

void capitalise(std::string& text, std::size_t start) {
  for (std::size_t i = start; i < text.size(); ++i) {
    const auto c = static_cast<unsigned char>(text[i]);
    if (c >= 'a' && c <= 'z') {
      text[i] = static_cast<char>(c - 32);
      return;
    }
    if ((c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')) return;
    if (c == 0xC3 && i + 1 < text.size()) {
      const auto d = static_cast<unsigned char>(text[i + 1]);
      if (d >= 0xA0 && d <= 0xBE && d != 0xB7) text[i + 1] = static_cast<char>(d - 0x20);
      return;
    }
    const bool passed_over = c < 0x80               // spaces, brackets, straight quotes
                             || c == 0xC2           // ¡ ¿ «
                             || (c & 0xC0) == 0x80  // the rest of a character
                             || (c == 0xE2 && i + 1 < text.size() &&
                                 static_cast<unsigned char>(text[i + 1]) == 0x80);  // “ ‘
    if (!passed_over) return;
  }
}

}  // namespace tavola::words

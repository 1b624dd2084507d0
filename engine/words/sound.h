// What the beginning of a word sounds like, as far as articles and conjunctions depend on it:
// "lo Stregone", "el arma", "an hour", "e invierno". All texts are UTF-8.
#pragma once

#include <string>
#include <string_view>

namespace tavola::words {

/// The classes by which Italian chooses between il, lo and l'.
enum class ItalianOnset {
  kPlain,   // il portale
  kImpure,  // lo Stregone, lo Zombie, lo Gnoph-Keh
  kVowel,   // l'Università
};
ItalianOnset italian_onset(std::string_view text);

/// "an" rather than "a" in English.
bool english_vowel_sound(std::string_view text);

/// A first word in a- or ha- that carries its stress there: arma, ancla, área.
bool spanish_stressed_a(std::string_view text);

/// Whether the text begins with the letter, with or without accent and in either case.
bool begins_with(std::string_view text, char letter);
/// Spanish y becomes e before this text ("e Iglesia", but "y hielo").
bool spanish_i_sound(std::string_view text);
/// Spanish o becomes u before this text ("u Ombra", "u 8").
bool spanish_o_sound(std::string_view text);

/// Makes the first letter from `start` on a capital, passing over opening punctuation.
void capitalise(std::string& text, std::size_t start = 0);

}  // namespace tavola::words

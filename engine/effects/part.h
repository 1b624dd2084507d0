// How a text names a part of an effect: "12:3" is node 3 of source 12 in the book. Questions and
// cards carry such names, and the title says the part in the reader's language.
#pragma once

#include <string>
#include <string_view>

#include "effects/book.h"
#include "words/language.h"
#include "words/lexicon.h"

namespace tavola::effects {

std::string part_of(int source, int node);
/// The same as something to be done, for a button: "12:3!" says what a part that begins with "you
/// may" offers, without these words.
std::string deed_of(int source, int node);

/// Whether it is the name of a part and not, say, of a card.
bool names_a_part(std::string_view name);

/// The part in sentences; nothing if the book has no such part.
std::string say_part(const words::Lexicon& lexicon, const Grammar& grammar, const Book& book,
                     std::string_view name, words::Language language);

}  // namespace tavola::effects

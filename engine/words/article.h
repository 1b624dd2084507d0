// Definite and indefinite articles, and what they become after a preposition. A noun's articles
// are worked out once, when its table is loaded; here they turn into the text before the noun.
#pragma once

#include <string_view>

#include "words/grammar.h"
#include "words/language.h"

namespace tavola::words {

/// By the sound with which `text` begins, or for a figure by how it is read aloud.
Article definite_article(Language language, std::string_view text, Gender gender, Number number);

/// The article that a table spells out ("gli"), or kNone for an unknown word.
Article article_from(Language language, std::string_view word);

/// What stands before the noun, with its space: "alla ", "dell'", "un ", "in the ".
std::string_view lead(Language language, Role role, Article article, Gender gender, Number number,
                      std::string_view noun);

}  // namespace tavola::words

// Everything that the cards of a game can say, each with an effect that says it, made from the
// grammar: for whoever writes cards and looks for a word.
#pragma once

#include <string>
#include <vector>

#include "effects/grammar.h"

namespace tavola::effects {

struct WordExample {
  std::string written;  // "lose <what:bundle resource>", or a noun as it stands after 1
  std::string kinds;    // of a noun: "resource, card"
  std::string effect;   // a whole effect in the notation that uses it; empty if none was found
};

/// The phrases of a category, in the order of the grammar.
std::vector<WordExample> examples_of(const Grammar& grammar, Category category);
/// The nouns, kind by kind.
std::vector<WordExample> examples_of_nouns(const Grammar& grammar);

}  // namespace tavola::effects

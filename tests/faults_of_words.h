// What is wrong with a sentence, by patterns: slips of grammar that templates invite, and the
// faults that players found, so that none of them comes back.
#pragma once

#include <string>

#include "words/language.h"

namespace tavola {

/// What is wrong with a sentence of a game, or nothing.
std::string fault_of(words::Language language, const std::string& said);
/// The same for texts with signs of their own, such as the keys of a terminal: slips are let pass.
std::string fault_that_players_found(words::Language language, const std::string& said);

}  // namespace tavola

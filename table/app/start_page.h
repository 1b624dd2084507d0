// What the program offers when it is called without a command: to go on with the last table, to
// begin a game, to learn one. A person chooses by number; a script reads the commands.
#pragma once

#include <string>
#include <vector>

#include "words/language.h"

namespace tavola::app {

/// The arguments that were chosen; none if there was nobody to choose, or who wanted nothing.
std::vector<std::string> start_page(words::Language language);

}  // namespace tavola::app

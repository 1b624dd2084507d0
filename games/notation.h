// The notation in which a game's cards are written, for whoever explains it.
#pragma once

#include <string_view>

#include "effects/grammar.h"

namespace tavola::games {

/// The grammar of a game whose title has been opened; null if its cards are written otherwise.
const effects::Grammar* notation_of(std::string_view game);

}  // namespace tavola::games

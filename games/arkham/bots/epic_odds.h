// The Epic Battle as bots see it: its cards decide who attacks, and one of the red ones ends it
// all.
#pragma once

#include "games/arkham/table.h"

namespace tavola::arkham {

/// Rounds in which an investigator who stands for so many may attack, about. (KH-024 to KH-034)
double rounds_of_attack(const State& s, double standing);

}  // namespace tavola::arkham

// The law and the museum as bots see them: patrols in the streets, Barred cards, Benefits and
// Detriments, exhibits. (DP-006 to DP-017)
#pragma once

#include "games/arkham/table.h"

namespace tavola::arkham {

/// What meeting a patrol is likely to cost, in seals.
double cost_of_patrol(const State& s, Seat who);
/// What a special card is worth to its holder, beside what it changes about numbers.
double worth_of_special(const Card& card);

}  // namespace tavola::arkham

// Gate bursts as bots see them: how likely a Mythos card breaks an elder sign, and what that costs.
#pragma once

#include "games/arkham/table.h"

namespace tavola::arkham {

/// How often a gate opens at an area, of all Mythos cards on the table.
double opening_frequency(const State& s, Area area);
/// The chance of one Mythos card to break an elder sign at an area. (KH-080 to KH-091)
double burst_frequency(const State& s, Area area);
/// What an elder sign at an area is worth less, in seals, because it may break in so many turns.
double cost_of_burst(const State& s, Area area, double turns);

}  // namespace tavola::arkham

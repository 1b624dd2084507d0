// Injury and Madness cards as bots see them: what they cost, when one is better than the losses of
// a fall, and when it is time to retire. (DH-004 to DH-014)
#pragma once

#include "games/arkham/table.h"

namespace tavola::arkham {

/// What so many of them cost their holder, in seals.
double cost_of_ailments(int number);
/// Whether an investigator who has fallen should draw a card in place of the losses.
bool better_an_ailment(const State& s, Seat who, bool insane);
/// Whether a new investigator would be worth more than this one.
bool better_retired(const State& s, Seat who);

}  // namespace tavola::arkham

// Guardians that roam the map. (section 19 of the ledger)
#pragma once

#include "games/avalon/table.h"

namespace tavola::avalon {

/// Where the Guardian of an Encounter stands in JourneyState::guardians.
int guardian_with(const State& s, std::uint8_t encounter);
/// An Encounter that was not defeated stays on the map. (TG-372, TG-1000)
void place_guardian(Table& t, std::uint8_t encounter, std::uint8_t place, Citation rule);
/// Its card goes to the bottom of its Encounter deck. (TG-376, TG-384)
void take_guardian_off(Table& t, int which, Citation rule);
/// These Characters meet it, all together. (TG-379 to TG-381)
void meet_guardian(Table& t, int which, SeatSet party, Citation rule);

/// Whether one of them has yet to roll this Start of Day. (TG-948)
bool guardians_to_roll(const State& s);
/// Step 6 of Start of Day for one of them, which the players choose. (TG-373 to TG-380, TG-385)
Rule<> roll_next_guardian(Table& t);

}  // namespace tavola::avalon

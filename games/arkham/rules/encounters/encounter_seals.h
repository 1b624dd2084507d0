// Elder signs that a text places or moves. A gate that is open there closes, and nobody gets it.
// The host calls these for the verbs of the same names in the grammar.
#pragma once

#include "games/arkham/table.h"

namespace tavola::arkham {

/// Unstable locations on the board without an elder sign.
AreaSet unsealed_locations(const State& s);
/// "seal_here", "seal_with_doom": where an investigator stands, or where a text says.
Rule<> seal_location(Table& t, Seat who, Area area, Citation rule);
/// "move_sign": one elder sign, as `who` chooses, to another unstable location.
Rule<> move_elder_sign(Table& t, Seat who, Citation rule);
/// "seal_by_mythos": of the topmost Mythos cards one is chosen, and the gate at its location is
/// closed and sealed. All go back on top as they lay.
Rule<> seal_by_mythos(Table& t, Seat who, int cards, Citation rule);
/// "close_entered_seal": the gate that led to the Other World is closed, and may be sealed.
Rule<> close_entered_with_sealing(Table& t, Seat who, Citation rule);

}  // namespace tavola::arkham

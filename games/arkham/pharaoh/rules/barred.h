// Barred cards of the first edition: whoever has one is not let into the locations of a
// neighborhood.
#pragma once

#include "games/arkham/table.h"

namespace tavola::arkham {

/// Whether somebody may not walk or drive into this area. DP-006 to DP-008
bool barred_from(const State& s, Seat who, Area area);
/// The investigator gets the Barred card of a neighborhood and leaves its locations. DP-010, DP-011
Rule<> bar_from(Table& t, Seat who, int neighborhood, Citation rule);

}  // namespace tavola::arkham

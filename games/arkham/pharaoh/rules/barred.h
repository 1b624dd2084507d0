// Barred cards of the first edition: whoever has one is not let into the locations of a
// neighborhood.
#pragma once

#include "games/arkham/table.h"

namespace tavola::arkham {

/// The investigator gets the Barred card of a neighborhood and leaves its locations. DP-010, DP-011
Rule<> bar_from(Table& t, Seat who, int neighborhood, Citation rule);

}  // namespace tavola::arkham

// The Arkham Encounters phase of one investigator.
#pragma once

#include "games/arkham/table.h"

namespace tavola::arkham {

Rule<> arkham_encounters(Table& t);
/// A complete encounter step at the investigator's location, as texts also order it. AH-121
Rule<> encounter_here(Table& t, Seat who, Citation rule);

}  // namespace tavola::arkham

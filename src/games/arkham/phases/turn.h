// What comes next: the phases of a turn, and whose part of them it is.
#pragma once

#include "games/arkham/table.h"

namespace tavola::arkham {

Rule<> start_of_turn(Table& t);
/// Ends the active investigator's part of the phase; the phase goes on with the next, or ends.
void end_part(Table& t);
void begin_phase(Table& t, Phase phase);

}  // namespace tavola::arkham

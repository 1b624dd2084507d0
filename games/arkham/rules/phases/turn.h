// What comes next: the phases of a turn, and whose part of them it is.
#pragma once

#include "games/arkham/table.h"

namespace tavola::arkham {

Rule<> start_of_turn(Table& t);
/// Ends the active investigator's part of the phase; the phase goes on with the next, or ends.
void end_part(Table& t);
void begin_phase(Table& t, Phase phase);
/// Whether an Ally has left or a doom token has come that a card or a sheet has still to speak of;
/// it does so after the step of the game, and in the Mythos phase after each of its parts.
bool unanswered(const State& s);
Rule<> answer_what_happened(Table& t);

}  // namespace tavola::arkham

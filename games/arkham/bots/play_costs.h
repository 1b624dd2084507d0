// Blights, Conditions and the Acts of the play as bots see them.
#pragma once

#include "games/arkham/table.h"

namespace tavola::arkham {

/// What the cards that lie on the table cost, beside what they change about numbers that bots look
/// at anyway. (KY-001 to KY-003, DH-018)
double cost_of_table_cards(const State& s);
/// The play as a clock: how much of the way to its last Act, which ends the game, a turn brings; 0
/// without a play. (KY-014, KY-015)
double play_in_a_turn(const State& s);

}  // namespace tavola::arkham

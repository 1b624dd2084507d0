// The Ancient One awakens, the game ends, and what the table scored.
#pragma once

#include "games/arkham/table.h"

namespace tavola::arkham {

/// Puts what a dropped rule had in the air back where it belongs: before abandoning.
void clear_the_table(Table& t);
/// The Ancient One awakens: never returns, unless the Final Battle has begun already. AH-421
Rule<> awaken(Table& t, Citation rule);
Rule<> awakening(Table& t);
/// Ends the game: never returns.
Rule<> end_game(Table& t, Ending ending, Citation rule);
int score(const State& s);
inline bool in_battle(const State& s) { return s.phase >= Phase::kAwakening; }

}  // namespace tavola::arkham

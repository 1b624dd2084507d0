// The Mythos phase, step by step, and the end of the turn.
#pragma once

#include "games/arkham/table.h"

namespace tavola::arkham {

Rule<> first_mythos(Table& t);
Rule<> mythos(Table& t);
/// Places a Clue token on a location, unless a gate is open there; whoever stands there may take
/// it.
Rule<> place_clue(Table& t, Area area, Citation rule);
/// Whether a Mythos card is a gate burst: it breaks elder signs and moves all flying monsters.
/// KH-080, KH-089
bool bursts(const State& s, const MythosCard& card);
/// One more Mythos card, from its gate to its text.
Rule<> resolve_another_card(Table& t);
void end_of_turn(Table& t);
/// Ends what lasts until the end of this turn; what lasts until the end of the next has one less.
void lasting_effects_end(Table& t);

}  // namespace tavola::arkham

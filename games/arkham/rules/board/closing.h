// Closing and sealing the gate that an investigator has explored.
#pragma once

#include "games/arkham/table.h"

namespace tavola::arkham {

/// The attempt to close the gate where an explored marker lies, with sealing. AH-141 to AH-162
Rule<> try_to_close(Table& t, Seat who);
/// Closes a gate, which `who` gets, and offers to seal what was closed. AH-144, AH-150
Rule<> close_and_offer_seal(Table& t, Seat who, Area area, Citation rule);
/// The text that `who` reads closes a gate, whose marker nobody gets: still it was closed by an
/// investigator. AH-152, AH-555, KH-142
Rule<> close_by_text(Table& t, Seat who, Area area, Citation rule);
/// And seals it at once, without Clues; a card in play may keep it from the one or the other.
/// AH-522, AH-549
Rule<> close_and_seal(Table& t, Seat who, Area area, Citation rule);
/// The check with which `who` closes a gate, before it is made. AH-141
Check closing_check(const State& s, Seat who, Area area, Skill skill);
int seal_cost(const State& s, Seat who, Area area);
bool may_seal(const State& s, Seat who);

}  // namespace tavola::arkham

// The negative traits on the tiles. What they say is notation, and speaks where the rules ask what
// a Character has in use; here stands what must wait until a loss has been carried out. (TG-006,
// TG-895)
#pragma once

#include "games/avalon/table.h"

namespace tavola::avalon {

/// Somebody has lost Food or Wealth: those of its Party whose trait answers it are due.
void note_loss(State& s, Seat loser);
/// They answer, before the game goes on.
Rule<> settle_traits(Table& t);

}  // namespace tavola::avalon

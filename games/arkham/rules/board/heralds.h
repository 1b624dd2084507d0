// Heralds and guardians: sheets that lie beside the Ancient One's until it awakens.
#pragma once

#include "games/arkham/table.h"

namespace tavola::arkham {

/// Those that the table wants are put beside the Ancient One; their decks keep the others.
void choose_herald_and_guardian(Table& t);
/// What their sheets say about setting up the game.
Rule<> set_up_herald_and_guardian(Table& t);
/// They go when the Final Battle begins.
void discard_herald_and_guardian(Table& t);

}  // namespace tavola::arkham

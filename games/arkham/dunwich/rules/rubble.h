// Rubble: tokens that close locations for the rest of the game, for the Ancient One who uses them.
#pragma once

#include "games/arkham/table.h"

namespace tavola::arkham {

/// How many tokens are neither on the board nor in the box.
int rubble_left(const State& s);
/// A token is drawn at random, and its location is closed for good.
void bury_location(Table& t, Citation rule);
/// Tokens that were not drawn leave the game.
void discard_rubble(Table& t, int tokens, Citation rule);

}  // namespace tavola::arkham

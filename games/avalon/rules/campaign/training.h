// A training table: one to four heroes with their starting decks meet one Encounter, and that is
// all. (TG-368, TG-370)
#pragma once

#include "games/avalon/table.h"

namespace tavola::avalon {

/// The value of the option `meets` with which the players choose at the table.
inline constexpr int kChosenEncounter = 1 + kColours;

/// What a table whose options say so draws, chance being as it is when the table is dealt: choosing
/// heroes draws nothing.
std::uint8_t drawn_for_training(const House& house, Random chance);
/// Chooses the Encounter as the table's options say, and begins it.
Rule<> begin_training(Table& t);
/// The Encounter is over, and so is the table.
void end_training(Table& t);

}  // namespace tavola::avalon

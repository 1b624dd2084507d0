// Combat and Diplomacy.
#pragma once

#include "games/avalon/table.h"

namespace tavola::avalon {

/// Throws a Party into an Encounter; the steps of the game then are those of the Encounter until
/// its outcome stands in the state. (TG-365, TG-370)
void begin_encounter(Table& t, std::uint8_t card, SeatSet party, std::uint8_t place);
Rule<> encounter_step(Table& t);

}  // namespace tavola::avalon

// Casting a spell.
#pragma once

#include "games/arkham/table.h"

namespace tavola::arkham {

int spell_cost(const State& s, Seat who, const Card& spell);
/// Ready, payable, allowed, and with enough free hands if a battle goes on. AH-310
bool can_cast(const State& s, Seat who, int number);
Rule<> cast(Table& t, Seat who, int number);  // AH-302 to AH-309

}  // namespace tavola::arkham

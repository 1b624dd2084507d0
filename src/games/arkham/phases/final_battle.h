// The Final Battle: rounds of Upkeep, attack and the Ancient One's attack.
#pragma once

#include "games/arkham/table.h"

namespace tavola::arkham {

Rule<> battle_upkeep(Table& t);  // the active investigator's
Rule<> battle_attack(Table& t);
Rule<> battle_defence(Table& t);

}  // namespace tavola::arkham

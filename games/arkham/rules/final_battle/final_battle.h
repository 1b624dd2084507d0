// The Final Battle: rounds of Upkeep, attack and the Ancient One's attack.
#pragma once

#include "games/arkham/table.h"

namespace tavola::arkham {

Rule<> battle_upkeep(Table& t);  // the active investigator's
Rule<> battle_attack(Table& t);
Rule<> battle_defence(Table& t);

/// One investigator's attack and the Ancient One's attack on all, where a card orders them.
Rule<> investigator_attacks(Table& t, Seat who);
Rule<> ancient_one_attacks(Table& t);

/// How many successes of all together take one doom token. AH-442, AH-444
int successes_for_doom(const State& s);

}  // namespace tavola::arkham

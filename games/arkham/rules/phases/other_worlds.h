// Investigators in Other Worlds, and their way back.
#pragma once

#include "games/arkham/table.h"

namespace tavola::arkham {

Rule<> other_world_movement(Table& t, Seat who);  // upright investigators in an Other World
Rule<> other_world_encounters(Table& t);          // the active investigator's
/// The encounter of an Other World, wherever the investigator is; of several cards one is chosen.
/// AH-518
Rule<> gate_encounter(Table& t, Seat who, int world, Citation rule, int cards = 1);
/// AH-098 to AH-103, AH-510; nothing for a visitor, whom AH-519 puts back.
Rule<> return_to_arkham(Table& t, Seat who, Citation rule);
/// What a Nightgaunt does in place of damage. AH-467 to AH-469
Rule<> carried_off(Table& t, Seat who);

}  // namespace tavola::arkham

// One investigator alone against the sheet of an Ancient One, in an Other World.
#pragma once

#include "games/arkham/table.h"

namespace tavola::arkham {

/// Rounds as in the Final Battle, for one player; whoever loses is devoured. 1 when it is won.
Rule<int> fight_ancient_alone(Table& t, Seat who, std::uint8_t ancient, Citation rule);

}  // namespace tavola::arkham

// Tasks and Missions: cards whose steps are done from place to place, and which give their reward
// with the last one. (DH-022 to DH-031, DH-069)
#pragma once

#include "games/arkham/table.h"

namespace tavola::arkham {

/// Whether an investigator is where a step wants them to be.
bool at_step(const State& s, Seat who, const TaskStep& step);

}  // namespace tavola::arkham

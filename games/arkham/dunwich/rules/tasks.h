// Tasks and Missions: cards whose steps are done from place to place, and which give their reward
// with the last one. (DH-022 to DH-031, DH-069)
#pragma once

#include "games/arkham/table.h"

namespace tavola::arkham {

/// Whether anybody could have such a card at all: an investigator without one is passed over.
bool holds_task(const State& s, Seat who);
/// Whether an investigator is where a step wants them to be.
bool at_step(const State& s, Seat who, const TaskStep& step);

}  // namespace tavola::arkham

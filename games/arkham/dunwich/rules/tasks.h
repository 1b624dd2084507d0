// Tasks and Missions: cards whose steps are done from place to place, and which give their reward
// with the last one. (DH-022 to DH-031, DH-069)
#pragma once

#include "games/arkham/table.h"

namespace tavola::arkham {

/// Whether anybody could have such a card at all: an investigator without one is passed over.
bool holds_task(const State& s, Seat who);
/// Whether an investigator is where a step wants them to be.
bool at_step(const State& s, Seat who, const TaskStep& step);
/// The movement has ended: steps that ask for nothing are done, the others are due. DH-024
Rule<> complete_steps(Table& t, Seat who);
/// At the start of Upkeep: the sacrifices of steps that are due. DH-025, DH-069
bool sacrifice_due(const State& s, Seat who);
/// The next Upkeep has been skipped, and with it the sacrifice. DH-025
void miss_sacrifices(State& s, Seat who);
Rule<> make_sacrifices(Table& t, Seat who);
/// A card comes to another investigator, or to one at all: nothing of it is done. DH-029
void begin_task(State& s, Possession& possession);

}  // namespace tavola::arkham

// How a practised party finds its way through a story: where it walks, when it looks around or
// feeds a stone, and what it answers to the Journal. It knows what players know: the map, its own
// things, what stands beside a choice, and what a reader makes of it.
#pragma once

#include "games/avalon/table.h"

namespace tavola::avalon {

/// The number of an option of the open decision.
int story_action(const Table& t);
int journal_answer(const Table& t);

/// Whether somebody gives 1 Food when asked: what is left for a second day, or to the dying.
bool can_spare_food(const State& s, Seat giver, Seat asking);
/// The option that asks somebody who can spare it, or -1.
int food_to_ask_for(const Table& t);

}  // namespace tavola::avalon

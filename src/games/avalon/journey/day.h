// The day, which is one turn of the game: Start of Day, During the Day and End of Day. Each
// function takes one step of it. (sections 4 to 8 of the ledger)
#pragma once

#include "games/avalon/table.h"

namespace tavola::avalon {

/// World setup. (section 3)
void set_up_world(Table& t);

Rule<> journey_step(Table& t);
Rule<> start_of_day_step(Table& t);
Rule<> during_day_step(Table& t);
Rule<> end_of_day_step(Table& t);

/// Whether the stage During the Day is over. (TG-142, TG-143)
bool day_is_done(const State& s);

}  // namespace tavola::avalon

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

/// TG-157: 1 Energy, unless a text in force says otherwise.
int cost_of_travel(const Table& t, Seat seat);
/// 1 Energy, or nothing where the Location's first Exploration of a day is free.
int cost_of_exploring(const State& s, std::uint8_t place);

/// Food for a full rest. (TG-195)
int food_for_rest(const Table& t, Seat seat);
/// What it restores of Health, and what it takes of Terror. (TG-196)
int health_of_rest(const Table& t, Seat seat);
int terror_of_rest(const Table& t, Seat seat);
/// Where step 2 of End of Day puts the marker of a Character with so much Energy and Health.
/// (TG-200 to TG-203, TG-959)
int energy_after_rest(const Table& t, Seat seat, int energy, int health);

/// Whether the stage During the Day is over. (TG-142, TG-143)
bool day_is_done(const State& s);

}  // namespace tavola::avalon

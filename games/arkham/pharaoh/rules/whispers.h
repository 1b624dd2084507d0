// The Ancient Whispers of the revised edition: a marker that walks the streets, and the Exhibit
// encounters of those who share a street with it.
#pragma once

#include "games/arkham/table.h"

namespace tavola::arkham {

/// The marker begins in the streets of Miskatonic University.
void place_whispers(Table& t);
/// Whether somebody has an Exhibit encounter in place of the usual one: one in a turn, for all.
bool whispers_heard_by(const State& s, Seat who);
Rule<> exhibit_encounter(Table& t, Seat who);
void move_whispers_to(Table& t, Area street, Citation rule);
/// With the monsters, as one of the Moon that moves normally and has no eye for investigators;
/// unless a text has moved it in this turn.
void move_whispers(Table& t, std::uint16_t white, std::uint16_t black);
/// The turn is over, and with it what has been heard and moved in it.
void whispers_may_be_heard_again(State& s);

}  // namespace tavola::arkham

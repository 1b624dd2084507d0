// The Movement phase of one investigator in a town.
#pragma once

#include <cstdint>

#include "games/arkham/table.h"

namespace tavola::arkham {

Rule<> movement(Table& t);
/// Movement points that entering an area takes.
int points_to_enter(const State& s, Area area);
/// Whether an investigator may walk from one area to the next now.
bool may_walk(const State& s, Area from, Area to);
/// Set of slots that `who` has to deal with before leaving or after ending the movement here.
SlotSet to_deal_with(const State& s, Seat who);
/// Movement points may be spent by cards too.
void spend_points(Table& t, int points);
void gain_points(Table& t, int points, Citation rule);
/// A combat or a text ends the movement of the active investigator. AH-087
void end_movement(Table& t, Seat who, Citation rule);

}  // namespace tavola::arkham

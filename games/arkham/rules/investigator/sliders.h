// The skill sliders of an investigator: which stops they may be set to, and how far they have gone
// in this turn. (AH-040, AH-070 to AH-072, DH-008)
#pragma once

#include "games/arkham/table.h"

namespace tavola::arkham {

/// Whether a slider may be set to that stop: a Concussion lets none end up further than so many
/// stops from where it was at the start of the turn. It may stay where it is. DH-008
bool may_slide(const State& s, Seat who, int track, int stop);
/// As near to that stop as the slider may go.
int nearest_stop(const State& s, Seat who, int track, int stop);
/// The other stops within so many that the sliders may be set to.
void offer_sliders(Table& t, Seat who, int most, Citation rule);
/// A stop that a slider may be set to, with the values that the two skills have there.
void offer_slider(Table& t, Seat who, int track, int stop, Citation rule);
void set_slider(Table& t, Seat who, int track, int stop, Citation rule);
/// With every turn, and every round of the Final Battle, they are counted anew.
void sliders_have_not_moved(State& s);

}  // namespace tavola::arkham

// What guardians bring: Visions of Hypnos, Blessings of Nodens.
#pragma once

#include "games/arkham/table.h"

namespace tavola::arkham {

/// A Vision by chance is carried out and goes back.
Rule<> draw_vision(Table& t, Seat who, Citation rule);

void draw_blessing_of_nodens(Table& t, Seat who, Citation rule);

/// All monsters in Arkham with one symbol, but never the crescent, return to the cup.
Rule<> banish_symbol(Table& t, Seat who, Citation rule);

}  // namespace tavola::arkham

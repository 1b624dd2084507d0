// Special cards that come in pairs: Captain with the White Ship, Changed with the Great Seal,
// Beloved of Bast with Nine Lives.
#pragma once

#include "games/arkham/table.h"

namespace tavola::arkham {

/// Nobody holds the card. KH-170, KH-171
bool office_is_free(const State& s, CardNumber card);
/// The card and the one that it brings come to an investigator; false if somebody holds it.
bool take_office(Table& t, Seat who, CardNumber card, Citation rule);

/// The White Ship: in place of a movement, to the first area of any Other World.
bool may_sail(const State& s, Seat who);
Rule<> sail(Table& t, Seat who, Citation rule);

/// The Great Seal is laid on an elder sign, which nothing removes from then on. KH-020
void lay_great_seal(Table& t, Seat who, int number, Area area, Citation rule);
/// Elder signs that can be removed.
AreaSet removable_signs(const State& s);

}  // namespace tavola::arkham

// Refreshing in Upkeep, where cards have a word in it, and Magical Effects, which last as long as
// their spells lie exhausted.
#pragma once

#include "games/arkham/table.h"

namespace tavola::arkham {

/// All exhausted cards are refreshed, unless a card says otherwise. AH-061, KY-017
Rule<> refresh_cards(Table& t, Seat who, Citation rule);
/// The spell stays exhausted in this Upkeep.
void keep_exhausted(State& s, Seat who, int number);
/// Magical Effects whose spell is refreshed or gone go. KY-017
void end_magical_effects(Table& t, Seat who);

}  // namespace tavola::arkham

// The Action on the tile of a Character. (TG-176 to TG-179)
#pragma once

#include "games/avalon/table.h"

namespace tavola::avalon {

/// Only outside Encounters and Exploration, and by its owner. (TG-177)
void offer_character_action(Table& t, Seat seat);
/// Gives who took part: others here may give Energy. (TG-178)
Rule<SeatSet> take_character_action(Table& t, Seat seat);

// What the tiles say in words of their own.

/// Looks at the next card of the Event deck, and leaves it there.
void look_at_events(Table& t, Seat seat, Citation rule);
/// The same with an Encounter deck; the card may go under its deck.
Rule<> look_at_encounters(Table& t, Seat seat, Colour colour, Citation rule);
/// Goes to a connected Location with somebody here who agrees, as one group; no Travel.
Rule<> carry_somebody(Table& t, Seat seat, Citation rule);
bool can_carry_somebody(const State& s, Seat seat);

}  // namespace tavola::avalon

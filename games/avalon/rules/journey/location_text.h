// What a Location does: its Actions and its instant rule. (TG-164, TG-165, TG-168 to TG-175,
// TG-260)
#pragma once

#include "games/avalon/table.h"

namespace tavola::avalon {

/// Whether something of a Location that goes once a day is used up; `mark` is its place in
/// LocationState::used. (TG-170, TG-171, TG-956)
bool used_up(const State& s, std::uint8_t place, int mark, const LocationText& text);

/// Whether what a Location draws is kept away by what the story has become.
bool is_spared(const Table& t, const LocationText& text, SeatSet party);

/// Draws the next Encounter of a colour, and throws these Characters into it. (TG-365, TG-369)
void draw_encounter(Table& t, std::uint8_t colour, SeatSet party, std::uint8_t place);

/// Offers the Actions of the Location in which somebody stands. (TG-169)
void offer_location_actions(Table& t, Seat acting);
/// Takes one of them, alone or as a Party. Gives who took part; nobody, if it could not be paid.
/// (TG-172 to TG-175)
Rule<SeatSet> take_location_action(Table& t, Seat acting, int number);

/// Whether the lightning-marked rule of a Location would speak to these if they came now.
bool instant_rule_waits(const Table& t, std::uint8_t place, SeatSet party);
/// The lightning-marked rule of a Location that these have just entered. (TG-164, TG-260)
Rule<> instant_rule(Table& t, std::uint8_t place, SeatSet party);

}  // namespace tavola::avalon

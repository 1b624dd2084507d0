// Setting up a Character: tray, tracks, Attributes, Resources and cards. (section 2 of the ledger)
#pragma once

#include "games/avalon/table.h"

namespace tavola::avalon {

/// Steps I to VIII for one player.
void set_up_hero(Table& t, Seat seat, std::uint8_t hero);
/// The same on any tray, and with the basic cards of any colour. (TG-887, TG-888)
void set_up_hero(Table& t, Seat seat, std::uint8_t hero, std::uint8_t on, std::uint8_t colour);
/// In Free Play its player first chooses tray and colour. (TG-887, TG-888)
Rule<> set_up_freely(Table& t, Seat seat, std::uint8_t hero);
/// The first seat without a Character, or kNoSeat.
Seat without_hero(const State& s);
/// Asks a player which Character to take; one belongs to one player only. (TG-046)
Rule<> choose_hero(Table& t, Seat seat);
/// The living Character with the lowest Character Number, which breaks ties. (TG-104)
Seat lowest_number(const State& s, SeatSet among);

}  // namespace tavola::avalon

// What Experience buys: cards out of the Advancement pools, and points of Attributes. And what goes
// into the decks. (section 23 of the ledger)
#pragma once

#include "games/avalon/table.h"

namespace tavola::avalon {

/// What a card out of an Advancement pool costs. (TG-418, TG-881)
int card_price(const Table& t, Seat seat);
/// What raising an Attribute by one costs: by the points that its pair will have. (TG-427 to
/// TG-430)
int price_of_point(const State& s, Seat seat, Attribute which);
/// The lines that set those prices at this table.
Citation card_price_rule(const State& s);
Citation point_price_rule(const State& s);
/// Whether there is room for another point: a slot, or a Skill card of that Attribute. (TG-439)
bool can_raise(const State& s, Seat seat, Attribute which);

/// One point more, with the Skill card that it may bring. (TG-226, TG-431, TG-1009)
Rule<> add_point(Table& t, Seat seat, Attribute which, Citation rule);

/// Step 3 of End of Day: one purchase, or none any more. True if the player is done. Where others
/// are due too, a player may let them go first. (TG-205, TG-958)
Rule<bool> spend_experience(Table& t, Seat seat, bool may_wait);
/// Step 4 of End of Day: one card into a deck or out of it. True if the player is done. (TG-206)
Rule<bool> build_decks(Table& t, Seat seat);

}  // namespace tavola::avalon

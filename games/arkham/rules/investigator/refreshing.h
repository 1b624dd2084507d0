// Cards that Upkeep does not refresh by itself: their owner pays for it then, with money or with
// the Focus that would move the sliders.
#pragma once

#include "games/arkham/table.h"

namespace tavola::arkham {

/// Whether `who` is having an Upkeep, in a turn or in the Final Battle.
bool in_upkeep(const State& s, Seat who);
/// Points of Focus that are still there in this Upkeep.
int focus_left(const State& s, Seat who);
void spend_focus(Table& t, Seat who, int points);
/// Whether anything of theirs that has such a price is exhausted and could be paid for.
bool could_pay_for_refreshing(const State& s, Seat who);
/// Offers Verb::kRefresh for what can be paid, and does it.
void offer_priced(Table& t, Seat who);
/// The same among the actions of Upkeep, unless a card lets only so many be refreshed.
void offer_refreshing(Table& t, Seat who);
Rule<> refresh_for_price(Table& t, Seat who, Option chosen);

}  // namespace tavola::arkham

// What may be done whenever nothing is being resolved.
#pragma once

#include "games/arkham/table.h"

namespace tavola::arkham {

/// Offers what may be done at any time outside combat: trading, paying off a loan, Any-phase cards.
/// What else is offered in the same question is the caller's.
void offer_any_time(Table& t, Seat who);
/// Whether there is anybody to trade with now.
bool could_trade(const State& s, Seat who);
/// Carries out one of those; false if the option is not among them.
Rule<bool> did_any_time(Table& t, Seat who, Option chosen);

/// One item passes between `who` and a willing investigator, wherever they are.
bool somebody_could_pass_an_item(const State& s, Seat who);
Rule<> pass_one_item(Table& t, Seat who, Citation rule);
/// Trades with anybody in Arkham, at the price of a point of Sanity for each item on both sides.
bool couriers_wait(const State& s, Seat who);
Rule<> trade_by_courier(Table& t, Seat who, Citation rule);

}  // namespace tavola::arkham

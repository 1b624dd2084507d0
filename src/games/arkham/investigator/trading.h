// What may be done whenever nothing is being resolved.
#pragma once

#include "games/arkham/table.h"

namespace tavola::arkham {

/// Offers what may be done at any time outside combat: trading, paying off a loan, Any-phase cards.
/// What else is offered in the same question is the caller's.
void offer_any_time(Table& t, Seat who);
/// Carries out one of those; false if the option is not among them.
Rule<bool> did_any_time(Table& t, Seat who, Option chosen);

}  // namespace tavola::arkham

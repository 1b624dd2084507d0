// Handing things to a Character in the same Location. (TG-199, TG-237, TG-238, TG-327)
#pragma once

#include "games/avalon/table.h"

namespace tavola::avalon {

/// Offers what this Character could hand to others here, beside what it is asked.
void offer_gifts(Table& t, Seat seat);
/// Hands over 1 Food or Wealth, if the other takes it.
Rule<> give(Table& t, Seat from, Seat to, Measure measure);

}  // namespace tavola::avalon

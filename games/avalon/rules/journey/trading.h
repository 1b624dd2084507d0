// Handing things to a Character in the same Location. (TG-199, TG-237, TG-238, TG-327)
#pragma once

#include "games/avalon/table.h"

namespace tavola::avalon {

/// Offers what this Character could hand to others here, and what it could ask them for, beside
/// what it is asked.
void offer_gifts(Table& t, Seat seat);
/// Hands over 1 Food or Wealth, if the other takes it.
Rule<> give(Table& t, Seat from, Seat to, Measure measure);
/// Asks somebody for 1 Food or Wealth, who may refuse.
Rule<> ask_for(Table& t, Seat asking, Seat giver, Measure measure);

/// Carries out a gift or a find that was offered; false if something else was chosen.
Rule<bool> take_gift(Table& t, Seat seat, Option chosen);

}  // namespace tavola::avalon

// Parties: who joins an Action, and who pays what of its cost. (section 15 of the ledger)
#pragma once

#include "games/avalon/table.h"

namespace tavola::avalon {

/// Those in the same Location who ask to join the Action and are taken along, and the one who
/// acts. (TG-324, TG-325, TG-332)
Rule<SeatSet> gather_party(Table& t, Seat acting);

/// Each member pays the same Energy, or another member pays it for them, or they stay behind. Gives
/// who takes part. (TG-154, TG-166, TG-328, TG-329, TG-338 to TG-341, TG-991)
Rule<SeatSet> pay_each(Table& t, SeatSet party, int energy, Citation rule);

/// Whether a Party has all of a shared cost between them. (TG-173, TG-288, TG-331)
bool can_pay_together(const State& s, SeatSet party, const Price& price);
/// Members split a shared cost as they like. (TG-173, TG-288)
Rule<> pay_together(Table& t, SeatSet party, Price price, Citation rule);

}  // namespace tavola::avalon

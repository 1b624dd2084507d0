// Parties: who joins an Action, and who pays what of its cost. (section 15 of the ledger)
#pragma once

#include <array>

#include "games/avalon/table.h"

namespace tavola::avalon {

/// What is due of each seat.
using Shares = std::array<std::uint8_t, kSeats>;

/// The Action that others may join, as they are asked: what it is, and what it would cost them.
struct Plan {
  Prompt asks = Prompt::kJoinExplore;
  int where = 0;   // the Location or the hero that the question names
  int number = 0;  // of the Location's Actions
  Shares energy = {};
};

/// Those in the same Location who ask to join the Action and are taken along, and the one who
/// acts. (TG-324, TG-325, TG-332)
Rule<SeatSet> gather_party(Table& t, Seat acting, Plan plan);

/// Those here who could take part in an Action, and the one who acts. (TG-190)
SeatSet who_could_join(const State& s, Seat acting);

/// Each member pays its Energy, or another member pays it for them, or they stay behind. Gives who
/// takes part. (TG-154, TG-166, TG-328, TG-329, TG-338 to TG-341, TG-991)
Rule<SeatSet> pay_shares(Table& t, SeatSet party, Measure measure, Shares shares, Citation rule);
/// The same number of each. Only Energy and Magic can be paid for others. (TG-328, TG-331)
Rule<SeatSet> pay_each(Table& t, SeatSet party, Measure measure, int number, Citation rule);

/// Whether a Party has all of a shared cost between them. (TG-173, TG-288, TG-331)
bool can_pay_together(const State& s, SeatSet party, const Price& price);
/// Members split a shared cost as they like. (TG-173, TG-288)
Rule<> pay_together(Table& t, SeatSet party, Price price, Citation rule);

}  // namespace tavola::avalon

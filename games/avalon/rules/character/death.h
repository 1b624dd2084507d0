// Dying and death. (section 24 of the ledger)
#pragma once

#include "games/avalon/table.h"

namespace tavola::avalon {

/// The version of "You Are Dying" that this table uses. (TG-019, TG-444)
const DyingCard& dying_card(const State& s);

/// At step 4 of Start of Day the Dials of the dying run down with all others; gives those whose
/// Dial cannot be lowered any more. (TG-118, TG-443)
SeatSet lower_dials_of_the_dying(Table& t);
/// They die, unless something has raised them since. (TG-443, TG-1017)
Rule<> let_die(Table& t, SeatSet due);

/// Whether nobody plays a Character and it has not died; one that has left the table is free too.
/// (TG-447, TG-457)
bool is_free(const State& s, std::uint8_t hero);
/// A player whose Character is dead plays another: one that had left the table as it was, any other
/// after its setup. Its place is still to be said. (TG-448, TG-1025)
Rule<> take_up(Table& t, Seat seat, std::uint8_t hero);

/// A Character dies. The game is over with it, or its player may claim another. (TG-445 to TG-458)
Rule<> die(Table& t, Seat seat);

/// The journey ends in failure for everyone, unless the Allmother is asked for mercy. (TG-454,
/// TG-462, TG-1016)
void end_in_failure(Table& t, Citation rule);

}  // namespace tavola::avalon

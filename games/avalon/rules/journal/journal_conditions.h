// Whether what the Journal asks for is so: of a whole Party, or of one member by itself. (TG-356)
#pragma once

#include "games/avalon/cards/card_content.h"
#include "games/avalon/table.h"

namespace tavola::avalon {

/// Whether a condition holds for the Party, or for one member by itself.
bool condition_holds(const Table& t, Source condition);
bool condition_holds_for(const Table& t, Source condition, Seat seat);
/// Whether a condition asks for what one Character can have and another not.
bool is_personal(Source condition);

}  // namespace tavola::avalon

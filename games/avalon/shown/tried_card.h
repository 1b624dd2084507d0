// What playing a card would come to, found by playing it on a copy of the table: so it is always
// what the rules themselves make of it.
#pragma once

#include <optional>

#include "games/avalon/table.h"

namespace tavola::avalon {

/// Where the pool or the Affinity stands once a card is played, without any Magic that need not be
/// paid. Nothing where the player would be asked something else on the way, or would not play on.
std::optional<int> after_playing(const Table& t, const Option& play);

}  // namespace tavola::avalon

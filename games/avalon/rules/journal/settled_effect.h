// An effect of the Journal as it is now: the branches that are taken, and numbers for its sums, so
// that a choice can say before it is made what will come of it.
#pragma once

#include <span>
#include <vector>

#include "effects/program.h"
#include "games/avalon/cards/card_content.h"
#include "games/avalon/table.h"

namespace tavola::avalon {

/// What an effect leaves open and is known now: conditions (0 or 1) and sums, in the order of its
/// parts.
std::vector<int> values_now(const Table& t, Source effect);
/// The effect as it is with those values, which are taken from the front.
effects::Program with_values(Source effect, std::span<const int>& values);

}  // namespace tavola::avalon

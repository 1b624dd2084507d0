// The Statuses of the Save Sheet: what has happened for good, and for everybody. (section 16 of the
// ledger)
#pragma once

#include "games/avalon/table.h"

namespace tavola::avalon {

const Status& status(std::uint8_t which);
/// The Status with an id, or kNone.
std::uint8_t status_named(std::string_view id);

/// Whether a box or any part of a Status is marked; with a part, whether that one is. (TG-346,
/// TG-349)
bool is_marked(const State& s, std::uint8_t which, int part = 0);
/// How many boxes or parts are marked.
int marks(const State& s, std::uint8_t which);

/// Marks a box; of several boxes one more; of a numbered row the part. What is marked already
/// stays so. (TG-345, TG-348)
void mark(Table& t, std::uint8_t which, int part, Citation rule);
/// Only where content orders it. Without a part: the box, one of several boxes, or all parts.
/// (TG-350)
void unmark(Table& t, std::uint8_t which, int part, Citation rule);

}  // namespace tavola::avalon

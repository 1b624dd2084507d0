// A Character's Items, Secrets and Skills as a record.
#pragma once

#include "core/record.h"
#include "games/avalon/state.h"

namespace tavola::avalon {

void record_possessions(Record& r, Character& c);

}  // namespace tavola::avalon

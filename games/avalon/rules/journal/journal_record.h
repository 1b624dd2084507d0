// The open page of the Journal as a part of the game's record.
#pragma once

#include "core/record.h"
#include "games/avalon/state.h"

namespace tavola::avalon {

void record_journal(Record& r, JournalState& j);

}  // namespace tavola::avalon

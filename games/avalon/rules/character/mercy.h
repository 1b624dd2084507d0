// The Allmother's Mercy: a journey that failed begins its Chapter again. (TG-462 to TG-466, TG-886,
// TG-909)
#pragma once

#include "games/avalon/table.h"

namespace tavola::avalon {

/// Not in a Challenging game that does without it. (TG-886)
bool can_ask_for_mercy(const State& s);
/// All players must want it; then the Chapter begins again. (TG-462 to TG-466)
Rule<> ask_for_mercy(Table& t);

}  // namespace tavola::avalon

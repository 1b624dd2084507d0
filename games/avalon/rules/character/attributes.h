// The six Attributes of a Character. (section 10 of the ledger)
#pragma once

#include "games/avalon/table.h"

namespace tavola::avalon {

/// The markers in its slots and one for each Skill card attached to it. (TG-228)
int attribute(const State& s, Seat seat, Attribute which);

}  // namespace tavola::avalon

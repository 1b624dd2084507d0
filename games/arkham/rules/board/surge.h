// Monster surges: a gate is to open where one is open already.
#pragma once

#include "games/arkham/table.h"

namespace tavola::arkham {

/// Monsters come out of every open gate, those that fit into the town. AH-218 to AH-227, AH-529
Rule<> monster_surge(Table& t, Area named, Citation rule);
/// One of the open gates, as the first player picks, surges. KH-006
Rule<> surge_somewhere(Table& t);

}  // namespace tavola::arkham

// Vortices: an arrow that leads into one swallows the monster that follows it.
#pragma once

#include "games/arkham/table.h"

namespace tavola::arkham {

/// The monster moves into the vortex of its street. (DH-042 to DH-047)
Rule<> enter_vortex(Table& t, int slot);

}  // namespace tavola::arkham

// The Acts of the play: the third ends the game.
#pragma once

#include "games/arkham/table.h"

namespace tavola::arkham {

/// The next Act enters play, unless the group does what prevents it. KY-013 to KY-015
Rule<> begin_next_act(Table& t, Citation rule);

}  // namespace tavola::arkham

// What boxes lay in streets and locations, as it is shown there.
#pragma once

#include <vector>

#include "games/arkham/state.h"
#include "scene/board.h"

namespace tavola::arkham {

/// The Ancient Whispers, a patrol, an exhibit that nobody has picked up, and items that were put
/// down: each says what it means for whoever comes. (DP-012; AH-022)
std::vector<scene::Badge> badges_of_what_lies_there(const State& s, Area area);

}  // namespace tavola::arkham

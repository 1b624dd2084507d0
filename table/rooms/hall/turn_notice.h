// What a browser shows of a turn that came while no page was open.
#pragma once

#include <string>
#include <string_view>

#include "rooms/hall/hall.h"

namespace tavola::rooms {

/// JSON for the client's worker: that it is one's turn, in the language of this code ("it"), and at
/// which table. It tells nothing of the game and opens nothing to whoever reads it.
std::string turn_notice(const TurnCame& turn, std::string_view language);

}  // namespace tavola::rooms

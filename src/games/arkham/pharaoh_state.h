// The part of the state in which what Curse of the Dark Pharaoh puts on the board is kept.
#pragma once

#include <cstdint>

#include "games/arkham/number_set.h"

namespace tavola::arkham {

struct Pharaoh {
  AreaSet patrols;                  // streets with a Patrol marker
  std::uint8_t whispers = 255;      // the street of the Ancient Whispers; none: they are not in use
  std::uint8_t whispers_moved = 0;  // by a text, in this turn
  std::uint8_t whispers_heard = 0;  // somebody has had an Exhibit encounter in this turn
  std::uint8_t spare[5] = {};
};
static_assert(sizeof(Pharaoh) % 8 == 0);  // no padding in the state

}  // namespace tavola::arkham

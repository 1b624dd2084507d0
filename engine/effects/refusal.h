// What a verb comes to that its reader was asked for and refused: what stands behind "else" is
// carried out in its place.
#pragma once

#include "effects/host.h"

namespace tavola::effects {

inline constexpr Outcome kRefused = -1;

}  // namespace tavola::effects

// The part of the state in which the Dunwich Horror is kept.
#pragma once

#include <cstdint>

namespace tavola::arkham {

struct Dunwich {
  std::uint8_t spare[8] = {};
};
static_assert(sizeof(Dunwich) % 8 == 0);  // no padding in the state

}  // namespace tavola::arkham

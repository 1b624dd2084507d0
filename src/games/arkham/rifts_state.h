// The part of the state in which the rifts of Kingsport are kept.
#pragma once

#include <cstdint>

namespace tavola::arkham {

struct Rifts {
  std::uint8_t spare[8] = {};
};
static_assert(sizeof(Rifts) % 8 == 0);  // no padding in the state

}  // namespace tavola::arkham

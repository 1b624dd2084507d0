// Sets of the slots that monsters stand in. There are as many slots as bits in a word, and who is
// where is asked at every turn, so all of them are looked at side by side.
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>

#include "games/arkham/state.h"

namespace tavola::arkham {

/// The slots whose monster is at a place that fits. A free slot is at no place.
template <class Fits>
std::uint64_t slots_where(const State& s, Fits&& fits) {
  // A byte for each slot: no branch in sight, so that the compiler takes sixteen at a time.
  std::uint8_t found[kMonsterSlots];
  for (int slot = 0; slot < kMonsterSlots; ++slot)
    found[slot] = static_cast<std::uint8_t>(fits(s.monsters[slot].place) ? 0xFF : 0);
  // Of each eight bytes one bit apiece, added up in the highest byte of a product.
  constexpr std::uint8_t kBits[8] = {1, 2, 4, 8, 16, 32, 64, 128};
  const auto bits = std::bit_cast<std::uint64_t>(kBits);
  std::uint64_t slots = 0;
  for (int eight = 0; eight < kMonsterSlots / 8; ++eight) {
    std::uint64_t bytes = 0;
    std::memcpy(&bytes, found + 8 * eight, 8);
    slots |= ((bytes & bits) * 0x0101010101010101U) >> 56U << (8 * eight);
  }
  return slots;
}

/// The slots of the monsters in the streets and locations of all towns and in the Sky.
inline std::uint64_t slots_in_towns(const State& s) {
  return slots_where(s, [](Place place) { return in_town(place) || place == kSky; });
}

}  // namespace tavola::arkham

// Sets of the slots that monsters stand in. There are as many slots as bits in a word, and who is
// where is asked at every turn, so eight of them are looked at side by side.
#pragma once

#include <cstdint>
#include <cstring>

#include "games/arkham/state.h"

namespace tavola::arkham {

/// Eight monsters as they lie in the state, kind and place in turn; compared byte by byte.
using EightMonsters = std::uint8_t __attribute__((vector_size(16)));

/// The slots whose monster is at a place that fits. A free slot is at no place. What the kinds are
/// compared with does not matter: only the places have a bit.
template <class Fits>
std::uint64_t slots_where(const State& s, Fits&& fits) {
  constexpr EightMonsters kBits = {0, 1, 0, 2, 0, 4, 0, 8, 0, 16, 0, 32, 0, 64, 0, 128};
  std::uint64_t slots = 0;
  for (int from = 0; from < kMonsterSlots; from += 8) {
    EightMonsters eight;
    static_assert(sizeof(eight) == 8 * sizeof(Monster));
    std::memcpy(&eight, s.monsters + from, sizeof(eight));
    const EightMonsters found = reinterpret_cast<EightMonsters>(fits(eight)) & kBits;
    // The bits are added up in the highest byte of a product.
    std::uint64_t halves[2];
    std::memcpy(halves, &found, sizeof(halves));
    slots |= ((halves[0] | halves[1]) * 0x0101010101010101U) >> 56U << from;
  }
  return slots;
}

/// The slots of the monsters in the streets and locations of all towns and in the Sky.
inline std::uint64_t slots_in_towns(const State& s) {
  return slots_where(s, [](EightMonsters at) { return (at < kMostAreas) | (at == kSky); });
}

}  // namespace tavola::arkham

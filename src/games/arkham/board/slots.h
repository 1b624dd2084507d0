// Which areas and which slots of monsters something holds of. A byte tells about each of them, and
// who is where is asked at every turn: so sixteen of them are looked at side by side.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

#include "games/arkham/state.h"

namespace tavola::arkham {

/// Bytes that are compared with something all at once; what fits becomes 255 and the rest 0.
using Sixteen = std::uint8_t __attribute__((vector_size(16)));

inline Sixteen sixteen_from(const void* bytes) {
  Sixteen read;
  std::memcpy(&read, bytes, sizeof(read));
  return read;
}

/// The sum of each byte and its neighbour, first those of `a` and then those of `b`.
inline Sixteen sums_of_pairs(Sixteen a, Sixteen b) {
  return __builtin_shufflevector(a, b, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30) +
         __builtin_shufflevector(a, b, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31);
}

/// Which of 64 numbers have a byte that fits, a bit each: sixteen_of(n) gives those from 16n on.
/// Every byte that fits leaves its bit of eight, and eight neighbours are added up to one byte.
template <class SixteenOf, class Fits>
std::uint64_t word_where(std::ptrdiff_t first, SixteenOf&& sixteen_of, Fits&& fits) {
  constexpr Sixteen kBits = {1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
  const auto found = [&](std::ptrdiff_t n) {
    return reinterpret_cast<Sixteen>(fits(sixteen_of(first + n))) & kBits;
  };
  const Sixteen pairs = sums_of_pairs(sums_of_pairs(found(0), found(1)),  //
                                      sums_of_pairs(found(2), found(3)));
  const Sixteen bytes = sums_of_pairs(pairs, pairs);
  std::uint64_t word = 0;
  std::memcpy(&word, &bytes, sizeof(word));
  return word;
}

/// The same of 128 numbers.
template <class Set, class SixteenOf, class Fits>
Set set_where(SixteenOf&& sixteen_of, Fits&& fits) {
  static_assert(Set::kRoom == 128);
  return Set::from_words(word_where(0, sixteen_of, fits), word_where(4, sixteen_of, fits));
}

/// The slots whose monster is at a place that fits. A free slot is at no place.
template <class Fits>
SlotSet slots_where(const State& s, Fits&& fits) {
  static_assert(sizeof(Monster) == 2 && offsetof(Monster, place) == 1 && kMonsterSlots == 128);
  const auto places = [&s](std::ptrdiff_t n) {
    return __builtin_shufflevector(sixteen_from(s.monsters + 16 * n),
                                   sixteen_from(s.monsters + 16 * n + 8),  //
                                   1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31);
  };
  return set_where<SlotSet>(places, fits);
}

/// The slots of the monsters in the streets and locations of all towns and in the Sky.
inline SlotSet slots_in_towns(const State& s) {
  return slots_where(s, [](Sixteen at) { return (at < kMostAreas) | (at == kSky); });
}

/// The slots that no monster stands in.
inline SlotSet free_slots(const State& s) {
  return slots_where(s, [](Sixteen at) { return at == kNone; });
}

}  // namespace tavola::arkham

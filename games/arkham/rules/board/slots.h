// Which areas and which slots of monsters something holds of. A byte tells about each of them, and
// who is where is asked at every turn: so sixteen of them are looked at side by side.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#if defined(__SSE2__)
#include <emmintrin.h>
#endif

#include "games/arkham/state.h"

namespace tavola::arkham {

/// Bytes that are compared with something all at once; what fits becomes 255 and the rest 0.
using Sixteen = std::uint8_t __attribute__((vector_size(16)));

inline Sixteen sixteen_from(const void* bytes) {
  Sixteen read;
  std::memcpy(&read, bytes, sizeof(read));
  return read;
}

#if defined(__SSE2__)
/// Which of four times sixteen bytes are 255, a bit each: this processor has an instruction for it.
inline std::uint64_t bits_where(Sixteen a, Sixteen b, Sixteen c, Sixteen d) {
  const auto bits = [](Sixteen found) {
    return static_cast<std::uint64_t>(_mm_movemask_epi8(reinterpret_cast<__m128i>(found)));
  };
  return bits(a) | bits(b) << 16U | bits(c) << 32U | bits(d) << 48U;
}
#else
/// The sum of each byte and its neighbour, first those of `a` and then those of `b`.
inline Sixteen sums_of_pairs(Sixteen a, Sixteen b) {
  return __builtin_shufflevector(a, b, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30) +
         __builtin_shufflevector(a, b, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31);
}

/// Which of four times sixteen bytes are 255, a bit each. Every byte that is leaves its bit of
/// eight, and eight neighbours are added up to one byte.
inline std::uint64_t bits_where(Sixteen a, Sixteen b, Sixteen c, Sixteen d) {
  constexpr Sixteen kBits = {1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
  const Sixteen pairs =
      sums_of_pairs(sums_of_pairs(a & kBits, b & kBits), sums_of_pairs(c & kBits, d & kBits));
  const Sixteen bytes = sums_of_pairs(pairs, pairs);
  std::uint64_t word = 0;
  std::memcpy(&word, &bytes, sizeof(word));
  return word;
}
#endif

/// Which of 64 numbers have a byte that fits, a bit each: sixteen_of(n) gives those from 16n on.
template <class SixteenOf, class Fits>
std::uint64_t word_where(std::ptrdiff_t first, SixteenOf&& sixteen_of, Fits&& fits) {
  const auto found = [&](std::ptrdiff_t n) {
    return reinterpret_cast<Sixteen>(fits(sixteen_of(first + n)));
  };
  return bits_where(found(0), found(1), found(2), found(3));
}

/// Whether so many bytes, a multiple of sixteen, are all "none".
inline bool all_none(const void* bytes, std::size_t count) {
  Sixteen all = sixteen_from(bytes);
  for (std::size_t at = sizeof(all); at < count; at += sizeof(all))
    all &= sixteen_from(static_cast<const char*>(bytes) + at);
  std::uint64_t halves[2];
  std::memcpy(halves, &all, sizeof(halves));
  return (halves[0] & halves[1]) == ~std::uint64_t{0};
}

/// The same of 128 numbers. The upper half of the board and of the slots is mostly empty, and that
/// is seen more quickly than each of them is looked at: `upper` are its bytes.
template <class Set, class SixteenOf, class Fits>
Set set_where(const void* upper, std::size_t size, SixteenOf&& sixteen_of, Fits&& fits) {
  static_assert(Set::kRoom == 128);
  const std::uint64_t low = word_where(0, sixteen_of, fits);
  if (!all_none(upper, size)) return Set::from_words(low, word_where(4, sixteen_of, fits));
  const auto none = reinterpret_cast<Sixteen>(fits(Sixteen{} + kNone));
  return Set::from_words(low, none[0] != 0 ? ~std::uint64_t{0} : 0);
}

/// The slots whose monster is at a place that fits. A free slot is at no place.
template <class Fits>
SlotSet slots_where(const State& s, Fits&& fits) {
  static_assert(kMonsterSlots == SlotSet::kRoom);
  const Place* const places = s.monsters.places();
  const auto sixteen = [places](std::ptrdiff_t n) { return sixteen_from(places + 16 * n); };
  return set_where<SlotSet>(places + 64, 64, sixteen, fits);
}

/// The slots of the monsters in the streets and locations of all towns and in the Sky.
inline SlotSet slots_in_towns(const State& s) {
  return slots_where(s, [](Sixteen at) { return (at < kMostAreas) | (at == kSky); });
}

/// The same with those in the Outskirts.
inline SlotSet slots_at_large(const State& s) {
  return slots_where(
      s, [](Sixteen at) { return (at < kMostAreas) | (at == kSky) | (at == kOutskirts); });
}

/// The first slot that no monster stands in, or kMonsterSlots.
inline int first_free_slot(const State& s) {
  for (int first = 0; first < kMonsterSlots; first += 16) {
    const auto free = sixteen_from(s.monsters.kinds() + first) == kNone;
    std::uint64_t halves[2];
    std::memcpy(halves, &free, sizeof(halves));
    if (halves[0] != 0) return first + std::countr_zero(halves[0]) / 8;
    if (halves[1] != 0) return first + 8 + std::countr_zero(halves[1]) / 8;
  }
  return kMonsterSlots;
}

}  // namespace tavola::arkham

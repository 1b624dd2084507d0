// The one generator of a game: the ChaCha stream with eight rounds under a key of 256 bits, kept
// inside the state so that a copied state goes on with the same luck. Whoever has seen any number
// of rolls and deals cannot tell the next one. Bounded draws are our own, so that they are equal on
// every machine.
#pragma once

#include <array>
#include <cstdint>

#include "core/seed.h"

namespace tavola {

class Random {
 public:
  /// Without a key; a seeded one takes its place before anything is drawn.
  constexpr Random() = default;
  /// The same seed has as many streams as one wants.
  explicit Random(const Seed& seed, std::uint64_t stream = 0);

  std::uint32_t next() {
    const std::uint32_t word = block_[drawn_ % kWords];
    if (++drawn_ % kWords == 0) [[unlikely]]
      fill();
    return word;
  }
  std::uint64_t next64() {
    const std::uint64_t high = next();
    return high << 32U | next();
  }
  /// Uniform over 0 .. bound-1; bound must be at least 1. Rejects the few values that would bias
  /// it.
  std::uint32_t below(std::uint32_t bound) {
    std::uint64_t product = std::uint64_t{next()} * bound;
    if (static_cast<std::uint32_t>(product) < bound) {
      const std::uint32_t least = (0U - bound) % bound;
      while (static_cast<std::uint32_t>(product) < least) product = std::uint64_t{next()} * bound;
    }
    return static_cast<std::uint32_t>(product >> 32U);
  }

  // For a state's record: the key and how many words have been drawn.
  const Seed& key() const { return key_; }
  std::uint64_t drawn() const { return drawn_; }
  static Random from_key(const Seed& key, std::uint64_t drawn);

  friend bool operator==(const Random&, const Random&) = default;

 private:
  static constexpr std::uint64_t kWords = 16;

  void fill();  // the block that the next word stands in

  std::array<std::uint32_t, kWords> block_{};
  Seed key_;
  std::uint64_t drawn_ = 0;
};

}  // namespace tavola

// The one generator of a game: PCG32 (XSH-RR 64/32), kept inside the state so that a copied state
// goes on with the same luck. Bounded draws are our own, so that they are equal on every machine.
#pragma once

#include <cstdint>

namespace tavola {

class Random {
 public:
  constexpr Random() = default;
  constexpr explicit Random(std::uint64_t seed, std::uint64_t stream = 0)
      : state_(0), increment_((stream << 1U) | 1U) {
    next();
    state_ += seed;
    next();
  }

  constexpr std::uint32_t next() {
    const std::uint64_t old = state_;
    state_ = old * 6364136223846793005ULL + increment_;
    const auto mixed = static_cast<std::uint32_t>(((old >> 18U) ^ old) >> 27U);
    const auto turn = static_cast<std::uint32_t>(old >> 59U);
    return (mixed >> turn) | (mixed << ((32U - turn) & 31U));
  }
  constexpr std::uint64_t next64() {
    const std::uint64_t high = next();
    return high << 32U | next();
  }
  /// Uniform over 0 .. bound-1; bound must be at least 1. Rejects the few values that would bias
  /// it.
  constexpr std::uint32_t below(std::uint32_t bound) {
    std::uint64_t product = std::uint64_t{next()} * bound;
    if (static_cast<std::uint32_t>(product) < bound) {
      const std::uint32_t least = (0U - bound) % bound;
      while (static_cast<std::uint32_t>(product) < least) product = std::uint64_t{next()} * bound;
    }
    return static_cast<std::uint32_t>(product >> 32U);
  }

  // The two words, for a state's record.
  constexpr std::uint64_t state() const { return state_; }
  constexpr std::uint64_t increment() const { return increment_; }
  static constexpr Random from_words(std::uint64_t state, std::uint64_t increment) {
    Random random;
    random.state_ = state;
    random.increment_ = increment | 1U;
    return random;
  }
  friend constexpr bool operator==(const Random&, const Random&) = default;

 private:
  std::uint64_t state_ = 0;
  std::uint64_t increment_ = 1;
};

}  // namespace tavola

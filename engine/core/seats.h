// Seats, and sets of seats. A seat is a chair at the table, numbered from 0 in clockwise order; the
// spectator is a viewer without a chair, who knows only what everybody knows.
#pragma once

#include <bit>
#include <cstdint>

#include "core/limits.h"

namespace tavola {

using Seat = std::uint8_t;

inline constexpr Seat kSpectator = 15;
inline constexpr Seat kNoSeat = 255;

/// The seat to the left, and the one to the right, at a table of so many.
constexpr Seat next_seat(Seat seat, int seats) {
  return seat + 1 < seats ? static_cast<Seat>(seat + 1) : Seat{0};
}
constexpr Seat previous_seat(Seat seat, int seats) {
  return static_cast<Seat>((seat > 0 ? seat : seats) - 1);
}

/// A small set of seats; the spectator may be a member too.
class SeatSet {
 public:
  constexpr SeatSet() = default;
  static constexpr SeatSet only(Seat seat) {
    return SeatSet(static_cast<std::uint16_t>(1U << seat));
  }
  static constexpr SeatSet everybody() { return SeatSet(0xFFFF); }
  static constexpr SeatSet first(int count) {
    return SeatSet(static_cast<std::uint16_t>((1U << count) - 1U));
  }
  static constexpr SeatSet from_bits(std::uint16_t bits) { return SeatSet(bits); }

  constexpr void add(Seat seat) { bits_ = static_cast<std::uint16_t>(bits_ | (1U << seat)); }
  constexpr void remove(Seat seat) { bits_ = static_cast<std::uint16_t>(bits_ & ~(1U << seat)); }
  constexpr bool has(Seat seat) const { return ((bits_ >> seat) & 1U) != 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int count() const { return std::popcount(bits_); }
  constexpr std::uint16_t bits() const { return bits_; }
  friend constexpr bool operator==(SeatSet, SeatSet) = default;

 private:
  constexpr explicit SeatSet(std::uint16_t bits) : bits_(bits) {}
  std::uint16_t bits_ = 0;
};

}  // namespace tavola

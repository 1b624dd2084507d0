// The pushes between discs that collide together. Each touching pair may push, never pull, and
// pushes only as hard as is needed for no pair to come nearer: find pushes p >= 0 for which s =
// start + G p >= -tolerance, and p is 0 wherever s is above it. G is symmetric and has no negative
// direction. The same question asks for the smallest shift that makes room.
#pragma once

#include <array>
#include <cstddef>
#include <span>

namespace tavola::physics {

inline constexpr std::size_t kMostPairs = 192;  // of 64 discs in a plane at most 186 pairs touch

/// A square of numbers, rows one after the other, as wide as the problem at hand.
struct Square {
  std::array<double, kMostPairs * kMostPairs> numbers;
  std::size_t width = 0;

  double& at(std::size_t row, std::size_t column) { return numbers[row * width + column]; }
  double at(std::size_t row, std::size_t column) const { return numbers[row * width + column]; }
};

/// Finds pushes and keeps the room it needs for that.
class Pushes {
 public:
  /// Writes the pushes. Of several sets that serve equally it gives one with as few pushes as
  /// possible; least_squares() makes the choice that does not depend on the order of the pairs.
  void find(const Square& g, std::span<const double> start, double tolerance,
            std::span<double> pushes);

  /// Where other sets of pushes have the same effect: of all of them the one with the least sum of
  /// squares. `slack` is start + G pushes. Returns whether there was a choice.
  bool least_squares(const Square& g, std::span<const double> slack, double tolerance,
                     std::span<double> pushes);

 private:
  bool append(const Square& g, std::size_t pair);
  void remove(const Square& g, std::size_t at, std::span<double> pushes);
  void solve(std::span<const double> right, std::span<double> answer) const;

  std::array<std::size_t, kMostPairs> set_;  // the pairs that push, in the order they were taken
  std::size_t count_ = 0;
  Square factor_;  // the Cholesky factor of G over set_, width kMostPairs
  std::array<double, kMostPairs> trial_, right_, slack_, blocked_;
  Square kernel_, projector_;
  std::array<double, kMostPairs> relaxed_, multipliers_;
};

}  // namespace tavola::physics

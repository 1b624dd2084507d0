// The motion of a flick, written down so that it can be played back exactly: for each disc the
// straight stretches it slid along. Between two stretches lies a contact, a rest or the end.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace tavola::physics {

/// From start to end a disc is at x + vx·τ·(1 - d·τ/(2·speed)), τ seconds after the start, and the
/// same for y: it slides along a line and loses `deceleration` of its speed each second.
struct Stretch {
  std::int32_t id = 0;
  double start = 0;
  double end = 0;
  double x = 0, y = 0;
  double vx = 0, vy = 0;
};

struct Place {
  double x = 0;
  double y = 0;

  friend bool operator==(const Place&, const Place&) = default;
};

struct Path {
  double deceleration = 0;
  std::vector<Stretch> stretches;  // by start; a disc that never moved has none

  /// Where a stretch has its disc at a time of the flick.
  Place at(const Stretch& stretch, double time) const;

  /// Fewer stretches that stay within `tolerance` mm of these, for drawing and for sending. Discs
  /// that press each other take hundreds of tiny stretches, and nobody can see them.
  Path thinned(double tolerance = 0.05) const;
};

}  // namespace tavola::physics

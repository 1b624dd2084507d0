// Distances between bodies and the edge of the board.
#include "physics/body.h"

#include <cmath>

namespace tavola::physics {
namespace {

constexpr double kTolerance = 1e-3;  // mm; what counts as lying beside rather than on each other

}  // namespace

double gap(const Body& a, const Body& b) {
  const double dx = b.x - a.x;
  const double dy = b.y - a.y;
  return std::sqrt(dx * dx + dy * dy) - (a.radius + b.radius);
}

bool place_is_free(const Body& disc, std::span<const Body> others) {
  for (const Body& other : others)
    if (other.id != disc.id && gap(disc, other) < -kTolerance) return false;
  return true;
}

bool lies_within(const Body& disc, const Rectangle& board) {
  const double reach = disc.radius - kTolerance;
  return disc.x - reach >= board.left && disc.x + reach <= board.right &&
         disc.y - reach >= board.bottom && disc.y + reach <= board.top;
}

}  // namespace tavola::physics

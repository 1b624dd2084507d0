#include "games/catacombs/bots/sight.h"

#include <cmath>

namespace tavola::catacombs {

double distance_between(Spot a, Spot b) {
  const double x = b.x - a.x;
  const double y = b.y - a.y;
  return std::sqrt(x * x + y * y);
}

bool clear_line(const Bodies& bodies, std::int32_t shot, Spot from, double radius,
                const physics::Body& to) {
  const double length = distance_between(from, spot_of(to));
  if (length <= 0) return true;
  const double x = (to.x - from.x) / length;
  const double y = (to.y - from.y) / length;
  for (const physics::Body& body : bodies) {
    if (body.id == shot || body.id == to.id) continue;
    const double ahead = (body.x - from.x) * x + (body.y - from.y) * y;
    if (ahead <= 0 || ahead >= length) continue;
    const double aside = (body.x - from.x) * y - (body.y - from.y) * x;
    const double both = body.radius + radius;
    if (aside * aside < both * both) return false;
  }
  return true;
}

}  // namespace tavola::catacombs

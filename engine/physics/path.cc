// Places along a path, and paths with fewer stretches.
#include "physics/path.h"

#include <algorithm>
#include <cmath>

namespace tavola::physics {

Place Path::at(const Stretch& stretch, double time) const {
  const double speed = std::sqrt(stretch.vx * stretch.vx + stretch.vy * stretch.vy);
  if (speed == 0) return {stretch.x, stretch.y};
  const double past = std::clamp(time, stretch.start, stretch.end) - stretch.start;
  const double share = past * (1 - 0.5 * deceleration * past / speed);
  return {stretch.x + stretch.vx * share, stretch.y + stretch.vy * share};
}

Path Path::thinned(double tolerance) const {
  Path thin;
  thin.deceleration = deceleration;
  std::vector<std::size_t> last;  // the stretch of each disc in thin that may still grow
  for (const Stretch& stretch : stretches) {
    const auto mine = std::find_if(last.begin(), last.end(), [&](std::size_t i) {
      return thin.stretches[i].id == stretch.id;
    });
    if (mine != last.end()) {
      Stretch& grown = thin.stretches[*mine];
      const double speed = std::sqrt(grown.vx * grown.vx + grown.vy * grown.vy);
      Stretch longer = grown;
      longer.end = stretch.end;
      const auto is_near = [&](Place a, Place b) {
        return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y) <= tolerance * tolerance;
      };
      if (grown.end == stretch.start && stretch.end - grown.start <= speed / deceleration &&
          is_near(at(longer, stretch.start), at(stretch, stretch.start)) &&
          is_near(at(longer, stretch.end), at(stretch, stretch.end))) {
        grown.end = stretch.end;
        continue;
      }
      *mine = thin.stretches.size();
    } else {
      last.push_back(thin.stretches.size());
    }
    thin.stretches.push_back(stretch);
  }
  return thin;
}

}  // namespace tavola::physics

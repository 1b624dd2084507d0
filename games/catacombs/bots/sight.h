// Lines of sight on the board: what a disc would meet that slides straight on, and how surely the
// hand of a seat hits over a distance. Bots look along these lines before they try a flick.
#pragma once

#include "games/catacombs/rules/layout.h"

namespace tavola::catacombs {

/// A place in millimetres.
struct Spot {
  double x = 0;
  double y = 0;
};
inline Spot spot_of(const physics::Body& body) { return {body.x, body.y}; }
double distance_between(Spot a, Spot b);

/// Whether a disc of this radius that slides straight from a spot to the middle of a body meets
/// nothing else on its way. A body with the id of the shot is the disc itself.
bool clear_line(const Bodies& bodies, std::int32_t shot, Spot from, double radius,
                const physics::Body& to);

/// How often the hand of a seat hits a disc straight ahead, from 0 to 1.
double chance_to_hit(const State& s, Seat seat, double distance, double both_radii);

}  // namespace tavola::catacombs

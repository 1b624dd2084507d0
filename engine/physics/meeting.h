// When two discs meet. A disc that slides runs along a straight line, so against a resting one the
// distance to run is the root of a quadratic; for two sliding discs the time is a root of a
// quartic. Everything is computed from sums of products that a mirror leaves alone, so that times
// are mirrored to the bit.
#pragma once

#include <limits>

namespace tavola::physics {

inline constexpr double kNever = std::numeric_limits<double>::infinity();

// Two discs that touch and do not approach meet again when they are this much nearer than now, mm.
inline constexpr double kDeeper = 1e-7;

/// A disc at some moment: place, unit direction, speed; speed 0 at rest.
struct Slide {
  double x = 0, y = 0;
  double ux = 0, uy = 0;
  double speed = 0;
};

/// How far a slide runs until its centre is `reach` from the point (x, y) beside it, at most
/// `limit`; kNever if it does not. `approach` is the least speed that counts as one.
double run_to(const Slide& slide, double x, double y, double reach, double limit, double approach);

/// Seconds until two slides are `reach` apart, at most `limit`, during which both keep moving;
/// kNever if they are not.
double time_to_meet(const Slide& a, const Slide& b, double reach, double deceleration, double limit,
                    double approach);

/// Seconds that a slide takes to run `distance`, which is not beyond where it stops.
double time_to_run(double speed, double distance, double deceleration);

}  // namespace tavola::physics

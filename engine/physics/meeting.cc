// The roots behind meeting.h. The quartic is taken apart by its derivatives: where the second one
// has no root the first is monotone, where the first has none the distance is, and in a monotone
// stretch a bracketed Newton iteration cannot miss. Nothing here but + - * / and sqrt.
#include "physics/meeting.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace tavola::physics {
namespace {

/// c0 + c1 t + c2 t² + c3 t³ + c4 t⁴
struct Quartic {
  double c0, c1, c2, c3, c4;

  double value(double t) const { return (((c4 * t + c3) * t + c2) * t + c1) * t + c0; }
  double slope(double t) const { return ((4 * c4 * t + 3 * c3) * t + 2 * c2) * t + c1; }
  double bend(double t) const { return (12 * c4 * t + 6 * c3) * t + 2 * c2; }
};

/// The root of a function that is monotone from low to high and has different signs there.
template <class Value, class Slope>
double root_between(double low, double high, bool falling, Value value, Slope slope) {
  double t = 0.5 * (low + high);
  for (int i = 0; i < 100; ++i) {
    const double at = value(t);
    if (at == 0) return t;
    if ((at > 0) == falling)
      low = t;
    else
      high = t;
    const double steep = slope(t);
    double next = steep != 0 ? t - at / steep : low;
    if (!(next > low && next < high)) next = 0.5 * (low + high);
    if (next == t || next <= low || next >= high) return next == t ? t : 0.5 * (low + high);
    t = next;
  }
  return t;
}

/// The first time up to limit at which the quartic, positive at 0, falls to 0.
double first_fall(const Quartic& f, double limit) {
  // Cut [0, limit] where the bend changes sign.
  std::array<double, 4> cuts{0, limit, limit, limit};
  int count = 1;
  const double p = 12 * f.c4;
  const double half = 3 * f.c3;
  const double q = 2 * f.c2;
  const double inside = half * half - p * q;
  if (p > 0 && inside > 0) {
    const double root = std::sqrt(inside);
    double first = 0;
    double second = 0;
    if (half > 0) {
      first = (-half - root) / p;
      second = q / (-half - root);
    } else {
      second = (root - half) / p;
      first = q / (root - half);
    }
    if (first > 0 && first < limit) cuts[static_cast<std::size_t>(count++)] = first;
    if (second > 0 && second < limit && second > first)
      cuts[static_cast<std::size_t>(count++)] = second;
  } else if (p == 0 && half != 0) {
    const double only = -q / (2 * half);
    if (only > 0 && only < limit) cuts[static_cast<std::size_t>(count++)] = only;
  }
  cuts[static_cast<std::size_t>(count)] = limit;

  double begin = 0;  // the stretch of the distance looked at begins here, and it is positive there
  double slope_low = f.slope(0);
  for (int i = 0; i < count; ++i) {
    const double low = cuts[static_cast<std::size_t>(i)];
    const double high = cuts[static_cast<std::size_t>(i) + 1];
    const double slope_high = f.slope(high);
    double turn = high;  // where the distance stops falling in this part
    if (slope_low < 0 && slope_high > 0)
      turn = root_between(
          low, high, false, [&](double t) { return f.slope(t); },
          [&](double t) { return f.bend(t); });
    else if (slope_low > 0 && slope_high < 0)
      begin = root_between(
          low, high, true, [&](double t) { return f.slope(t); },
          [&](double t) { return f.bend(t); });
    if ((slope_low < 0 || slope_high < 0) && f.value(turn) <= 0) {
      return root_between(
          begin, turn, true, [&](double t) { return f.value(t); },
          [&](double t) { return f.slope(t); });
    }
    begin = turn;
    slope_low = slope_high;
  }
  return kNever;
}

}  // namespace

double run_to(const Slide& slide, double x, double y, double reach, double limit, double approach) {
  const double dx = x - slide.x;
  const double dy = y - slide.y;
  const double along = dx * slide.ux + dy * slide.uy;
  if (along <= 0) return kNever;
  const double square = dx * dx + dy * dy;
  double beyond = square - reach * reach;
  if (beyond <= 0) {
    const double distance = std::sqrt(square);
    if (along * slide.speed > approach * distance) return 0;
    beyond = kDeeper * (2 * distance - kDeeper);
  }
  const double inside = along * along - beyond;
  if (inside < 0) return kNever;
  const double run = beyond / (along + std::sqrt(inside));
  return run <= limit ? run : kNever;
}

double time_to_meet(const Slide& a, const Slide& b, double reach, double deceleration, double limit,
                    double approach) {
  const double dx = b.x - a.x;
  const double dy = b.y - a.y;
  const double square = dx * dx + dy * dy;
  const double beyond = square - reach * reach;
  const double wx = b.ux * b.speed - a.ux * a.speed;
  const double wy = b.uy * b.speed - a.uy * a.speed;
  const double closing = dx * wx + dy * wy;

  // Most pairs cannot reach each other in the time: the boxes they sweep do not meet.
  const double run_a = limit * (a.speed - 0.5 * deceleration * limit);
  const double run_b = limit * (b.speed - 0.5 * deceleration * limit);
  if (beyond > 0) {
    const double far = reach + run_a + run_b;
    if (square > far * far) return kNever;
    const double ex = dx + b.ux * run_b - a.ux * run_a;
    const double ey = dy + b.uy * run_b - a.uy * run_a;
    const double slack_x = std::min(run_a * std::fabs(a.ux), run_b * std::fabs(b.ux));
    const double slack_y = std::min(run_a * std::fabs(a.uy), run_b * std::fabs(b.uy));
    if (((dx > 0) == (ex > 0) && std::min(std::fabs(dx), std::fabs(ex)) - slack_x > reach) ||
        ((dy > 0) == (ey > 0) && std::min(std::fabs(dy), std::fabs(ey)) - slack_y > reach))
      return kNever;
  }

  const double bx = deceleration * (b.ux - a.ux);
  const double by = deceleration * (b.uy - a.uy);
  Quartic f{beyond, 2 * closing, wx * wx + wy * wy - (dx * bx + dy * by), -(wx * bx + wy * by),
            0.25 * (bx * bx + by * by)};
  if (beyond <= 0) {
    const double distance = std::sqrt(square);
    if (-closing > approach * distance) return 0;
    f.c0 = kDeeper * (2 * distance - kDeeper);
  }
  return first_fall(f, limit);
}

double time_to_run(double speed, double distance, double deceleration) {
  const double left = speed * speed - 2 * deceleration * distance;
  return 2 * distance / (speed + std::sqrt(std::max(0.0, left)));
}

}  // namespace tavola::physics

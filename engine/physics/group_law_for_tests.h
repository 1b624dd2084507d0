// The law of group collisions once more, in the plainest way: relax one pair after the other until
// nothing changes. Slow and without any of the care that the simulation takes, so that the two can
// be held against each other.
#pragma once

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

#include "physics/rooms_for_tests.h"

namespace tavola::physics {

struct PlainPair {
  std::size_t a, b;
  double nx, ny;
  double push = 0;
};

inline std::vector<PlainPair> touching_pairs(const std::vector<Body>& bodies) {
  std::vector<PlainPair> pairs;
  for (std::size_t i = 0; i < bodies.size(); ++i)
    for (std::size_t j = i + 1; j < bodies.size(); ++j) {
      if (gap(bodies[i], bodies[j]) > 1e-3 || (bodies[i].fixed && bodies[j].fixed)) continue;
      const double dx = bodies[j].x - bodies[i].x;
      const double dy = bodies[j].y - bodies[i].y;
      const double length = std::sqrt(dx * dx + dy * dy);
      pairs.push_back({i, j, dx / length, dy / length});
    }
  return pairs;
}

inline double approach_of(const PlainPair& pair, const std::vector<Velocity>& v) {
  return (v[pair.a].x - v[pair.b].x) * pair.nx + (v[pair.a].y - v[pair.b].y) * pair.ny;
}

/// The nearest velocities in which nobody approaches; nothing when relaxing takes too long.
inline std::optional<std::vector<Velocity>> nearest_without_approach(
    const std::vector<Body>& bodies, std::vector<PlainPair> pairs, std::vector<Velocity> v) {
  const auto weight = [&](std::size_t i) { return bodies[i].fixed ? 0 : 1 / bodies[i].mass; };
  for (int round = 0; round < 200000; ++round) {
    double most = 0;
    for (PlainPair& pair : pairs) {
      const double whole = weight(pair.a) + weight(pair.b);
      const double change = std::max(-pair.push, approach_of(pair, v) / whole);
      pair.push += change;
      most = std::max(most, std::fabs(change) * whole);
      v[pair.a].x -= change * weight(pair.a) * pair.nx;
      v[pair.a].y -= change * weight(pair.a) * pair.ny;
      v[pair.b].x += change * weight(pair.b) * pair.nx;
      v[pair.b].y += change * weight(pair.b) * pair.ny;
    }
    if (most < 1e-12) return v;
  }
  return std::nullopt;
}

/// The velocities after all passes for bodies that are one group.
inline std::optional<std::vector<Velocity>> plainly_collided(const std::vector<Body>& bodies,
                                                             std::vector<Velocity> v) {
  const std::vector<PlainPair> pairs = touching_pairs(bodies);
  for (int pass = 1; pass <= 150; ++pass) {
    double worst = 0;
    for (const PlainPair& pair : pairs) worst = std::max(worst, approach_of(pair, v));
    if (worst <= 1e-6) return v;
    const double e = worst < 1 || pass > 100 ? 0 : 0.75;
    const auto nearest = nearest_without_approach(bodies, pairs, v);
    if (!nearest) return std::nullopt;
    for (std::size_t i = 0; i < v.size(); ++i) {
      v[i].x = (*nearest)[i].x - e * (v[i].x - (*nearest)[i].x);
      v[i].y = (*nearest)[i].y - e * (v[i].y - (*nearest)[i].y);
    }
  }
  return std::nullopt;
}

}  // namespace tavola::physics

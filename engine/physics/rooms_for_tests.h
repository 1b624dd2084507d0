// Rooms full of discs for tests and benchmarks, drawn from a small generator of their own so that a
// number names the same room everywhere.
#pragma once

#include <cmath>
#include <cstdint>
#include <vector>

#include "physics/simulation.h"

namespace tavola::physics {

inline constexpr Rectangle kBoard{-250, -130, 250, 130};

/// Splitmix: all that a test needs of chance.
struct Chance {
  std::uint64_t state = 0;

  std::uint64_t next() {
    std::uint64_t z = state += 0x9e3779b97f4a7c15ULL;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
    return z ^ (z >> 31);
  }
  int below(int n) { return static_cast<int>(next() % static_cast<std::uint64_t>(n)); }
  double within(double low, double high) {
    return low + (high - low) * (static_cast<double>(next() >> 11) * 0x1p-53);
  }
};

inline Body disc(int id, double x, double y, double radius = 12.5) {
  return {id, x, y, radius, mass_of(radius), false};
}
inline Body obstacle(int id, double x, double y, double radius = 16) {
  return {id, x, y, radius, mass_of(radius), true};
}

struct Room {
  std::vector<Body> bodies;
  Flick flick;
};

inline bool lies_well(const Body& body, const std::vector<Body>& others) {
  return lies_within(body, kBoard) && place_is_free(body, others);
}

/// A disc of one of the four sizes of a game.
inline double some_radius(Chance& chance) {
  constexpr double kRadii[] = {16, 12.5, 12.5, 12.5, 9.5, 6.5};
  return kRadii[chance.below(6)];
}

/// A flick of the first movable disc; one in ten is at top speed.
inline Flick some_flick(Chance& chance, const std::vector<Body>& bodies) {
  Flick flick;
  std::vector<std::int32_t> movable;
  for (const Body& body : bodies)
    if (!body.fixed) movable.push_back(body.id);
  flick.shot = movable[static_cast<std::size_t>(chance.below(static_cast<int>(movable.size())))];
  while (flick.dx == 0 && flick.dy == 0) {
    flick.dx = chance.below(2 * kLongestDirection + 1) - kLongestDirection;
    flick.dy = chance.below(2 * kLongestDirection + 1) - kLongestDirection;
  }
  flick.speed = chance.below(10) == 0 ? 3500 : 50 + chance.below(3451);
  return flick;
}

/// Discs that lie anywhere, six of them fixed when there are more than eight.
inline Room loose_room(std::uint64_t number, int discs) {
  Chance chance{number};
  Room room;
  const int fixed = discs > 8 ? 6 : 1;
  for (int id = 1; id <= discs;) {
    Body body = id <= fixed ? obstacle(id, 0, 0) : disc(id, 0, 0, some_radius(chance));
    body.x = kBoard.left + body.radius + chance.within(0, 500 - 2 * body.radius);
    body.y = kBoard.bottom + body.radius + chance.within(0, 260 - 2 * body.radius);
    if (!lies_well(body, room.bodies)) continue;
    room.bodies.push_back(body);
    ++id;
  }
  room.flick = some_flick(chance, room.bodies);
  return room;
}

/// Discs that mostly touch one another or an obstacle: rows, triangles and heaps, some placed to a
/// thousandth of a mm as people place them, some to the last bit.
inline Room touching_room(std::uint64_t number, int discs) {
  Chance chance{number};
  Room room;
  const bool rounded = chance.below(2) == 0;
  const bool equal = chance.below(2) == 0;
  for (int id = 1, tries = 0; id <= discs && tries < 10000; ++tries) {
    const double radius = equal ? 12.5 : some_radius(chance);
    Body body = chance.below(6) == 0 ? obstacle(id, 0, 0) : disc(id, 0, 0, radius);
    if (room.bodies.empty() || chance.below(8) == 0) {
      body.fixed = body.fixed && id > 1;
      body.x = chance.within(-200, 200);
      body.y = chance.within(-100, 100);
    } else {
      const int last = static_cast<int>(room.bodies.size());
      const Body& to = room.bodies[static_cast<std::size_t>(chance.below(last))];
      const double reach = to.radius + body.radius;
      // Twelve directions give rows, triangles and hexagons; others give heaps.
      constexpr double kHalf = 0.5;
      const double root = std::sqrt(0.75);
      double ux = chance.within(-1, 1);
      double uy = chance.within(-1, 1);
      if (chance.below(3) != 0) {
        const double ways[6][2] = {{1, 0},  {kHalf, root},   {-kHalf, root},
                                   {-1, 0}, {-kHalf, -root}, {kHalf, -root}};
        const int way = chance.below(6);
        ux = ways[way][0];
        uy = ways[way][1];
      }
      const double length = std::sqrt(ux * ux + uy * uy);
      if (length == 0) continue;
      body.x = to.x + reach * ux / length;
      body.y = to.y + reach * uy / length;
    }
    if (rounded) {
      body.x = std::floor(body.x * 1000 + 0.5) / 1000;
      body.y = std::floor(body.y * 1000 + 0.5) / 1000;
    }
    if (!lies_well(body, room.bodies)) continue;
    room.bodies.push_back(body);
    ++id;
  }
  room.flick = some_flick(chance, room.bodies);
  return room;
}

}  // namespace tavola::physics

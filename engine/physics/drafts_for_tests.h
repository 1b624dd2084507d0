// Rooms that rapidcheck draws and shrinks: a draft is a list of wishes, each for a disc at a place
// or against an earlier disc, and a wish that cannot be granted is left out. So every draft is a
// legal room, and a draft with fewer or simpler wishes is a simpler room.
#pragma once

#include <rapidcheck.h>

#include <ostream>
#include <string>
#include <vector>

#include "physics/rooms_for_tests.h"

namespace tavola::physics {

struct Wish {
  int x = 0, y = 0;  // thousandths of a mm, or the direction seen from `beside`
  int beside = 0;    // 0: at x, y; otherwise against the disc of that number, counted round
  int size = 0;
  bool fixed = false;
};

struct Draft {
  std::vector<Wish> wishes;
  int dx = 1, dy = 0;
  int speed = 0;
};

inline Room granted(const Draft& draft) {
  constexpr double kRadii[] = {12.5, 16, 9.5, 6.5};
  Room room;
  room.bodies.push_back(disc(1, 0, 0));
  for (const Wish& wish : draft.wishes) {
    if (room.bodies.size() == kMostBodies) break;
    const int id = static_cast<int>(room.bodies.size()) + 1;
    Body body = wish.fixed ? obstacle(id, 0, 0) : disc(id, 0, 0, kRadii[wish.size % 4]);
    body.x = wish.x * 0.001;
    body.y = wish.y * 0.001;
    if (wish.beside != 0) {
      const Body& to = room.bodies[static_cast<std::size_t>(wish.beside) % room.bodies.size()];
      const double length = std::sqrt(body.x * body.x + body.y * body.y);
      if (length == 0) continue;
      body.x = to.x + (to.radius + body.radius) * (body.x / length);
      body.y = to.y + (to.radius + body.radius) * (body.y / length);
    }
    if (lies_well(body, room.bodies)) room.bodies.push_back(body);
  }
  room.flick = {1, draft.dx, draft.dy, draft.speed};
  if (draft.dx == 0 && draft.dy == 0) room.flick.dx = 1;
  return room;
}

inline void showValue(const Draft& draft, std::ostream& out) {
  const Room room = granted(draft);
  for (const Body& body : room.bodies)
    out << (body.fixed ? "obstacle " : "disc ") << body.id << " at (" << body.x << ", " << body.y
        << ") radius " << body.radius << "\n";
  out << "flicked (" << room.flick.dx << ", " << room.flick.dy << ") with " << room.flick.speed;
}

}  // namespace tavola::physics

namespace rc {

template <>
struct Arbitrary<tavola::physics::Wish> {
  static Gen<tavola::physics::Wish> arbitrary() {
    using tavola::physics::Wish;
    return gen::build<Wish>(
        gen::set(&Wish::x, gen::inRange(-240000, 240000)),
        gen::set(&Wish::y, gen::inRange(-120000, 120000)),
        gen::set(&Wish::beside, gen::inRange(0, 12)), gen::set(&Wish::size, gen::inRange(0, 4)),
        gen::set(&Wish::fixed, gen::map(gen::inRange(0, 5), [](int n) { return n == 4; })));
  }
};

template <>
struct Arbitrary<tavola::physics::Draft> {
  static Gen<tavola::physics::Draft> arbitrary() {
    using tavola::physics::Draft;
    using tavola::physics::Wish;
    return gen::build<Draft>(
        gen::set(&Draft::wishes,
                 gen::resize(25, gen::container<std::vector<Wish>>(gen::arbitrary<Wish>()))),
        gen::set(&Draft::dx, gen::inRange(-32767, 32768)),
        gen::set(&Draft::dy, gen::inRange(-32767, 32768)),
        gen::set(&Draft::speed, gen::inRange(1, 3501)));
  }
};

}  // namespace rc

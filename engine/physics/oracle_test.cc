// A second opinion from brute force: the same rooms moved a microsecond at a time, with collisions
// of two and nothing clever. Where a flick is not so wild that a hundredth of a mm decides it, both
// must tell the same story.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <vector>

#include "physics/rooms_for_tests.h"

namespace tavola::physics {
namespace {

constexpr double kSlowedBy = 2452.5;

struct Stepped {
  std::vector<Body> bodies;
  std::vector<Velocity> velocities;
  std::vector<bool> gone;
  std::vector<std::pair<int, int>> hits;  // in order, each pair once at a moment
  int moving = 0;
  double step = 1e-6;  // seconds
};

void collide_near_pairs(Stepped& room) {
  const std::size_t n = room.bodies.size();
  for (std::size_t i = 0; i < n; ++i) {
    for (std::size_t j = i + 1; j < n; ++j) {
      if (room.gone[i] || room.gone[j]) continue;
      Body& a = room.bodies[i];
      Body& b = room.bodies[j];
      if (gap(a, b) > 0) continue;
      Velocity& va = room.velocities[i];
      Velocity& vb = room.velocities[j];
      const double dx = b.x - a.x;
      const double dy = b.y - a.y;
      const double length = std::sqrt(dx * dx + dy * dy);
      const double approach = ((va.x - vb.x) * dx + (va.y - vb.y) * dy) / length;
      if (approach <= 1e-6) continue;
      const double wa = a.fixed ? 0 : 1 / a.mass;
      const double wb = b.fixed ? 0 : 1 / b.mass;
      const double push = (approach < 1 ? 1 : 1.75) * approach / (wa + wb);
      va.x -= push * wa * dx / length;
      va.y -= push * wa * dy / length;
      vb.x += push * wb * dx / length;
      vb.y += push * wb * dy / length;
      room.hits.emplace_back(std::minmax(a.id, b.id));
    }
  }
}

/// Steps during which nobody can meet anybody.
int quiet_steps(const Stepped& room) {
  double soonest = 1000 * room.step;
  for (std::size_t i = 0; i < room.bodies.size(); ++i) {
    if (room.gone[i]) continue;
    const double vi = std::hypot(room.velocities[i].x, room.velocities[i].y);
    if (vi == 0) continue;
    for (std::size_t j = 0; j < room.bodies.size(); ++j) {
      if (j == i || room.gone[j]) continue;
      const double vj = std::hypot(room.velocities[j].x, room.velocities[j].y);
      soonest = std::min(soonest, gap(room.bodies[i], room.bodies[j]) / (vi + vj));
    }
  }
  return std::max(1, static_cast<int>(soonest / room.step) - 1);
}

void move(Stepped& room, int steps) {
  room.moving = 0;
  for (std::size_t i = 0; i < room.bodies.size(); ++i) {
    Velocity& v = room.velocities[i];
    Body& body = room.bodies[i];
    if (room.gone[i] || (v.x == 0 && v.y == 0)) continue;
    const double speed = std::hypot(v.x, v.y);
    const double ux = v.x / speed;
    const double uy = v.y / speed;
    double now = speed;
    for (int k = 0; k < steps && now > 0; ++k) {
      const double next = now - kSlowedBy * room.step;
      const double run = 0.5 * (now + std::max(0.0, next)) * room.step;
      body.x += ux * run;
      body.y += uy * run;
      now = next;
    }
    now = std::max(0.0, now);
    v = {ux * now, uy * now};
    room.gone[i] = body.x < kBoard.left || body.x > kBoard.right || body.y < kBoard.bottom ||
                   body.y > kBoard.top;
    room.moving += now > 0 && !room.gone[i] ? 1 : 0;
  }
}

Stepped stepped(const Room& room, double step) {
  Stepped result;
  result.step = step;
  result.bodies = room.bodies;
  result.velocities.resize(room.bodies.size());
  result.gone.resize(room.bodies.size());
  for (std::size_t i = 0; i < room.bodies.size(); ++i) {
    if (room.bodies[i].id != room.flick.shot) continue;
    const double length = std::hypot(room.flick.dx, room.flick.dy);
    result.velocities[i] = {room.flick.speed * room.flick.dx / length,
                            room.flick.speed * room.flick.dy / length};
  }
  do {
    collide_near_pairs(result);
    move(result, quiet_steps(result));
  } while (result.moving > 0);
  return result;
}

/// How far the farthest disc is from where the steps have it; 1000 when they tell another story.
double difference(const Outcome& outcome, const Stepped& slow) {
  const std::set<std::pair<int, int>> expected(slow.hits.begin(), slow.hits.end());
  std::set<std::pair<int, int>> pairs;
  for (const Contact& contact : outcome.contacts) pairs.insert({contact.a, contact.b});
  if (pairs != expected) return 1000;
  double worst = 0;
  for (std::size_t i = 0; i < slow.bodies.size(); ++i) {
    const Body& body = slow.bodies[i];
    const auto here = std::find_if(outcome.rest.begin(), outcome.rest.end(),
                                   [&](const Body& rest) { return rest.id == body.id; });
    if ((here == outcome.rest.end()) != slow.gone[i]) return 1000;
    if (!slow.gone[i]) worst = std::max(worst, std::hypot(here->x - body.x, here->y - body.y));
  }
  return worst;
}

TEST(SlowFlickOracle, AThousandRoomsByTheMicrosecond) {  // CT-421, CT-427, CT-430, CT-449, CT-455
  Simulation simulation;
  int by_the_microsecond = 0;
  double sum = 0;
  for (std::uint64_t number = 0; number < 1000; ++number) {
    const Room room = loose_room(5000 + number, 9 + static_cast<int>(number % 9));
    const auto done = simulation.flick(kBoard, room.bodies, room.flick);
    ASSERT_TRUE(done.has_value());
    double far = difference(**done, stepped(room, 1e-6));
    if (far < 0.5) {
      ++by_the_microsecond;
      sum += far;
      continue;
    }
    // A path that grazes, or many collisions in a row, makes much of a thousandth of a mm: the
    // finer the steps, the nearer they must come.
    far = difference(**done, stepped(room, 1e-7));
    if (far > 0.5) far = difference(**done, stepped(room, 1e-8));
    EXPECT_LT(far, 5) << "room " << number;
  }
  EXPECT_GE(by_the_microsecond, 970);
  EXPECT_LT(sum / by_the_microsecond, 0.02);  // mm, on average
}

}  // namespace
}  // namespace tavola::physics

// Collisions of many at one moment, and the hair's breadth between discs that press each other.
// IDs: games/catacombs/ledger/catacombs.md, section 33.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

#include "physics/drafts_for_tests.h"
#include "physics/group_law_for_tests.h"
#include "physics/pushes.h"
#include "physics/trace_for_tests.h"

namespace tavola::physics {
namespace {

struct Collision {
  std::vector<Velocity> velocities;
  std::vector<Contact> contacts;
  std::vector<Body> rest;
};

Collision collided(const std::vector<Body>& bodies, std::vector<Velocity> velocities) {
  Collision result;
  const auto done = simulation_for_tests().collide(bodies, velocities);
  EXPECT_TRUE(done.has_value());
  if (!done) return result;
  result.velocities = velocities;
  result.contacts.assign((*done)->contacts.begin(), (*done)->contacts.end());
  result.rest.assign((*done)->rest.begin(), (*done)->rest.end());
  return result;
}

std::set<std::pair<int, int>> pairs_of(const Collision& collision) {
  std::set<std::pair<int, int>> pairs;
  for (const Contact& contact : collision.contacts) pairs.insert({contact.a, contact.b});
  return pairs;
}

using Pairs = std::set<std::pair<int, int>>;

TEST(FlickGroup, BetweenTwoTouchingDiscs) {  // CT-444
  const double v = 2000;
  const std::vector<Body> bodies{disc(1, -std::sqrt(25 * 25 - 12.5 * 12.5), 0), disc(2, 0, 12.5),
                                 disc(3, 0, -12.5)};
  const Collision after = collided(bodies, {{v, 0}, {0, 0}, {0, 0}});
  EXPECT_NEAR(after.velocities[0].x, -0.05 * v, 1e-6);
  EXPECT_NEAR(after.velocities[0].y, 0, 1e-6);
  const double each = 0.35 * std::sqrt(3.0) * v;
  for (const int i : {1, 2}) {
    const Velocity& velocity = after.velocities[static_cast<std::size_t>(i)];
    EXPECT_NEAR(speed_of(velocity), each, 1e-6);
    EXPECT_NEAR(std::fabs(velocity.y), each / 2, 1e-6);  // 30 degrees
  }
  EXPECT_EQ(pairs_of(after), (Pairs{{1, 2}, {1, 3}}));
  // The same on the way: two entries of one time.
  const Trace done =
      trace({disc(1, -200, 0), disc(2, 0, 12.5), disc(3, 0, -12.5)}, {1, 1, 0, 1500});
  ASSERT_GE(done.outcome.contacts.size(), 2U);
  EXPECT_EQ(done.outcome.contacts[0].time, done.outcome.contacts[1].time);
  EXPECT_EQ(done.distinct_times(), 1);
}

TEST(FlickGroup, ARowIsHitAtItsFirstDisc) {  // CT-445, CT-446
  const double v = 1600;
  const std::vector<Body> row{disc(1, -25, 0), disc(2, 0, 0), disc(3, 25, 0), disc(4, 50, 0)};
  const Collision after = collided(row, {{v, 0}, {0, 0}, {0, 0}, {0, 0}});
  EXPECT_NEAR(after.velocities[0].x, -0.3125 * v, 1e-6);
  for (const std::size_t i : {1U, 2U, 3U}) EXPECT_NEAR(after.velocities[i].x, 0.4375 * v, 1e-6);
  EXPECT_EQ(pairs_of(after), (Pairs{{1, 2}, {2, 3}, {3, 4}}));
}

TEST(FlickGroup, ADiscAgainstAnObstacleStays) {  // CT-554
  const Collision after =
      collided({disc(1, -25, 0), disc(2, 0, 0), obstacle(3, 28.5, 0)}, {{1000, 0}, {0, 0}, {0, 0}});
  EXPECT_NEAR(after.velocities[0].x, -750, 1e-6);
  EXPECT_EQ(after.velocities[1], (Velocity{0, 0}));
  EXPECT_EQ(pairs_of(after), (Pairs{{1, 2}, {2, 3}}));
}

TEST(FlickGroup, APassFollowsWhileAPairStillApproaches) {  // CT-442, CT-555
  const Collision after =
      collided({disc(1, 0, 0), disc(2, 25, 0), disc(3, 50, 0)}, {{400, 0}, {0, 0}, {100, 0}});
  EXPECT_NEAR(after.velocities[0].x, -8.3333, 1e-4);
  EXPECT_NEAR(after.velocities[1].x, 226.0417, 1e-4);
  EXPECT_NEAR(after.velocities[2].x, 282.2917, 1e-4);
}

TEST(FlickGroup, AnObstacleDoesNotJoinGroups) {  // CT-438
  const std::vector<Body> bodies{disc(1, -28.5, 0), obstacle(2, 0, 0), disc(3, 28.5, 0)};
  const Collision after = collided(bodies, {{500, 0}, {0, 0}, {-0.5, 0}});
  EXPECT_NEAR(after.velocities[0].x, -375, 1e-9);
  EXPECT_NEAR(after.velocities[2].x, 0, 1e-9);  // a gentle collision of its own
}

TEST(FlickGroup, OneRestitutionForTheWholeGroup) {  // CT-443
  // The second disc touches the obstacle gently, but the shot comes fast: all bounce.
  const std::vector<Body> bodies{disc(1, 0, 25), disc(2, 0, 0), obstacle(3, 28.5, 0)};
  const Collision after = collided(bodies, {{0, -500}, {0.5, 0}, {0, 0}});
  EXPECT_NEAR(after.velocities[1].x, -0.375, 1e-9);
}

TEST(FlickGroup, WhoIsNotPushedIsNotLogged) {  // CT-447
  // Disc 3 touches the shot at its side, disc 4 behind it.
  const std::vector<Body> bodies{disc(1, 0, 0), disc(2, 25, 0), disc(3, 0, 25), disc(4, -25, 0)};
  const Collision after = collided(bodies, {{900, 0}, {0, 0}, {0, 0}, {0, 0}});
  EXPECT_EQ(pairs_of(after), (Pairs{{1, 2}}));
  EXPECT_EQ(after.velocities[2], (Velocity{0, 0}));
  EXPECT_EQ(after.velocities[3], (Velocity{0, 0}));
}

std::vector<Body> flower(double turn) {
  std::vector<Body> bodies{disc(1, 0, 0)};
  const double x = 25 / std::sqrt(1 + turn * turn);
  double px = x, py = x * turn;
  for (int i = 0; i < 6; ++i) {
    bodies.push_back(disc(i + 2, px, py));
    const double root = std::sqrt(0.75);
    const double nx = 0.5 * px - root * py;
    py = root * px + 0.5 * py;
    px = nx;
  }
  return bodies;
}

TEST(FlickGroup, OfSeveralSetsOfPushesTheLeastSquaresCounts) {  // CT-549, CT-439
  // A flower of seven holds itself in tension, so its pushes are not settled by the velocities.
  // What is logged must not depend on the numbering all the same.
  const std::vector<Body> bodies = flower(0.3);
  std::vector<Velocity> velocities(7);
  velocities[1] = {-bodies[1].x * 40, -bodies[1].y * 40};
  const Collision straight = collided(bodies, velocities);
  std::vector<int> order{1, 2, 3, 4, 5, 6, 7};
  Chance chance{5};
  for (int round = 0; round < 50; ++round) {
    for (std::size_t i = 6; i > 0; --i)
      std::swap(order[i], order[static_cast<std::size_t>(chance.below(static_cast<int>(i) + 1))]);
    std::vector<Body> renumbered = bodies;
    for (std::size_t i = 0; i < 7; ++i) renumbered[i].id = order[i];
    const Collision other = collided(renumbered, velocities);
    Pairs expected;
    for (const auto& [a, b] : pairs_of(straight))
      expected.insert(std::minmax(order[static_cast<std::size_t>(a - 1)],
                                  order[static_cast<std::size_t>(b - 1)]));
    EXPECT_EQ(pairs_of(other), expected);
    for (std::size_t i = 0; i < 7; ++i) {
      EXPECT_NEAR(other.velocities[i].x, straight.velocities[i].x, 1e-5);
      EXPECT_NEAR(other.velocities[i].y, straight.velocities[i].y, 1e-5);
    }
  }
  // By symmetry both discs beside the one that is hit share alike.
  const Pairs pairs = pairs_of(straight);
  EXPECT_EQ(pairs.count({2, 3}), pairs.count({2, 7}));
  EXPECT_EQ(pairs.count({1, 3}), pairs.count({1, 7}));
}

TEST(FlickPushes, SharesALoadThatTwoCanCarry) {  // CT-549
  Square g;
  g.width = 2;
  g.at(0, 0) = g.at(0, 1) = g.at(1, 0) = g.at(1, 1) = 1;
  Pushes pushes;
  std::array<double, 2> start{-1, -1};
  std::array<double, 2> push{};
  pushes.find(g, start, 1e-12, push);
  EXPECT_NEAR(push[0] + push[1], 1, 1e-12);
  const std::array<double, 2> slack{};
  EXPECT_TRUE(pushes.least_squares(g, slack, 1e-9, push));
  EXPECT_NEAR(push[0], 0.5, 1e-12);
  EXPECT_NEAR(push[1], 0.5, 1e-12);
  // One that would have to pull stays out of it.
  g.at(0, 1) = g.at(1, 0) = -1;
  start = {-1, 1};
  pushes.find(g, start, 1e-12, push);
  pushes.least_squares(g, slack, 1e-9, push);
  EXPECT_NEAR(push[0], 1, 1e-12);
  EXPECT_EQ(push[1], 0);
}

/// Some speed for every disc of a room that can move.
std::vector<Velocity> some_velocities(const Room& room) {
  Chance chance{static_cast<std::uint64_t>(room.flick.speed) * 77 + room.bodies.size()};
  std::vector<Velocity> velocities;
  for (const Body& body : room.bodies)
    velocities.push_back(body.fixed || chance.below(3) == 0
                             ? Velocity{}
                             : Velocity{chance.within(-2000, 2000), chance.within(-2000, 2000)});
  return velocities;
}

/// The discs that hang together with the first one.
Room first_group(const Room& room) {
  Room group;
  group.flick = room.flick;
  group.bodies.push_back(room.bodies[0]);
  std::set<int> inside{room.bodies[0].id};
  for (std::size_t i = 0; i < group.bodies.size() && group.bodies.size() < 7; ++i) {
    if (group.bodies[i].fixed) continue;
    for (const Body& body : room.bodies)
      if (!inside.contains(body.id) && gap(body, group.bodies[i]) <= 1e-3 &&
          group.bodies.size() < 7) {
        inside.insert(body.id);
        group.bodies.push_back(body);
      }
  }
  return group;
}

RC_GTEST_PROP(FlickGroup, TheLawAsItIsWritten,
              (const Draft& draft)) {  // CT-438, CT-440, CT-442, CT-443
  const Room room = first_group(granted(draft));
  RC_PRE(room.bodies.size() > 2U);
  const std::vector<Velocity> velocities = some_velocities(room);
  const auto expected = plainly_collided(room.bodies, velocities);
  RC_PRE(expected.has_value());
  const Collision after = collided(room.bodies, velocities);
  for (std::size_t i = 0; i < room.bodies.size(); ++i) {
    RC_ASSERT(std::fabs(after.velocities[i].x - (*expected)[i].x) < 1e-3);
    RC_ASSERT(std::fabs(after.velocities[i].y - (*expected)[i].y) < 1e-3);
  }
}

RC_GTEST_PROP(FlickGroup, NumberingDoesNotMatter, (const Draft& draft)) {  // CT-439
  const Room room = granted(draft);
  const std::vector<Velocity> velocities = some_velocities(room);
  const Collision after = collided(room.bodies, velocities);
  std::vector<Body> renumbered = room.bodies;
  for (Body& body : renumbered) body.id = 1000 - body.id;
  const Collision other = collided(renumbered, velocities);
  double fastest = 0;
  for (const Velocity& velocity : velocities) fastest = std::max(fastest, speed_of(velocity));
  const double tolerance = std::max(1e-9 * fastest, 1e-5);
  for (std::size_t i = 0; i < room.bodies.size(); ++i) {
    RC_ASSERT(std::fabs(after.velocities[i].x - other.velocities[i].x) <= tolerance);
    RC_ASSERT(std::fabs(after.velocities[i].y - other.velocities[i].y) <= tolerance);
  }
}

TEST(FlickRoom, APairThatStaysTogetherIsMovedApart) {  // CT-550
  const std::vector<Body> bodies{disc(1, 0, 0, 16), disc(2, 28.5, 0)};
  const Collision after = collided(bodies, {{0.5, 0}, {0, 0}});
  EXPECT_NEAR(gap(after.rest[0], after.rest[1]), 1e-5, 1e-9);
  const double shift_1 = bodies[0].x - after.rest[0].x;
  const double shift_2 = after.rest[1].x - bodies[1].x;
  EXPECT_NEAR(shift_1 * bodies[0].mass, shift_2 * bodies[1].mass, 1e-9);  // the lighter gives way
  // Against an obstacle the disc alone moves; a pair that bounces apart is left alone.
  const Collision wall = collided({obstacle(1, 0, 0), disc(2, 28.5, 0)}, {{0, 0}, {-0.5, 0}});
  EXPECT_EQ(wall.rest[0].x, 0);
  EXPECT_NEAR(wall.rest[1].x - 28.5, 1e-5, 1e-9);
  const Collision bounce = collided({disc(1, 0, 0), disc(2, 25, 0)}, {{500, 0}, {0, 0}});
  EXPECT_EQ(bounce.rest[1].x, 25);
}

TEST(FlickRoom, ObstaclesLimitTheShift) {  // CT-550
  const std::vector<Body> bodies{obstacle(1, -28.5, 0), disc(2, 0, 0), disc(3, 25, 0),
                                 obstacle(4, 53.5, 0)};
  const Collision after = collided(bodies, {{0, 0}, {0.5, 80}, {0, 80}, {0, 0}});
  EXPECT_GE(gap(after.rest[0], after.rest[1]), -1e-7);
  EXPECT_GE(gap(after.rest[2], after.rest[3]), -1e-7);
  EXPECT_GE(gap(after.rest[1], after.rest[2]), -1e-7);
}

TEST(FlickRoom, APressingContactTakesFewEvents) {  // CT-551, CT-553, CT-557
  const Trace done = trace({disc(1, 0, 0), disc(2, 24, -7)}, {1, 3, 10, 100});
  ASSERT_EQ(done.outcome.contacts.size(), 1U);
  EXPECT_EQ(done.outcome.contacts[0].time, 0);
  EXPECT_LT(done.outcome.events, 1000);
  EXPECT_NEAR(done.after(1)->x, 0.573, 0.005);
  EXPECT_NEAR(done.after(1)->y, 1.956, 0.005);
  EXPECT_NEAR(done.after(2)->x, 24, 0.005);
  EXPECT_NEAR(done.after(2)->y, -7, 0.005);
}

RC_GTEST_PROP(FlickRoom, ShiftsAreTooSmallToSee, (const Draft& draft)) {  // CT-552, CT-551
  const Trace done = trace(granted(draft));
  for (const Body& body : done.room.bodies) {
    const Stretch* last = nullptr;
    for (const Stretch& stretch : done.path.stretches) {
      if (stretch.id != body.id) continue;
      const Place from = last != nullptr ? done.path.at(*last, last->end) : Place{body.x, body.y};
      const double dx = stretch.x - from.x;
      const double dy = stretch.y - from.y;
      // A disc may be shifted several times while it rests between two of its own stretches.
      const bool at_once = last != nullptr && last->end == stretch.start;
      RC_ASSERT(std::sqrt(dx * dx + dy * dy) < (at_once ? 1e-3 : 1e-2));
      last = &stretch;
    }
    const Body* rest = done.after(body.id);
    if (rest == nullptr) continue;
    RC_ASSERT(rest->x >= kBoard.left && rest->x <= kBoard.right);
    RC_ASSERT(rest->y >= kBoard.bottom && rest->y <= kBoard.top);
  }
}

}  // namespace
}  // namespace tavola::physics

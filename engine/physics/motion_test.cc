// How a disc slides when nothing is in its way, and that nothing is passed through when something
// is. IDs: games/catacombs/ledger/catacombs.md, section 33.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <bit>
#include <cmath>

#include "physics/drafts_for_tests.h"
#include "physics/trace_for_tests.h"

namespace tavola::physics {
namespace {

constexpr double kDeceleration = 2452.5;
constexpr Rectangle kHall{-5000, -5000, 5000, 5000};

/// Whether a disc's place is the same to the bit.
bool stays(const Body& before, const Body& after) {
  return std::bit_cast<std::uint64_t>(before.x) == std::bit_cast<std::uint64_t>(after.x) &&
         std::bit_cast<std::uint64_t>(before.y) == std::bit_cast<std::uint64_t>(after.y);
}

RC_GTEST_PROP(FlickMotion, AFreeDiscRunsItsLengthAndTime, ()) {  // CT-421, CT-422, CT-425
  const int dx = *rc::gen::inRange(-32767, 32768);
  const int dy =
      *rc::gen::suchThat(rc::gen::inRange(-32767, 32768), [&](int n) { return n != 0 || dx != 0; });
  const int speed = *rc::gen::inRange(1, 3501);
  const std::vector<Body> bodies{disc(1, 12, -7)};
  Path path;
  Simulation simulation;
  const auto done = simulation.flick(kHall, bodies, {1, dx, dy, speed}, &path);
  RC_ASSERT(done.has_value());
  const Body& rest = (*done)->rest[0];
  const double run = static_cast<double>(speed) * speed / (2 * kDeceleration);
  const double length = std::sqrt(static_cast<double>(dx) * dx + static_cast<double>(dy) * dy);
  RC_ASSERT(std::fabs(rest.x - (12 + run * dx / length)) < 1e-6);
  RC_ASSERT(std::fabs(rest.y - (-7 + run * dy / length)) < 1e-6);
  RC_ASSERT(std::fabs((*done)->duration - speed / kDeceleration) < 1e-12);

  // CT-423: along the way the speed goes with the distance.
  RC_ASSERT(path.stretches.size() == 1U);
  const Stretch& stretch = path.stretches[0];
  for (int i = 0; i <= 10; ++i) {
    const double time = stretch.end * i / 10;
    const Place place = path.at(stretch, time);
    const double far = std::sqrt((place.x - 12) * (place.x - 12) + (place.y + 7) * (place.y + 7));
    const double now = speed - kDeceleration * time;
    RC_ASSERT(std::fabs(now * now - (speed * speed - 2 * kDeceleration * far)) <=
              1e-9 * speed * speed);
  }
}

RC_GTEST_PROP(FlickMotion, WhoMovesWasHitBefore, (const Draft& draft)) {  // CT-424, CT-561
  const Trace done = trace(granted(draft));
  RC_ASSERT(!done.refused);
  for (const Body& body : done.room.bodies) {
    if (body.id == done.room.flick.shot || done.is_logged(body.id)) continue;
    RC_ASSERT(done.after(body.id) != nullptr);
    RC_ASSERT(stays(body, *done.after(body.id)));
  }
  for (const Stretch& stretch : done.path.stretches) {
    if (stretch.id == done.room.flick.shot) continue;
    const auto& log = done.outcome.contacts;
    RC_ASSERT(std::any_of(log.begin(), log.end(), [&](const Contact& contact) {
      return (contact.a == stretch.id || contact.b == stretch.id) && contact.time <= stretch.start;
    }));
  }
}

RC_GTEST_PROP(FlickMotion, ObstaclesStayToTheBit, (const Draft& draft)) {  // CT-413, CT-437
  const Trace done = trace(granted(draft));
  for (const Body& body : done.room.bodies)
    if (body.fixed) RC_ASSERT(done.after(body.id) != nullptr && stays(body, *done.after(body.id)));
}

RC_GTEST_PROP(FlickMotion, NothingIsPassedThrough, (const Draft& draft)) {  // CT-427
  const Room room = granted(draft);
  const Trace done = trace(room);
  RC_PRE(done.outcome.contacts.empty());
  const Body& shot = room.bodies[0];
  double length = 0;
  double ux = room.flick.dx;
  double uy = room.flick.dy;
  length = std::sqrt(ux * ux + uy * uy);
  ux /= length;
  uy /= length;
  double run = static_cast<double>(room.flick.speed) * room.flick.speed / (2 * kDeceleration);
  if (!done.outcome.left.empty()) {
    const Departure& exit = done.outcome.left[0];
    run = std::sqrt((exit.x - shot.x) * (exit.x - shot.x) + (exit.y - shot.y) * (exit.y - shot.y));
  }
  for (const Body& other : room.bodies) {
    if (other.id == shot.id) continue;
    const double along = std::clamp((other.x - shot.x) * ux + (other.y - shot.y) * uy, 0.0, run);
    const double x = shot.x + ux * along - other.x;
    const double y = shot.y + uy * along - other.y;
    const double start = gap(shot, other);
    RC_ASSERT(std::sqrt(x * x + y * y) - (shot.radius + other.radius) >=
              std::min(0.0, start) - 1e-6);
  }
}

TEST(FlickMotion, NothingIsPassedThroughAtTopSpeed) {  // CT-427
  for (int y = -24; y <= 24; ++y) {
    const double aside = y == -24 || y == 24 ? y * 1.0416 : y;  // the last ones only graze
    const Trace done = trace({disc(1, -200, 0), disc(2, 200, aside)}, {1, 1, 0, 3500});
    ASSERT_EQ(done.outcome.contacts.size(), 1U) << aside;
  }
  EXPECT_TRUE(
      trace({disc(1, -200, 0), disc(2, 200, 25.000001)}, {1, 1, 0, 3500}).outcome.contacts.empty());
}

TEST(FlickMotion, TooManyEventsAreReported) {  // CT-426
  Laws laws;
  laws.most_events = 2;
  Simulation simulation(laws);
  const std::vector<Body> bodies{disc(1, -50, 0), disc(2, 0, 0), disc(3, 50, 1)};
  const auto done = simulation.flick(kBoard, bodies, {1, 1, 0, 2000});
  ASSERT_FALSE(done.has_value());
  EXPECT_EQ(done.error().reason, Refusal::Reason::kTooManyEvents);
}

TEST(SlowFlickMotion, TouchingClustersComeToRestLongBeforeTheLimit) {  // CT-426, CT-547, CT-464
  Simulation simulation;
  for (std::uint64_t number = 0; number < 12000; ++number) {
    const Room room = touching_room(number, 2 + static_cast<int>(number % 29));
    const auto done = simulation.flick(kBoard, room.bodies, room.flick);
    ASSERT_TRUE(done.has_value()) << "room " << number << ": " << sentence(done.error());
    ASSERT_LT((*done)->events, 50000) << "room " << number;
    const auto& rest = (*done)->rest;
    for (std::size_t i = 0; i < rest.size(); ++i)
      for (std::size_t j = 0; j < i; ++j)
        ASSERT_GE(gap(rest[i], rest[j]), -1e-3) << "room " << number;
  }
}

}  // namespace
}  // namespace tavola::physics

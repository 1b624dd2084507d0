// Collisions of two, and what every collision keeps: momentum, and no energy from nowhere. IDs:
// games/catacombs/ledger/catacombs.md, section 33.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>
#include <set>

#include "physics/drafts_for_tests.h"
#include "physics/trace_for_tests.h"

namespace tavola::physics {
namespace {

constexpr double kRestitution = 0.75;

std::vector<Velocity> speeds_after(const std::vector<Body>& bodies,
                                   std::vector<Velocity> velocities) {
  const auto done = simulation_for_tests().collide(bodies, velocities);
  EXPECT_TRUE(done.has_value());
  return velocities;
}

TEST(FlickContact, HeadOnAgainstAnEqualDisc) {  // CT-433, CT-430, CT-441
  for (const double v : {2.0, 400.0, 3500.0}) {
    const auto after = speeds_after({disc(1, 0, 0), disc(2, 25, 0)}, {{v, 0}, {0, 0}});
    EXPECT_NEAR(after[0].x, (1 - kRestitution) * v / 2, 1e-9 * v);
    EXPECT_NEAR(after[1].x, (1 + kRestitution) * v / 2, 1e-9 * v);
    EXPECT_EQ(after[0].y, 0);
    EXPECT_EQ(after[1].y, 0);
  }
}

TEST(FlickContact, HeadOnAgainstAnObstacle) {  // CT-434, CT-437
  const auto after = speeds_after({disc(1, 0, 0), obstacle(2, 28.5, 0)}, {{800, 0}, {0, 0}});
  EXPECT_NEAR(after[0].x, -kRestitution * 800, 1e-6);
  EXPECT_EQ(after[1], (Velocity{0, 0}));
}

TEST(FlickContact, GentleCollisionsDoNotBounce) {  // CT-431
  const auto gentle = speeds_after({disc(1, 0, 0), obstacle(2, 28.5, 0)}, {{0.999, 0}, {0, 0}});
  EXPECT_NEAR(gentle[0].x, 0, 1e-12);
  const auto firm = speeds_after({disc(1, 0, 0), obstacle(2, 28.5, 0)}, {{1.001, 0}, {0, 0}});
  EXPECT_NEAR(firm[0].x, -kRestitution * 1.001, 1e-12);
}

TEST(FlickContact, WithoutApproachThereIsNoCollision) {  // CT-429
  for (const Velocity velocity : {Velocity{-100, 0}, Velocity{0, 100}, Velocity{9e-7, 100}}) {
    const auto after = speeds_after({disc(1, 0, 0), disc(2, 25, 0)}, {velocity, {0, 0}});
    EXPECT_NEAR(after[0].x, velocity.x, 1e-12);
    EXPECT_NEAR(after[0].y, velocity.y, 1e-12);
    EXPECT_EQ(after[1], (Velocity{0, 0}));
  }
  const auto hit = speeds_after({disc(1, 0, 0), disc(2, 25, 0)}, {{2e-6, 100}, {0, 0}});
  EXPECT_GT(hit[1].x, 9e-7);
}

TEST(FlickContact, AGapOfAThousandthIsATouchAMoreIsNone) {  // CT-428
  const auto touch = speeds_after({disc(1, 0, 0), disc(2, 25.0009, 0)}, {{100, 0}, {0, 0}});
  EXPECT_GT(touch[1].x, 0);
  const auto none = speeds_after({disc(1, 0, 0), disc(2, 25.0011, 0)}, {{100, 0}, {0, 0}});
  EXPECT_EQ(none[1].x, 0);
  // On the way a pair meets exactly where its rims do.
  const Trace done = trace({disc(1, 0, 0), disc(2, 100, 7)}, {1, 1, 0, 1500});
  const Contact& contact = done.outcome.contacts[0];
  EXPECT_NEAR(std::hypot(contact.bx - contact.ax, contact.by - contact.ay), 25, 1e-9);
}

RC_GTEST_PROP(FlickContact, TheNormalTurnsAndTheTangentStays, ()) {  // CT-415, CT-432, CT-441
  const auto number = [](int most) { return *rc::gen::inRange(-most, most + 1) * 0.1; };
  const double angle_x = number(1000);
  const double angle_y = number(1000);
  RC_PRE(angle_x != 0 || angle_y != 0);
  const double length = std::sqrt(angle_x * angle_x + angle_y * angle_y);
  const double nx = angle_x / length;
  const double ny = angle_y / length;
  const double big = *rc::gen::element(16.0, 12.5, 9.5, 6.5);
  const std::vector<Body> bodies{disc(1, 3, 4, big),
                                 disc(2, 3 + (big + 12.5) * nx, 4 + (big + 12.5) * ny)};
  const std::vector<Velocity> v{{number(20000), number(20000)}, {number(20000), number(20000)}};
  const auto closing = [&](const std::vector<Velocity>& of) {
    return (of[0].x - of[1].x) * nx + (of[0].y - of[1].y) * ny;
  };
  RC_PRE(closing(v) > 1.0);
  const auto after = speeds_after(bodies, v);
  RC_ASSERT(std::fabs(closing(after) + kRestitution * closing(v)) < 1e-8);
  for (std::size_t i = 0; i < 2; ++i)
    RC_ASSERT(std::fabs((after[i].y - v[i].y) * nx - (after[i].x - v[i].x) * ny) < 1e-8);
  RC_ASSERT(std::fabs((after[0].x - v[0].x) * bodies[0].mass +
                      (after[1].x - v[1].x) * bodies[1].mass) < 1e-6);
}

/// The moments at which anything changed.
std::set<double> moments(const Trace& done) {
  std::set<double> times{0};
  for (const Stretch& stretch : done.path.stretches) {
    times.insert(stretch.start);
    times.insert(stretch.end);
  }
  return times;
}

RC_GTEST_PROP(FlickContact, MomentumIsKept, (const Draft& draft)) {  // CT-435
  const Trace done = trace(granted(draft));
  RC_PRE(done.path.stretches.size() < 300U);
  for (const Contact& moment : done.outcome.contacts) {
    bool free = true;
    for (const Contact& contact : done.outcome.contacts)
      if (contact.time == moment.time)
        free = free && !done.before(contact.a).fixed && !done.before(contact.b).fixed;
    for (const Departure& departure : done.outcome.left)
      free = free && departure.time != moment.time;
    if (!free) continue;
    double x = 0, y = 0, all = 0, mass = 0;
    for (const Body& body : done.room.bodies) {
      if (body.fixed) continue;
      const Velocity before = done.just_before(body.id, moment.time);
      const Velocity after = done.just_after(body.id, moment.time);
      x += body.mass * (after.x - before.x);
      y += body.mass * (after.y - before.y);
      all += body.mass * speed_of(before);
      mass += body.mass;
    }
    // What is slower than 0.000001 mm/s comes to rest at once.
    RC_ASSERT(std::fabs(x) <= 1e-9 * all + 1e-6 * mass);
    RC_ASSERT(std::fabs(y) <= 1e-9 * all + 1e-6 * mass);
  }
}

RC_GTEST_PROP(FlickContact, EnergyNeverRises, (const Draft& draft)) {  // CT-436
  const Trace done = trace(granted(draft));
  RC_PRE(done.path.stretches.size() < 300U);
  const auto energy = [&](double time, bool after) {
    double sum = 0;
    for (const Body& body : done.room.bodies) {
      if (body.fixed) continue;
      const double v =
          speed_of(after ? done.just_after(body.id, time) : done.just_before(body.id, time));
      sum += body.mass * v * v;
    }
    return sum;
  };
  double last = energy(0, false);
  for (const double time : moments(done)) {
    const double before = energy(time, false);
    const double after = energy(time, true);
    RC_ASSERT(before <= last * (1 + 1e-12) + 1e-9);
    RC_ASSERT(after <= before * (1 + 1e-12) + 1e-9);
    last = after;
  }
}

TEST(FlickContact, AtEqualTimesContactsComeBeforeLeaving) {  // CT-548
  // The shot stands on the edge, touches a disc, and is flicked at it and off the board at once.
  const Trace done = trace({disc(1, 250, 0), disc(2, 250, 25)}, {1, 1, 1, 1000});
  ASSERT_EQ(done.outcome.contacts.size(), 1U);
  EXPECT_EQ(done.outcome.contacts[0].time, 0);
  ASSERT_EQ(done.outcome.left.size(), 1U);
  EXPECT_EQ(done.outcome.left[0].id, 1);
  EXPECT_EQ(done.outcome.left[0].time, 0);
  EXPECT_GT(done.after(2)->y, 30);
}

}  // namespace
}  // namespace tavola::physics

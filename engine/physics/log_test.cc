// The contact log: what stands in it, in which order, and what does not. IDs:
// games/catacombs/ledger/catacombs.md, section 33.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>
#include <set>

#include "physics/drafts_for_tests.h"
#include "physics/trace_for_tests.h"

namespace tavola::physics {
namespace {

RC_GTEST_PROP(FlickLog, IsInOrder,
              (const Draft& draft)) {  // CT-448, CT-450, CT-451, CT-452, CT-447
  const Trace done = trace(granted(draft));
  RC_ASSERT(!done.refused);
  const auto& log = done.outcome.contacts;
  for (std::size_t i = 0; i < log.size(); ++i) {
    const Contact& contact = log[i];
    RC_ASSERT(contact.sequence == static_cast<int>(i));
    RC_ASSERT(contact.a < contact.b);
    RC_ASSERT(contact.approach >= 0);
    const double reach = done.before(contact.a).radius + done.before(contact.b).radius;
    const double dx = contact.bx - contact.ax;
    const double dy = contact.by - contact.ay;
    RC_ASSERT(std::fabs(std::sqrt(dx * dx + dy * dy) - reach) <= 1e-3);
    // The point lies on both rims.
    const double px = contact.x - contact.ax;
    const double py = contact.y - contact.ay;
    RC_ASSERT(std::fabs(std::sqrt(px * px + py * py) - done.before(contact.a).radius) <= 1e-3);
    RC_ASSERT(std::fabs(px * dy - py * dx) <= 1e-6);
    if (i == 0) continue;
    const Contact& last = log[i - 1];
    RC_ASSERT(last.time <= contact.time);
    if (last.time == contact.time)
      RC_ASSERT(std::pair(last.a, last.b) < std::pair(contact.a, contact.b));  // once at a moment
  }
}

RC_GTEST_PROP(FlickLog, CentresAreWhereTheDiscsWere, (const Draft& draft)) {  // CT-448
  const Trace done = trace(granted(draft));
  RC_PRE(done.path.stretches.size() < 300U);
  for (const Contact& contact : done.outcome.contacts) {
    const Place a = done.where(contact.a, contact.time);
    const Place b = done.where(contact.b, contact.time);
    RC_ASSERT(std::fabs(a.x - contact.ax) < 2e-3 && std::fabs(a.y - contact.ay) < 2e-3);
    RC_ASSERT(std::fabs(b.x - contact.bx) < 2e-3 && std::fabs(b.y - contact.by) < 2e-3);
  }
}

RC_GTEST_PROP(FlickLog, WhoTurnsIsInIt, (const Draft& draft)) {  // CT-449
  // A disc that changes its speed by more than friction does has an entry at that time, or pushed
  // gently against one with whom it has an earlier entry.
  const Trace done = trace(granted(draft));
  RC_PRE(done.path.stretches.size() < 300U);
  for (const Stretch& stretch : done.path.stretches) {
    const Velocity before = done.just_before(stretch.id, stretch.start);
    const Velocity change{stretch.vx - before.x, stretch.vy - before.y};
    if (speed_of(change) < 1.75) continue;  // gentle
    const auto& log = done.outcome.contacts;
    RC_ASSERT(std::any_of(log.begin(), log.end(), [&](const Contact& contact) {
      return contact.time == stretch.start && (contact.a == stretch.id || contact.b == stretch.id);
    }));
  }
}

TEST(FlickLog, HoldsObstaclesAndDiscsAmongThemselves) {  // CT-449, CT-453
  const Trace done = trace({disc(5, -100, 0), disc(2, 0, 0), obstacle(9, 60, 0)}, {5, 1, 0, 1500});
  std::vector<std::pair<int, int>> pairs;
  for (const Contact& contact : done.outcome.contacts) pairs.emplace_back(contact.a, contact.b);
  ASSERT_GE(pairs.size(), 2U);
  EXPECT_EQ(pairs[0], std::pair(2, 5));
  EXPECT_EQ(pairs[1], std::pair(2, 9));
  // Direct hits are the entries with the shot: here disc 2, not obstacle 9.
  std::set<int> hits;
  for (const auto& [a, b] : pairs)
    if (a == 5 || b == 5) hits.insert(a == 5 ? b : a);
  EXPECT_EQ(hits, (std::set<int>{2}));
}

TEST(FlickLog, ASecondContactIsASecondEntry) {  // CT-454
  // The disc comes back from the obstacle and meets the shot, which follows it, again.
  const Trace done =
      trace({disc(1, -60, 0, 16), disc(2, 0, 0, 6.5), obstacle(3, 40, 0)}, {1, 1, 0, 2500});
  int times = 0;
  for (const Contact& contact : done.outcome.contacts)
    times += contact.a == 1 && contact.b == 2 ? 1 : 0;
  EXPECT_GE(times, 2);
}

TEST(FlickLog, TheApproachIsThatBeforeTheFirstPass) {  // CT-556
  const std::vector<Body> row{disc(1, -25, 0), disc(2, 0, 0), disc(3, 25, 0)};
  std::vector<Velocity> velocities{{300, 0}, {0, 0}, {0, 0}};
  const auto done = simulation_for_tests().collide(row, velocities);
  ASSERT_TRUE(done.has_value());
  ASSERT_EQ((*done)->contacts.size(), 2U);
  EXPECT_NEAR((*done)->contacts[0].approach, 300, 1e-9);
  EXPECT_EQ((*done)->contacts[1].approach, 0);
}

TEST(FlickLog, GentleContactsOfAKnownPairMakeNoEntry) {  // CT-557
  for (int dy = 1; dy < 40; ++dy) {
    // Pressed along each other for a while, in many directions.
    const Trace done = trace({disc(1, 0, 0), disc(2, 24, -7)}, {1, 3, dy, 900});
    for (std::size_t i = 0; i < done.outcome.contacts.size(); ++i) {
      const Contact& contact = done.outcome.contacts[i];
      bool known = false;
      for (std::size_t k = 0; k < i; ++k)
        known = known || (done.outcome.contacts[k].a == contact.a &&
                          done.outcome.contacts[k].b == contact.b);
      if (known) {
        EXPECT_GE(contact.approach, 1) << dy;
      }
    }
  }
}

}  // namespace
}  // namespace tavola::physics

// What a flick is made of, and what is refused. The IDs are those of the flick contract in
// games/catacombs/ledger/catacombs.md, section 33.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>
#include <filesystem>
#include <fstream>
#include <limits>
#include <regex>
#include <sstream>

#include "physics/drafts_for_tests.h"
#include "physics/trace_for_tests.h"

namespace tavola::physics {
namespace {

using Reason = Refusal::Reason;

const std::vector<Body> kPair{disc(7, 0, 0), disc(9, 100, 0)};
constexpr Flick kStraight{7, 1, 0, 1000};

void expect_refused(const std::vector<Body>& bodies, Flick flick, Reason reason,
                    std::int32_t about = 0, Rectangle board = kBoard) {
  Simulation simulation;
  const auto done = simulation.flick(board, bodies, flick);
  ASSERT_FALSE(done.has_value());
  EXPECT_EQ(done.error().reason, reason) << sentence(done.error());
  if (about != 0) {
    EXPECT_EQ(done.error().first, about);
  }
  EXPECT_FALSE(sentence(done.error()).empty());
}

TEST(FlickInput, MassGoesWithTheSquareOfTheRadius) {  // CT-408
  EXPECT_EQ(mass_of(25), 4 * mass_of(12.5));
  EXPECT_EQ(mass_of(16) / mass_of(8), 4);
}

TEST(FlickInput, OverlappingBodiesAreRefused) {  // CT-419, CT-546
  expect_refused({disc(7, 0, 0), disc(9, 24.9989, 0)}, kStraight, Reason::kOverlap, 7);
  EXPECT_FALSE(place_is_free(disc(9, 24.9989, 0), kPair));
  // Rounding of places to a thousandth of a mm is no overlap.
  EXPECT_TRUE(place_is_free(disc(9, 24.9991, 0), kPair));
  EXPECT_FALSE(trace({disc(7, 0, 0), disc(9, 24.9991, 0)}, kStraight).refused);
}

TEST(FlickInput, ACentreOutsideTheBoardIsRefused) {  // CT-419
  expect_refused({disc(7, 250.0011, 0)}, kStraight, Reason::kOffTheBoard, 7);
  expect_refused({disc(7, 0, 0), disc(9, 0, -130.0011)}, kStraight, Reason::kOffTheBoard, 9);
  EXPECT_FALSE(trace({disc(7, 250.0009, 0)}, {7, -1, 0, 1000}).refused);
}

TEST(FlickInput, IdsAndTheShotMustBeKnown) {  // CT-417, CT-419
  expect_refused(kPair, {8, 1, 0, 1000}, Reason::kUnknownShot, 8);
  expect_refused({disc(7, 0, 0), disc(7, 100, 0)}, kStraight, Reason::kRepeatedId, 7);
  expect_refused({obstacle(7, 0, 0)}, kStraight, Reason::kFixedShot, 7);
  expect_refused({}, kStraight, Reason::kUnknownShot, 7);
}

TEST(FlickInput, DirectionAndSpeedHaveBounds) {  // CT-418, CT-419
  expect_refused(kPair, {7, 0, 0, 1000}, Reason::kDirection);
  expect_refused(kPair, {7, 32768, 0, 1000}, Reason::kDirection);
  expect_refused(kPair, {7, 0, -32768, 1000}, Reason::kDirection);
  expect_refused(kPair, {7, std::numeric_limits<std::int32_t>::min(), 1, 1000}, Reason::kDirection);
  expect_refused(kPair, {7, 1, 0, -1}, Reason::kSpeed);
  expect_refused(kPair, {7, 1, 0, 3501}, Reason::kSpeed);
  EXPECT_FALSE(trace(kPair, {7, -32767, 32767, 3500}).refused);
}

TEST(FlickInput, NumbersMustBeFiniteAndAboveZero) {  // CT-419
  constexpr double kInfinite = std::numeric_limits<double>::infinity();
  constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
  for (const double bad : {kInfinite, -kInfinite, kNone, 1e8}) {
    for (double Body::*part : {&Body::x, &Body::y, &Body::radius, &Body::mass}) {
      std::vector<Body> bodies = kPair;
      bodies[1].*part = bad;
      expect_refused(bodies, kStraight, Reason::kNotFinite, 9);
    }
    expect_refused(kPair, kStraight, Reason::kBoard, 0, {-250, -130, bad, 130});
  }
  for (const double bad : {0.0, -1.0}) {
    std::vector<Body> bodies = kPair;
    bodies[1].radius = bad;
    expect_refused(bodies, kStraight, Reason::kRadius, 9);
    bodies = kPair;
    bodies[1].mass = bad;
    expect_refused(bodies, kStraight, Reason::kMass, 9);
  }
  expect_refused(kPair, kStraight, Reason::kBoard, 0, {250, -130, -250, 130});
}

TEST(FlickInput, SixtyFourBodiesAreTheMost) {
  std::vector<Body> bodies;
  for (int i = 0; i < 65; ++i)
    bodies.push_back(disc(i + 1, -240 + 30 * (i % 17), -100 + i / 17 * 30));
  expect_refused(bodies, {1, 1, 0, 1000}, Reason::kTooManyBodies);
  bodies.pop_back();
  EXPECT_FALSE(trace(bodies, {1, 1, 0, 1000}).refused);
}

RC_GTEST_PROP(FlickInput, SpeedZeroChangesNothing, (Draft draft)) {  // CT-420
  draft.speed = 0;
  const Trace done = trace(granted(draft));
  RC_ASSERT(!done.refused);
  RC_ASSERT(done.outcome.contacts.empty());
  RC_ASSERT(done.outcome.left.empty());
  RC_ASSERT(std::equal(done.outcome.rest.begin(), done.outcome.rest.end(), done.room.bodies.begin(),
                       done.room.bodies.end()));
}

RC_GTEST_PROP(FlickInput, OnlyTheDirectionOfADirectionCounts, (Draft draft)) {  // CT-545
  draft.dx = draft.dx % 1000;
  draft.dy = draft.dy % 1000;
  const Room room = granted(draft);
  Room longer = room;
  const int times = *rc::gen::inRange(2, 32);
  longer.flick.dx *= times;
  longer.flick.dy *= times;
  const Trace a = trace(room);
  const Trace b = trace(longer);
  RC_ASSERT(std::equal(a.outcome.rest.begin(), a.outcome.rest.end(), b.outcome.rest.begin(),
                       b.outcome.rest.end()));
  RC_ASSERT(std::equal(a.outcome.contacts.begin(), a.outcome.contacts.end(),
                       b.outcome.contacts.begin(), b.outcome.contacts.end()));
}

// CT-416: bodies only. CT-469: only + - * / and square roots. CT-470: no clock, no chance, no order
// of addresses or hash tables.
TEST(FlickInput, TheSourcesUseNothingElse) {
  const std::regex foreign(
      "std::(sin|cos|tan|asin|acos|atan|atan2|exp|log|pow|hypot|fma|cbrt|chrono|random|rand|"
      "unordered_\\w+|map|set|hash)\\b|#include \"(?!physics/)");
  int files = 0;
  for (const auto& entry : std::filesystem::directory_iterator("engine/physics")) {
    const std::string name = entry.path().filename().string();
    if (name.contains("_test") || name.contains("_for_tests") ||
        (!name.ends_with(".cc") && !name.ends_with(".h")))
      continue;
    ++files;
    std::ifstream file(entry.path());
    std::stringstream text;
    text << file.rdbuf();
    std::smatch found;
    const std::string all = text.str();
    EXPECT_FALSE(std::regex_search(all, found, foreign)) << name << ": " << found.str();
  }
  EXPECT_GT(files, 8);
}

}  // namespace
}  // namespace tavola::physics

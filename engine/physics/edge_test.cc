// Leaving the board and being put back. IDs: games/catacombs/ledger/catacombs.md, section 33, with
// rulings R57 and R58.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cmath>

#include "physics/drafts_for_tests.h"
#include "physics/put_back.h"
#include "physics/trace_for_tests.h"

namespace tavola::physics {
namespace {

RC_GTEST_PROP(FlickEdge, DiscsLeaveWithTheirCentre,
              (Draft draft)) {  // CT-455, CT-456, CT-459
  draft.speed = 1500 + draft.speed % 2000;
  const Trace done = trace(granted(draft));
  double last = 0;
  for (const Departure& departure : done.outcome.left) {
    RC_ASSERT(departure.time >= last);
    last = departure.time;
    RC_ASSERT(done.after(departure.id) == nullptr);
    const bool on_x = departure.x == kBoard.left || departure.x == kBoard.right;
    const bool on_y = departure.y == kBoard.bottom || departure.y == kBoard.top;
    RC_ASSERT(on_x || on_y);
    RC_ASSERT(departure.x >= kBoard.left && departure.x <= kBoard.right);
    RC_ASSERT(departure.y >= kBoard.bottom && departure.y <= kBoard.top);
    // It did not bounce: there it went outwards. CT-458: afterwards nobody meets it.
    const Velocity velocity = done.just_before(departure.id, departure.time);
    RC_ASSERT((departure.x == kBoard.right && velocity.x > 0) ||
              (departure.x == kBoard.left && velocity.x < 0) ||
              (departure.y == kBoard.top && velocity.y > 0) ||
              (departure.y == kBoard.bottom && velocity.y < 0));
    for (const Contact& contact : done.outcome.contacts)
      if (contact.a == departure.id || contact.b == departure.id)
        RC_ASSERT(contact.time <= departure.time);
  }
  for (const Body& body : done.outcome.rest) {
    RC_ASSERT(body.x >= kBoard.left - 1e-3 && body.x <= kBoard.right + 1e-3);
    RC_ASSERT(body.y >= kBoard.bottom - 1e-3 && body.y <= kBoard.top + 1e-3);
  }
  RC_ASSERT(done.outcome.left.size() + done.outcome.rest.size() == done.room.bodies.size());
}

TEST(FlickEdge, ACentreOnTheEdgeIsStillOnTheBoard) {  // CT-456, CT-457
  Rectangle board = kBoard;
  const double run = 900.0 * 900.0 / (2 * 2452.5);
  board.right = run;
  Simulation simulation;
  std::vector<Body> bodies{disc(1, 0, 0)};
  auto done = simulation.flick(board, bodies, {1, 1, 0, 900});
  ASSERT_TRUE(done.has_value());
  EXPECT_TRUE((*done)->left.empty());
  EXPECT_EQ((*done)->rest[0].x, run);
  // There it lies half over the edge, and can be hit.
  bodies = {disc(1, run, 0), disc(2, run - 60, 0)};
  done = simulation.flick(board, bodies, {2, 1, 0, 900});
  ASSERT_EQ((*done)->contacts.size(), 1U);
  ASSERT_EQ((*done)->left.size(), 1U);
  EXPECT_EQ((*done)->left[0].id, 1);
  EXPECT_EQ((*done)->left[0].time, (*done)->contacts[0].time);
}

TEST(FlickEdge, TheExitPointLiesOnTheWay) {  // CT-459
  const Trace done = trace({disc(1, 200, 100)}, {1, 3, 1, 2000});
  ASSERT_EQ(done.outcome.left.size(), 1U);
  EXPECT_EQ(done.outcome.left[0].x, 250);
  EXPECT_NEAR(done.outcome.left[0].y, 100 + 50.0 / 3, 1e-9);
}

TEST(FlickEdge, WhoLeavesIsListedByTimeThenById) {  // CT-460
  Simulation simulation;
  for (std::uint64_t number = 0; number < 300; ++number) {
    Room room = loose_room(number, 20);
    room.flick.speed = 3500;
    const auto done = simulation.flick(kBoard, room.bodies, room.flick);
    ASSERT_TRUE(done.has_value());
    EXPECT_TRUE(std::is_sorted((*done)->left.begin(), (*done)->left.end(),
                               [](const Departure& a, const Departure& b) {
                                 return std::pair(a.time, a.id) < std::pair(b.time, b.id);
                               }));
  }
  // Both leave at the moment of the contact, off two edges.
  const Trace corner = trace({disc(9, 225, 130), disc(4, 250, 130)}, {9, 3, 1, 2000});
  ASSERT_EQ(corner.outcome.left.size(), 2U);
  EXPECT_EQ(corner.outcome.left[0].time, 0);
  EXPECT_EQ(corner.outcome.left[1].time, 0);
  EXPECT_EQ(corner.outcome.left[0].id, 4);
  EXPECT_EQ(corner.outcome.left[1].id, 9);
}

std::vector<Place> put_back(const std::vector<Body>& others, const Body& disc) {
  const auto places = places_to_put_back(kBoard, others, disc);
  return {places.begin(), places.end()};
}

TEST(FlickPutBack, WholeAtTheEdge) {  // CT-461
  EXPECT_EQ(put_back({}, disc(1, 250, 40)), (std::vector<Place>{{237.5, 40}}));
  EXPECT_EQ(put_back({}, disc(1, -10, -130, 16)), (std::vector<Place>{{-10, -114}}));
  // Near a corner it is moved the least.
  EXPECT_EQ(put_back({}, disc(1, 250, 128)), (std::vector<Place>{{237.5, 117.5}}));
}

TEST(FlickPutBack, AtTheNearestFreePlace) {  // CT-462
  // The other covers the wish from below, so the disc goes up along the edge or away from it.
  const std::vector<Body> others{disc(2, 237.5, 30)};
  const auto places = put_back(others, disc(1, 250, 40));
  ASSERT_EQ(places.size(), 1U);
  EXPECT_NEAR(places[0].x, 237.5, 1e-9);
  EXPECT_NEAR(places[0].y, 55, 1e-9);
}

TEST(FlickPutBack, TheShooterChoosesBetweenEquallyNearPlaces) {  // CT-462, CT-558
  // Exactly on its place lies another: the ends of the arc around that one are offered.
  const auto places = put_back({disc(2, 237.5, 0)}, disc(1, 250, 0));
  ASSERT_EQ(places.size(), 2U);
  EXPECT_NEAR(places[0].x, 237.5, 1e-9);
  EXPECT_NEAR(places[0].y, -25, 1e-9);
  EXPECT_NEAR(places[1].x, 237.5, 1e-9);
  EXPECT_NEAR(places[1].y, 25, 1e-9);
  // Straight away from the other would be off the board: along the edge there are two ways.
  const auto sides = put_back({disc(2, 217.5, 0)}, disc(1, 250, 0));
  ASSERT_EQ(sides.size(), 2U);
  EXPECT_NEAR(sides[0].y, -15, 1e-9);
  EXPECT_NEAR(sides[1].y, 15, 1e-9);
  // The pocket between two discs is nearer than going round them.
  const auto pocket = put_back({disc(2, 237.5, 10), disc(3, 237.5, -15)}, disc(1, 250, -2.5));
  ASSERT_EQ(pocket.size(), 1U);
  EXPECT_NEAR(pocket[0].x, 237.5 - std::sqrt(25 * 25 - 12.5 * 12.5), 1e-9);
  EXPECT_NEAR(pocket[0].y, -2.5, 1e-9);
}

TEST(FlickPutBack, NoRoomNoPlace) {
  const Rectangle small{-10, -10, 10, 10};
  EXPECT_TRUE(places_to_put_back(small, {}, disc(1, 10, 0)).empty());
}

RC_GTEST_PROP(FlickPutBack, NothingNearerIsFree, (const Draft& draft)) {  // CT-462, CT-463, CT-464
  const Room room = granted(draft);
  Body back = room.bodies.back();
  RC_PRE(!back.fixed && room.bodies.size() > 1U);
  const std::vector<Body> others(room.bodies.begin(), room.bodies.end() - 1);
  // It left at the point of the edge nearest to where it lay, or across from an other disc.
  const Body& aim = others[static_cast<std::size_t>(draft.speed) % others.size()];
  back.x = draft.dx > 0 ? kBoard.right : aim.x;
  back.y = draft.dx > 0 ? aim.y : kBoard.top;
  const auto places = places_to_put_back(kBoard, others, back);
  RC_ASSERT(!places.empty());
  const double wish_x = std::clamp(back.x, kBoard.left + back.radius, kBoard.right - back.radius);
  const double wish_y = std::clamp(back.y, kBoard.bottom + back.radius, kBoard.top - back.radius);
  const auto distance = [&](double x, double y) { return std::hypot(x - wish_x, y - wish_y); };
  const double nearest = distance(places[0].x, places[0].y);
  for (const Place& place : places) {
    Body put = back;
    put.x = place.x;
    put.y = place.y;
    RC_ASSERT(place_is_free(put, others));
    RC_ASSERT(lies_within(put, kBoard));
    RC_ASSERT(std::fabs(distance(place.x, place.y) - nearest) <= 2e-6);
  }
  // Looked for on rings around the wish.
  double ring = 0;
  while (ring < nearest - 0.01) {
    for (int i = 0; i < 180; ++i) {
      const double angle = i * 3.14159265358979 / 90;
      Body put = back;
      put.x = wish_x + ring * std::cos(angle);
      put.y = wish_y + ring * std::sin(angle);
      if (put.x < kBoard.left + put.radius || put.x > kBoard.right - put.radius ||
          put.y < kBoard.bottom + put.radius || put.y > kBoard.top - put.radius)
        continue;
      const bool is_free = std::all_of(others.begin(), others.end(),
                                       [&](const Body& other) { return gap(put, other) >= 0; });
      RC_ASSERT(!is_free);
    }
    ring += std::max(0.05, nearest / 60);
  }
}

/// A flick with everybody put back; of equally near places the first is taken.
std::vector<Body> played(std::vector<Body> bodies, const Flick& flick) {
  const auto done = simulation_for_tests().flick(kBoard, bodies, flick);
  if (!done) return {};
  std::vector<Body> next((*done)->rest.begin(), (*done)->rest.end());
  for (const Departure& departure : (*done)->left) {
    Body back = *std::find_if(bodies.begin(), bodies.end(),
                              [&](const Body& body) { return body.id == departure.id; });
    back.x = departure.x;
    back.y = departure.y;
    const auto places = places_to_put_back(kBoard, next, back);
    if (places.empty()) return {};
    back.x = places[0].x;
    back.y = places[0].y;
    next.push_back(back);
  }
  return next;
}

TEST(SlowFlickChain, EveryOutcomeIsALegalInput) {  // CT-559, CT-460, CT-464, CT-466, CT-475
  for (std::uint64_t number = 1; number <= 4; ++number) {
    std::vector<Body> bodies = touching_room(number, 24).bodies;
    std::vector<Body> again = bodies;
    Chance chance{number};
    for (int i = 0; i < 1200; ++i) {
      const Flick flick = some_flick(chance, bodies);
      const auto fine = check(kBoard, bodies, flick);
      ASSERT_TRUE(fine.has_value()) << number << " flick " << i << ": " << sentence(fine.error());
      const std::size_t count = bodies.size();
      bodies = played(bodies, flick);
      ASSERT_EQ(bodies.size(), count) << number << " flick " << i;
      again = played(again, flick);
      ASSERT_EQ(bodies, again);  // the record replays to the same bits
    }
  }
}

}  // namespace
}  // namespace tavola::physics

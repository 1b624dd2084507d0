// The same flick is the same everywhere, and its mirror image is its mirror image. IDs:
// games/catacombs/ledger/catacombs.md, section 33.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <thread>

#include "physics/drafts_for_tests.h"
#include "physics/hash_for_tests.h"
#include "physics/trace_for_tests.h"

namespace tavola::physics {
namespace {

Room mirrored(Room room, bool x, bool y) {
  for (Body& body : room.bodies) {
    if (x) body.x = -body.x;
    if (y) body.y = -body.y;
  }
  if (x) room.flick.dx = -room.flick.dx;
  if (y) room.flick.dy = -room.flick.dy;
  return room;
}

void expect_mirrored(const Room& room, bool x, bool y, std::uint64_t number) {
  const Trace one = trace(room);
  const Trace two = trace(mirrored(room, x, y));
  const auto fx = [&](double value) { return x ? -value : value; };
  const auto fy = [&](double value) { return y ? -value : value; };
  ASSERT_EQ(one.outcome.rest.size(), two.outcome.rest.size()) << number;
  for (std::size_t i = 0; i < one.outcome.rest.size(); ++i) {
    ASSERT_EQ(fx(one.outcome.rest[i].x), two.outcome.rest[i].x) << number;
    ASSERT_EQ(fy(one.outcome.rest[i].y), two.outcome.rest[i].y) << number;
  }
  ASSERT_EQ(one.outcome.contacts.size(), two.outcome.contacts.size()) << number;
  for (std::size_t i = 0; i < one.outcome.contacts.size(); ++i) {
    Contact contact = one.outcome.contacts[i];
    contact.ax = fx(contact.ax);
    contact.bx = fx(contact.bx);
    contact.x = fx(contact.x);
    contact.ay = fy(contact.ay);
    contact.by = fy(contact.by);
    contact.y = fy(contact.y);
    ASSERT_EQ(contact, two.outcome.contacts[i]) << number;
  }
  ASSERT_EQ(one.outcome.left.size(), two.outcome.left.size()) << number;
  for (std::size_t i = 0; i < one.outcome.left.size(); ++i) {
    Departure departure = one.outcome.left[i];
    departure.x = fx(departure.x);
    departure.y = fy(departure.y);
    ASSERT_EQ(departure, two.outcome.left[i]) << number;
  }
}

TEST(FlickMirror, MirrorsToTheBit) {  // CT-471, CT-474
  for (std::uint64_t number = 0; number < 600; ++number) {
    const int discs = 2 + static_cast<int>(number % 24);
    const Room room = number % 2 == 0 ? touching_room(number, discs) : loose_room(number, discs);
    expect_mirrored(room, true, false, number);
    expect_mirrored(room, false, true, number);
    expect_mirrored(room, true, true, number);
  }
}

/// Whether all that happened stands in the log: then friction pressed nobody against anybody.
bool is_simple(const Trace& done) {
  if (done.distinct_times() > 5) return false;
  std::set<double> logged{0};
  for (const Contact& contact : done.outcome.contacts) logged.insert(contact.time);
  return std::all_of(done.path.stretches.begin(), done.path.stretches.end(),
                     [&](const Stretch& stretch) { return logged.contains(stretch.start); });
}

RC_GTEST_PROP(FlickMirror, ASymmetricRoomStaysSymmetric, (const Draft& draft)) {  // CT-472
  // Every disc above the axis has its image below, near enough for the shot that runs along it.
  // Some touch their images.
  Room room;
  room.bodies.push_back(disc(1, -200, 0));
  for (Body body : granted(draft).bodies) {
    if (body.id == 1 || room.bodies.size() + 2 > kMostBodies) continue;
    body.y = body.radius + std::max(0.0, std::fabs(body.y) - 40) * 0.1;
    Body image = body;
    image.y = -body.y;
    image.id = body.id + 100;
    if (!lies_well(body, room.bodies) || !lies_well(image, room.bodies)) continue;
    room.bodies.push_back(body);
    room.bodies.push_back(image);
  }
  room.flick = {1, 1, 0, draft.speed};
  const Trace done = trace(room);
  RC_ASSERT(!done.refused);
  RC_PRE(is_simple(done) && !done.outcome.contacts.empty());
  for (const Body& body : done.outcome.rest) {
    if (body.id == 1) {
      RC_ASSERT(std::fabs(body.y) <= 1e-3);
      continue;
    }
    const Body* image = done.after(body.id > 100 ? body.id - 100 : body.id + 100);
    RC_ASSERT(image != nullptr);
    RC_ASSERT(std::fabs(body.x - image->x) <= 1e-3);
    RC_ASSERT(std::fabs(body.y + image->y) <= 1e-3);
  }
}

RC_GTEST_PROP(FlickMirror, RenumberingChangesNothingElse, (const Draft& draft)) {  // CT-473
  const Room room = granted(draft);
  Room renumbered = room;
  for (Body& body : renumbered.bodies) body.id = 500 - body.id;
  renumbered.flick.shot = 500 - room.flick.shot;
  const Trace one = trace(room);
  const Trace two = trace(renumbered);
  RC_PRE(is_simple(one) && is_simple(two));
  RC_ASSERT(one.outcome.rest.size() == two.outcome.rest.size());
  for (std::size_t i = 0; i < one.outcome.rest.size(); ++i) {
    RC_ASSERT(std::fabs(one.outcome.rest[i].x - two.outcome.rest[i].x) <= 1e-3);
    RC_ASSERT(std::fabs(one.outcome.rest[i].y - two.outcome.rest[i].y) <= 1e-3);
  }
  std::multiset<std::pair<int, int>> pairs_one, pairs_two;
  for (const Contact& contact : one.outcome.contacts) pairs_one.insert({contact.a, contact.b});
  for (const Contact& contact : two.outcome.contacts)
    pairs_two.insert({500 - contact.b, 500 - contact.a});
  RC_ASSERT(pairs_one == pairs_two);
}

RC_GTEST_PROP(FlickMirror, TheOrderOfTheInputDoesNotMatter,
              (const Draft& draft)) {  // CT-474, CT-470
  const Room room = granted(draft);
  Room turned = room;
  std::reverse(turned.bodies.begin(), turned.bodies.end());
  const Trace one = trace(room);
  const Trace two = trace(turned);
  for (const Body& body : one.outcome.rest) RC_ASSERT(*two.after(body.id) == body);
  RC_ASSERT(std::equal(one.outcome.contacts.begin(), one.outcome.contacts.end(),
                       two.outcome.contacts.begin(), two.outcome.contacts.end()));
}

TEST(FlickSame, OnEveryRunAndThread) {  // CT-468, CT-470
  const std::uint64_t once = hash_of_flicks(400);
  std::vector<std::uint64_t> hashes(4);
  std::vector<std::thread> threads;
  for (std::uint64_t& hash : hashes) threads.emplace_back([&hash] { hash = hash_of_flicks(400); });
  for (std::thread& thread : threads) thread.join();
  for (const std::uint64_t hash : hashes) EXPECT_EQ(hash, once);
}

RC_GTEST_PROP(FlickRest, WhoRestsIsFreeOfTheOthers,
              (const Draft& draft)) {  // CT-464, CT-466, CT-467
  const Trace done = trace(granted(draft));
  const auto& rest = done.outcome.rest;
  for (std::size_t i = 0; i < rest.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) RC_ASSERT(gap(rest[i], rest[j]) >= -1e-3);
  for (const Stretch& stretch : done.path.stretches)
    RC_ASSERT(stretch.end <= done.outcome.duration);
}

RC_GTEST_PROP(FlickRest, NobodyOverlapsOnTheWay, (const Draft& draft)) {  // CT-465
  const Trace done = trace(granted(draft));
  RC_PRE(done.path.stretches.size() < 200U);
  for (int step = 0; step <= 150; ++step) {
    const double time = done.outcome.duration * step / 150;
    std::vector<Body> bodies;
    for (Body body : done.room.bodies) {
      if (std::any_of(done.outcome.left.begin(), done.outcome.left.end(),
                      [&](const Departure& d) { return d.id == body.id && d.time < time; }))
        continue;
      const Place place = done.where(body.id, time);
      body.x = place.x;
      body.y = place.y;
      bodies.push_back(body);
    }
    for (std::size_t i = 0; i < bodies.size(); ++i)
      for (std::size_t j = 0; j < i; ++j) RC_ASSERT(gap(bodies[i], bodies[j]) >= -1e-2);
  }
}

RC_GTEST_PROP(FlickPath, EndsWhereTheDiscsRest, (const Draft& draft)) {  // CT-467
  const Trace done = trace(granted(draft));
  const Path thin = done.path.thinned(0.05);
  RC_ASSERT(thin.stretches.size() <= done.path.stretches.size());
  for (const Path& path : {done.path, thin}) {
    for (const Body& body : done.outcome.rest) {
      Place place{done.before(body.id).x, done.before(body.id).y};
      for (const Stretch& stretch : path.stretches)
        if (stretch.id == body.id) place = path.at(stretch, stretch.end);
      RC_ASSERT(std::fabs(place.x - body.x) < 0.06 && std::fabs(place.y - body.y) < 0.06);
    }
  }
}

}  // namespace
}  // namespace tavola::physics

// What a test asks of a flick besides its outcome: where the discs were and how fast, at any time,
// from the path that was written down.
#pragma once

#include <algorithm>
#include <cmath>
#include <map>
#include <vector>

#include "physics/path.h"
#include "physics/rooms_for_tests.h"

namespace tavola::physics {

struct Trace {
  Room room;
  Outcome outcome;
  Path path;
  bool refused = true;

  const Body& before(int id) const {
    return *std::find_if(room.bodies.begin(), room.bodies.end(),
                         [&](const Body& body) { return body.id == id; });
  }
  /// The body at rest, or null when it left.
  const Body* after(int id) const {
    for (const Body& body : outcome.rest)
      if (body.id == id) return &body;
    return nullptr;
  }
  bool left(int id) const {
    return std::any_of(outcome.left.begin(), outcome.left.end(),
                       [&](const Departure& departure) { return departure.id == id; });
  }
  bool is_logged(int id) const {
    return std::any_of(outcome.contacts.begin(), outcome.contacts.end(),
                       [&](const Contact& contact) { return contact.a == id || contact.b == id; });
  }
  int distinct_times() const {
    int count = 0;
    for (std::size_t i = 0; i < outcome.contacts.size(); ++i)
      count += i == 0 || outcome.contacts[i].time != outcome.contacts[i - 1].time ? 1 : 0;
    return count;
  }

  static Velocity at_start(const Stretch& stretch) { return {stretch.vx, stretch.vy}; }
  Velocity at_end(const Stretch& stretch) const {
    const double speed = std::sqrt(stretch.vx * stretch.vx + stretch.vy * stretch.vy);
    const double left_over =
        std::max(0.0, 1 - path.deceleration * (stretch.end - stretch.start) / speed);
    return {stretch.vx * left_over, stretch.vy * left_over};
  }

  /// How fast a disc is just before and just after a time.
  Velocity just_before(int id, double time) const {
    if (time == 0 && id == room.flick.shot) {
      const double dx = room.flick.dx;
      const double dy = room.flick.dy;
      const double length = std::sqrt(dx * dx + dy * dy);
      return {room.flick.speed * dx / length, room.flick.speed * dy / length};
    }
    for (const Stretch& stretch : path.stretches)
      if (stretch.id == id && stretch.start < time && time <= stretch.end)
        return inside(stretch, time);
    return {};
  }
  Velocity just_after(int id, double time) const {
    for (const Stretch& stretch : path.stretches)
      if (stretch.id == id && stretch.start <= time && time < stretch.end)
        return inside(stretch, time);
    return {};
  }
  Velocity inside(const Stretch& stretch, double time) const {
    Stretch part = stretch;
    part.end = time;
    return at_end(part);
  }
  Place where(int id, double time) const {
    Place place{before(id).x, before(id).y};
    for (const Stretch& stretch : path.stretches)
      if (stretch.id == id && stretch.start <= time) place = path.at(stretch, time);
    return place;
  }
};

inline Simulation& simulation_for_tests() {
  static Simulation simulation;
  return simulation;
}

inline Trace trace(const Room& room) {
  Trace result;
  result.room = room;
  const auto done = simulation_for_tests().flick(kBoard, room.bodies, room.flick, &result.path);
  result.refused = !done.has_value();
  if (done) result.outcome = **done;
  return result;
}

inline Trace trace(std::vector<Body> bodies, Flick flick) {
  return trace({std::move(bodies), flick});
}

inline double speed_of(const Velocity& velocity) {
  return std::sqrt(velocity.x * velocity.x + velocity.y * velocity.y);
}

}  // namespace tavola::physics

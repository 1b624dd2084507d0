// One number for many flicks: every bit of every contact, departure and place of rest goes into it.
// Two builds that give the same number give the same games.
#pragma once

#include <bit>
#include <cstdint>

#include "physics/rooms_for_tests.h"

namespace tavola::physics {

inline std::uint64_t hash_of_flicks(int flicks) {
  std::uint64_t hash = 0xcbf29ce484222325ULL;
  const auto add = [&](std::uint64_t value) {
    for (int i = 0; i < 8; ++i, value >>= 8) hash = (hash ^ (value & 0xff)) * 0x100000001b3ULL;
  };
  const auto add_number = [&](double value) { add(std::bit_cast<std::uint64_t>(value + 0.0)); };
  Simulation simulation;
  for (int number = 0; number < flicks; ++number) {
    const auto seed = static_cast<std::uint64_t>(number);
    const int discs = 3 + number % 28;
    const Room room = number % 4 == 0 ? touching_room(seed, discs) : loose_room(seed, discs);
    const auto done = simulation.flick(kBoard, room.bodies, room.flick);
    if (!done) {
      add(static_cast<std::uint64_t>(done.error().reason) + 1000);
      continue;
    }
    for (const Contact& contact : (*done)->contacts) {
      add(static_cast<std::uint64_t>(contact.a));
      add(static_cast<std::uint64_t>(contact.b));
      for (const double value : {contact.time, contact.ax, contact.ay, contact.bx, contact.by,
                                 contact.x, contact.y, contact.approach})
        add_number(value);
    }
    for (const Departure& departure : (*done)->left) {
      add(static_cast<std::uint64_t>(departure.id));
      for (const double value : {departure.time, departure.x, departure.y}) add_number(value);
    }
    for (const Body& body : (*done)->rest) {
      add_number(body.x);
      add_number(body.y);
    }
  }
  return hash;
}

}  // namespace tavola::physics

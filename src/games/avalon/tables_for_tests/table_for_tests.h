// A table of Avalon for tests of single rules: heroes have been chosen, nothing else has happened.
#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <string_view>
#include <vector>

#include "core/enum_names.h"
#include "games/avalon/character/hero_setup.h"
#include "games/avalon/game.h"
#include "games/avalon/table.h"

namespace tavola::avalon {

/// Remembers what happened.
class Witness final : public Sink {
 public:
  void happened(const Event& event) override { events.push_back(event); }
  std::vector<Event> events;

  int count(Happening kind) const {
    int found = 0;
    for (const Event& event : events) found += event.kind == static_cast<std::uint8_t>(kind);
    return found;
  }
};

template <class Thing>
std::uint8_t number_of(const std::vector<Thing>& things, std::string_view id) {
  for (std::size_t i = 0; i < things.size(); ++i)
    if (things[i].id == id) return static_cast<std::uint8_t>(i);
  ADD_FAILURE() << "there is no " << id;
  return kNone;
}

/// The named heroes sit at the table, each with tray, tracks and cards; no step has been taken.
struct TableWith {
  explicit TableWith(std::initializer_list<std::string_view> heroes) {
    EXPECT_TRUE(load_game());
    t.listen(&seen);
    t.state.seats = static_cast<std::uint8_t>(heroes.size());
    Seat seat = 0;
    for (const std::string_view hero : heroes)
      set_up_hero(t, seat++, number_of(content().heroes, hero));
    seen.events.clear();
  }
  State& s() { return t.state; }
  Character& of(Seat seat) { return t.state.character(seat); }

  Table t;
  Witness seen;
};

}  // namespace tavola::avalon

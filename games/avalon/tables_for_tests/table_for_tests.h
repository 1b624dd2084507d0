// A table of Avalon for tests of single rules: heroes have been chosen, nothing else has happened.
#pragma once

#include <gtest/gtest.h>

#include <cstddef>
#include <initializer_list>
#include <new>
#include <string_view>
#include <utility>
#include <vector>

#include "core/enum_names.h"
#include "games/avalon/game.h"
#include "games/avalon/rules/character/hero_setup.h"
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

/// A rule that a test looks at while somebody is asked for it, and that nobody will answer: it is
/// left where it is, in the table's own room.
template <class Value>
const Rule<Value>& left_waiting(Rule<Value> rule) {
  constexpr std::size_t kRooms = 8;
  alignas(Rule<Value>) static std::byte rooms[kRooms][sizeof(Rule<Value>)];
  static std::size_t taken = 0;
  return *new (rooms[taken++ % kRooms]) Rule<Value>(std::move(rule));
}

/// A table of which a test asks what somebody is asked.
struct AskedTable {
  /// The option of the open decision with this verb and these first arguments; -1 if there is none.
  template <class... Args>
  int find(Verb verb, Args... args) const {
    if (t.over()) return -1;
    const Decision& asked = t.decision();
    for (std::size_t i = 0; i < asked.options.size(); ++i) {
      const Option& option = asked.options[i];
      int at = 0;
      if (option.is(verb) && ((option.args[static_cast<std::size_t>(at++)] == args) && ...))
        return static_cast<int>(i);
    }
    return -1;
  }
  template <class... Args>
  void choose(Verb verb, Args... args) {
    const int option = find(verb, args...);
    missed = missed || option < 0;
    ASSERT_GE(option, 0) << "not offered: " << name_of(verb) << " to seat "
                         << int{t.decision().seat} << ", asked "
                         << name_of(static_cast<Prompt>(t.decision().prompt));
    t.choose(option);
  }
  /// Never again after a choice that was not offered, so that no test answers for ever in vain.
  bool asks(Prompt prompt) const {
    return !missed && !t.over() && t.decision().prompt == static_cast<std::uint8_t>(prompt);
  }

  Table t;
  Witness seen;
  bool missed = false;
};

/// The named heroes sit at the table, each with tray, tracks and cards; no step has been taken.
struct TableWith : AskedTable {
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
};

}  // namespace tavola::avalon

// What all tests of Arkham's rules have in common: things by their ids, a witness who remembers
// what happened and which lines were cited, and a table whose options are found by what they say.
// Where a test begins is for quiet_table_for_tests.h and town_for_tests.h to say.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <new>
#include <string_view>
#include <utility>
#include <vector>

#include "games/arkham/cards/card_effects.h"
#include "games/arkham/game.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/table.h"

namespace tavola::arkham {

/// A rule that a test looks at while somebody is asked for it, and that nobody will answer: it is
/// left where it is, in the table's own room.
template <class Value>
const Rule<Value>& left_waiting(Rule<Value> rule) {
  constexpr std::size_t kRooms = 8;
  alignas(Rule<Value>) static std::byte rooms[kRooms][sizeof(Rule<Value>)];
  static std::size_t taken = 0;
  return *new (rooms[taken++ % kRooms]) Rule<Value>(std::move(rule));
}

inline const Game& game() {
  const auto loaded = load_game();
  EXPECT_TRUE(loaded) << loaded.error();
  return **loaded;
}

inline std::uint8_t known(std::uint8_t number, std::string_view id) {
  EXPECT_NE(number, kNone) << id;
  return number;
}
inline Area area(std::string_view id) { return known(content().area_named(id), id); }
inline CardNumber card(std::string_view id) {
  const CardNumber number = content().card_named(id);
  EXPECT_NE(number, kNoCard) << id;
  return number;
}
inline std::uint8_t kind(std::string_view id) { return known(content().monster_named(id), id); }
inline std::uint8_t gate(std::string_view id) {
  const auto& all = content().gates;
  return static_cast<std::uint8_t>(std::ranges::find(all, id, &GateMarker::id) - all.begin());
}

/// A game that was just dealt, with this Ancient One.
inline void deal_to(Table& t, int seats, std::string_view ancient_one, std::uint64_t seed = 7) {
  Setup setup = game().standard_setup(seats, seed);
  const auto& values = game().options()[0].values;
  setup.options[0] =
      static_cast<std::uint8_t>(std::ranges::find(values, ancient_one) - values.begin());
  game().deal(t, setup);
}

/// Remembers what happened and which lines were cited.
class Witness final : public Sink {
 public:
  void happened(const Event& event) override {
    events.push_back(event);
    cited.push_back(event.rule);
  }
  void applied(Citation rule) override { cited.push_back(rule); }
  bool cites(Citation rule) const { return std::ranges::count(cited, rule) > 0; }
  int count(Tells kind) const {
    return static_cast<int>(std::ranges::count(events, static_cast<std::uint8_t>(kind),
                                               [](const Event& event) { return event.kind; }));
  }
  std::vector<Event> events;
  std::vector<Citation> cited;
};

struct WatchedTable {
  bool asks(Prompt prompt) const {
    return !t.over() && t.decision().prompt == static_cast<std::uint8_t>(prompt);
  }
  /// The number of an option with this verb and first arguments, or -1. A negative argument stands
  /// for any.
  template <class... Args>
  int find(Verb verb, Args... args) const {
    const std::vector<int> wanted = {static_cast<int>(args)...};
    const auto& options = t.decision().options;
    for (std::size_t n = 0; n < options.size(); ++n) {
      bool same = options[n].is(verb);
      for (std::size_t i = 0; i < wanted.size(); ++i)
        same = same && (wanted[i] < 0 || options[n].arg(static_cast<int>(i)) == wanted[i]);
      if (same) return static_cast<int>(n);
    }
    return -1;
  }
  template <class... Args>
  bool offers(Verb verb, Args... args) const {
    return find(verb, args...) >= 0;
  }
  template <class... Args>
  void choose(Verb verb, Args... args) {
    const int n = find(verb, args...);
    ASSERT_GE(n, 0) << "not offered: " << Arkham::vocabulary().verbs[static_cast<int>(verb)].name
                    << "; asked: " << Arkham::vocabulary().prompts[t.decision().prompt].name;
    t.choose(n);
  }

  Table t;
  Witness seen;
  Script script;
};

}  // namespace tavola::arkham

// A table for tests of single rules: after setup, with nothing on the board but the investigators,
// and a witness who remembers what happened and which lines were cited.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string_view>
#include <vector>

#include "games/arkham/card_effects.h"
#include "games/arkham/game.h"
#include "games/arkham/rules.h"

namespace tavola::arkham {

inline const Game& game() {
  const auto loaded = load_game();
  EXPECT_TRUE(loaded) << loaded.error();
  return **loaded;
}

inline std::uint8_t ancient(std::string_view id) {
  const auto& all = content().ancient_ones;
  return static_cast<std::uint8_t>(std::ranges::find(all, id, &AncientOne::id) - all.begin());
}
inline Area area(std::string_view id) {
  const std::uint8_t found = content().area_named(id);
  EXPECT_NE(found, kNone) << id;
  return found;
}
inline std::uint8_t kind(std::string_view id) {
  const std::uint8_t found = content().monster_named(id);
  EXPECT_NE(found, kNone) << id;
  return found;
}
inline std::uint8_t gate(std::string_view id) {
  const auto& all = content().gates;
  return static_cast<std::uint8_t>(std::ranges::find(all, id, &GateMarker::id) - all.begin());
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

/// A table after setup, with nothing on the board but the investigators, in their homes.
struct Quiet {
  explicit Quiet(int seats, std::string_view ancient_one = "cthulhu") {
    Setup setup = game().standard_setup(seats, 7);
    setup.options[0] = static_cast<std::uint8_t>(ancient(ancient_one) + 1);
    game().deal(t, setup);
    while (t.state.turn == 0) t.choose(0);
    State s = t.rest();
    t.state = s;
    for (int slot = 0; slot < kMonsterSlots; ++slot)
      if (t.state.monsters[slot].kind != kNone) return_to_cup(t, slot, cites("AH-405"));
    for (std::size_t at = 0; at < content().areas.size(); ++at) {
      if (t.state.gates.at[at] != kNone) t.state.gate_stack.put_at_bottom(t.state.gates.at[at]);
      t.state.gates.at[at] = kNone;
      t.state.clues[at] = 0;
    }
    discard_mythos_in_play(t);
    t.state.doom = 0;
    for (Seat who = 0; who < seats; ++who) {
      Investigator& i = t.state.investigators[who];
      i.place = area("downtown_streets");
      i.delayed = 0;
      i.explored = 0;
    }
    t.listen(&seen);
  }
  State& s() { return t.state; }
  int put(std::string_view monster, Place place) {
    for (int slot = 0; slot < kMonsterSlots; ++slot) {
      if (s().monsters[slot].kind != kNone) continue;
      EXPECT_TRUE(s().cup.take(kind(monster)));
      s().monsters[slot] = {kind(monster), place};
      return slot;
    }
    return -1;
  }
  void open(std::string_view where, std::string_view to) {
    EXPECT_TRUE(s().gate_stack.take(gate(to)));
    s().gates[area(where)] = gate(to);
  }
  /// Goes on from the state as it stands, to the first decision.
  void play() { t.begin(State(t.state)); }
  bool asks(Prompt prompt) const {
    return !t.over() && t.decision().prompt == static_cast<std::uint8_t>(prompt);
  }
  /// The number of an option with this verb and first arguments, or -1.
  template <class... Args>
  int offered(Verb verb, Args... args) const {
    const Arguments wanted = arguments(args...);
    for (std::size_t n = 0; n < t.decision().options.size(); ++n) {
      const Option& option = t.decision().options[n];
      if (!option.is(verb)) continue;
      bool fits = true;
      for (std::size_t i = 0; i < sizeof...(args); ++i)
        fits = fits && option.arg(static_cast<int>(i)) == wanted[i];
      if (fits) return static_cast<int>(n);
    }
    return -1;
  }
  template <class... Args>
  void choose(Verb verb, Args... args) {
    const int n = offered(verb, args...);
    ASSERT_GE(n, 0) << "not offered at prompt " << static_cast<int>(t.decision().prompt);
    t.choose(n);
  }
  void dice(std::vector<int> faces) {
    script.dice = std::move(faces);
    t.follow(&script);
  }
  Table t;
  Witness seen;
  Script script;
};

}  // namespace tavola::arkham

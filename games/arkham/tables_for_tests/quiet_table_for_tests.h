// A table for tests of single rules: after setup, with nothing on the board but the investigators.
// The test changes the state of the table itself and plays on.
#pragma once

#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/board/town_limits.h"
#include "games/arkham/rules/phases/environment.h"
#include "games/arkham/tables_for_tests/watched_table_for_tests.h"

namespace tavola::arkham {

/// Takes everything off the board but the investigators, from the rest point on.
inline void clear_board(Table& t) {
  const State rest = t.rest();
  t.state = rest;
  for (int slot = 0; slot < kMonsterSlots; ++slot)
    if (t.state.monsters[slot].kind != kNone) return_to_cup(t, slot, cites("AH-405"));
  for (std::size_t at = 0; at < content().areas.size(); ++at) {
    if (t.state.gates.at[at] != kNone) t.state.gate_stack.put_at_bottom(t.state.gates.at[at]);
    t.state.gates.at[at] = kNone;
    t.state.clues[at] = 0;
  }
  discard_mythos_in_play(t);
  t.state.doom = 0;
}

/// A table after setup, with nothing on the board but the investigators, in their homes.
struct Quiet : WatchedTable {
  explicit Quiet(int seats, std::string_view ancient_one = "cthulhu") {
    deal_to(t, seats, ancient_one);
    while (t.state.turn == 0) t.choose(0);
    clear_board(t);
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
      s().monsters.put(slot, {kind(monster), place});
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
  template <class... Args>
  int offered(Verb verb, Args... args) const {
    return find(verb, args...);
  }
  void dice(std::vector<int> faces) {
    script.dice = std::move(faces);
    t.follow(&script);
  }
};

}  // namespace tavola::arkham

// The table of Arkham Horror, on which every rule is a coroutine: its state, its content and its
// words. What follows what is data in the state: step() takes one step of the game, at most one
// investigator's part of a phase.
//
// A rule that awakens the Ancient One or ends the game does not return: it abandons all waiting
// rules, and the next step begins with what the state says. So a rule leaves no piece between two
// places before it calls one that may do so.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "core/record.h"
#include "core/table.h"
#include "games/arkham/content/content.h"
#include "games/arkham/state.h"
#include "games/arkham/words.h"

namespace tavola::arkham {

struct Arkham;
using Table = TableOf<Arkham>;

constexpr std::uint64_t bit(int n) { return std::uint64_t{1} << n; }
constexpr bool has(std::uint64_t set, int member) { return ((set >> member) & 1U) != 0; }

Rule<> step(Table& t);  // phases/turn.cc

/// The game's description for the core and the registry; what is not here is in game.cc.
struct Arkham {
  using State = arkham::State;
  static constexpr std::string_view kId = "arkham";
  static constexpr int kLeastSeats = 1;
  static constexpr int kMostSeats = arkham::kMostSeats;
  static constexpr int kPlayoutDecisions = 0;

  static Rule<> step(Table& t) { return arkham::step(t); }
  static bool over(const State& s) { return s.phase == Phase::kOver; }

  static const std::vector<GameOption>& options() { return content().options; }
  static const Vocabulary& vocabulary();
  static std::uint64_t content_hash(const Setup& setup) {
    return content().hash_of(content().parts_of(setup));
  }
  static void begin(State& s, const Setup& setup);
  static Result result(const State& s);
  static int rounds(const State& s) { return s.turn; }
  static double evaluate(const State& s, Seat seat);
  static std::vector<std::string> violations(const State& s);
  static std::vector<std::string> violations_at_rest(const State& s);
  static void determinize(State& rest, const State& now, Seat viewer, Random& random);
  static void record(Record& record, State& s);
};

}  // namespace tavola::arkham

// The table of Avalon, on which every rule is a coroutine: its state, its content and its words.
// What follows what is data in the state: step() takes one step of the game, in an Encounter one
// Activation at most.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "core/record.h"
#include "core/table.h"
#include "games/avalon/content/content.h"
#include "games/avalon/state.h"
#include "games/avalon/words.h"

namespace tavola::avalon {

struct Avalon;
using Table = TableOf<Avalon>;

/// The game's description for the core and the registry; what is not here is in game.cc.
struct Avalon {
  using State = avalon::State;
  static constexpr std::string_view kId = "avalon";
  static constexpr int kLeastSeats = 1;
  static constexpr int kMostSeats = avalon::kSeats;
  static constexpr int kPlayoutDecisions = 0;

  static Rule<> step(Table& t);
  static bool over(const State& s) { return s.phase == Phase::kOver; }

  static const std::vector<GameOption>& options();
  static const Vocabulary& vocabulary();
  static std::uint64_t content_hash() { return content().hash; }
  static void begin(State& s, const Setup& setup);
  static Result result(const State& s);
  static int rounds(const State& s) { return s.journey.day; }  // days
  static double evaluate(const State& s, Seat seat);
  static std::vector<std::string> violations(const State& s);
  static void determinize(State& rest, const State& now, Seat viewer, Random& random);
  static void record(Record& record, State& s);
};

}  // namespace tavola::avalon

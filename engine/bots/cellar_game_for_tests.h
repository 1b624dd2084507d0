// A small game to test bots with: two seats in a cellar take turns to lift one of six jars or to
// throw a coin at a mark. What a jar is worth is hidden; each seat has looked into two of them. The
// richer seat wins. It has everything a bot can stumble over: secrets, chance, a measured answer
// and opposed interests.
#pragma once

#include <algorithm>
#include <cstdlib>

#include "core/game_of.h"

namespace tavola::bots {

struct CellarState {
  static constexpr int kJars = 6;
  static constexpr std::uint8_t kLifted = 255;

  Random random;
  std::uint8_t dealt = 0;
  std::uint8_t turns = 0;
  std::uint8_t jars[kJars] = {0, 10, 20, 30, 40, 50};
  std::uint8_t wealth[2] = {};
  std::uint8_t spare[6] = {};
};

struct CellarRules {
  using State = CellarState;
  using Here = TableOf<CellarRules>;
  enum class Verb : std::uint8_t { kLift, kThrow };

  static constexpr std::string_view kId = "cellar";
  static constexpr int kLeastSeats = 2;
  static constexpr int kMostSeats = 2;
  static constexpr int kTurns = 4;
  static constexpr int kMark = 70;

  static const std::vector<GameOption>& options() {
    static const std::vector<GameOption> kOptions = {{"dark", {"no", "yes"}, 0}};
    return kOptions;
  }
  static const Vocabulary& vocabulary() {
    static const Vocabulary kVocabulary = [] {
      Vocabulary v;
      v.verbs = {{"lift", {{"jar"}}}, {"throw", {}}};
      v.prompts = {{"turn", {}}};
      v.events = {{"lifted", {{"jar"}, {"worth"}}}, {"thrown", {{"worth"}}}};
      v.endings = {"richer", "equal"};
      v.parameters = {"force"};
      return v;
    }();
    return kVocabulary;
  }
  static std::uint64_t content_hash() { return 1; }
  static void begin(State&, const Setup&) {}
  static bool over(const State& s) { return s.turns == kTurns; }
  static int rounds(const State& s) { return (s.turns + 1) / 2; }
  /// A seat has looked into two jars.
  static bool knows(Seat seat, int jar) { return jar / 2 == seat; }

  static Rule<> deal(Here& t) {
    t.shuffle_face_down(t.state.jars);
    t.state.dealt = 1;
    co_return;
  }
  static Rule<> turn(Here& t) {
    const Seat seat = t.state.turns % 2;
    t.ask(seat, 0, cites("TY-001"));
    for (int jar = 0; jar < State::kJars; ++jar)
      if (t.state.jars[jar] != State::kLifted) t.offer(cites("TY-002"), Verb::kLift, jar);
    t.measure(0, 0, 100);
    t.offer_measured(cites("TY-003"), Verb::kThrow);
    const Option chosen = co_await t.answer();
    if (chosen.is(Verb::kLift)) {
      std::uint8_t& jar = t.state.jars[chosen.arg(0)];
      t.state.wealth[seat] = static_cast<std::uint8_t>(t.state.wealth[seat] + jar);
      t.emit(cites("TY-002"), 0, chosen.arg(0), jar);
      jar = State::kLifted;
    } else {
      const int miss = std::abs(t.measured()[0] - kMark) + t.roll(6);
      const int worth = std::max(0, 36 - miss);
      t.state.wealth[seat] = static_cast<std::uint8_t>(t.state.wealth[seat] + worth);
      t.emit(cites("TY-003"), 1, worth);
    }
    ++t.state.turns;
  }
  static Rule<> step(Here& t) { return t.state.dealt == 0 ? deal(t) : turn(t); }

  static Result result(const State& s) {
    Result result;
    result.scored = true;
    result.score = std::abs(s.wealth[0] - s.wealth[1]);
    result.ending = result.score == 0 ? 1 : 0;
    if (s.wealth[0] > s.wealth[1]) result.winners.add(0);
    if (s.wealth[1] > s.wealth[0]) result.winners.add(1);
    return result;
  }
  static double evaluate(const State& s, Seat seat) {
    const int lead = s.wealth[seat] - s.wealth[1 - seat];
    if (over(s)) return lead > 0 ? 1 : 0;
    return std::clamp(0.5 + lead / 240.0, 0.0, 1.0);
  }
  static std::vector<std::string> violations(const State& s) {
    if (s.turns > kTurns) return {"the game has gone on for too long"};
    return {};
  }
  static void determinize(State& rest, const State& now, Seat viewer, Random& random) {
    std::uint8_t unknown[State::kJars];
    int count = 0;
    for (int jar = 0; jar < State::kJars; ++jar)
      if (now.jars[jar] != State::kLifted && !knows(viewer, jar)) unknown[count++] = rest.jars[jar];
    std::sort(unknown, unknown + count);
    for (int jar = 0; jar < State::kJars; ++jar) {
      if (now.jars[jar] == State::kLifted || knows(viewer, jar)) continue;
      std::swap(unknown[random.below(static_cast<std::uint32_t>(count))], unknown[count - 1]);
      rest.jars[jar] = unknown[--count];
    }
  }
  static void record(Record& record, State& s) { record.number("turns", s.turns, 0, kTurns); }
};

using Cellar = GameOf<CellarRules>;

}  // namespace tavola::bots

// Rules on the table's arena: frames are given back in reverse order, an abandoned stack of rules
// leaves nothing behind, and nesting that does not fit fails the table.
#include "core/rule.h"

#include <gtest/gtest.h>

#include <array>
#include <utility>

#include "core/table.h"

namespace tavola {
namespace {

enum class Verb : std::uint8_t { kOn, kBack };

struct Cave {
  struct State {
    Random random;
    std::int32_t depth = 0;  // how deep the next step goes
    std::int32_t turns = 0;
    std::int32_t sum = 0;
    std::int32_t abandons = 0;  // whether the bottom is the end of it
  };
  using Here = TableOf<Cave>;
  static bool over(const State& s) { return s.turns == 3; }
  static Rule<int> descend(Here& t, int left) {
    if (left > 0) co_return 1 + co_await descend(t, left - 1);
    t.ask(0, 0, cites("TY-001"));
    t.offer(cites("TY-001"), Verb::kOn);
    t.offer(cites("TY-001"), Verb::kBack);
    const Option chosen = co_await t.answer();
    if (t.state.abandons != 0) {
      ++t.state.turns;
      co_await t.abandon();
    }
    co_return chosen.is(Verb::kOn) ? 1 : 0;
  }
  static Rule<> step(Here& t) {
    t.state.sum += co_await descend(t, t.state.depth);
    t.state.sum += co_await descend(t, 1);
    ++t.state.turns;
  }
};

TEST(Rule, ValuesComeUpThroughManyLevels) {
  TableOf<Cave> table;
  Cave::State state;
  state.depth = 50;
  table.begin(state);
  table.choose(0);
  EXPECT_EQ(table.state.sum, 51);
  table.choose(1);
  EXPECT_EQ(table.state.sum, 52);
  EXPECT_EQ(table.state.turns, 1);
}

TEST(Rule, FramesAreGivenBack) {
  TableOf<Cave> table;
  Cave::State state;
  state.depth = 20;
  table.begin(state);
  const std::size_t deep = table.arena().used();
  table.choose(0);
  EXPECT_LT(table.arena().used(), deep / 2) << "twenty levels have returned";
  table.choose(0);
  EXPECT_EQ(table.arena().used(), deep) << "the next step needs as much as the first";
}

TEST(Rule, AnAbandonedStackLeavesNothingBehind) {
  TableOf<Cave> table;
  Cave::State state;
  state.depth = 20;
  state.abandons = 1;
  table.begin(state);
  const std::size_t deep = table.arena().used();
  for (int i = 0; i < 2; ++i) {
    table.choose(0);
    EXPECT_EQ(table.arena().used(), deep);
  }
  table.choose(0);
  EXPECT_TRUE(table.over());
  EXPECT_EQ(table.arena().used(), 0U);
  EXPECT_EQ(table.state.sum, 0);
}

// A plain function that finds a rule waiting hands it to one that goes on after it, whose frame
// lies above those of the rule it waits for; these come and go below it.
struct Tunnel {
  struct State {
    Random random;
    std::int32_t turns = 0;
    std::int32_t sum = 0;
  };
  using Here = TableOf<Tunnel>;
  static bool over(const State& s) { return s.turns == 3; }
  static Rule<int> ask(Here& t) {
    t.ask(0, 0, cites("TY-001"));
    t.offer(cites("TY-001"), Verb::kOn);
    t.offer(cites("TY-001"), Verb::kBack);
    const Option chosen = co_await t.answer();
    co_return chosen.is(Verb::kOn) ? 1 : 0;
  }
  static Rule<int> wide(Here& t) {
    std::array<std::int32_t, 200> room{};
    room.fill(1000);
    room[7] += co_await ask(t);
    co_return room[7];
  }
  static Rule<int> two(Here& t) {
    const int first = co_await ask(t);
    co_return first + co_await wide(t);
  }
  static Rule<int> go_on(Here& t, Rule<int> waiting) {
    std::array<std::int32_t, 50> kept{};
    kept.fill(3);
    int sum = co_await waiting;
    sum += co_await ask(t);
    for (std::int32_t k : kept) sum += k;
    co_return sum;
  }
  static Rule<int> begin(Here& t) {
    Rule<int> first = two(t);
    return first.ended() ? Rule<int>::done(first.outcome()) : go_on(t, std::move(first));
  }
  static Rule<> step(Here& t) {
    t.state.sum += co_await begin(t);
    ++t.state.turns;
  }
};

TEST(Rule, AWaitingRuleCanBeHandedToALaterOne) {
  TableOf<Tunnel> table;
  table.begin({});
  const std::size_t used = table.arena().used();
  for (int turn = 1; turn <= 3; ++turn) {
    for (int i = 0; i < 3; ++i) table.choose(0);
    EXPECT_EQ(table.state.sum, turn * (1 + 1001 + 1 + 150));
    EXPECT_EQ(table.arena().used(), turn < 3 ? used : 0U);
  }
  EXPECT_TRUE(table.over());
}

TEST(Rule, NestingThatDoesNotFitFailsTheTable) {
  TableOf<Cave> table;
  Cave::State state;
  state.depth = 100000;
  table.begin(state);
  EXPECT_TRUE(table.over());
  ASSERT_TRUE(table.failed());
  EXPECT_EQ(table.failure().limit, &limits::kArena);
  EXPECT_EQ(table.failure().most, limits::kArena.most);
  EXPECT_EQ(table.arena().used(), 0U);
  EXPECT_GT(table.reach().arena, limits::kArena.most * 9 / 10);
  EXPECT_LE(table.reach().arena, limits::kArena.most);
  EXPECT_FALSE(table_fails()) << "the next table is not touched by it";
  state.depth = 20;
  table.begin(state);
  EXPECT_FALSE(table.failed());
  table.choose(0);
  EXPECT_EQ(table.state.sum, 21);
}

// A plain function that forgets the rule it has called.
struct Forgetful {
  struct State {
    Random random;
    std::int64_t turns = 0;
  };
  using Here = TableOf<Forgetful>;
  static bool over(const State& s) { return s.turns == 1; }
  static Rule<> ask(Here& t) {
    t.ask(0, 0, cites("TY-001"));
    t.offer(cites("TY-001"), Verb::kOn);
    t.offer(cites("TY-001"), Verb::kBack);
    co_await t.answer();
    ++t.state.turns;
  }
  static Rule<> step(Here& t) {
    { const Rule<> forgotten = ask(t); }
    return Rule<>::done();
  }
};

TEST(RuleDeath, AWaitingRuleThatIsDroppedEndsTheProgramInDebugBuilds) {
  if (!kCatchesDroppedRules) GTEST_SKIP() << "only debug and sanitizer builds look for it";
  TableOf<Forgetful> table;
  EXPECT_DEATH(table.begin({}), "a rule is dropped while somebody is asked for it");
}

TEST(RuleDeath, WhatWasNotOfferedEndsTheProgram) {
  TableOf<Cave> table;
  table.begin({});
  EXPECT_DEATH(table.choose(2), "an answer that was not offered");
  EXPECT_DEATH(table.measure(0, 3, 2), "bounds that no tape can hold");
  EXPECT_DEATH(table.measure(0, 0, Tape::kMost + 1), "bounds that no tape can hold");
}

}  // namespace
}  // namespace tavola

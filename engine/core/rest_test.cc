// Where a table is at rest within a step, shown on a corridor: the first door leads on to the
// second in the same step, with or without a die that is rolled between them.
#include <gtest/gtest.h>

#include "core/table.h"

namespace tavola {
namespace {

struct Corridor {
  struct State {
    Random random;
    std::uint8_t door = 0;
    std::uint8_t rolls = 0;  // whether the first door asks for a die
    std::uint8_t face = 0;
    std::uint8_t spare[5] = {};
  };
  using Here = TableOf<Corridor>;
  static bool over(const State& s) { return s.door == 2; }

  static Rule<> open(Here& t) {
    t.ask(0, 0, cites("TY-001"));
    t.offer(cites("TY-001"), 0);
    t.offer(cites("TY-001"), 1);
    co_await t.answer();
    t.state.door = 2;
  }
  static Rule<> step(Here& t) {
    if (t.state.door == 0) {
      if (t.state.rolls != 0) t.state.face = static_cast<std::uint8_t>(t.roll(6));
      t.state.door = 1;
      t.rests_here();
    }
    return open(t);
  }
};

Corridor::State corridor(int rolls) {
  Corridor::State state;
  state.random = Random(7);
  state.rolls = static_cast<std::uint8_t>(rolls);
  return state;
}

/// A second table that goes on where this one is.
void expect_the_same_on_another(const Corridor::Here& t) {
  Position position;
  t.copy_to(position);
  Corridor::Here other;
  ASSERT_TRUE(other.start(position));
  EXPECT_EQ(other.hash(), t.hash());
  EXPECT_EQ(other.at_rest(), t.at_rest());
  EXPECT_EQ(other.state.face, t.state.face);
  EXPECT_EQ(other.decision().options.size(), 2U);
  other.choose(0);
  EXPECT_TRUE(other.over());
}

TEST(Rest, ATableRestsWhereAStepSaysSoIfNothingWasDrawnBefore) {
  Corridor::Here t;
  t.begin(corridor(0));
  EXPECT_TRUE(t.at_rest());
  EXPECT_EQ(t.rest().door, 1);
  expect_the_same_on_another(t);
}

TEST(Rest, WhatWasDrawnBeforeIsNotForgotten) {
  Corridor::Here t;
  t.begin(corridor(1));
  EXPECT_FALSE(t.at_rest());
  EXPECT_EQ(t.rest().door, 0);
  EXPECT_GT(t.state.face, 0);
  expect_the_same_on_another(t);
}

}  // namespace
}  // namespace tavola

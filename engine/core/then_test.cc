// What follows a rule follows it at once or when the answer has come, and never if it is abandoned.
#include "core/then.h"

#include <gtest/gtest.h>

#include "core/table.h"

namespace tavola {
namespace {

enum class Verb : std::uint8_t { kOn, kBack };

struct Path {
  struct State {
    Random random;
    std::int32_t asks = 0;      // whether the first half asks
    std::int32_t abandons = 0;  // whether it comes to no end
    std::int32_t halves = 0;
    std::int32_t steps = 0;
  };
  using Here = TableOf<Path>;
  static bool over(const State& s) { return s.steps == 2; }
  static Rule<int> asked(Here& t) {
    t.ask(0, 0, cites("TY-001"));
    t.offer(cites("TY-001"), Verb::kOn);
    t.offer(cites("TY-001"), Verb::kBack);
    const Option chosen = co_await t.answer();
    co_return chosen.arg(0);
  }
  static Rule<int> half(Here& t) {
    ++t.state.halves;
    if (t.state.abandons != 0) {
      ++t.state.steps;
      return Rule<int>::abandoned();
    }
    return t.state.asks != 0 ? asked(t) : Rule<int>::done(0);
  }
  static Rule<> step(Here& t) {
    return then(t, half(t), [](Here& table) {
      return then(table, half(table), [](Here& last) { ++last.state.steps; });
    });
  }
};

TEST(Then, WithoutAQuestionThereIsNoFrame) {
  TableOf<Path> table;
  table.begin(Path::State());
  EXPECT_TRUE(table.over());
  EXPECT_EQ(table.state.halves, 4);
}

TEST(Then, TheRestWaitsForTheAnswer) {
  TableOf<Path> table;
  Path::State state;
  state.asks = 1;
  table.begin(state);
  EXPECT_EQ(table.state.halves, 1);
  EXPECT_GT(table.arena().used(), 0U);
  table.choose(0);
  EXPECT_EQ(table.state.halves, 2);
  EXPECT_EQ(table.state.steps, 0);
  table.choose(1);
  EXPECT_EQ(table.state.steps, 1);
  EXPECT_EQ(table.state.halves, 3);
}

TEST(Then, NothingFollowsWhatIsAbandoned) {
  TableOf<Path> table;
  Path::State state;
  state.abandons = 1;
  table.begin(state);
  EXPECT_TRUE(table.over());
  EXPECT_EQ(table.state.halves, 2);
  EXPECT_EQ(table.arena().used(), 0U);
}

// What follows may be given more than the table, by value, whether it is a rule or not.
struct Lift {
  struct State {
    Random random;
    std::int32_t asks = 0;
    std::int32_t height = 0;
    std::int32_t steps = 0;
    std::int32_t spare = 0;
  };
  using Here = TableOf<Lift>;
  static bool over(const State& s) { return s.steps == 1; }
  static Rule<> asked(Here& t) {
    t.ask(0, 0, cites("TY-001"));
    t.offer(cites("TY-001"), Verb::kOn);
    t.offer(cites("TY-001"), Verb::kBack);
    co_await t.answer();
  }
  static void rise(Here& t, int floors) { t.state.height += floors; }
  static Rule<> rise_twice(Here& t, int floors, int more) {
    rise(t, floors);
    co_await asked(t);
    rise(t, more);
    ++t.state.steps;
  }
  static Rule<> step(Here& t) {
    Rule<> first = t.state.asks != 0 ? asked(t) : Rule<>::done();
    return then(t, then(t, std::move(first), rise, 1), rise_twice, 20, 300);
  }
};

TEST(Then, WhatFollowsIsGivenItsArguments) {
  for (int asks : {0, 1}) {
    TableOf<Lift> table;
    Lift::State state;
    state.asks = asks;
    table.begin(state);
    if (asks != 0) table.choose(0);
    EXPECT_EQ(table.state.height, 21);
    table.choose(0);
    EXPECT_EQ(table.state.height, 321);
    EXPECT_TRUE(table.over());
  }
}

template <class Rest>
concept MayFollow = requires(Lift::Here& t, Rule<> rule, Rest rest) {
  then(t, std::move(rule), rest);
};
constexpr auto kPlain = [](Lift::Here& t) -> Rule<> { co_await Lift::asked(t); };
static_assert(MayFollow<decltype(kPlain)>);
static_assert(MayFollow<Rule<> (*)(Lift::Here&)>);
[[maybe_unused]] inline auto capturing(int floors) {
  return [floors](Lift::Here& t) -> Rule<> {
    co_await Lift::asked(t);
    Lift::rise(t, floors);
  };
}
static_assert(!MayFollow<decltype(capturing(1))>, "its captures would be gone when it goes on");

TEST(Then, AnOutcomeIsSetAside) {
  TableOf<Path> table;
  table.begin(Path::State());
  EXPECT_TRUE(outcome_aside(table, Rule<int>::done(7)).ended());
  EXPECT_FALSE(outcome_aside(table, Rule<int>::abandoned()).ended());
}

}  // namespace
}  // namespace tavola

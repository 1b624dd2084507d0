// What stands open beside a question, shown on a shop: to leave is the one answer, and as long as
// there is anything to sell it may be sold first.
#include <gtest/gtest.h>

#include "core/table.h"

namespace tavola {
namespace {

struct Shop {
  struct State {
    Random random;
    std::uint8_t wares = 0;
    std::uint8_t left = 0;
    std::uint8_t deed = 0;  // whether to leave is a deed that nobody may do for the seat
    std::uint8_t spare[5] = {};
  };
  using Here = TableOf<Shop>;
  enum Verbs : std::uint8_t { kLeave, kSell };
  static bool over(const State& s) { return s.left != 0; }

  static Rule<> step(Here& t) {
    t.ask(0, 0, cites("TY-001"));
    t.offer(cites("TY-001"), kLeave);
    t.stands_open();
    for (int ware = 0; ware < t.state.wares; ++ware) t.offer(cites("TY-001"), kSell, ware);
    Option chosen;
    if (t.state.deed != 0)
      chosen = co_await t.own_answer();
    else
      chosen = co_await t.answer();
    if (t.took_standing())
      --t.state.wares;
    else
      t.state.left = 1;
  }
};

Shop::State shop(int wares, int deed = 0) {
  Shop::State state;
  state.random = Random(7);
  state.wares = static_cast<std::uint8_t>(wares);
  state.deed = static_cast<std::uint8_t>(deed);
  return state;
}

TEST(Standing, OneAnswerIsTakenWhereNothingStandsOpen) {
  Shop::Here t;
  t.begin(shop(0));
  EXPECT_TRUE(t.over());
}

TEST(Standing, WhatStandsOpenComesBehindTheAnswersAndLeadsBackToTheQuestion) {
  Shop::Here t;
  t.begin(shop(2));
  ASSERT_FALSE(t.over());
  const Decision& asked = t.decision();
  EXPECT_EQ(asked.options.size(), 3U);
  EXPECT_EQ(asked.answers(), 1U);
  EXPECT_FALSE(asked.is_standing(0));
  EXPECT_TRUE(asked.is_standing(1) && asked.is_standing(2));
  EXPECT_TRUE(asked.only_stands_open());
  t.choose(2);
  ASSERT_FALSE(t.over());
  EXPECT_EQ(t.decision().options.size(), 2U);
  t.choose(1);
  EXPECT_TRUE(t.over()) << "nothing is left to sell, and the one answer gives itself";
}

TEST(Standing, TheSameAfterTheTapeHasRunAgain) {
  Shop::Here t;
  t.begin(shop(3));
  t.choose(1);
  Position position;
  t.copy_to(position);
  Shop::Here other;
  ASSERT_TRUE(other.start(position));
  EXPECT_EQ(other.hash(), t.hash());
  EXPECT_EQ(other.decision().standing_from, 1U);
  EXPECT_EQ(other.decision().options.size(), 3U);
}

TEST(Standing, ADeedIsNeverAllThereIsToPass) {
  Shop::Here t;
  t.begin(shop(1, 1));
  EXPECT_EQ(t.decision().answers(), 1U);
  EXPECT_FALSE(t.decision().only_stands_open());
  t.choose(1);
  EXPECT_FALSE(t.over()) << "to leave is a deed of one's own";
}

}  // namespace
}  // namespace tavola

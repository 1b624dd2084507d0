// Limits that are met in play: the table fails, says which limit it was, and stands at the rest
// point before the step; the program and every other table go on. Shown on a porter who is asked
// each day what to overdo.
#include "core/limits.h"

#include <gtest/gtest.h>

#include <vector>

#include "core/table.h"

namespace tavola {
namespace {

inline constexpr Limit kShelf{"shelf", "jars on the shelf", 3};

enum class Deed : std::uint8_t {
  kRest,
  kRollTooOften,
  kOfferTooMuch,
  kOfferTooMuchAtOnce,
  kGoTooDeep,
  kDrawTooMuch,
  kOverfillTheShelf,
  kOverfillTheShelfInARule,
  kRollNearlyTooOften,
  kOfferNearlyTooMuch,
};
constexpr int kDeeds = 10;
enum class Tells : std::uint8_t { kBegun, kDone };

struct Porter {
  struct State {
    Random random;
    Deck<std::uint8_t, 6> sack;
    std::uint8_t days = 0;
    std::uint8_t shelf = 0;
    std::uint8_t spare[5] = {};
  };
  using Here = TableOf<Porter>;
  static bool over(const State& s) { return s.days == 4; }

  static void roll(Here& t, int times) {
    for (int i = 0; i < times; ++i) t.roll(6);
  }
  static Rule<> offer(Here& t, int answers) {
    t.ask(0, 0, cites("TY-001"));
    for (int i = 0; i < answers; ++i) t.offer(cites("TY-001"), Deed::kRest, i);
    co_await t.answer();
  }
  static Rule<> offer_at_once(Here& t) {
    t.ask(0, 0, cites("TY-001"));
    for (int i = 0; i <= kMaxOptions / 32; ++i)
      t.offer_each(cites("TY-001"), Deed::kRest, 0xFFFFFFFFU);
    co_await t.answer();
  }
  static Rule<int> deeper(Here& t, int left) {
    if (left == 0) co_return 0;
    co_return 1 + co_await deeper(t, left - 1);
  }
  /// Each card that was drawn goes back twice.
  static void draw(Here& t) {
    for (int i = 0; i < 10; ++i) {
      const std::uint8_t card = t.draw(t.state.sack, 0);
      t.state.sack.add(card);
      t.state.sack.put_on_top(card);
    }
    t.state.sack.clear();
    for (int i = 0; i < 3; ++i) t.draw(t.state.sack, 0);
  }
  /// A plain function leaves out what does not fit.
  static void put_on_the_shelf(Here& t) {
    if (t.state.shelf == kShelf.most) {
      t.fail(kShelf);
      return;
    }
    ++t.state.shelf;
  }
  static Rule<> put_all_on_the_shelf(Here& t) {
    while (t.state.shelf < kShelf.most) put_on_the_shelf(t);
    co_await t.fail(kShelf);
    t.state.days = 100;  // never comes to pass
  }

  static Rule<> day(Here& t) {
    t.ask(0, 0, cites("TY-001"));
    for (int deed = 0; deed < kDeeds; ++deed) t.offer(cites("TY-001"), static_cast<Deed>(deed));
    const Option chosen = co_await t.answer();
    t.emit(cites("TY-001"), Tells::kBegun);
    switch (static_cast<Deed>(chosen.verb)) {
      case Deed::kRest:
        break;
      case Deed::kRollTooOften:
        roll(t, limits::kTape.most);
        break;
      case Deed::kOfferTooMuch:
        co_await offer(t, kMaxOptions + 1);
        break;
      case Deed::kOfferTooMuchAtOnce:
        co_await offer_at_once(t);
        break;
      case Deed::kGoTooDeep:
        t.state.spare[0] = static_cast<std::uint8_t>(co_await deeper(t, 10'000));
        break;
      case Deed::kDrawTooMuch:
        draw(t);
        break;
      case Deed::kOverfillTheShelf:
        for (int i = 0; i < 5; ++i) put_on_the_shelf(t);
        break;
      case Deed::kOverfillTheShelfInARule:
        co_await put_all_on_the_shelf(t);
        break;
      case Deed::kRollNearlyTooOften:
        roll(t, limits::kTape.most - 1);
        break;
      case Deed::kOfferNearlyTooMuch:
        co_await offer(t, kMaxOptions);
        break;
    }
    t.emit(cites("TY-001"), Tells::kDone);
    ++t.state.days;
  }
  static Rule<> step(Here& t) { return day(t); }
  static State begin() {
    State s;
    s.random = Random(3);
    for (std::uint8_t card = 0; card < 5; ++card) s.sack.add(card);
    return s;
  }
};

struct Ear : Sink {
  std::vector<int> heard;
  void happened(const Event& event) override { heard.push_back(event.kind); }
};

class Overdoing : public testing::TestWithParam<std::pair<Deed, const Limit*>> {};

TEST_P(Overdoing, FailsTheTableAndNothingElse) {
  const auto [deed, limit] = GetParam();
  TableOf<Porter> table;
  table.begin(Porter::begin());
  table.choose(0);
  Position before;
  table.copy_to(before);
  const Porter::State morning = table.state;

  Ear ear;
  table.listen(&ear);
  table.choose(static_cast<int>(deed));
  ASSERT_TRUE(table.failed());
  EXPECT_EQ(table.failure().limit, limit);
  EXPECT_EQ(table.failure().most, limit->most > 0 ? limit->most : 6);
  EXPECT_TRUE(table.over());
  EXPECT_FALSE(table.accepts(0));
  EXPECT_TRUE(table.decision().options.empty());
  EXPECT_FALSE(table_fails());
  EXPECT_EQ(ear.heard, std::vector<int>{0}) << "nothing is told once the limit was met";

  // It stands where the step began, so everything that looks at a table can look at it.
  EXPECT_TRUE(table.at_rest());
  EXPECT_EQ(0, std::memcmp(&table.state, &morning, sizeof morning));
  EXPECT_EQ(table.arena().used(), 0U);

  // Going back and choosing otherwise works, and the same choice fails the same way again.
  for (const bool again : {true, false}) {
    ASSERT_TRUE(table.start(before));
    EXPECT_FALSE(table.failed());
    table.choose(again ? static_cast<int>(deed) : 0);
    EXPECT_EQ(table.failed(), again);
  }
  EXPECT_EQ(table.state.days, 2);

  TableOf<Porter> other;
  other.begin(Porter::begin());
  while (!other.over()) other.choose(0);
  EXPECT_FALSE(other.failed());
}

INSTANTIATE_TEST_SUITE_P(All, Overdoing,
                         testing::Values(std::pair{Deed::kRollTooOften, &limits::kTape},
                                         std::pair{Deed::kOfferTooMuch, &limits::kOptions},
                                         std::pair{Deed::kOfferTooMuchAtOnce, &limits::kOptions},
                                         std::pair{Deed::kGoTooDeep, &limits::kArena},
                                         std::pair{Deed::kDrawTooMuch, &limits::kDeck},
                                         std::pair{Deed::kOverfillTheShelf, &kShelf},
                                         std::pair{Deed::kOverfillTheShelfInARule, &kShelf}),
                         [](const auto& each) {
                           return std::string(each.param.second->name) + std::to_string(each.index);
                         });

TEST(Limits, WhatJustFitsDoesNotFail) {
  TableOf<Porter> table;
  table.begin(Porter::begin());
  table.choose(static_cast<int>(Deed::kRollNearlyTooOften));
  EXPECT_FALSE(table.failed());
  table.choose(static_cast<int>(Deed::kOfferNearlyTooMuch));
  EXPECT_FALSE(table.failed());
  EXPECT_EQ(table.decision().options.size(), static_cast<std::size_t>(kMaxOptions));
  table.choose(kMaxOptions - 1);
  EXPECT_EQ(table.state.days, 2);
  EXPECT_EQ(table.reach().tape, limits::kTape.most);
  EXPECT_EQ(table.reach().options, kMaxOptions);
}

TEST(Limits, ATableSaysHowNearItHasComeToThem) {
  TableOf<Porter> table;
  table.begin(Porter::begin());
  EXPECT_EQ(table.reach().tape, 0);
  EXPECT_EQ(table.reach().options, kDeeds);
  EXPECT_GT(table.reach().arena, 0);
  const int shallow = table.reach().arena;
  table.choose(0);
  EXPECT_EQ(table.reach().tape, 1);
  EXPECT_EQ(table.reach().arena, shallow) << "every day needs as much";
  Reach all = table.reach();
  all.include({.tape = 7, .options = 2, .arena = 1});
  EXPECT_EQ(all, (Reach{7, kDeeds, shallow}));
}

TEST(Limits, APlayoutThatKeepsNoPositionsFailsAsWell) {
  TableOf<Porter> table;
  table.begin(Porter::begin());
  Position position;
  table.copy_to(position);
  for (Deed deed : {Deed::kOfferTooMuch, Deed::kGoTooDeep, Deed::kOverfillTheShelf}) {
    ASSERT_TRUE(table.start(position, Memory::kNone));
    table.choose(static_cast<int>(deed));
    EXPECT_TRUE(table.failed());
    EXPECT_TRUE(table.over());
  }
  ASSERT_TRUE(table.start(position, Memory::kNone));
  table.choose(static_cast<int>(Deed::kRollTooOften));
  EXPECT_FALSE(table.failed()) << "what keeps no tape fills none";
}

TEST(Limits, ADealThatDoesNotFitFailsTheTable) {
  Porter::State overfull = Porter::begin();
  for (int i = 0; i < 3; ++i) overfull.sack.add(1);
  TableOf<Porter> table;
  table.begin(overfull);
  EXPECT_TRUE(table.failed());
  EXPECT_EQ(table.failure().limit, &limits::kDeck);
  overfull.days = 4;
  overfull.sack.add(1);
  table.begin(overfull);
  EXPECT_TRUE(table.failed()) << "though nobody would have been asked anything";
  EXPECT_FALSE(table_fails());
}

TEST(LimitsDeath, ARuleThatNeverEndsAfterItsTableHasFailedEndsTheProgram) {
  EXPECT_DEATH(
      {
        for (;;) fail_table(kShelf);
      },
      "a rule does not end although its table has failed");
}

}  // namespace
}  // namespace tavola

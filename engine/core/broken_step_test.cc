// A step in which a check breaks, or which never ends, fails its table as a limit does: the table
// stands at the rest point before it, says why, takes no more answers and can go on from any other
// position; the program and every other table go on. Shown on a miller who is asked each day what
// to get wrong.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "core/limits.h"
#include "core/table.h"

namespace tavola {
namespace {

enum class Slip : std::uint8_t {
  kNone,
  kInAPlainFunction,
  kInARule,
  kDeepInRules,
  kAfterAnAnswer,
  kWhileSomebodyIsAsked,
  kNoLegalAnswer,
  kRulesForEver,
  kWordsForEver,
  kStepsForEver,
  kDiceForEver,
};
enum class Tells : std::uint8_t { kBegun, kGround, kDone };

struct Miller {
  struct State {
    Random random;
    std::int32_t days = 0;
    std::int32_t lost = 0;  // the days go by and nothing is asked
  };
  using Here = TableOf<Miller>;
  static bool over(const State& s) { return s.days == 4; }

  /// Something that has to be let go of, as a plain function may have.
  static void grind(Here& t, bool breaks) {
    const std::vector<int> sacks(100, t.state.days);
    TAVOLA_CHECK(!breaks, "the stone has stopped");
    t.emit(cites("TY-001"), Tells::kGround, static_cast<int>(sacks.size()));
  }
  static Rule<> ask(Here& t) {
    t.ask(0, 1, cites("TY-001"));
    t.offer(cites("TY-001"), Slip::kNone);
    t.offer(cites("TY-001"), Slip::kInARule);
    co_await t.answer();
  }
  static Rule<int> deeper(Here& t, int left, bool asks) {
    if (left > 0) co_return 1 + co_await deeper(t, left - 1, asks);
    if (asks) co_await ask(t);
    grind(t, true);
    co_return 0;
  }
  static Rule<> one_grain(Here& t) {
    t.state.lost = 0;
    co_return;
  }
  static Rule<> asks_and_breaks(Here& t) {
    Rule<> asked = ask(t);
    grind(t, true);
    return asked;
  }

  static Rule<> day(Here& t) {
    t.ask(0, 0, cites("TY-001"));
    for (int slip = 0; slip <= static_cast<int>(Slip::kDiceForEver); ++slip)
      t.offer(cites("TY-001"), static_cast<Slip>(slip));
    const Option chosen = co_await t.answer();
    t.emit(cites("TY-001"), Tells::kBegun);
    switch (static_cast<Slip>(chosen.verb)) {
      case Slip::kNone:
        grind(t, false);
        break;
      case Slip::kInAPlainFunction:
        grind(t, true);
        break;
      case Slip::kInARule:
        co_await deeper(t, 0, false);
        break;
      case Slip::kDeepInRules:
        co_await deeper(t, 40, false);
        break;
      case Slip::kAfterAnAnswer:
        co_await deeper(t, 40, true);
        break;
      case Slip::kWhileSomebodyIsAsked:
        co_await asks_and_breaks(t);
        break;
      case Slip::kNoLegalAnswer:
        t.ask(0, 1, cites("TY-001"));
        co_await t.answer();
        break;
      case Slip::kRulesForEver:
        while (t.state.days < 100) co_await one_grain(t);
        break;
      case Slip::kWordsForEver:
        while (t.state.days < 100) t.emit(cites("TY-001"), Tells::kGround, 0);
        break;
      case Slip::kStepsForEver:
        t.state.lost = 1;
        break;
      case Slip::kDiceForEver:
        while (t.state.days < 100) t.roll(6);
        break;
    }
    t.emit(cites("TY-001"), Tells::kDone);
    ++t.state.days;
  }
  static Rule<> step(Here& t) {
    if (t.state.lost != 0) {
      t.state.lost ^= 2;
      return Rule<>::done();
    }
    return day(t);
  }
};

struct Ear : Sink {
  std::vector<int> heard;
  void happened(const Event& event) override { heard.push_back(event.kind); }
};

Miller::State morning() {
  Miller::State s;
  s.random = Random(3);
  return s;
}

/// The slip, and the answer to what it asks before it comes to it.
void make(Table& table, Slip slip) {
  table.choose(static_cast<int>(slip));
  if (slip == Slip::kAfterAnAnswer && !table.over()) table.choose(0);
}

class BrokenStep : public testing::TestWithParam<std::pair<Slip, const Limit*>> {};

TEST_P(BrokenStep, FailsTheTableAndNothingElse) {
  const auto [slip, limit] = GetParam();
  TableOf<Miller> table;
  table.begin(morning());
  table.choose(0);
  Position before;
  table.copy_to(before);
  const Miller::State rest = table.state;
  TableOf<Miller> other;
  other.begin(morning());

  Ear ear;
  table.listen(&ear);
  make(table, slip);
  ASSERT_TRUE(table.failed());
  EXPECT_EQ(table.failure().limit, limit);
  EXPECT_TRUE(table.failure().is_fault() || limit == &limits::kTape);
  EXPECT_TRUE(table.over());
  EXPECT_FALSE(table.accepts(0));
  EXPECT_TRUE(table.decision().options.empty());
  EXPECT_FALSE(table_fails());
  ASSERT_FALSE(ear.heard.empty());
  EXPECT_EQ(ear.heard.front(), static_cast<int>(Tells::kBegun));
  EXPECT_TRUE(ear.heard.back() != static_cast<int>(Tells::kDone) || slip == Slip::kStepsForEver);
  EXPECT_TRUE(table.at_rest());
  EXPECT_EQ(table.arena().used(), 0U);
  if (slip != Slip::kStepsForEver) {
    EXPECT_EQ(0, std::memcmp(&table.state, &rest, sizeof rest));
  }

  table.listen(nullptr);
  for (const bool again : {true, false, true, false}) {
    ASSERT_TRUE(table.start(before));
    EXPECT_FALSE(table.failed());
    make(table, again ? slip : Slip::kNone);
    EXPECT_EQ(table.failed(), again);
    if (!again) {
      EXPECT_EQ(table.state.days, 2);
    }
  }
  while (!other.over()) other.choose(0);
  EXPECT_FALSE(other.failed());
}

INSTANTIATE_TEST_SUITE_P(All, BrokenStep,
                         testing::Values(std::pair{Slip::kInAPlainFunction, &limits::kPromise},
                                         std::pair{Slip::kInARule, &limits::kPromise},
                                         std::pair{Slip::kDeepInRules, &limits::kPromise},
                                         std::pair{Slip::kAfterAnAnswer, &limits::kPromise},
                                         std::pair{Slip::kWhileSomebodyIsAsked, &limits::kPromise},
                                         std::pair{Slip::kNoLegalAnswer, &limits::kPromise},
                                         std::pair{Slip::kRulesForEver, &limits::kWork},
                                         std::pair{Slip::kStepsForEver, &limits::kWork},
                                         std::pair{Slip::kDiceForEver, &limits::kTape}),
                         [](const auto& each) {
                           return std::string(each.param.second->name) + std::to_string(each.index);
                         });

TEST(BrokenSteps, SayWhichCheckItWas) {
  TableOf<Miller> table;
  table.begin(morning());
  const std::uint64_t before = broken_checks();
  make(table, Slip::kDeepInRules);
  ASSERT_TRUE(table.failed());
  EXPECT_STREQ(table.failure().broken.sentence, "the stone has stopped");
  EXPECT_NE(std::string(table.failure().broken.file).find("broken_step_test.cc"),
            std::string::npos);
  EXPECT_EQ(broken_checks(), before + 1);
}

// Only who is listened to tells anything, and only there it would go on for ever.
TEST(BrokenSteps, WordsWithoutEndAreCountedAsRulesAre) {
  TableOf<Miller> table;
  table.begin(morning());
  Ear ear;
  table.listen(&ear);
  make(table, Slip::kWordsForEver);
  ASSERT_TRUE(table.failed());
  EXPECT_EQ(table.failure().limit, &limits::kWork);
  EXPECT_LE(ear.heard.size(), static_cast<std::size_t>(limits::kWork.most) * 101 / 100);
}

TEST(BrokenSteps, APositionWhoseTapeBreaksACheckFailsAsWell) {
  TableOf<Miller> table;
  table.begin(morning());
  table.choose(static_cast<int>(Slip::kAfterAnAnswer));
  ASSERT_FALSE(table.over());
  Position asked;
  table.copy_to(asked);
  TableOf<Miller> copy;
  for (const Memory memory : {Memory::kPositions, Memory::kNone}) {
    ASSERT_TRUE(copy.start(asked, memory));
    copy.choose(0);
    EXPECT_TRUE(copy.failed());
    EXPECT_EQ(copy.failure().limit, &limits::kPromise);
  }
  EXPECT_FALSE(table.failed());
  EXPECT_EQ(table.decision().options.size(), 2U);
}

TEST(BrokenSteps, AStepIsGivenUpWhenItsTimeIsOver) {
  TableOf<Miller> table;
  table.begin(morning());
  Position before;
  table.copy_to(before);
  int asked = 0;
  {
    const StepTimeLimit limit([&asked] { return ++asked == 3; });
    make(table, Slip::kRulesForEver);
    ASSERT_TRUE(table.failed());
    EXPECT_EQ(table.failure().limit, &limits::kTime);
    EXPECT_FALSE(table.failure().is_fault());
    EXPECT_EQ(asked, 3);
    ASSERT_TRUE(table.start(before));
    make(table, Slip::kNone);
    EXPECT_FALSE(table.failed());
    EXPECT_EQ(asked, 3) << "a short step asks nobody";
  }
  ASSERT_TRUE(table.start(before));
  make(table, Slip::kRulesForEver);
  EXPECT_EQ(table.failure().limit, &limits::kWork) << "the time limit is gone with its scope";
}

TEST(BrokenSteps, AreSeenFromOutsideWhileTheyAreTaken) {
  const auto taken = [] { return detail::steps_taken.load(); };
  TableOf<Miller> table;
  table.begin(morning());
  const std::uint64_t before = taken();
  EXPECT_EQ(before % 2, 0U) << "no step is being taken";
  std::uint64_t within = 0;
  const StepTimeLimit limit([&] {
    within = taken();
    return true;
  });
  make(table, Slip::kRulesForEver);
  EXPECT_EQ(within, before + 1);
  EXPECT_EQ(taken(), before + 2);
}

TEST(BrokenStepsDeath, OutsideOfAStepABrokenCheckEndsTheProgram) {
  TableOf<Miller> table;
  table.begin(morning());
  make(table, Slip::kInARule);
  ASSERT_TRUE(table.failed());
  EXPECT_DEATH(Miller::grind(table, true), "the stone has stopped");
  EXPECT_DEATH(table.choose(0), "an answer that was not offered");
}

}  // namespace
}  // namespace tavola

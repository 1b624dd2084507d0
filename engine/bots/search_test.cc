// The search bot: reproducible whatever the number of threads, bounded by its budget, and able to
// aim a measured answer.
#include "bots/search.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <mutex>

#include "bots/cellar_game_for_tests.h"
#include "core/habits.h"

namespace tavola::bots {
namespace {

// A heap of stones: a seat takes one to three, and who takes the last one wins. The game's own
// judgement sees nothing until the end, so only looking ahead helps.
struct StonesState {
  Random random;
  std::uint8_t left = 0;
  std::uint8_t active = 0;
  std::uint8_t spare[6] = {};
};
struct StonesRules {
  using State = StonesState;
  using Here = TableOf<StonesRules>;
  static constexpr std::string_view kId = "stones";
  static constexpr int kLeastSeats = 2;
  static constexpr int kMostSeats = 2;
  static const std::vector<GameOption>& options() {
    static const std::vector<GameOption> kNoOptions;
    return kNoOptions;
  }
  static const Vocabulary& vocabulary() {
    static const Vocabulary kEmpty;
    return kEmpty;
  }
  static std::uint64_t content_hash() { return 1; }
  static void begin(State& s, const Setup&) { s.left = 21; }
  static bool over(const State& s) { return s.left == 0; }
  static Rule<> step(Here& t) {
    t.ask(t.state.active, 0, cites("TY-001"));
    for (int take = 1; take <= std::min<int>(3, t.state.left); ++take)
      t.offer(cites("TY-001"), 0, take);
    const Option chosen = co_await t.answer();
    t.state.left = static_cast<std::uint8_t>(t.state.left - chosen.arg(0));
    t.state.active = static_cast<std::uint8_t>(1 - t.state.active);
  }
  static Result result(const State& s) {
    return {SeatSet::only(static_cast<Seat>(1 - s.active)), 0, false, 0};
  }
  static double evaluate(const State& s, Seat seat) {
    return over(s) ? (seat == s.active ? 0 : 1) : 0.5;
  }
  static std::vector<std::string> violations(const State&) { return {}; }
  static void determinize(State&, const State&, Seat, Random&) {}
  static void record(Record& record, State& s) { record.number("left", s.left, 0, 21); }
};

TEST(Search, LooksAheadFurtherThanTheGameJudges) {
  const GameOf<StonesRules> stones;
  for (int left = 5; left <= 15; ++left) {
    if (left % 4 == 0) continue;  // lost whatever one does
    TableOf<StonesRules> table;
    StonesState state;
    state.random = Random(1);
    state.left = static_cast<std::uint8_t>(left);
    table.begin(state);
    SearchBot bot({.iterations = 1900});
    Random random(static_cast<std::uint64_t>(left));
    const Choice choice = bot.choose(stones, table, random);
    EXPECT_EQ(choice.option + 1, left % 4) << left << " stones";
  }
}

// The same heap among players who know the trick, so that whoever plays on by habit sees the end.
class StonesWithHabits final : public GameOf<StonesRules>, public Habits {
 public:
  int habit(const Table& table) const override { return std::max(0, state_of(table).left % 4 - 1); }
  bool settled(const Table&) const override { return true; }
  std::uint32_t part(const Table&) const override { return 1; }
};

TEST(Search, PlaysOnByHabitWhereAGameHasAny) {
  const StonesWithHabits stones;
  TableOf<StonesRules> table;
  for (int left = 5; left <= 15; ++left) {
    if (left % 4 == 0) continue;
    StonesState state;
    state.random = Random(1);
    state.left = static_cast<std::uint8_t>(left);
    table.begin(state);
    SearchBot search({.iterations = 40});
    GreedyBot greedy;
    Random random(static_cast<std::uint64_t>(left));
    EXPECT_EQ(search.choose(stones, table, random).option + 1, left % 4) << left << " stones";
    EXPECT_GE(search.iterations(), 40);
    ASSERT_EQ(search.advice().size(), 3U);
    EXPECT_GT(search.advice().front().visits, search.advice().back().visits);
    EXPECT_EQ(greedy.choose(stones, table, random).option + 1, left % 4) << left << " stones";
    EXPECT_TRUE(greedy.advice().size() == 1U && greedy.advice()[0].visits == 0) << "it looked";
  }
}

// Whoever asks for a hint compares answers, so none may have been looked at harder than another.
TEST(Search, TriesEveryAnswerEquallyOftenIfAsked) {
  const GameOf<StonesRules> stones;
  const StonesWithHabits with_habits;
  for (const Game* game :
       {static_cast<const Game*>(&stones), static_cast<const Game*>(&with_habits)})
    for (int threads : {1, 2}) {
      TableOf<StonesRules> table;
      StonesState state;
      state.random = Random(1);
      state.left = 6;
      table.begin(state);
      std::mutex mutex;
      std::array<int, 3> watched{};
      SearchBot bot({.iterations = 6000,
                     .threads = threads,
                     .equal_tries = true,
                     .watch = [&](int option, const Table&, double value) {
                       const std::scoped_lock lock(mutex);
                       ++watched[static_cast<std::size_t>(option)];
                       EXPECT_GE(value, 0);
                       EXPECT_LE(value, 1);
                     }});
      Random random(3);
      EXPECT_EQ(bot.choose(*game, table, random).option, 1) << "two of six leave four";
      ASSERT_EQ(bot.advice().size(), 3U);
      for (const Advice& advice : bot.advice()) {
        EXPECT_NEAR(advice.visits, 2000, 3) << "one more or less a tree";
        EXPECT_EQ(watched[static_cast<std::size_t>(advice.option)], advice.visits);
        EXPECT_LE(advice.value, bot.advice().front().value);
        EXPECT_LT(advice.spread, 0.1);
      }
    }
}

TEST(Search, TheSpreadIsThatOfTheTries) {
  EXPECT_EQ(spread_of(0, 0, 0), 1) << "nothing is known";
  EXPECT_EQ(spread_of(0.4, 0.16, 1), 1);
  EXPECT_EQ(spread_of(5, 2.5, 10), 0) << "all alike";
  EXPECT_NEAR(spread_of(50, 50, 100), 1.96 * 0.5 / std::sqrt(99.0), 1e-9) << "half of them won";
}

// Players with a bad habit, who are told to think while six stones or fewer are left.
class StonesWithThought final : public GameOf<StonesRules>, public Habits {
 public:
  int habit(const Table& table) const override {
    const int left = state_of(table).left;
    return takes_thought(table) ? std::max(0, left % 4 - 1) : 2;
  }
  bool settled(const Table&) const override { return true; }
  std::uint32_t part(const Table&) const override { return 1; }
  bool takes_thought(const Table& table) const override { return state_of(table).left <= 6; }
};

TEST(Search, GreedyLooksAheadOnlyWhereItTakesThought) {
  const StonesWithThought stones;
  TableOf<StonesRules> table;
  for (const int left : {5, 6, 13, 14}) {
    StonesState state;
    state.random = Random(1);
    state.left = static_cast<std::uint8_t>(left);
    table.begin(state);
    GreedyBot greedy;
    Random random(static_cast<std::uint64_t>(left));
    const int taken = greedy.choose(stones, table, random).option + 1;
    EXPECT_EQ(taken, left <= 6 ? left % 4 : 3) << left << " stones";
    EXPECT_EQ(greedy.advice()[0].visits, left <= 6 ? 1 : 0);
  }
}

TEST(Search, IsTheSameForASeedAndANumberOfIterationsWithAnyNumberOfThreads) {
  const Cellar cellar;
  const auto table = cellar.new_table();
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    cellar.deal(*table, cellar.standard_setup(2, seed));
    std::vector<Advice> first;
    for (const int threads : {1, 2, 5}) {
      SearchBot bot({.iterations = 9001, .threads = threads});
      Random random(seed);
      bot.choose(cellar, *table, random);
      EXPECT_EQ(bot.iterations(), 9001);
      if (threads == 1) {
        first = bot.advice();
        continue;
      }
      ASSERT_EQ(bot.advice().size(), first.size());
      for (std::size_t i = 0; i < first.size(); ++i) {
        EXPECT_EQ(bot.advice()[i].option, first[i].option);
        EXPECT_EQ(bot.advice()[i].parameters, first[i].parameters);
        EXPECT_EQ(bot.advice()[i].visits, first[i].visits);
        EXPECT_EQ(bot.advice()[i].value, first[i].value);
      }
    }
  }
}

TEST(Search, UsedTwiceChoosesAsIfItWereNew) {
  const Cellar cellar;
  const auto table = cellar.new_table();
  SearchBot used({.iterations = 300});
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    cellar.deal(*table, cellar.standard_setup(2, seed));
    SearchBot fresh({.iterations = 300});
    Random a(seed);
    Random b(seed);
    EXPECT_EQ(used.choose(cellar, *table, a), fresh.choose(cellar, *table, b));
  }
}

TEST(Search, TellsWhatItFoundOutAboutEveryOption) {
  const Cellar cellar;
  const auto table = cellar.new_table();
  cellar.deal(*table, cellar.standard_setup(2, 4));
  SearchBot bot({.iterations = 1500});
  Random random(4);
  const Choice choice = bot.choose(cellar, *table, random);
  const auto& advice = bot.advice();
  ASSERT_EQ(advice.size(), table->decision().options.size());
  EXPECT_EQ(advice.front().option, choice.option);
  int visits = 0;
  for (const Advice& a : advice) {
    visits += a.visits;
    EXPECT_GE(a.value, 0);
    EXPECT_LE(a.value, 1);
    EXPECT_LE(a.visits, advice.front().visits);
  }
  EXPECT_EQ(visits, 1500);
}

// With every jar lifted but worthless ones known, the only good answer is a well-aimed throw.
TEST(Search, AimsAMeasuredAnswer) {
  const Cellar cellar;
  TableOf<CellarRules> table;
  CellarState state;
  state.random = Random(1);
  state.dealt = 1;
  state.turns = 2;
  std::fill(std::begin(state.jars), std::end(state.jars), CellarState::kLifted);
  state.jars[0] = 0;
  state.wealth[1] = 20;
  table.begin(state);
  SearchBot bot({.iterations = 4000});
  Random random(2);
  const Choice choice = bot.choose(cellar, table, random);
  ASSERT_TRUE(table.decision().options[static_cast<std::size_t>(choice.option)].takes_parameters);
  EXPECT_NEAR(choice.parameters[0], CellarRules::kMark, 12);
}

TEST(Search, ABudgetOfTimeAloneEndsAndGivesALegalAnswer) {
  const Cellar cellar;
  const auto table = cellar.new_table();
  cellar.deal(*table, cellar.standard_setup(2, 4));
  SearchBot bot({.iterations = 0, .milliseconds = 5, .threads = 2});
  Random random(4);
  const Choice choice = bot.choose(cellar, *table, random);
  EXPECT_TRUE(table->accepts(choice.option, choice.parameters));
  EXPECT_GT(bot.iterations(), 0);
}

}  // namespace
}  // namespace tavola::bots

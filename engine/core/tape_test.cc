// The tape and what a table makes of it: chance that is repeated, hidden chance that is drawn anew,
// and tapes that do not fit the rules. Shown on a bag of equal stones that is emptied in one step.
#include "core/tape.h"

#include <gtest/gtest.h>

#include <set>

#include "core/table.h"

namespace tavola {
namespace {

TEST(Tape, KeepsKindsAndValuesOfBothSigns) {
  Tape tape;
  tape.append(Tape::Kind::kChoice, 0);
  tape.append(Tape::Kind::kChance, Tape::kMost);
  tape.append(Tape::Kind::kHidden, Tape::kLeast);
  tape.append(Tape::Kind::kRedraw, -1);
  ASSERT_EQ(tape.size(), 4);
  EXPECT_EQ(tape.kind(1), Tape::Kind::kChance);
  EXPECT_EQ(tape.value(1), Tape::kMost);
  EXPECT_EQ(tape.kind(2), Tape::Kind::kHidden);
  EXPECT_EQ(tape.value(2), Tape::kLeast);
  EXPECT_EQ(tape.value(3), -1);
  tape.replace(3, Tape::Kind::kChoice, 5);
  EXPECT_EQ(tape.kind(3), Tape::Kind::kChoice);
  EXPECT_EQ(tape.value(3), 5);
}

TEST(Tape, EqualityLooksAtWhatIsUsed) {
  Tape a;
  Tape b;
  a.append(Tape::Kind::kChance, 3);
  EXPECT_FALSE(a == b);
  b.append(Tape::Kind::kChance, 3);
  b.append(Tape::Kind::kChance, 4);
  EXPECT_FALSE(a == b);
  b.cut_to(1);
  EXPECT_TRUE(a == b);
  b.replace(0, Tape::Kind::kHidden, 3);
  EXPECT_FALSE(a == b);
}

TEST(TapeDeath, TooMuchBetweenTwoRestPointsEndsTheProgram) {
  Tape tape;
  for (int i = 0; i < Tape::kCapacity; ++i) tape.append(Tape::Kind::kChance, i);
  EXPECT_DEATH(tape.append(Tape::Kind::kChance, 0), "too much happened since the last rest point");
}

enum class Verb : std::uint8_t { kOn, kStop };

struct Stones {
  struct State {
    Random random;
    Deck<std::uint8_t, 13> bag;
    std::uint8_t buried = 0;
    std::uint8_t drawn = 0;
    std::uint8_t done = 0;
    std::uint8_t spare[5] = {};
  };
  using Here = TableOf<Stones>;
  static bool over(const State& s) { return s.done != 0; }
  static Rule<> step(Here& t) {
    t.state.buried = static_cast<std::uint8_t>(t.hidden_chance(100));
    while (!t.state.bag.empty()) {
      t.state.drawn = static_cast<std::uint8_t>(t.state.drawn + t.draw(t.state.bag, 0));
      t.ask(0, 0, cites("TY-001"));
      t.offer(cites("TY-001"), Verb::kOn);
      t.offer(cites("TY-001"), Verb::kStop);
      const Option chosen = co_await t.answer();
      if (chosen.is(Verb::kStop)) break;
    }
    t.state.done = 1;
  }
  static State begin(std::uint64_t seed) {
    State s;
    s.random = Random(seed);
    for (std::uint8_t i = 0; i < 9; ++i) s.bag.add(i % 3);
    s.bag.put_on_top(1);
    s.bag.put_on_top(1);
    s.bag.put_at_bottom(1);
    s.bag.put_at_bottom(2);
    return s;
  }
};

using StonesTable = TableOf<Stones>;

TEST(TapeOnATable, EqualStonesAreDrawnAgainAsTheyWereDrawn) {
  for (std::uint64_t seed = 1; seed <= 50; ++seed) {
    StonesTable table;
    StonesTable other;
    table.begin(Stones::begin(seed));
    Position position;
    while (!table.over()) {
      table.copy_to(position);
      ASSERT_TRUE(other.start(position));
      ASSERT_EQ(other.state.bag, table.state.bag) << "seed " << seed;
      ASSERT_EQ(other.hash(), table.hash()) << "seed " << seed;
      table.choose(0);
    }
  }
}

/// A position of the stones: the hidden number, then whatever is appended.
PositionOf<Stones::State> after_burying() {
  PositionOf<Stones::State> position{};
  position.rest = Stones::begin(3);
  position.tape.append(Tape::Kind::kHidden, 40);
  return position;
}

TEST(TapeOnATable, OutcomesAreTakenFromTheTape) {
  auto position = after_burying();
  position.tape.append(Tape::Kind::kChance, 1);
  StonesTable table;
  ASSERT_TRUE(table.start(position));
  EXPECT_EQ(table.state.buried, 40);
  EXPECT_EQ(table.state.bag.size(), 12);
}

TEST(TapeOnATable, ATapeThatTellsSomethingElseIsRefused) {
  StonesTable table;
  const auto refuses = [&](Tape::Kind kind, int value) {
    auto position = after_burying();
    position.tape.append(kind, value);
    return !table.start(position);
  };
  EXPECT_TRUE(refuses(Tape::Kind::kChoice, 0)) << "a stone is drawn before anybody is asked";
  EXPECT_TRUE(refuses(Tape::Kind::kHidden, 1)) << "the stone is seen";
  EXPECT_TRUE(refuses(Tape::Kind::kChance, 7)) << "there is no such stone";
  EXPECT_FALSE(refuses(Tape::Kind::kChance, 2));

  PositionOf<Stones::State> beyond{};
  beyond.rest = Stones::begin(3);
  beyond.tape.append(Tape::Kind::kHidden, 100);
  EXPECT_FALSE(table.start(beyond)) << "the number is below 100";

  auto late = after_burying();
  late.tape.append(Tape::Kind::kChance, 1);
  late.tape.append(Tape::Kind::kChoice, 1);
  late.tape.append(Tape::Kind::kChoice, 0);
  EXPECT_FALSE(table.start(late)) << "after the end nothing is chosen";
}

TEST(TapeOnATable, HiddenOutcomesAreDrawnAnewWhereTheTapeSaysSo) {
  std::set<int> buried;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    auto position = after_burying();
    position.rest.random = Random(seed);
    position.luck = Random(seed + 1000);
    position.tape.replace(0, Tape::Kind::kRedraw, 0);
    position.tape.append(Tape::Kind::kChance, 1);
    StonesTable table;
    ASSERT_TRUE(table.start(position));
    buried.insert(table.state.buried);
    EXPECT_EQ(table.state.drawn, 1) << "what was seen stays";
    EXPECT_EQ(table.state.random, Random(seed + 1000));
    // From then on it is an outcome like any other.
    Position copy;
    table.copy_to(copy);
    StonesTable other;
    ASSERT_TRUE(other.start(copy));
    EXPECT_EQ(other.state.buried, table.state.buried);
  }
  EXPECT_GT(buried.size(), 20U);
}

TEST(TapeOnATable, AScriptedCardThatIsNotThereIsReported) {
  StonesTable table;
  Script script;
  script.draws = {{0, 9}};
  table.follow(&script);
  table.begin(Stones::begin(3));
  EXPECT_TRUE(script.broken);
  EXPECT_EQ(table.state.bag.size(), 12) << "another stone was drawn instead";
}

TEST(TapeOnATable, AScriptedCardMayComeFromAnywhereAndIsRepeated) {
  StonesTable table;
  Script script;
  script.draws = {{1, 5}, {0, 2}};
  table.follow(&script);
  table.begin(Stones::begin(3));
  EXPECT_FALSE(script.broken);
  EXPECT_EQ(table.state.drawn, 2) << "though a 1 lies on top";
  EXPECT_EQ(script.draws.size(), 1U) << "the other deck's card waits";
  Position copy;
  table.copy_to(copy);
  StonesTable other;
  ASSERT_TRUE(other.start(copy));
  EXPECT_EQ(other.hash(), table.hash());
}

}  // namespace
}  // namespace tavola

// The table's promises, shown on a tiny game: a cellar where each seat searches, rolls, and may
// lose its nerve in the middle of a nested rule.
#include "core/table.h"

#include <gtest/gtest.h>

namespace tavola {
namespace {

enum class Verb : std::uint8_t { kSearch, kWait, kSpend, kKeep, kThrow };
enum class Prompt : std::uint8_t { kTurn, kSpend, kThrow };
enum class Happening : std::uint8_t { kRolled, kDrew, kLostNerve, kThrown };

struct CellarState {
  Random random;
  Deck<std::uint8_t, 12> deck;
  std::uint8_t phase = 0;  // 0 deal, 1 turns, 2 last stand, 3 over
  std::uint8_t active = 0;
  std::uint8_t turns = 0;
  std::uint8_t secret[4] = {};
  std::uint8_t nerve[2] = {3, 3};
  std::uint8_t padding[8] = {};
};

struct Cellar {
  using State = CellarState;
  using Here = TableOf<Cellar>;
  static bool over(const State& s) { return s.phase == 3; }

  static Rule<bool> check(Here& t, Seat seat) {
    int die = t.roll(6);
    t.emit(cites("TY-001"), Happening::kRolled, die);
    while (die < 5 && t.state.nerve[seat] > 1) {
      t.ask(seat, Prompt::kSpend, cites("TY-002"));
      t.offer(cites("TY-002"), Verb::kKeep);
      t.offer(cites("TY-002"), Verb::kSpend);
      if ((co_await t.answer()).is(Verb::kKeep)) break;
      --t.state.nerve[seat];
      die = t.roll(6);
      t.emit(cites("TY-001"), Happening::kRolled, die);
    }
    co_return die >= 5;
  }
  static Rule<> lose_nerve(Here& t, Seat seat) {
    t.emit(cites("TY-003"), Happening::kLostNerve, seat);
    if (--t.state.nerve[seat] == 0) {
      t.state.phase = 2;
      co_await t.abandon();
    }
  }
  static Rule<> turn(Here& t) {
    const Seat seat = t.state.active;
    for (int i = 0; i < 2; ++i) {
      t.ask(seat, Prompt::kTurn, cites("TY-001"));
      t.offer(cites("TY-001"), Verb::kSearch);
      t.offer(cites("TY-001"), Verb::kWait);
      const Option chosen = co_await t.answer();
      if (chosen.is(Verb::kWait)) continue;
      if (!co_await check(t, seat)) co_await lose_nerve(t, seat);
      if (!t.state.deck.empty()) {
        const int card = t.draw(t.state.deck, 0);
        t.emit(cites("TY-004"), Happening::kDrew, card);
      }
    }
    t.state.active = static_cast<std::uint8_t>(1 - seat);
    if (++t.state.turns == 8) t.state.phase = 3;
  }
  static Rule<> last_stand(Here& t) {
    t.ask(t.state.active, Prompt::kThrow, cites("TY-005"));
    t.measure(0, -10, 10);
    t.measure(1, 0, 5);
    t.offer_measured(cites("TY-005"), Verb::kThrow);
    co_await t.answer();
    t.emit(cites("TY-005"), Happening::kThrown, t.measured()[0], t.measured()[1]);
    t.state.phase = 3;
  }
  /// Nobody throws straight and hard at once.
  static Citation forbids(const Here&, const Option&, const Parameters& thrown) {
    return thrown[0] == 0 && thrown[1] == 5 ? cites("TY-006") : Citation();
  }
  static Rule<> deal(Here& t) {
    for (std::uint8_t i = 0; i < 12; ++i) t.state.deck.add(i);
    for (std::uint8_t i = 0; i < 4; ++i) t.state.secret[i] = i;
    t.shuffle_face_down(t.state.secret);
    t.state.phase = 1;
    co_return;
  }
  static Rule<> step(Here& t) {
    if (t.state.phase == 0) return deal(t);
    if (t.state.phase == 2) return last_stand(t);
    return turn(t);
  }
};

using CellarTable = TableOf<Cellar>;

struct Ear : Sink {
  std::vector<Event> heard;
  void happened(const Event& event) override { heard.push_back(event); }
};

int pick(CellarTable& t, Random& r) {
  return static_cast<int>(r.below(static_cast<std::uint32_t>(t.decision().options.size())));
}

TEST(Table, PlaysToTheEndAndTheSameSeedGivesTheSameGame) {
  std::uint64_t hashes[2];
  for (std::uint64_t& hash : hashes) {
    CellarTable t;
    CellarState begin;
    begin.random = Random(7);
    t.begin(begin);
    Random r(3);
    while (!t.over()) t.choose(pick(t, r));
    hash = t.hash();
  }
  EXPECT_EQ(hashes[0], hashes[1]);
}

TEST(Table, ACopyTakenInMidRuleGoesOnAsTheOriginal) {
  for (std::uint64_t seed = 1; seed < 60; ++seed) {
    CellarTable t;
    CellarTable other;
    CellarState begin;
    begin.random = Random(seed);
    t.begin(begin);
    Random r(seed);
    Position position;
    while (!t.over()) {
      t.copy_to(position);
      ASSERT_TRUE(other.start(position));
      ASSERT_EQ(other.hash(), t.hash());
      const int n = pick(t, r);
      Ear ear;
      Ear other_ear;
      t.listen(&ear);
      other.listen(&other_ear);
      t.choose(n);
      other.choose(n);
      ASSERT_EQ(other.hash(), t.hash());
      ASSERT_EQ(ear.heard.size(), other_ear.heard.size());
      t.listen(nullptr);
      other.listen(nullptr);
    }
  }
}

TEST(Table, PositionsOfTheSameGameAreEqualWhateverWasInThemBefore) {
  CellarTable t;
  CellarState begin;
  begin.random = Random(5);
  t.begin(begin);
  Position used;
  for (Random r(3); !t.over(); t.choose(pick(t, r))) {
    t.copy_to(used);
    Position fresh;
    t.copy_to(fresh);
    ASSERT_EQ(used, fresh);
  }
}

TEST(Table, ResumingTellsNoEventTwice) {
  CellarTable t;
  CellarState begin;
  begin.random = Random(5);
  t.begin(begin);
  t.choose(0);
  Position position;
  t.copy_to(position);
  CellarTable other;
  Ear ear;
  other.listen(&ear);
  ASSERT_TRUE(other.start(position));
  EXPECT_TRUE(ear.heard.empty());
}

TEST(Table, ScriptedDiceAndDrawsAreUsedOnceAndStandOnTheTape) {
  CellarTable t;
  CellarState begin;
  begin.random = Random(5);
  t.begin(begin);
  Script script;
  script.dice = {6};
  script.draws = {{0, 11}};
  t.follow(&script);
  Ear ear;
  t.listen(&ear);
  t.choose(0);
  ASSERT_EQ(ear.heard.size(), 2U);
  EXPECT_EQ(ear.heard[0].args[0], 6);
  EXPECT_EQ(ear.heard[1].args[0], 11);
  EXPECT_FALSE(script.broken);
  Position position;
  t.copy_to(position);
  CellarTable other;
  ASSERT_TRUE(other.start(position));
  EXPECT_EQ(other.hash(), t.hash());
  EXPECT_EQ(other.state.deck.count(11), 0);
}

TEST(Table, AScriptedDieThatHasNoSuchFaceIsReported) {
  CellarTable t;
  CellarState begin;
  begin.random = Random(5);
  t.begin(begin);
  Script script;
  script.dice = {9};
  t.follow(&script);
  t.choose(0);
  EXPECT_TRUE(script.broken);
}

TEST(Table, ATapeThatDoesNotFitTheRulesIsRefused) {
  CellarTable t;
  CellarState begin;
  begin.random = Random(5);
  t.begin(begin);
  PositionOf<CellarState> position{};
  position.rest = t.rest();
  position.tape.append(Tape::Kind::kChoice, 7);
  EXPECT_FALSE(t.start(position));
}

TEST(Table, AbandonDropsTheWaitingRulesAndTakesTheNextStep) {
  CellarTable t;
  CellarState begin;
  begin.random = Random(5);
  t.begin(begin);
  Script script;
  script.dice = {1, 1, 1, 1, 1, 1};
  t.follow(&script);
  while (t.decision().prompt != static_cast<int>(Prompt::kThrow)) {
    if (t.decision().prompt == static_cast<int>(Prompt::kSpend))
      t.choose(0);
    else
      t.choose(t.decision().seat == 0 ? 0 : 1);
    if (script.dice.empty()) script.dice = {1, 1, 1, 1};
  }
  EXPECT_TRUE(t.at_rest());
  EXPECT_FALSE(t.accepts(0, {11, 0}));
  EXPECT_FALSE(t.forbids(0, {11, 0}).given()) << "out of bounds is no matter of rules";
  EXPECT_FALSE(t.accepts(0, {0, 5}));
  EXPECT_EQ(t.forbids(0, {0, 5}).text(), "TY-006");
  EXPECT_FALSE(t.forbids(1, {0, 5}).given()) << "there is no such option";
  EXPECT_TRUE(t.accepts(0, {1, 5}));
  EXPECT_TRUE(t.accepts(0, {-10, 5}));
  t.choose(0, {-10, 5});
  EXPECT_TRUE(t.over());
}

TEST(Table, HiddenOutcomesAreDrawnAnewOnlyWhenAsked) {
  PositionOf<CellarState> position{};
  position.rest.random = Random(11);
  position.rest.phase = 0;
  CellarTable t;
  ASSERT_TRUE(t.start(position));
  const auto kept = t.rest();
  ASSERT_TRUE(t.start(position));
  EXPECT_EQ(0, std::memcmp(&kept, &t.rest(), sizeof kept));
}

TEST(Deck, KeepsTheOrderOfWhatWasPutOnTopAndAtTheBottom) {
  Deck<std::uint8_t, 8> deck;
  deck.add(1);
  deck.put_at_bottom(2);
  deck.put_at_bottom(3);
  deck.put_on_top(4);
  deck.put_on_top(5);
  EXPECT_EQ(deck.take_at(deck.known_next()), 5);
  EXPECT_EQ(deck.take_at(deck.known_next()), 4);
  EXPECT_EQ(deck.known_next(), -1);
  EXPECT_TRUE(deck.take(1));
  EXPECT_EQ(deck.take_at(deck.known_next()), 2);
  EXPECT_EQ(deck.take_at(deck.known_next()), 3);
  EXPECT_TRUE(deck.empty());
}

TEST(Citation, ReadsAndWritesLedgerLines) {
  EXPECT_EQ(cites("HS-071").text(), "HS-071");
  EXPECT_EQ(Citation::parse("TG-1088")->text(), "TG-1088");
  for (const char* wrong : {"HS-0", "HS-000", "XX-001", "HS071", "HS-1", "TG-0999", "HS-07a"})
    EXPECT_FALSE(Citation::parse(wrong)) << wrong;
}

}  // namespace
}  // namespace tavola

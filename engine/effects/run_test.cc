// Effects carried out on a table: each test is a card, the dice, the choices, and what is left.
#include "effects/run.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "effects/notation.h"
#include "effects/parlour_for_tests.h"

namespace tavola::effects::parlour {

Rule<> Rules::step(Parlour& table) {
  Cards& all = cards();
  Context context;
  context.source = all.played;
  context.rule = cites("TY-001");
  co_await run(table, all, all.book[all.played], context);
  table.state.done = 1;
}

Cards& cards() {
  static Cards all;
  return all;
}

Cards::Cards() {
  for (const Error& error : read_grammar(kGrammar, "parlour.toml", grammar_))
    ADD_FAILURE() << error.text();
  std::uint16_t number = 0;
  for (const char* name : {"lose", "gain", "pay", "give", "duel"})
    grammar_.bind(Category::kVerb, name, number++);
  grammar_.bind(Category::kStatement, "losses", 0);
  grammar_.bind(Category::kCondition, "rich", 0);
  grammar_.bind(Category::kCount, "own", 0);
  number = 0;
  for (const char* name : {"player", "other", "host"})
    grammar_.bind(Category::kGroup, name, number++);
  grammar_.bind(Category::kMoment, "loss", 0);
  grammar_.bind(Category::kDuration, "turn", 0);
  grammar_.bind_noun("sanity", kSanity);
  grammar_.bind_noun("coin", kCoins);
  grammar_.bind_noun("luck", 0);
  grammar_.bind_noun("die", 6);
  grammar_.bind_noun("turn", 0);
  grammar_.bind_noun("won", 1);
  grammar_.bind_noun("lost", 2);
  EXPECT_TRUE(grammar_.unbound().empty()) << grammar_.unbound().front();
}

std::uint16_t Cards::add(std::string_view text) {
  auto program = parse(grammar_, text);
  if (!program) {
    ADD_FAILURE() << program.error().text();
    return 0;
  }
  return book.add(grammar_, *std::move(program));
}

namespace {
Rules::State& state_of(Table& table) { return static_cast<Parlour&>(table).state; }
const Rules::State& state_of(const Table& table) {
  return static_cast<const Parlour&>(table).state;
}
}  // namespace

int Cards::count(const Table& table, const Call& count) const {
  return state_of(table).own[count.context.seat][count.noun(0)];
}
bool Cards::holds(const Table& table, const Call& condition) const {
  return state_of(table).own[condition.context.seat][kCoins] >= 5;
}
Members Cards::members(const Table&, const Call& group) const {
  Members found;
  for (int seat = 0; seat < 4; ++seat)
    if (group.code() == 0 || (group.code() == 1 && seat != group.context.seat) ||
        (group.code() == 2 && seat == 2))
      found.add(seat);
  return found;
}
Rule<Outcome> Cards::perform(Table& table, Call verb) {
  Rules::State& s = state_of(table);
  auto& own = s.own[verb.context.seat];
  switch (verb.code()) {
    case 3:
      own[verb.noun(1)] = static_cast<std::int8_t>(own[verb.noun(1)] - verb.amount(0));
      for (int i = 0; i < verb.members(2).size(); ++i) {
        std::int8_t& to = s.own[verb.members(2)[i]][verb.noun(1)];
        to = static_cast<std::int8_t>(to + verb.amount(0));
      }
      co_return 1;
    case 4:
      co_return s.duel;
    default:
      break;
  }
  for (int i = 0; i < verb.nouns(0); ++i) {
    std::int8_t& of = own[verb.noun(0, i)];
    const int n = verb.entry_amount(0, i);
    of = static_cast<std::int8_t>(verb.code() == 1 ? of + n : std::max(of - n, 0));
  }
  co_return 1;
}
bool Cards::possible(const Table& table, const Call& verb) const {
  if (verb.code() != 2) return true;
  for (int i = 0; i < verb.nouns(0); ++i)
    if (state_of(table).own[verb.context.seat][verb.noun(0, i)] < verb.entry_amount(0, i))
      return false;
  return true;
}
Rule<> Cards::settle(Table& table, Context) {
  ++state_of(table).settled;
  co_return;
}
Rule<Rolled> Cards::check(Table& table, Context, std::uint16_t, int modifier, int) {
  Rolled rolled;
  for (int i = 0; i < 3 + modifier; ++i)
    ++(table.roll(6) >= 5 ? rolled.successes : rolled.failures);
  co_return rolled;
}
void Cards::begin(Table& table, const Call&, NodeId node, const Context&) {
  state_of(table).lasting = node;
}
bool Cards::used_up(const Table& table, const Context&, NodeId, std::uint16_t) const {
  return state_of(table).used != 0;
}
void Cards::use_up(Table& table, const Context&, NodeId, std::uint16_t) {
  state_of(table).used = 1;
}

namespace {

/// A table on which one card is played.
struct Play {
  explicit Play(std::string_view card, std::vector<int> dice = {}) {
    cards().played = cards().add(card);
    script.dice = std::move(dice);
    if (!script.dice.empty()) table->follow(&script);
    table->begin(start);
  }
  Play& choose(int option) {
    EXPECT_FALSE(table->over()) << "nothing is asked any more";
    if (!table->over()) table->choose(option);
    return *this;
  }
  int options() const {
    return table->over() ? 0 : static_cast<int>(table->decision().options.size());
  }
  int own(int seat, Resource what) const { return table->state.own[seat][what]; }
  const Rules::State& state() const { return table->state; }

  Script script;
  Rules::State start;
  std::unique_ptr<Parlour> table = std::make_unique<Parlour>();
};

TEST(Run, DoesOneStepAfterTheOther) {
  const Play play("lose 2 sanity and 1 coin, then gain 1 sanity; gain 4 coins");
  EXPECT_EQ(play.own(0, kSanity), 4);
  EXPECT_EQ(play.own(0, kCoins), 6);
  EXPECT_TRUE(play.table->over());
}

TEST(Run, TakesTheBranchOfACheck) {
  EXPECT_EQ(Play("check luck { gain 1 coin } else { lose 1 coin }", {1, 5, 2}).own(0, kCoins), 4);
  EXPECT_EQ(Play("check luck { gain 1 coin } else { lose 1 coin }", {1, 4, 2}).own(0, kCoins), 2);
  EXPECT_EQ(Play("check luck [2] { gain 1 coin } else { lose 1 coin }", {1, 5, 2}).own(0, kCoins),
            2);
  EXPECT_EQ(Play("check luck +1 { gain 1 coin per success }", {5, 6, 2, 5}).own(0, kCoins), 6);
}

TEST(Run, TakesTheBandOfACheckOrARoll) {
  constexpr std::string_view card =
      "check luck { 0: lose 1 sanity; 1..2: gain 1 coin; 3..: gain 5 coins }";
  EXPECT_EQ(Play(card, {1, 1, 1}).own(0, kSanity), 4);
  EXPECT_EQ(Play(card, {1, 6, 6}).own(0, kCoins), 4);
  EXPECT_EQ(Play(card, {5, 6, 6}).own(0, kCoins), 8);
  EXPECT_EQ(Play("roll 1 die { ..2: lose 1 sanity; 3..: gain 1 coin }", {2}).own(0, kSanity), 4);
  EXPECT_EQ(Play("roll 2 dice -2: lose rolled sanity", {2, 3}).own(0, kSanity), 2);
  EXPECT_EQ(Play("by coins { 0..2: lose 1 sanity; 3..: gain 1 coin }").own(0, kCoins), 4);
}

TEST(Run, OffersOnlyTheOptionsThatCanBePaid) {
  Play play("choose { pay 4 coins | pay 2 coins, gain 1 sanity | lose 1 sanity }");
  ASSERT_EQ(play.options(), 2);
  play.choose(0);
  EXPECT_EQ(play.own(0, kCoins), 1);
  EXPECT_EQ(play.own(0, kSanity), 6);
}

TEST(Run, NamesWhatBlocksAnOption) {
  const Play play("choose { lose 1 sanity, pay 4 coins | lose 1 sanity }");
  const Program& program = cards().book[cards().played];
  const NodeId first = program.child(program.root(), 0);
  const NodeId why = obstacle(*play.table, cards(), program, first, {});
  EXPECT_EQ(print_notation(cards().grammar(), program, why), "pay 4 coins");
  EXPECT_EQ(obstacle(*play.table, cards(), program, program[first].next, {}), kNoNode);
}

TEST(Run, PassesOverAChoiceWithoutAPossibleOption) {
  const Play play("choose { pay 4 coins | pay 5 coins }, lose 1 sanity");
  EXPECT_TRUE(play.table->over());
  EXPECT_EQ(play.own(0, kSanity), 4);
  EXPECT_EQ(play.own(0, kCoins), 3);
}

TEST(Run, AsksBeforeAnOptionIsPaid) {
  EXPECT_EQ(
      Play("may pay 2 coins: { gain 1 sanity } else { lose 1 sanity }").choose(0).own(0, kSanity),
      6);
  EXPECT_EQ(
      Play("may pay 2 coins: { gain 1 sanity } else { lose 1 sanity }").choose(1).own(0, kSanity),
      4);
  // What cannot be paid is not asked.
  EXPECT_EQ(Play("may pay 9 coins: { gain 1 sanity } else { lose 1 sanity }").own(0, kSanity), 4);
}

TEST(Run, DoesADemandInFullOrElse) {
  EXPECT_EQ(Play("pay 3 coins else { lose 1 sanity }").own(0, kCoins), 0);
  const Play short_of("pay 4 coins else { lose all coins, lose 1 sanity }");
  EXPECT_EQ(short_of.own(0, kCoins), 0);
  EXPECT_EQ(short_of.own(0, kSanity), 4);
}

TEST(Run, GoesThroughAGroupAndSettlesItOnce) {
  const Play play("each player: lose 1 sanity");
  for (int seat = 0; seat < 4; ++seat) EXPECT_EQ(play.own(seat, kSanity), 4);
  EXPECT_EQ(play.state().settled, 1);
  EXPECT_EQ(Play("host: lose 1 sanity").own(2, kSanity), 4);
  EXPECT_EQ(Play("each other player: lose sanity - 3 sanity").own(3, kSanity), 3);
}

TEST(Run, SettlesAfterEachStep) {
  EXPECT_EQ(Play("lose 1 sanity").state().settled, 0);  // whoever runs an effect ends it
  EXPECT_EQ(Play("lose 1 sanity, gain 1 coin").state().settled, 2);
  EXPECT_EQ(Play("lose 1 sanity; gain 1 coin").state().settled, 2);
  EXPECT_EQ(Play("repeat 3 times: lose 1 sanity").state().settled, 3);
}

TEST(Run, AStepOfEachBefallsAllBeforeTheNextBegins) {
  // Taken one by one, the first player would be given coins by the others after losing all.
  const Play play("each player: give 1 coin to each other player, lose all coins");
  for (int seat = 0; seat < 4; ++seat) EXPECT_EQ(play.own(seat, kCoins), 0) << seat;
  EXPECT_EQ(play.state().settled, 2);
}

TEST(Run, LetsOneOfAGroupBeChosen) {
  Play play("one other player: lose 1 sanity");
  ASSERT_EQ(play.options(), 3);
  play.choose(2);
  EXPECT_EQ(play.own(3, kSanity), 4);
  Play gift("give 2 coins to one other player");
  gift.choose(1);
  EXPECT_EQ(gift.own(0, kCoins), 1);
  EXPECT_EQ(gift.own(2, kCoins), 5);
  EXPECT_EQ(Play("give 1 coin to each other player").own(3, kCoins), 4);
}

TEST(Run, RepeatsAndBranchesOnConditions) {
  EXPECT_EQ(Play("repeat 3 times: lose 1 sanity").own(0, kSanity), 2);
  EXPECT_EQ(Play("gain 2 coins, if rich: lose 1 sanity").own(0, kSanity), 4);
  EXPECT_EQ(Play("if rich { lose 1 sanity } else { lose 2 sanity }").own(0, kSanity), 3);
  EXPECT_EQ(Play("if not rich and sanity >= 5: lose half sanity rounded up sanity").own(0, kSanity),
            2);
  EXPECT_EQ(Play("if rich or (coins = 3 and sanity > 9): lose 1 sanity").own(0, kSanity), 5);
}

TEST(Run, LooksAtWhatAVerbCameTo) {
  EXPECT_EQ(Play("duel { won: gain 1 coin; lost: lose 1 coin }").own(0, kCoins), 4);
}

TEST(Run, HandsWhatLastsToTheGame) {
  const Play play("until turn ends: losses +1; losses +2");
  const Program& program = cards().book[cards().played];
  ASSERT_NE(play.state().lasting, kNoNode);
  int total = 0;
  const auto add = [&](const Call& statement) { total += statement.amount(0); };
  each_statement(*play.table, cards(), program, play.state().lasting, {}, add, true);
  EXPECT_EQ(total, 1);
  total = 0;
  each_statement(*play.table, cards(), program, program.root(), {}, add);
  EXPECT_EQ(total, 2);
}

TEST(Run, StatementsHoldOnlyWhileTheirConditionDoes) {
  const Play play("while rich: losses +1; while not rich { losses +3 }");
  int total = 0;
  each_statement(*play.table, cards(), cards().book[cards().played], 0, {},
                 [&](const Call& statement) { total += statement.amount(0); });
  EXPECT_EQ(total, 3);
}

TEST(Run, AnOptionThatIsDeclinedIsNotUsedUp) {
  EXPECT_EQ(Play("once per turn may pay 1 coin: gain 1 sanity").choose(1).state().used, 0);
  EXPECT_EQ(Play("once per turn may pay 1 coin: gain 1 sanity").choose(0).state().used, 1);
}

TEST(Run, FindsTheListenersOfAMoment) {
  const std::uint16_t source =
      cards().add("once per turn after loss of sanity: may pay 1 coin: gain 1 sanity");
  const auto& phrases = cards().grammar().phrases();
  const auto moment = static_cast<PhraseId>(
      std::ranges::find_if(phrases,
                           [](const Phrase& p) { return p.category == Category::kMoment; }) -
      phrases.begin());
  const auto listeners = cards().book.listeners(moment, Timing::kAfter);
  ASSERT_FALSE(listeners.empty());
  EXPECT_EQ(listeners.back().source, source);
  EXPECT_NE(listeners.back().once, kNoNode);
  EXPECT_TRUE(cards().book.listeners(moment, Timing::kBefore).empty());
}

TEST(Run, GoesOnAlikeFromACopyInMidEffect) {
  Play play("each player: may pay 1 coin: roll 1 die: gain rolled sanity");
  play.choose(0).choose(1);
  Position position;
  play.table->copy_to(position);
  auto copy = std::make_unique<Parlour>();
  ASSERT_TRUE(copy->start(position));
  for (int i = 0; i < 2; ++i) {
    play.table->choose(0);
    copy->choose(0);
  }
  EXPECT_EQ(copy->hash(), play.table->hash());
  EXPECT_TRUE(copy->over());
}

TEST(Run, NeverTouchesTheHeap) {
  Play play(
      "each player: check luck +1 { gain 1 coin per success } else { lose 1 sanity };"
      "one other player: may pay 1 coin: give 1 sanity to one other player;"
      "choose { pay 1 coin | lose 1 sanity }");
  const Rules::State start;
  HeapWatch watch;
  for (int game = 0; game < 50; ++game) {
    play.table->begin(start);
    while (!play.table->over()) play.table->choose(0);
  }
  EXPECT_EQ(watch.trips(), 0);
}

}  // namespace
}  // namespace tavola::effects::parlour

// Between the last encounter and the Mythos nothing is being resolved: investigators who stand
// together may still trade. (AH-398)
#include "games/arkham/rules/phases/before_mythos.h"

#include "games/arkham/cards/card_effects.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/investigator/trading.h"
#include "games/arkham/rules/phases/turn.h"
#include "games/arkham/table.h"

namespace tavola::arkham {
namespace {

/// The next who stands with somebody to trade with, or nobody.
Seat next_trader(const State& s, Seat after) {
  Seat who = next_in_order(s, after);
  while (who != kNone && !could_trade(s, who)) who = next_in_order(s, who);
  return who;
}

void go_on_after(Table& t, Seat who) {
  State& s = t.state;
  s.trades = 0;
  s.active = next_trader(s, who);
  if (s.active == kNone) begin_phase(t, Phase::kMythos);
}

/// One thing a step, until the owner goes on.
Rule<> trade_or_go_on(Table& t, Seat who) {
  const Option chosen = co_await t.answer();
  if (chosen.is(Verb::kDone)) {
    go_on_after(t, who);
    co_return;
  }
  const bool done = co_await did_any_time(t, who, chosen);
  if (!done) co_await use(t, chosen);
  if (!could_trade(t.state, who)) go_on_after(t, who);
}

}  // namespace

void end_encounters(Table& t) {
  State& s = t.state;
  s.stage = Stage::kEnd;
  go_on_after(t, kNone);
}

Rule<> before_mythos(Table& t) {
  const Seat who = t.state.active;
  t.ask(who, Prompt::kBeforeMythos, cites("AH-398"));
  t.offer(cites("AH-054"), Verb::kDone);
  offer_any_time(t, who);
  return trade_or_go_on(t, who);
}

}  // namespace tavola::arkham

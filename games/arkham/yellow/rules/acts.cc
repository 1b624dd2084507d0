// The Acts of the play, one after the other, each when the Mythos card "The Next Act Begins!" is
// resolved. One that the group has prevented stays on top of the deck. (KY-013 to KY-016)
#include "games/arkham/yellow/rules/acts.h"

#include <algorithm>

#include "games/arkham/cards/card_effects.h"
#include "games/arkham/hooks.h"
#include "games/arkham/rules/board/table_cards.h"
#include "games/arkham/rules/phases/environment.h"
#include "games/arkham/table.h"

namespace tavola::arkham {
namespace {

/// They lie in their order, Act I on top.
std::uint8_t top_act(State& s) {
  const auto acts = table_deck(s, TableCardKind::kAct).cards();
  if (acts.empty()) return kNone;
  return *std::ranges::min_element(acts, {},
                                   [](std::uint8_t act) { return table_card(act).order; });
}

Rule<bool> group_prevents(Table& t, std::uint8_t act) {
  State& s = t.state;
  const std::uint16_t price = table_card(act).prevented;
  if (price == kNoSource || !can_carry_out(t, s.first, price)) co_return false;
  t.ask(s.first, Prompt::kNextAct, cites("KY-014"), act);
  t.offer(cites("KY-014"), Verb::kPreventAct, act);
  t.offer(cites("KY-014"), Verb::kBeginAct, act);
  const Option chosen = co_await t.answer();
  if (!chosen.is(Verb::kPreventAct)) co_return false;
  t.emit(cites("KY-014"), Tells::kActPrevented, act);
  const int done = co_await carry_out(t, s.first, price, cites("KY-014"));
  static_cast<void>(done);
  co_return true;
}

}  // namespace

Rule<> begin_next_act(Table& t, Citation rule) {
  State& s = t.state;
  const std::uint8_t act = top_act(s);
  if (act == kNone) co_return;
  const bool prevented = co_await group_prevents(t, act);
  if (prevented) co_return;
  table_deck(s, TableCardKind::kAct).take(act);
  enter_play(t, act, rule);
  t.applies(cites("KY-013"));
  apply_closings(t, rule);
  co_await on_entering_play(t, table_card(act).source, cites("KY-015"));
}

}  // namespace tavola::arkham

// Closing and sealing the gate that an investigator has explored: by a check of Lore or Fight and
// five Clues, or with an Elder Sign. (AH-124, AH-141 to AH-161)
#include "games/arkham/rules/board/closing.h"

#include <algorithm>

#include "games/arkham/cards/card_effects.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/board/gates.h"
#include "games/arkham/rules/combat/checks.h"
#include "games/arkham/rules/investigator/harm.h"
#include "games/arkham/rules/investigator/possessions.h"
#include "games/arkham/table.h"

namespace tavola::arkham {
namespace {

constexpr int kSealCost = 5;

/// With the house rule of R38, what waits for a gate to be sealed in place of closed.
Rule<> gate_was_sealed(Table& t, Seat who, Area area) {
  const State& s = t.state;
  if (s.house.brood_for_closing != 0 && sealed(s, area) && in_play(s, who))
    co_await at_moment(t, who, Moment::kSealing, cites("AH-022"));
}

/// No check and no Clues: closed, sealed, a doom token less. What it costs comes last, because it
/// takes full effect whatever becomes of the investigator. AH-155 to AH-161
Rule<> use_elder_sign(Table& t, Seat who, Area area) {
  State& s = t.state;
  const int number = find_card(s, who, content().elder_sign);
  to_box(t, who, number, cites("AH-156"));
  ++s.elder_signs_used;
  t.applies(cites("AH-157"));
  if (s.doom > 0)
    remove_doom(t, 1, cites("AH-158"));
  else
    t.applies(cites("AH-159"));
  co_await close_gate(t, area, who, cites("AH-155"));
  co_await place_elder_sign(t, area, cites("AH-158"));
  co_await at_moment(t, who, Moment::kClosing, cites("AH-022"));
  co_await gate_was_sealed(t, who, area);
  co_await at_moment(t, who, Moment::kSealed, cites("AH-022"));
  if (!in_play(s, who)) co_return;
  t.applies(cites("AH-161"));
  co_await lose(t, who, 1, 1, LossCause::kCost, cites("AH-160"));
}

/// The offer to seal what was just closed; it lapses if it is not taken at once. AH-150, AH-151
Rule<> offer_seal(Table& t, Seat who, Area area) {
  State& s = t.state;
  const int cost = seal_cost(s, who, area);
  if (spendable_clues(s, who) < cost) co_return;
  if (sealing_prevented(t, area)) co_return;
  t.ask(who, Prompt::kSeal, cites("AH-150"), area);
  t.offer(cites("AH-150"), Verb::kSeal, cost);
  t.offer(cites("AH-151"), Verb::kLeaveUnsealed);
  const Option chosen = co_await t.answer();
  if (chosen.is(Verb::kLeaveUnsealed)) co_return;
  co_await pay_clues(t, who, cost, cites("AH-150"));
  co_await place_elder_sign(t, area, cites("AH-150"));
  co_await at_moment(t, who, Moment::kSealed, cites("AH-022"));
}

}  // namespace

bool may_seal(const State& s, Seat who) { return !has_trait(s, who, Trait::kCannotSeal); }

int seal_cost(const State& s, Seat who, Area area) {
  static_cast<void>(area);
  return std::max(0, kSealCost + bonus(s, who, Bonus::kSealCost));
}

Check closing_check(const State& s, Seat who, Area area, Skill skill) {
  return check_of(who, CheckKind::kClosing, skill, gate_at(s, area).modifier,
                  1 + bonus(s, who, Bonus::kCloseDifficulty));
}

Rule<> try_to_close(Table& t, Seat who) {
  State& s = t.state;
  const Area area = s.investigators[who].place;
  if (closing_prevented(t, area)) co_return;
  const int number = find_card(s, who, content().elder_sign);
  t.ask(who, Prompt::kClose, cites("AH-124"), area, s.gates[area]);
  t.offer(cites("AH-141"), Verb::kCloseWith, Skill::kLore);
  t.offer(cites("AH-141"), Verb::kCloseWith, Skill::kFight);
  if (number >= 0 && may_seal(s, who)) t.offer(cites("AH-155"), Verb::kUseElderSign);
  t.offer(cites("AH-125"), Verb::kLeaveGate);
  const Option chosen = co_await t.answer();
  if (chosen.is(Verb::kLeaveGate)) co_return;
  if (chosen.is(Verb::kUseElderSign)) {
    co_await use_elder_sign(t, who, area);
    co_return;
  }
  const Check check = closing_check(s, who, area, chosen.arg<Skill>(0));
  const Checked result = co_await make_check(t, check, cites("AH-141"));
  // A card that passes the check may have taken the investigator away.
  if (!in_play(s, who) || s.investigators[who].place != area) co_return;
  if (!result.passed) {
    t.emit(cites("AH-142"), Tells::kCloseFailed, who, area);
    co_return;
  }
  co_await close_and_offer_seal(t, who, area, cites("AH-144"));
  co_await settle_harm(t, who);  // of what was paid to pass the check
}

Rule<> close_by_text(Table& t, Seat who, Area area, Citation rule) {
  State& s = t.state;
  co_await close_gate(t, area, kNone, rule);
  if (gate_open(s, area) || !in_play(s, who)) co_return;
  s.pharaoh.just_closed = kNone;  // nothing seals what a text has closed
  co_await at_moment(t, who, Moment::kClosing, cites("AH-022"));
}

Rule<> close_and_seal(Table& t, Seat who, Area area, Citation rule) {
  co_await close_by_text(t, who, area, rule);
  if (gate_open(t.state, area)) co_return;
  co_await place_elder_sign(t, area, rule);
  co_await gate_was_sealed(t, who, area);
}

Rule<> close_and_offer_seal(Table& t, Seat who, Area area, Citation rule) {
  State& s = t.state;
  co_await close_gate(t, area, who, rule);
  if (gate_open(s, area)) co_return;  // a card keeps it open. AH-522
  co_await at_moment(t, who, Moment::kClosing, cites("AH-022"));
  if (in_play(s, who) && !sealed(s, area)) co_await offer_seal(t, who, area);
  co_await gate_was_sealed(t, who, area);
}

}  // namespace tavola::arkham

// Steps 2c and 2d: the Opportunity attack on who played nothing, then the Victory Check or the
// Affinity Check. (TG-581 to TG-590, TG-665, TG-666, TG-757, TG-771 to TG-784)
#include "games/avalon/rules/encounter/encounter.h"

namespace tavola::avalon {
namespace {

constexpr int kOpportunistCards = 2;

/// Whether Charges lie on a card whose Abilities can be seen.
bool any_charges(const State& s) {
  const EncounterState& e = s.encounter;
  for (int slot = 0; slot < e.length; ++slot)
    if (e.sequence[slot].charges > 0 && visible(s, slot)) return true;
  return false;
}

Rule<> ask_for_charges(Table& t) {
  EncounterState& e = t.state.encounter;
  const Seat seat = e.active;
  while (e.is_in(seat)) {
    t.ask(seat, Prompt::kBeforeCheck, e.combat() ? cites("TG-527") : cites("TG-730"));
    if (!offer_charges(t, seat)) co_return;
    t.offer(e.combat() ? cites("TG-584") : cites("TG-757"), Verb::kDone);
    const Option answer = co_await t.answer();
    if (answer.is(Verb::kDone)) co_return;
    co_await use_ability(t, seat, answer.arg(1), answer.arg<effects::NodeId>(2));
  }
}

Rule<> check_combat(Table& t) {
  State& s = t.state;
  EncounterState& e = s.encounter;
  const Seat seat = e.active;
  const bool opportunist =
      has_trait(s, Trait::kOpportunist) && e.played < kOpportunistCards && e.played > 0;
  if (e.played == 0 || opportunist) {
    co_await opportunity_attack(t, seat, opportunist ? cites("TG-665") : cites("TG-581"));
    if (!e.is_in(seat)) {
      // TG-1049: its Activation ends at once.
      if (e.in != 0) e.step = EncounterStep::kReadiness;
      co_return;
    }
    if (e.played == 0) co_await draw_cards(t, seat, 1, cites("TG-582"));
    co_await pay_charges_before_check(t);
  }
  e.step = EncounterStep::kAttack;
  e.attacks_left = has_trait(s, Trait::kWrath) ? 2 : 1;
  victory_check(t);
}

}  // namespace

Rule<> pay_charges_before_check(Table& t) {
  const EncounterState& e = t.state.encounter;
  if (!e.is_in(e.active) || !any_charges(t.state)) return Rule<>::done();
  return ask_for_charges(t);
}

Rule<> check_phase(Table& t) {
  EncounterState& e = t.state.encounter;
  if (e.combat()) return check_combat(t);
  e.step = EncounterStep::kAttack;
  e.attacks_left = 1;
  affinity_check(t);
  return Rule<>::done();
}

bool victory_check(Table& t) {
  State& s = t.state;
  EncounterState& e = s.encounter;
  if (e.in == 0) return false;
  const bool won = e.pool >= encounter_card(s).value;
  if (won)
    decide(t, EncounterOutcome::kWon, cites("TG-584"));
  else
    t.emit(cites("TG-589"), Happening::kNotWonYet, e.pool, encounter_card(s).value);
  return won;
}

bool affinity_check(Table& t) {
  State& s = t.state;
  EncounterState& e = s.encounter;
  if (e.in == 0) return false;
  const EncounterCard& card = encounter_card(s);
  if (e.affinity == card.lowest) {
    decide(t, EncounterOutcome::kLost, cites("TG-771"));
    return true;
  }
  if (e.affinity != card.top) {
    t.applies(cites("TG-758"));
    return false;
  }
  // TG-1062: of alternatives the one that was chosen is the only Stage.
  t.emit(cites("TG-775"), Happening::kStageWon, card.alternatives ? 1 : e.stage + 1);
  if (card.alternatives || e.stage + 1 == static_cast<int>(card.stages.size())) {
    decide(t, EncounterOutcome::kWon, cites("TG-776"));
    return true;
  }
  e.affinity = 0;
  ++e.stage;
  t.emit(cites("TG-780"), Happening::kStageBegins, e.stage + 1);
  // TG-781: no Reaction in this Activation any more.
  e.step = EncounterStep::kReadiness;
  return true;
}

}  // namespace tavola::avalon

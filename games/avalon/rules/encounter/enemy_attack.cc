// Phase 3, the enemy's attack or the opponent's Reaction, and Opportunity attacks. (TG-591 to
// TG-596, TG-1034, TG-1038, TG-1039, TG-759 to TG-762)
#include <algorithm>

#include "games/avalon/rules/encounter/encounter.h"

namespace tavola::avalon {
namespace {

constexpr int kHordeCards = 2;

void begin_blow(EncounterState& e, Blow blow, Seat seat) {
  e.blow = blow;
  e.struck = seat;
  e.ignored = e.no_tearing = 0;
  e.less_damage = e.less_markers = e.less_affinity = e.less_terror = 0;
  e.damage_taken = 0;
}

}  // namespace

void forget_blow(EncounterState& e) {
  begin_blow(e, Blow::kNone, kNone);
  e.striking = e.escaping = 0;
  e.blunted = e.torn_later = 0;
}

Rule<> attack_phase(Table& t) {
  State& s = t.state;
  EncounterState& e = s.encounter;
  const Seat seat = e.active;
  const EncounterCard& card = encounter_card(s);
  if (e.attacks_left > 0) --e.attacks_left;
  if (has_trait(s, Trait::kHorde)) {
    t.emit(cites("TG-667"), Happening::kTraitStrikes, Trait::kHorde, seat);
    discard_from_deck(t, seat, kHordeCards, cites("TG-1061"));
  }
  const Citation rule = e.combat() ? cites("TG-591") : cites("TG-759");
  const CardMoment moment = e.combat() ? CardMoment::kAttacked : CardMoment::kReaction;
  // TG-591: found before anything answers it, whatever that does to the pool.
  const Source effect = e.combat() ? card.attack_at(e.pool).effect : card.stages[e.stage].reaction;
  begin_blow(e, Blow::kAttack, seat);
  if (e.combat())
    t.emit(rule, Happening::kAttacks, e.card, seat, e.pool);
  else
    t.emit(rule, Happening::kReacts, e.card, seat, e.stage + 1);
  co_await texts_at(t, moment, effects::Timing::kWhen, seat,
                    e.combat() ? cites("TG-594") : cites("TG-761"));
  // What is ignored leaves no choice either; of a Feint the Damage comes all the same. (TG-655)
  if (e.ignored == 0 || has_trait(s, Trait::kFeint)) {
    e.striking = 1;
    co_await carry_out(t, effect, seat, e.combat() ? cites("TG-592") : cites("TG-760"));
    e.striking = 0;
  }
  co_await texts_at(t, moment, effects::Timing::kAfter, seat,
                    e.combat() ? cites("TG-593") : cites("TG-761"));
  forget_blow(e);
  if (e.in == 0) co_return;
  const bool again = e.attacks_left > 0 && e.is_in(seat);
  e.step = again ? EncounterStep::kAttack : EncounterStep::kReadiness;
  if (again) t.applies(cites("TG-659"));
  co_await pay_charges_before_check(t);
  // TG-596, TG-762; a Stage that is won leads on by itself.
  if (e.combat())
    victory_check(t);
  else
    affinity_check(t);
}

// TG-581, TG-640, TG-665. What answers an attack in phase 3 does not answer this one. (TG-1034)
Rule<> opportunity_attack(Table& t, Seat seat, Citation rule) {
  State& s = t.state;
  EncounterState& e = s.encounter;
  const Blow before = e.blow;
  const std::uint8_t struck = e.struck, striking = e.striking;
  e.blow = Blow::kOpportunity;
  e.struck = seat;
  e.striking = 1;
  t.emit(rule, Happening::kOpportunityAttack, e.card, seat);
  co_await carry_out(t, encounter_card(s).opportunity, seat, rule);
  e.blow = before;
  e.struck = struck;
  e.striking = striking;
}

// TG-563: Damage is Health; in phase 3 it can be made less, unless the enemy has Feint. (TG-655)
void take_damage(Table& t, Seat seat, int amount, Citation rule) {
  EncounterState& e = t.state.encounter;
  if (e.striking != 0 && e.blow == Blow::kAttack && seat == e.struck) {
    if (has_trait(t.state, Trait::kFeint)) {
      t.applies(cites("TG-655"));
    } else {
      const int less = std::min<int>(amount, e.less_damage);
      e.less_damage = static_cast<std::uint8_t>(e.less_damage - less);
      amount -= less;
      if (less > 0)
        t.emit(e.combat() ? cites("TG-562") : cites("TG-795"), Happening::kDamageLessened, seat,
               less);
    }
    e.damage_taken = static_cast<std::uint8_t>(
        std::min(250, e.damage_taken + std::min<int>(amount, t.state.character(seat).health())));
  }
  if (amount > 0) lose_health(t, seat, amount, rule);
}

}  // namespace tavola::avalon

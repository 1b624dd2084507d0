// Act I, the choice of the Active Character, and phase 4, whether all have been Activated. (TG-544
// to TG-550, TG-597, TG-598, TG-733 to TG-738, TG-763, TG-764)
#include "games/avalon/rules/encounter/encounter.h"

namespace tavola::avalon {

Rule<> choose_active(Table& t) {
  State& s = t.state;
  EncounterState& e = s.encounter;
  const SeatSet waiting =
      SeatSet::from_bits(static_cast<std::uint16_t>(e.in & ~unsigned{e.activated}));
  // TG-545, TG-734: who comes first where the Party does not agree.
  const Seat lowest = lowest_number(s, waiting);
  t.ask(lowest, Prompt::kChooseActive, e.combat() ? cites("TG-544") : cites("TG-733"));
  t.also(members_in(s));
  for (Seat seat = 0; seat < s.seats; ++seat) {
    if (!waiting.has(seat)) continue;
    const Citation rule = seat == lowest ? (e.combat() ? cites("TG-545") : cites("TG-734"))
                                         : (e.combat() ? cites("TG-544") : cites("TG-733"));
    t.offer(rule, Verb::kChooseActive, seat);
  }
  // TG-683, R-162: also between Activations. The last one who is left begins its own by itself, and
  // may propose it there.
  if (!e.combat() && e.escape_tried == 0 && waiting.count() > 1)
    t.offer(cites("TG-683"), Verb::kEscape);
  const Option answer = co_await t.answer();
  if (answer.is(Verb::kEscape)) {
    co_await escape_diplomacy(t, lowest, /*asked_too=*/true);
    co_return;
  }
  e.active = answer.arg<Seat>(0);
  e.activated = static_cast<std::uint8_t>(e.activated | (1U << e.active));
  if (e.activations < 255) ++e.activations;
  e.played = e.more_cards = e.blunted = e.torn_later = e.escape_tried = e.magic_refused = 0;
  for (int slot = 0; slot < e.length; ++slot)
    e.sequence[slot].used =
        static_cast<std::uint8_t>(e.sequence[slot].used & ~(kThisActivation | kRefusedCharges));
  e.rule_used = static_cast<std::uint8_t>(e.rule_used & ~kThisActivation);
  for (PossessionMark& mark : e.marks)
    mark.used = static_cast<std::uint8_t>(mark.used & ~kThisActivation);
  t.emit(e.combat() ? cites("TG-546") : cites("TG-735"), Happening::kActivated, e.active);
  e.step = EncounterStep::kActivated;
}

// The traits that strike the first Character Activated, in the order printed (TG-1032), and texts
// that speak at the start of an Activation.
Rule<> begin_activation(Table& t) {
  State& s = t.state;
  EncounterState& e = s.encounter;
  const Seat seat = e.active;
  e.step = EncounterStep::kDelayed;
  if (e.activations == 1) {
    for (const Trait trait : encounter_card(s).traits) {
      if (trait == Trait::kAmbush) {
        t.emit(cites("TG-658"), Happening::kTraitStrikes, trait, seat);
        co_await keep_one_card(t, seat);
      } else if (trait == Trait::kCharge) {
        t.emit(cites("TG-670"), Happening::kTraitStrikes, trait, seat);
        take_damage(t, seat, 2, cites("TG-670"));
        co_await settle_encounter(t);
      }
    }
  }
  co_await texts_at(t, CardMoment::kActivation, effects::Timing::kAt, seat, cites("TG-1029"));
}

void check_readiness(Table& t) {
  EncounterState& e = t.state.encounter;
  e.active = kNone;
  e.escape_tried = 0;
  forget_blow(e);
  // TG-552, R-173: Delayed Abilities that were due when the Active Character left serve nobody.
  for (int slot = 0; slot < e.length; ++slot) {
    PlayedCard& played = e.sequence[slot];
    if ((played.used & kDelayDue) == 0) continue;
    played.used = static_cast<std::uint8_t>(played.used & ~kDelayDue);
    t.emit(e.combat() ? cites("TG-554") : cites("TG-741"), Happening::kDelayUnheard,
           card_value(t.state, played.card));
  }
  const bool all = (e.in & ~unsigned{e.activated}) == 0;
  t.applies(all ? (e.combat() ? cites("TG-597") : cites("TG-763"))
                : (e.combat() ? cites("TG-598") : cites("TG-764")));
  e.step = all ? EncounterStep::kEndOfTurn : EncounterStep::kChooseActive;
}

}  // namespace tavola::avalon

// The event phase and the Wizard's walk. (HS-212 to HS-228, HS-333)
#include "core/then.h"
#include "games/salem/rules/rules.h"

namespace tavola::salem {

void move_wizard(Table& t, int steps, Citation rule) {
  State& s = t.state;
  if (steps == 0) return;
  int to = s.wizard + steps;
  if (to >= kRing) {
    to -= kRing;
    t.applies(cites("HS-004"));
    t.applies(cites("HS-214"));
  }
  s.wizard = static_cast<std::uint8_t>(to);
  t.emit(rule, Happening::kWizardMoves, s.wizard, steps);
  t.applies(cites("HS-216"));
}

namespace {

// Effects "until the next event phase" end when it begins, before a new card is turned.
void end_lasting_effects(Table& t) {
  for (Lasting& effect : t.state.lasting) {
    if (effect.event == kNone || --effect.phases > 0) continue;
    t.emit(cites("HS-219"), Happening::kEffectEnds, effect.event);
    effect = Lasting{};
  }
}

// HS-220 to HS-222: after the eighth event all twelve are shuffled and four set aside again.
void renew_event_pile(Table& t) {
  State& s = t.state;
  while (!s.played_events.empty())
    s.event_pool.add(s.played_events.take_at(s.played_events.size() - 1));
  t.emit(cites("HS-220"), Happening::kEventPileRenewed);
  t.applies(cites("HS-221"));
  t.applies(cites("HS-297"));
  for (const Lasting& effect : s.lasting)  // they go on without their card
    if (effect.event != kNone) t.applies(cites("HS-333"));
}

void end_event_phase(Table& t) {
  if (t.state.played_events.size() == kPileEvents) renew_event_pile(t);
  begin_round(t);
}

}  // namespace

Rule<> event_phase(Table& t) {
  State& s = t.state;
  end_lasting_effects(t);
  const std::uint8_t event = t.draw(s.event_pool, DeckId::kEvents);
  s.played_events.add(event);
  const Seat last = acting_last(s);
  t.emit(cites("HS-212"), Happening::kEventTurned, last, event);
  t.applies(cites("HS-222"));
  if (last != previous_seat(s.first, s.seats)) t.applies(cites("HS-059"));
  if (last == s.holder) t.applies(cites("HS-318"));
  const EventCard& card = content().events[event];
  move_wizard(t, card.steps, cites("HS-213"));
  return then(t, carry_out(t, card.effect, cites("HS-217")), end_event_phase);
}

}  // namespace tavola::salem

// The event phase and the Wizard's walk. (HS-212 to HS-228, HS-333)
#include <utility>

#include "games/salem/rules/quiet_rules.h"
#include "games/salem/rules/rules.h"

namespace tavola::salem {

void move_wizard(Table& t, int steps, Citation rule) {
  State& s = t.state;
  if (steps == 0) return;
  s.wizard = static_cast<std::uint8_t>((s.wizard + steps) % kRing);
  t.emit(rule, Happening::kWizardMoves, s.wizard, steps);
  tell(t, quiet::wizard_walked, steps);
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
  tell(t, quiet::events_renewed);
}

void end_event_phase(Table& t) {
  if (t.state.played_events.size() == kPileEvents) renew_event_pile(t);
  begin_round(t);
}

Rule<> end_after(Table& t, Rule<> waiting) {
  co_await waiting;
  end_event_phase(t);
}

}  // namespace

Rule<> event_phase(Table& t) {
  State& s = t.state;
  end_lasting_effects(t);
  const std::uint8_t event = t.draw(s.event_pool, DeckId::kEvents);
  s.played_events.add(event);
  t.emit(cites("HS-212"), Happening::kEventTurned, acting_last(s), event);
  tell(t, quiet::event_turned);
  const EventCard& card = content().events[event];
  move_wizard(t, card.steps, cites("HS-213"));
  Rule<> effect = carry_out(t, card.effect, cites("HS-217"));
  if (!effect.ended()) return end_after(t, std::move(effect));
  end_event_phase(t);
  return Rule<>::done();
}

}  // namespace tavola::salem

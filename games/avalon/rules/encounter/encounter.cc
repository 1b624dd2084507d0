#include "games/avalon/rules/encounter/encounter.h"

namespace tavola::avalon {

int connected_keys(const State& s, int row) {
  int keys = 0;
  for (int slot = 0; slot < s.encounter.length; ++slot)
    keys += (s.encounter.sequence[slot].connected >> row) & 1;
  return keys;
}

void begin_encounter(Table& t, std::uint8_t card, SeatSet party, std::uint8_t place) {
  EncounterState& e = t.state.encounter;
  e = kNoEncounter;
  e.card = card;
  e.party = e.in = static_cast<std::uint8_t>(party.bits());
  e.place = place;
  const EncounterCard& drawn = content().cards.encounters[card];
  e.type = drawn.type;
  t.emit(cites("TG-365"), Happening::kEncounterBegins, card);
  if (!drawn.keys) {
    t.applies(e.combat() ? cites("TG-532") : cites("TG-707"));
    e.step = EncounterStep::kText;
    return;
  }
  t.applies(e.combat() ? cites("TG-531") : cites("TG-706"));
  e.step = drawn.can_avoid      ? EncounterStep::kAvoid
           : drawn.alternatives ? EncounterStep::kApproach
                                : EncounterStep::kHands;
}

Rule<> encounter_step(Table& t) {
  switch (t.state.encounter.step) {
    case EncounterStep::kText:
      return carry_out_text(t);
    case EncounterStep::kAvoid:
      return offer_avoiding(t);
    case EncounterStep::kApproach:
      return choose_approach(t);
    case EncounterStep::kHands:
      return starting_hands(t);
    case EncounterStep::kKeepHands:
      return keep_hands(t);
    case EncounterStep::kChooseActive:
      return choose_active(t);
    case EncounterStep::kActivated:
      return begin_activation(t);
    case EncounterStep::kDelayed:
      return delayed_abilities(t);
    case EncounterStep::kPlay:
      return play_cards(t);
    case EncounterStep::kCheck:
      return check_phase(t);
    case EncounterStep::kAttack:
      return attack_phase(t);
    case EncounterStep::kReadiness:
      check_readiness(t);
      return Rule<>::done();
    case EncounterStep::kEndOfTurn:
      return end_of_turn(t);
    case EncounterStep::kEnd:
      return end_encounter(t);
    case EncounterStep::kNone:
      break;
  }
  return Rule<>::done();
}

}  // namespace tavola::avalon

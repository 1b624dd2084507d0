#include "games/avalon/encounter/encounter.h"

namespace tavola::avalon {

void begin_encounter(Table& t, std::uint8_t card, SeatSet party, std::uint8_t) {
  EncounterState& e = t.state.encounter;
  e.on = 1;
  e.card = card;
  e.party = static_cast<std::uint8_t>(party.bits());
}

Rule<> encounter_step(Table& t) {
  t.state.encounter.on = 0;
  co_return;
}

}  // namespace tavola::avalon

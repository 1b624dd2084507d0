// Phase 1 of an Activation: Time tokens leave the cards of the Sequence, and Abilities that waited
// for it happen. (TG-551 to TG-555, TG-1033, TG-739 to TG-743)
#include "games/avalon/rules/encounter/encounter.h"

namespace tavola::avalon {

Rule<> delayed_abilities(Table& t) {
  State& s = t.state;
  EncounterState& e = s.encounter;
  const Seat seat = e.active;
  e.step = EncounterStep::kPlay;
  // TG-1033: all tokens first.
  for (int slot = 0; slot < e.length; ++slot) {
    PlayedCard& played = e.sequence[slot];
    if (played.time_tokens == 0) continue;
    --played.time_tokens;
    t.emit(e.combat() ? cites("TG-551") : cites("TG-739"), Happening::kTimeTokenLeaves,
           card_value(s, played.card), played.time_tokens);
    if (played.time_tokens == 0) played.used = static_cast<std::uint8_t>(played.used | kDelayDue);
  }
  for (int slot = 0; slot < e.length; ++slot) {
    PlayedCard& played = e.sequence[slot];
    if ((played.used & kDelayDue) == 0) continue;
    played.used = static_cast<std::uint8_t>(played.used & ~kDelayDue);
    t.emit(e.combat() ? cites("TG-552") : cites("TG-740"), Happening::kDelayedAbility,
           card_value(s, played.card));
    co_await text_of_card(t, slot, CardMoment::kDelay, effects::Timing::kAfter, seat,
                          e.combat() ? cites("TG-552") : cites("TG-740"));
  }
}

}  // namespace tavola::avalon

#include "games/avalon/rules/character/traits.h"

#include "games/avalon/rules/encounter/encounter.h"
#include "games/avalon/rules/journal/journal_host.h"

namespace tavola::avalon {
namespace {

/// Those with whom somebody meets an Encounter or reads the Journal; otherwise nobody else.
SeatSet party_of(const State& s, Seat seat) {
  if (s.encounter.on() && s.encounter.is_in(seat)) return members_in(s);
  if (s.journal.on() && readers(s).has(seat)) return readers(s);
  return SeatSet::only(seat);
}

}  // namespace

void note_loss(State& s, Seat loser) {
  const SeatSet party = party_of(s, loser);
  for (Seat seat = 0; seat < s.seats; ++seat) {
    const Character& c = s.character(seat);
    if (!party.has(seat) || c.trait_used != 0 ||
        !own_text_answers(s, seat, CardMoment::kPartyLoses))
      continue;
    s.traits_due = static_cast<std::uint8_t>(s.traits_due | (1U << seat));
  }
}

Rule<> settle_traits(Table& t) {
  State& s = t.state;
  for (Seat seat = 0; seat < s.seats; ++seat) {
    if (((s.traits_due >> seat) & 1U) == 0) continue;
    s.traits_due = static_cast<std::uint8_t>(s.traits_due & ~(1U << seat));
    if (s.character(seat).alive == 0) continue;
    co_await own_texts_at(t, CardMoment::kPartyLoses, effects::Timing::kWhen, seat,
                          cites("TG-006"));
  }
}

}  // namespace tavola::avalon

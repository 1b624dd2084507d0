// Act III: everybody discards down to three cards and draws one. (TG-599 to TG-604, TG-765 to
// TG-770)
#include <algorithm>

#include "games/avalon/rules/encounter/encounter.h"

namespace tavola::avalon {
namespace {

constexpr int kKeptCards = 3;

int kept_cards(const Table& t, Seat seat) {
  return std::max(0, kKeptCards + stated(t, CardStatement::kHandLimit, seat));
}

void begin_next_turn(Table& t) {
  EncounterState& e = t.state.encounter;
  e.activated = e.settled = 0;
  e.turn_texts_done = 0;
  for (int slot = 0; slot < e.length; ++slot)
    e.sequence[slot].used = static_cast<std::uint8_t>(e.sequence[slot].used & ~kThisTurn);
  e.rule_used = static_cast<std::uint8_t>(e.rule_used & ~kThisTurn);
  for (PossessionMark& mark : e.marks)
    mark.used = static_cast<std::uint8_t>(mark.used & ~kThisTurn);
  t.applies(e.combat() ? cites("TG-603") : cites("TG-769"));
  if (e.turn < 250) ++e.turn;
  t.emit(e.combat() ? cites("TG-604") : cites("TG-770"), Happening::kTurnBegins, e.turn);
  e.step = EncounterStep::kChooseActive;
}

/// In ascending Character Number. (TG-1054)
Seat next_to_draw(const State& s) {
  const EncounterState& e = s.encounter;
  return lowest_number(s,
                       SeatSet::from_bits(static_cast<std::uint16_t>(e.in & ~unsigned{e.settled})));
}

}  // namespace

Rule<> end_of_turn(Table& t) {
  State& s = t.state;
  EncounterState& e = s.encounter;
  // nobody is Active any more, so a text of this moment speaks to each member.
  for (SeatSet due = members_in(s); e.turn_texts_done == 0 && !due.empty();) {
    const Seat seat = lowest_number(s, due);
    due.remove(seat);
    if (due.empty()) e.turn_texts_done = 1;
    if (e.is_in(seat))
      co_await texts_at(t, CardMoment::kTurnEnd, effects::Timing::kAt, seat, cites("TG-1029"));
  }
  for (Seat seat = 0; seat < s.seats; ++seat)
    if (e.is_in(seat) && e.hands[seat].size() > kept_cards(t, seat))
      co_await discard_cards(t, seat, e.hands[seat].size() - kept_cards(t, seat),
                             e.combat() ? cites("TG-599") : cites("TG-765"));
  for (Seat seat = next_to_draw(s); seat != kNoSeat; seat = next_to_draw(s)) {
    e.settled = static_cast<std::uint8_t>(e.settled | (1U << seat));
    int cards = 1;
    if (panics(t, seat)) {
      cards = 0;
      t.emit(e.combat() ? cites("TG-601") : cites("TG-767"), Happening::kTooAfraidToDraw, seat);
    }
    const int slow = has_trait(s, Trait::kSlow) ? 1 : 0;
    if (cards + slow >
        deck_of(s, seat).size()) {  // TG-629: what must be drawn is asked for at once
      co_await run_out_of_cards(t, seat);
      continue;
    }
    co_await draw_cards(t, seat, cards, e.combat() ? cites("TG-600") : cites("TG-766"));
    co_await draw_cards(t, seat, slow, cites("TG-664"));  // TG-625: in Panic too
  }
  begin_next_turn(t);
}

}  // namespace tavola::avalon

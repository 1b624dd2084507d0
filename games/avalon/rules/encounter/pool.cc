// The Combat pool, the Affinity marker and the end of the Sequence. (TG-496, TG-612, TG-617, TG-633
// to TG-635, TG-783, TG-798)
#include <algorithm>

#include "games/avalon/rules/encounter/encounter.h"

namespace tavola::avalon {

void add_markers(Table& t, int count, Citation rule) {
  EncounterState& e = t.state.encounter;
  if (!e.combat() || count <= 0) return;
  if (e.blunted > 0) {
    --count;
    --e.blunted;
    t.emit(cites("TG-654"), Happening::kMarkerBlunted);
    if (count == 0) return;
  }
  if (e.pool + count > kMostCounted) {
    t.fail(kPoolLimit);
    return;
  }
  e.pool = static_cast<std::uint8_t>(e.pool + count);
  t.emit(rule, Happening::kMarkersAdded, count, e.pool);
}

// TG-634: what the pool is short of, the player discards.
Rule<> remove_markers(Table& t, Seat seat, int count, Citation rule) {
  EncounterState& e = t.state.encounter;
  if (e.striking != 0 && e.blow == Blow::kAttack) {
    const int less = std::min<int>(count, e.less_markers);
    e.less_markers = static_cast<std::uint8_t>(e.less_markers - less);
    count -= less;
    if (less > 0 && e.combat()) t.emit(cites("TG-562"), Happening::kMarkersLessened, less);
  }
  if (!e.combat() || count <= 0) co_return;
  const int removed = std::min<int>(count, e.pool);
  e.pool = static_cast<std::uint8_t>(e.pool - removed);
  if (removed > 0) t.emit(rule, Happening::kMarkersRemoved, removed, e.pool);
  if (count > removed && e.is_in(seat))
    co_await discard_cards(t, seat, count - removed, cites("TG-634"));
}

void move_affinity(Table& t, int by, Citation rule) {
  State& s = t.state;
  EncounterState& e = s.encounter;
  if (e.combat()) return;
  if (by < 0 && e.striking != 0 && e.blow == Blow::kAttack) {
    const int less = std::min<int>(-by, e.less_affinity);
    e.less_affinity = static_cast<std::uint8_t>(e.less_affinity - less);
    by += less;
    if (less > 0) t.emit(cites("TG-795"), Happening::kAffinityLessened, less);
  }
  const EncounterCard& card = encounter_card(s);
  // TG-783: never beyond an end.
  const int now = std::clamp<int>(e.affinity + by, card.lowest, card.top);
  const int moved = now - e.affinity;
  e.affinity = static_cast<std::int8_t>(now);
  if (moved > 0) t.emit(rule, Happening::kAffinityRises, moved, now);
  if (moved < 0) t.emit(rule, Happening::kAffinityFalls, -moved, now);
}

namespace {

/// Takes a card out of the Sequence, with everything that lies on it. (TG-530, TG-609)
Rule<> tear_card(Table& t, int slot, Citation rule) {
  State& s = t.state;
  EncounterState& e = s.encounter;
  const PlayedCard gone = e.sequence[slot];
  co_await text_of_card(t, slot, CardMoment::kTorn, effects::Timing::kWhen,
                        e.active != kNone ? e.active : gone.owner, rule);
  for (int at = slot; at + 1 < e.length; ++at) e.sequence[at] = e.sequence[at + 1];
  e.last() = {};
  --e.length;
  // TG-611: what was joined to it is joined no longer.
  if (slot < e.length) e.sequence[slot].connected = 0;
  // TG-500: it is its owner's, and waits in the owner's discards; whoever has left has no discards.
  if (e.is_in(gone.owner))
    e.discards[gone.owner].add(gone.card);
  else
    s.character(gone.owner).own(e.type).deck.add(gone.card);
  t.emit(rule, Happening::kTorn, card_value(s, gone.card));
}

}  // namespace

// TG-617, TG-1043: the later one first.
Rule<> tear_cards(Table& t, int count, Citation rule) {
  EncounterState& e = t.state.encounter;
  if (e.striking != 0 && e.blow == Blow::kAttack && e.no_tearing != 0) co_return;
  for (; count > 0 && e.length > 0; --count) co_await tear_card(t, e.length - 1, rule);
}

Rule<> tear_cards_before(Table& t, int count, Citation rule) {
  EncounterState& e = t.state.encounter;
  for (; count > 0 && e.length > 1; --count) co_await tear_card(t, e.length - 2, rule);
}

}  // namespace tavola::avalon

// What would follow from a choice, as far as it is sure: the pool or the Affinity after a card's
// Keys have connected, those that ask for Magic left aside.
#include "games/avalon/encounter/encounter.h"
#include "games/avalon/shown/title.h"

namespace tavola::avalon {

using scene::Text;

Text AvalonTitle::forecast(const tavola::Table& table, const Option& option) const {
  if (!option.is(Verb::kPlay)) return {};
  const auto& t = static_cast<const Table&>(table);
  const State& s = t.state;
  const EncounterState& e = s.encounter;
  const Seat seat = table.decision().seat;
  const SequenceCard& card = sequence_card(s, card_of_value(s, option.arg(0)));
  int by = 0;
  for (int row = 0; row < kRows; ++row) {
    if (row == kMagicRow || !joins(t, seat, open_edge(s), card.left, row)) continue;
    const auto at = static_cast<std::size_t>(row);
    const KeySum sum = sum_of_key(open_edge(s)[at], card.left[at]);
    if (sum.stages > 0) return {};  // what the Stage says may be anything
    by += e.combat() ? sum.markers : sum.up - sum.down;
  }
  return Text::of(e.combat() ? "forecast.pool" : "forecast.affinity").with("by", by);
}

}  // namespace tavola::avalon

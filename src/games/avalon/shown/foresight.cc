// What would follow from a choice, as far as it is sure: the pool or the Affinity after a card's
// Keys have connected. Reckoned by trying it on a copy of the table.
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
    const OpenHalf& open = open_edge(s)[static_cast<std::size_t>(row)];
    const BonusHalf& half = card.left[static_cast<std::size_t>(row)];
    int times = open.changes && open.change.icon == Icon::kTimes ? open.change.number : 1;
    bool cancelled = open.changes && open.change.icon == Icon::kVoid;
    for (std::size_t i = 0; i < half.count; ++i) {
      const KeyIcon& icon = half.icons[i];
      if (icon.icon == Icon::kTimes) {
        times = cancelled ? 1 : times * icon.number;
        cancelled = false;
        continue;
      }
      if (icon.icon == Icon::kVoid) {
        cancelled = !cancelled;
        times = 1;
        continue;
      }
      const int number = cancelled ? 0 : icon.number * times;
      if (icon.icon == Icon::kMarker || icon.icon == Icon::kUp) by += number;
      if (icon.icon == Icon::kDown) by -= number;
      times = 1;
      cancelled = false;
    }
  }
  if (e.combat())
    return Text::of("forecast.pool")
        .with("from", e.pool)
        .with("to", e.pool + by)
        .with("of", encounter_card(s).value);
  return Text::of("forecast.affinity").with("from", e.affinity).with("to", e.affinity + by);
}

}  // namespace tavola::avalon

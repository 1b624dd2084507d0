// Heralds and guardians, the heralds harder and the guardians easier on the investigators. A sheet
// is chosen once the Ancient One is known, carries out what it says about setting up, speaks like
// the Ancient One's own, and is gone when the Final Battle begins. (KH-036 to KH-043, KH-177,
// AH-432)
#include "games/arkham/rules/board/heralds.h"

#include "games/arkham/cards/card_effects.h"
#include "games/arkham/rules/board/table_cards.h"
#include "games/arkham/table.h"

namespace tavola::arkham {
namespace {

/// The card of a kind at a place among all of them, whatever box it is from.
std::uint8_t nth_of(TableCardKind kind, int place) {
  for (std::size_t card = 0; card < content().table_cards.size(); ++card)
    if (content().table_cards[card].kind == kind && place-- == 0)
      return static_cast<std::uint8_t>(card);
  return kNone;
}

/// `wish` is none, one at random, or the place of a certain one plus two. KH-036 to KH-038
void choose_sheet(Table& t, TableCardKind kind, std::uint8_t wish) {
  if (wish == 0) return;
  const std::uint8_t card = wish == 1 ? draw_table_card(t, kind) : nth_of(kind, wish - 2);
  if (card == kNone) return;
  if (wish > 1) table_deck(t.state, kind).take(card);
  enter_play(t, card, cites("KH-037"));
  t.applies(cites("KH-038"));
}

}  // namespace

void choose_herald_and_guardian(Table& t) {
  choose_sheet(t, TableCardKind::kHerald, t.state.house.herald);
  choose_sheet(t, TableCardKind::kGuardian, t.state.house.guardian);
}

Rule<> set_up_herald_and_guardian(Table& t) {
  for (const TableCardKind kind : {TableCardKind::kHerald, TableCardKind::kGuardian}) {
    const std::uint8_t card = lying_of(t.state, kind);
    if (card == kNone || table_card(card).setup == kNoSource) continue;
    const int done = co_await carry_out(t, t.state.first, table_card(card).setup, cites("KH-039"));
    static_cast<void>(done);
  }
}

void discard_herald_and_guardian(Table& t) {
  for (const TableCardKind kind : {TableCardKind::kHerald, TableCardKind::kGuardian}) {
    const std::uint8_t card = lying_of(t.state, kind);
    if (card != kNone) leave_play(t, card, cites("AH-432"));
  }
}

}  // namespace tavola::arkham

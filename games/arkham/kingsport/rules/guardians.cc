// What heralds and guardians bring beside their sheets: the Visions of Hypnos, the Blessings of
// Nodens, and what Tulzscha's Cultists do. (KH-039, KH-040)
#include "games/arkham/kingsport/rules/guardians.h"

#include <algorithm>

#include "core/then.h"
#include "games/arkham/cards/card_effects.h"
#include "games/arkham/cards/sources_in_play.h"
#include "games/arkham/content/statement_values.h"
#include "games/arkham/hooks.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/board/gates.h"
#include "games/arkham/rules/board/slots.h"
#include "games/arkham/rules/board/table_cards.h"
#include "games/arkham/rules/board/town_limits.h"
#include "games/arkham/rules/investigator/possessions.h"
#include "games/arkham/table.h"

namespace tavola::arkham {

// ---- Visions ------------------------------------------------------------------------------------

Rule<> draw_vision(Table& t, Seat who, Citation rule) {
  const std::uint8_t card = draw_table_card(t, TableCardKind::kVision);
  if (card == kNone) return Rule<>::done();
  table_deck(t.state, TableCardKind::kVision).add(card);
  t.emit(rule, Tells::kVision, who, card);
  return outcome_aside(t, carry_out(t, who, table_card(card).source, rule));
}

int encounters_drawn_at(const State& s, Area area) {
  int number = 1;
  for (const Lasting& lasting : s.lasting) {
    if (lasting.until == kNone) break;
    for (const Statement& statement : statements_of(lasting.source).statements)
      if (statement.what == CardStatement::kEased && statement.until == lasting.node &&
          statement.noun == area)
        number = std::max<int>(number, statement.amount);
  }
  return number;
}

// ---- Blessings of Nodens ------------------------------------------------------------------------

void blessing_was_gained(Table& t, Seat who) {
  if (has(t.state.common.triggers, static_cast<int>(CardMoment::kGainingBlessing)))
    draw_blessing_of_nodens(t, who, cites("KH-040"));
}

void draw_blessing_of_nodens(Table& t, Seat who, Citation rule) {
  const CardNumber card = draw_from(t, CardType::kNodens);
  if (card == kNoCard) return;
  put_possession(t.state, who, {card, 0, 0});
  t.emit(rule, Tells::kCardGained, who, card);
  // One of them takes a doom token off and goes; it asks nobody anything.
  for (const Trigger& trigger : statements_of(content().cards[card].source).triggers) {
    if (trigger.moment != CardMoment::kTaking) continue;
    remove_doom(t, 1, rule);
    discard(t, who, static_cast<int>(held(t.state, who).size()) - 1, rule);
  }
}

bool keeps_blessing(Table& t, Seat who) {
  const auto cards = held(std::as_const(t.state), who);
  const auto instead = std::ranges::find_if(cards, [](const Possession& possession) {
    return has(content().summaries.cards[possession.card].triggers,
               static_cast<int>(CardMoment::kLosingBlessing));
  });
  if (instead == cards.end()) return false;
  // It would go with the Blessing, so nobody would choose otherwise.
  discard(t, who, static_cast<int>(instead - cards.begin()), cites("KH-040"));
  return true;
}

void lose_blessings_of_nodens(Table& t, Seat who, Citation rule) {
  for (int number = static_cast<int>(held(t.state, who).size()) - 1; number >= 0; --number)
    if (card_of(held(t.state, who)[static_cast<std::size_t>(number)]).type == CardType::kNodens)
      discard(t, who, number, rule);
}

Rule<> banish_symbol(Table& t, Seat who, Citation rule) {
  State& s = t.state;
  unsigned symbols = 0;
  for (const int slot : slots_in_towns(s))  // of all towns, and in the Sky. AH-020, AH-021
    symbols |= 1U << static_cast<unsigned>(marker_of(s, slot).dimension);
  symbols &= ~(1U << static_cast<unsigned>(Dimension::kMoon));
  if (symbols == 0) co_return;
  t.ask(who, Prompt::kWhichSymbol, rule);
  t.offer_each(rule, Verb::kBanish, symbols);
  const Option chosen = co_await t.answer();
  for (const int slot : slots_in_towns(s))
    if (marker_of(s, slot).dimension == chosen.arg<Dimension>(0)) return_to_cup(t, slot, rule);
}

}  // namespace tavola::arkham

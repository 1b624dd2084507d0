// Barred cards: their holder may enter the streets of the neighborhood but no location there,
// unless a gate is open in it or something other than movement leads there. (DP-003, DP-006 to
// DP-011, DP-018)
#include "games/arkham/pharaoh/rules/barred.h"

#include "games/arkham/cards/sources_in_play.h"
#include "games/arkham/hooks.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/investigator/possessions.h"
#include "games/arkham/table.h"

namespace tavola::arkham {
namespace {

CardNumber barred_card(const State& s, int neighborhood) {
  const Content& c = content();
  for (std::size_t card = 0; card < c.cards.size(); ++card)
    if (c.cards[card].kind == SpecialKind::kBarred && in_use(s, c.cards[card]) &&
        c.cards[card].neighborhood == neighborhood)
      return static_cast<CardNumber>(card);
  return kNoCard;
}

int left_in_pile(const State& s, CardNumber card) {
  int left = content().cards[card].copies;
  for (Seat who = 0; who < s.seats; ++who) left -= find_card(s, who, card) >= 0;
  return left;
}

/// Of several who hold the card one gives it up. DP-010
Rule<Seat> who_is_let_in(Table& t, Seat who, CardNumber card) {
  const State& s = t.state;
  t.ask(who, Prompt::kTakeFrom, cites("DP-010"), card);
  for (Seat seat = 0; seat < s.seats; ++seat)
    if (find_card(s, seat, card) >= 0) t.offer(cites("DP-010"), Verb::kTakeFrom, card, seat);
  const Option chosen = co_await t.answer();
  co_return chosen.arg<Seat>(1);
}

}  // namespace

bool barred_from(const State& s, Seat who, Area area) {
  if (!has(s.own[who].traits, static_cast<int>(Trait::kBarred))) return false;
  if (!is_location(area) || gate_open(s, area)) return false;
  for (const Possession& possession : held(s, who))
    if (card_of(possession).kind == SpecialKind::kBarred &&
        card_of(possession).neighborhood == area_of(area).neighborhood)
      return true;
  return false;
}

Rule<> bar_from(Table& t, Seat who, int neighborhood, Citation rule) {
  State& s = t.state;
  const CardNumber card = barred_card(s, neighborhood);
  if (card == kNoCard) co_return;
  if (find_card(s, who, card) < 0) {
    Possession barred;
    barred.card = card;
    if (left_in_pile(s, card) == 0) {
      const Seat other = co_await who_is_let_in(t, who, card);
      barred = take_possession(s, other, find_card(s, other, card));
      put_possession(s, who, barred);
      t.emit(cites("DP-010"), Tells::kTakesFrom, who, card, other);
    } else {
      put_possession(s, who, barred);
      t.emit(rule, Tells::kCardGained, who, card);
    }
  }
  const Place here = s.investigators[who].place;
  if (is_location(here) && area_of(here).neighborhood == neighborhood)
    put_investigator(t, who, street_of(here), cites("DP-011"));
}

}  // namespace tavola::arkham

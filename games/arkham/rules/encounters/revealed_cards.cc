// Cards that a text has revealed: keeping some, keeping or buying all, and putting the rest away.
#include "games/arkham/rules/encounters/revealed_cards.h"

#include <algorithm>

#include "games/arkham/cards/card_effects.h"
#include "games/arkham/rules/investigator/possessions.h"

namespace tavola::arkham {
namespace {

CardNumber take_revealed(State& s, CardNumber card) {
  CardNumber* const end = s.text.cards + s.text.revealed;
  CardNumber* const at = std::find(s.text.cards, end, card);
  std::copy(at + 1, end, at);
  s.text.cards[--s.text.revealed] = 0;
  return card;
}

bool shown_before(const State& s, int i) {
  return std::find(s.text.cards, s.text.cards + i, s.text.cards[i]) != s.text.cards + i;
}

}  // namespace

void reveal(Table& t, Seat who, CardType type, int number, Citation rule) {
  State& s = t.state;
  for (; number > 0; --number) {
    if (s.text.revealed == kMostDrawn) return fail_table(kDrawnLimit);
    const CardNumber card = draw_from(t, type);
    if (card == kNoCard) return;
    s.text.cards[s.text.revealed++] = card;
    t.emit(rule, Tells::kCardsShown, who, card, kNothing, kNothing);
  }
}

Rule<> keep_revealed(Table& t, Seat who, int number, int most_price, Citation rule) {
  State& s = t.state;
  for (; number > 0; --number) {
    t.ask(who, Prompt::kKeep, cites("AH-375"));
    for (int i = 0; i < s.text.revealed; ++i)
      if (!shown_before(s, i) && content().cards[s.text.cards[i]].price <= most_price)
        t.offer(cites("AH-375"), Verb::kKeep, s.text.cards[i]);
    if (!t.anything_offered()) break;
    const Option chosen = co_await t.answer();
    co_await receive(t, who, take_revealed(s, chosen.arg<CardNumber>(0)), rule);
  }
  put_revealed_away(t, who);
}

int price_of_revealed(const State& s, Seat who, Price price) {
  int sum = 0;
  for (int i = 0; i < s.text.revealed; ++i) sum += price_to_buy(s, who, s.text.cards[i], price);
  return sum;
}

Rule<> buy_revealed(Table& t, Seat who, Price price, Citation rule) {
  State& s = t.state;
  co_await pay_money(t, who, price_of_revealed(s, who, price), cites("AH-378"));
  while (s.text.revealed > 0) co_await receive(t, who, take_revealed(s, s.text.cards[0]), rule);
}

void put_revealed_away(Table& t, Seat who) {
  State& s = t.state;
  while (s.text.revealed > 0) {
    const CardNumber card = take_revealed(s, s.text.cards[0]);
    put_back(s, card);
    t.emit(cites("AH-371"), Tells::kCardPutBack, who, card);
  }
}

}  // namespace tavola::arkham

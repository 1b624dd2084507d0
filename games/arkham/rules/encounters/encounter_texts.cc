// What location and gate cards order about decks: cards for sale, and cards that are looked for.
// Those that are shown lie on top of their deck until they are bought or discarded.
#include "games/arkham/rules/encounters/encounter_texts.h"

#include <algorithm>
#include <bit>
#include <bitset>

#include "games/arkham/cards/card_effects.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/investigator/harm.h"
#include "games/arkham/rules/investigator/possessions.h"
#include "games/arkham/table.h"

namespace tavola::arkham {

namespace {

ItemDeck& deck_of(State& s, CardType type) {
  if (type == CardType::kCommon) return s.common_items;
  return type == CardType::kUnique ? s.unique_items : s.spells;
}

DeckId deck_id(CardType type) {
  if (type == CardType::kCommon) return DeckId::kCommonItems;
  return type == CardType::kUnique ? DeckId::kUniqueItems : DeckId::kSpells;
}

CardType type_of(CardNumber card) { return content().cards[card].type; }

/// Gives the copy of a card that lies nearest to the top of its deck.
Rule<> take_from_top(Table& t, Seat who, CardNumber card, Citation rule) {
  ItemDeck& deck = deck_of(t.state, type_of(card));
  for (int i = deck.size() - 1; i >= 0; --i) {
    if (deck[i] != card) continue;
    deck.take_at(i);
    break;
  }
  return receive(t, who, card, rule);
}

/// The cards of one deck on the counter: the topmost of the deck.
struct Counter {
  CardType type = CardType::kCommon;
  int cards = 0;
  int most = kMostDrawn;  // of them that may be bought
};

/// Turned over, which is no drawing.
Counter lay_out(Table& t, Seat who, CardType type, int number, Citation rule) {
  ItemDeck& deck = deck_of(t.state, type);
  CardNumber shown[kMostDrawn];
  if (number > kMostDrawn) fail_table(kDrawnLimit);
  const int cards = std::min({number, deck.size(), kMostDrawn});
  for (int i = 0; i < cards; ++i) {
    shown[i] = t.draw(deck, deck_id(type));
    t.emit(rule, Tells::kCardsShown, who, shown[i]);
  }
  if (number > 0 && cards == 0) t.emit(cites("AH-376"), Tells::kNothingLeft, type);
  for (int i = cards - 1; i >= 0; --i) deck.put_on_top(shown[i]);
  return {type, cards};
}

/// How many of them are Tomes, which some Ancient Ones count. KH-152
int tomes_on(State& s, Counter counter) {
  const ItemDeck& deck = deck_of(s, counter.type);
  int tomes = 0;
  for (int i = deck.size() - counter.cards; i < deck.size(); ++i)
    tomes += content().cards[deck[i]].tome ? 1 : 0;
  return tomes;
}

void clear_away(Table& t, Counter counter) {
  ItemDeck& deck = deck_of(t.state, counter.type);
  for (int i = 0; i < counter.cards; ++i) deck.put_at_bottom(deck.take_at(deck.size() - 1));
  if (counter.cards > 0) t.applies(cites("AH-371"));
}

constexpr int kClueIsWorth = 2;
constexpr int kSpellIsWorth = 3;

/// What somebody can pay: money, and where there is barter Clue tokens and Spells as well.
int means(const State& s, Seat who, Price price) {
  const Investigator& self = s.investigators[who];
  if (price != Price::kBarter) return spendable_money(s, who);
  return spendable_money(s, who) + kClueIsWorth * self.clues +
         kSpellIsWorth * count_of(s, who, ItemClass::kSpell);
}

/// A price is paid with money, Clue tokens and Spells as the buyer likes; what is too much is lost.
Rule<> barter(Table& t, Seat who, int price, Citation rule) {
  State& s = t.state;
  while (price > 0) {
    const Investigator& self = s.investigators[who];
    t.ask(who, Prompt::kBarter, rule, price);
    const int money = spendable_money(s, who);
    if (money >= price) t.offer(rule, Verb::kPay, price);
    if (self.clues > 0) t.offer(rule, Verb::kSpendClue, 0);
    for (int number = 0; number < static_cast<int>(held(s, who).size()); ++number) {
      const Possession& possession = held(s, who)[static_cast<std::size_t>(number)];
      if (card_of(possession).type == CardType::kSpell && first_alike(s, who, number))
        t.offer(rule, Verb::kLoseItem, number, possession.card);
    }
    // All of the money, and the rest in kind.
    if (money > 0 && money < price && means(s, who, Price::kBarter) >= price)
      t.offer(rule, Verb::kPay, money);
    if (!t.anything_offered()) co_return;
    const Option chosen = co_await t.answer();
    if (chosen.is(Verb::kPay)) {
      price -= chosen.arg(0);
      co_await pay_money(t, who, chosen.arg(0), cites("AH-378"));
    } else if (chosen.is(Verb::kSpendClue)) {
      price -= kClueIsWorth;
      spend_clues(t, who, 1, rule);
    } else {
      price -= kSpellIsWorth;
      discard(t, who, chosen.arg(0), rule);
    }
  }
}

/// Offers what a seat can pay for; each kind of card once.
void offer_from(Table& t, Seat who, Counter counter, Price price) {
  const State& s = t.state;
  const ItemDeck& deck = deck_of(t.state, counter.type);
  const int top = deck.size();
  if (counter.most == 0) return;
  for (int i = top - 1; i >= top - counter.cards; --i) {
    bool again = false;
    for (int j = top - 1; j > i; --j) again = again || deck[j] == deck[i];
    const int cost = price_to_buy(s, who, deck[i], price);
    if (again || cost > means(s, who, price)) continue;
    t.offer(cites("AH-378"), Verb::kBuy, deck[i], cost);
    if (free_purchase(s, who) >= 0) t.offer(cites("AH-022"), Verb::kBuyFree, deck[i]);
  }
}

/// One investigator buys as much as it likes. Gives how many cards are left of each deck.
struct Counters {
  Counter common;
  Counter unique;
};
Rule<Counters> buy(Table& t, Seat who, Counters on, Price price, Citation rule,
                   int most = kMostDrawn) {
  const Footing before = footing_of(t.state, who);
  for (; most > 0 && on.common.cards + on.unique.cards > 0; --most) {
    t.ask(who, Prompt::kForSale, rule, price);
    offer_from(t, who, on.common, price);
    offer_from(t, who, on.unique, price);
    if (!t.anything_offered()) break;
    t.offer(rule, Verb::kBuyNothing);
    const Option chosen = co_await t.answer();
    if (chosen.is(Verb::kBuyNothing)) break;
    const auto card = chosen.arg<CardNumber>(0);
    if (price == Price::kBarter && chosen.is(Verb::kBuy))
      co_await barter(t, who, chosen.arg(1), rule);
    else
      co_await pay_for_purchase(t, who, chosen);
    Counter& from = type_of(card) == CardType::kCommon ? on.common : on.unique;
    --from.cards;
    --from.most;
    co_await take_from_top(t, who, card, rule);
    if (fell_since(t.state, who, before)) break;
  }
  co_return on;
}

/// Offers each kind of card of a deck once.
template <class CardDeck, class Offer>
void each_kind(const CardDeck& deck, Offer offer) {
  std::bitset<kMostCards> seen;
  for (const CardNumber card : deck.cards()) {
    if (seen[card]) continue;
    seen[card] = true;
    offer(card);
  }
}

}  // namespace

namespace {

int by_list(int list, Price price) {
  switch (price) {
    case Price::kList:
      return list;
    case Price::kLess:
      return std::max(list - 1, 0);
    case Price::kMore:
      return list + 1;
    case Price::kHalf:
      return (list + 1) / 2;
    case Price::kDouble:
      return 2 * list;
    case Price::kTwoDollars:
      return 2;
    case Price::kThreeMore:
      return list + 3;
    case Price::kBarter:
      return list;
    case Price::kTwoMore:
      return list + 2;
  }
  return list;
}

}  // namespace

int price_of(const Card& card, Price price) { return by_list(card.price, price); }

int price_to_buy(const State& s, Seat who, CardNumber card, Price price) {
  const int list = content().cards[card].price + bonus(s, who, Bonus::kListPrices);
  return by_list(list, price) + bonus(s, who, Bonus::kPrices);
}

namespace {

/// What lies on the counters is bought, and the rest discarded.
Rule<> sell_off(Table& t, Seat who, Counters on, Price price, Citation rule, int most) {
  co_await tomes_drawn(t, who, tomes_on(t.state, on.common) + tomes_on(t.state, on.unique));
  const Counters left = co_await buy(t, who, on, price, rule, most);
  clear_away(t, left.common);
  clear_away(t, left.unique);
}

}  // namespace

Rule<> offer_cards(Table& t, Seat who, int common, int unique, Price price, Citation rule,
                   int most) {
  // Who draws one more and discards one buys no more than there were to be.
  Counters on;
  on.common = {CardType::kCommon, 0, common};
  on.common.cards = co_await draw_for_sale(t, who, CardType::kCommon, common, rule);
  on.unique = {CardType::kUnique, 0, unique};
  on.unique.cards = co_await draw_for_sale(t, who, CardType::kUnique, unique, rule);
  co_await sell_off(t, who, on, price, rule, most);
}

Rule<> offer_shown(Table& t, Seat who, int common, int unique, Price price, Citation rule) {
  Counters on;
  on.common = lay_out(t, who, CardType::kCommon, common, rule);
  on.unique = lay_out(t, who, CardType::kUnique, unique, rule);
  return sell_off(t, who, on, price, rule, kMostDrawn);
}

Rule<> offer_to_all(Table& t, Seat who, int common, int unique, Citation rule) {
  Counters on;
  on.common = lay_out(t, who, CardType::kCommon, common, rule);
  on.unique = lay_out(t, who, CardType::kUnique, unique, rule);
  co_await tomes_drawn(t, who, tomes_on(t.state, on.common) + tomes_on(t.state, on.unique));
  const int seats = t.state.seats;
  for (int i = 0; i < seats; ++i) {
    const auto buyer = static_cast<Seat>((who + i) % seats);
    if (in_play(t.state, buyer)) on = co_await buy(t, buyer, on, Price::kList, rule);
  }
  clear_away(t, on.common);
  clear_away(t, on.unique);
}

namespace {

/// Takes a card out of its deck, which is then shuffled. AH-374
Rule<> find(Table& t, Seat who, CardNumber card, Citation rule) {
  with_deck(t.state, type_of(card), [card](auto& deck, DeckId) {
    deck.take(card);
    deck.shuffle();
  });
  co_await receive(t, who, card, rule);
  co_await tomes_drawn(t, who, content().cards[card].tome ? 1 : 0);  // KH-154
}

}  // namespace

Rule<> search_deck(Table& t, Seat who, CardType type, Citation rule) {
  t.ask(who, Prompt::kSearch, cites("AH-374"), type);
  with_deck(t.state, type, [&t](const auto& deck, DeckId) {
    each_kind(deck, [&t](CardNumber card) { t.offer(cites("AH-374"), Verb::kSearchFor, card); });
  });
  if (!t.anything_offered()) {
    t.emit(cites("AH-376"), Tells::kNothingLeft, type);
    co_return;
  }
  const Option chosen = co_await t.answer();
  co_await find(t, who, chosen.arg<CardNumber>(0), rule);
}

Rule<> search_for_kind(Table& t, Seat who, std::uint32_t types, ItemClass which, Citation rule) {
  t.ask(who, Prompt::kSearch, cites("AH-374"), std::countr_zero(types));
  for (int type = 0; type < kCardTypes; ++type)
    if (has(types, type))
      with_deck(t.state, static_cast<CardType>(type), [&](const auto& deck, DeckId) {
        each_kind(deck, [&](CardNumber card) {
          if (belongs(content().cards[card], which))
            t.offer(cites("AH-374"), Verb::kSearchFor, card);
        });
      });
  if (!t.anything_offered()) {
    t.applies(cites("AH-376"));
    co_return;
  }
  const Option chosen = co_await t.answer();
  co_await find(t, who, chosen.arg<CardNumber>(0), rule);
}

Rule<> search_cheap(Table& t, Seat who, CardType type, int most, Citation rule) {
  t.ask(who, Prompt::kSearch, cites("AH-374"), type);
  with_deck(t.state, type, [&](const auto& deck, DeckId) {
    each_kind(deck, [&](CardNumber card) {
      if (content().cards[card].price <= most) t.offer(cites("AH-374"), Verb::kSearchFor, card);
    });
  });
  if (!t.anything_offered()) {
    t.applies(cites("AH-376"));
    co_return;
  }
  const Option chosen = co_await t.answer();
  co_await find(t, who, chosen.arg<CardNumber>(0), rule);
}

Rule<> search_for_total(Table& t, Seat who, CardType type, int total, Citation rule) {
  for (;;) {
    t.ask(who, Prompt::kSearch, cites("AH-374"), type);
    with_deck(t.state, type, [&](const auto& deck, DeckId) {
      each_kind(deck, [&](CardNumber card) {
        if (content().cards[card].price <= total) t.offer(cites("AH-374"), Verb::kSearchFor, card);
      });
    });
    if (!t.anything_offered()) co_return;
    t.offer(rule, Verb::kDone);
    const Option chosen = co_await t.answer();
    if (chosen.is(Verb::kDone)) co_return;
    const auto card = chosen.arg<CardNumber>(0);
    total -= content().cards[card].price;
    co_await find(t, who, card, rule);
    if (total == 0) co_return;
  }
}

Rule<> search_to_buy(Table& t, Seat who, Citation rule) {
  return search_to_buy_for(t, who, true, true, Price::kList, rule);
}

Rule<> search_to_buy_for(Table& t, Seat who, bool common, bool unique, Price price, Citation rule) {
  State& s = t.state;
  t.ask(who, Prompt::kForSale, cites("AH-374"), price);
  const auto offer = [&](CardNumber card) {
    const int cost = price_to_buy(s, who, card, price);
    if (cost > spendable_money(s, who)) return;
    t.offer(cites("AH-378"), Verb::kBuy, card, cost);
    if (free_purchase(s, who) >= 0) t.offer(cites("AH-022"), Verb::kBuyFree, card);
  };
  if (common) each_kind(s.common_items, offer);
  if (unique) each_kind(s.unique_items, offer);
  if (!t.anything_offered()) co_return;
  t.offer(rule, Verb::kBuyNothing);
  const Option chosen = co_await t.answer();
  if (chosen.is(Verb::kBuyNothing)) co_return;
  const auto card = chosen.arg<CardNumber>(0);
  co_await pay_for_purchase(t, who, chosen);
  co_await take_from_top(t, who, card, rule);
  deck_of(s, type_of(card)).shuffle();
  co_await tomes_drawn(t, who, content().cards[card].tome ? 1 : 0);  // KH-154
}

namespace {

/// The first card from the top that fits, or kNoCard; those passed over are shuffled back.
template <class Fits>
CardNumber first_that_fits(Table& t, CardType type, Fits fits) {
  return with_deck(t.state, type, [&](auto& deck, DeckId name) -> CardNumber {
    if (!std::ranges::any_of(deck.cards(), fits)) return kNoCard;
    CardNumber passed_over[kMostItems];
    int count = 0;
    for (;;) {
      const CardNumber card = t.draw(deck, name);
      if (fits(card)) {
        while (count > 0) deck.add(passed_over[--count]);
        deck.shuffle();
        return card;
      }
      passed_over[count++] = card;
    }
  });
}

}  // namespace

Rule<int> first_of_deck(Table& t, Seat who, CardType type, ItemClass which, int price,
                        Citation rule) {
  const CardNumber card = first_that_fits(t, type, [which, price](CardNumber of) {
    return belongs(content().cards[of], which) && content().cards[of].price >= price;
  });
  if (card == kNoCard) {
    t.applies(cites("AH-376"));
    co_return 0;
  }
  t.applies(cites("AH-374"));
  co_await receive(t, who, card, rule);
  co_await tomes_drawn(t, who, content().cards[card].tome ? 1 : 0);  // KH-154
  co_return 1;
}

Rule<int> first_spell_of_cost(Table& t, Seat who, int cost, Citation rule) {
  const CardNumber card = first_that_fits(
      t, CardType::kSpell, [cost](CardNumber of) { return content().cards[of].cost == cost; });
  if (card == kNoCard) {
    t.applies(cites("AH-376"));
    co_return 0;
  }
  t.applies(cites("AH-374"));
  co_await receive(t, who, card, rule);
  co_return 1;
}

Rule<> search_for_copy(Table& t, Seat who, Citation rule) {
  const State& s = t.state;
  t.ask(who, Prompt::kSearch, cites("AH-374"), CardType::kSpell);
  each_kind(s.spells, [&](CardNumber card) {
    if (find_card(s, who, card) >= 0) t.offer(cites("AH-374"), Verb::kSearchFor, card);
  });
  if (!t.anything_offered()) {
    t.applies(cites("AH-376"));
    co_return;
  }
  const Option chosen = co_await t.answer();
  co_await find(t, who, chosen.arg<CardNumber>(0), rule);
}

Rule<> search_other_to_buy(Table& t, Seat who, CardType type, ItemClass without, Price price,
                           Citation rule) {
  t.ask(who, Prompt::kForSale, cites("AH-374"), price);
  with_deck(t.state, type, [&](const auto& deck, DeckId) {
    each_kind(deck, [&](CardNumber card) {
      const int cost = price_to_buy(t.state, who, card, price);
      if (belongs(content().cards[card], without) || cost > spendable_money(t.state, who)) return;
      t.offer(cites("AH-378"), Verb::kBuy, card, cost);
      if (free_purchase(t.state, who) >= 0) t.offer(cites("AH-022"), Verb::kBuyFree, card);
    });
  });
  if (!t.anything_offered()) co_return;
  t.offer(rule, Verb::kBuyNothing);
  const Option chosen = co_await t.answer();
  if (chosen.is(Verb::kBuyNothing)) co_return;
  co_await pay_for_purchase(t, who, chosen);
  co_await find(t, who, chosen.arg<CardNumber>(0), rule);
}

bool can_sell(const State& s, Seat who, CardType type) {
  return std::ranges::any_of(held(s, who),
                             [type](const Possession& p) { return card_of(p).type == type; });
}

Rule<> sell_card(Table& t, Seat who, CardType type, Price price, Citation rule) {
  const std::span<const Possession> cards = held(std::as_const(t.state), who);
  t.ask(who, Prompt::kSellWhich, rule, price);
  for (std::size_t i = 0; i < cards.size(); ++i)
    if (card_of(cards[i]).type == type)
      t.offer(rule, Verb::kSell, i, cards[i].card, price_of(card_of(cards[i]), price));
  if (!t.anything_offered()) co_return;
  const Option chosen = co_await t.answer();
  t.emit(rule, Tells::kCardSold, who, chosen.arg(1), chosen.arg(2));
  discard(t, who, chosen.arg(0), rule);
  gain_money(t, who, chosen.arg(2), rule);
}

Rule<> sell_any(Table& t, Seat who, std::uint32_t types, Price price, Citation rule) {
  State& s = t.state;
  for (;;) {
    t.ask(who, Prompt::kSellWhich, rule, price);
    for (int number = 0; number < static_cast<int>(held(s, who).size()); ++number) {
      const Possession& possession = held(s, who)[static_cast<std::size_t>(number)];
      if (has(types, static_cast<int>(card_of(possession).type)) && first_alike(s, who, number))
        t.offer(rule, Verb::kSell, number, possession.card, price_of(card_of(possession), price));
    }
    if (!t.anything_offered()) co_return;
    t.offer(rule, Verb::kDone);
    const Option chosen = co_await t.answer();
    if (chosen.is(Verb::kDone)) co_return;
    t.emit(rule, Tells::kCardSold, who, chosen.arg(1), chosen.arg(2));
    discard(t, who, chosen.arg(0), rule);
    gain_money(t, who, chosen.arg(2), rule);
  }
}

bool reveal_first(Table& t, Seat who, CardType type, ItemClass which, Citation rule) {
  State& s = t.state;
  if (s.text.revealed == kMostDrawn) return false;
  const CardNumber card = first_that_fits(
      t, type, [which](CardNumber of) { return belongs(content().cards[of], which); });
  if (card == kNoCard) {
    t.applies(cites("AH-376"));
    return false;
  }
  s.text.cards[s.text.revealed++] = card;
  t.emit(rule, Tells::kCardsShown, who, card, kNothing, kNothing);
  return true;
}

}  // namespace tavola::arkham

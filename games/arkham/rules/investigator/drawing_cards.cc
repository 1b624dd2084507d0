// Cards drawn from their decks: kept, put back or bought. (AH-130, AH-131, AH-375, AH-376, AH-378,
// AH-379)
#include <algorithm>
#include <ranges>
#include <span>

#include "core/then.h"
#include "games/arkham/cards/card_effects.h"
#include "games/arkham/hooks.h"
#include "games/arkham/rules/encounters/encounter_texts.h"
#include "games/arkham/rules/investigator/harm.h"
#include "games/arkham/rules/investigator/possessions.h"

namespace tavola::arkham {
namespace {

Trait one_more(CardType type) {
  switch (type) {
    case CardType::kCommon:
      return Trait::kOneMoreCommon;
    case CardType::kUnique:
      return Trait::kOneMoreUnique;
    case CardType::kSpell:
      return Trait::kOneMoreSpell;
    case CardType::kInjury:
      return Trait::kOneMoreInjury;
    case CardType::kMadness:
      return Trait::kOneMoreMadness;
    default:
      return Trait::kOneMoreSkill;
  }
}

}  // namespace

bool draws_one_more(const State& s, Seat who, CardType type) {
  return (type <= CardType::kSkill || is_ailment(type)) && has_trait(s, who, one_more(type));
}

namespace {

/// The known card at the bottom, which a scrounger may take; kNoCard if nobody knows it.
CardNumber known_bottom(State& s, CardType type) {
  return with_deck(s, type, [](auto& deck, DeckId) -> CardNumber {
    return deck.bottom() > 0 && deck.size() > 1 ? deck[0] : kNoCard;
  });
}

/// The next card for an investigator; kNoCard from an empty deck. AH-376, AH-379
Rule<CardNumber> next_card(Table& t, Seat who, CardType type) {
  State& s = t.state;
  const CardNumber bottom = known_bottom(s, type);
  const bool scrounges =
      bottom != kNoCard && type <= CardType::kSpell && has_trait(s, who, Trait::kTopOrBottom);
  if (!scrounges) co_return draw_from(t, type);
  t.ask(who, Prompt::kTopOrBottom, cites("AH-022"), bottom);
  t.offer(cites("AH-379"), Verb::kDrawTop);
  t.offer(cites("AH-022"), Verb::kDrawBottom, bottom);
  const Option chosen = co_await t.answer();
  if (chosen.is(Verb::kDrawTop)) co_return draw_from(t, type);
  t.emit(cites("AH-022"), Tells::kFromBottom, who, bottom);
  co_return with_deck(s, type, [](auto& deck, DeckId) -> CardNumber { return deck.take_at(0); });
}

int tomes_among(std::span<const CardNumber> cards) {
  return static_cast<int>(
      std::ranges::count_if(cards, [](CardNumber card) { return content().cards[card].tome; }));
}

/// Cards drawn and not yet given to anybody. They are few: a shop and a personal ability.
struct Drawn {
  CardNumber cards[kMostDrawn] = {};
  std::uint8_t count = 0;

  bool is_first(int i) const { return std::find(cards, cards + i, cards[i]) == cards + i; }
  std::span<const CardNumber> all() const { return {cards, count}; }
  int tomes() const { return tomes_among(all()); }
  void remove(CardNumber card) {
    *std::find(cards, cards + count, card) = cards[count - 1];
    --count;
  }
};

/// What somebody may do before a card is drawn, and then the card.
Rule<CardNumber> peek_and_draw(Table& t, Seat who, CardType type) {
  State& s = t.state;
  const bool looks = co_await looks_first(t, who, static_cast<int>(type));
  if (!looks) co_return co_await next_card(t, who, type);
  const CardNumber card = draw_from(t, type);
  if (card == kNoCard) co_return card;
  t.ask(who, Prompt::kKeep, cites("AH-022"));
  t.offer(cites("AH-022"), Verb::kKeep, card);
  t.offer(cites("AH-022"), Verb::kDrawTop);
  const Option kept = co_await t.answer();
  if (kept.is(Verb::kKeep)) co_return card;
  put_back(s, card);
  t.emit(cites("AH-371"), Tells::kCardPutBack, who, card);
  co_return draw_from(t, type);
}

/// Whether the deck has a card to look at and somebody may do so.
bool may_peek(State& s, Seat who, CardType type) {
  return may_look_first(s, who) &&
         with_deck(s, type, [](const auto& deck, DeckId) { return deck.size() > 1; });
}

Rule<Drawn> draw_several(Table& t, Seat who, CardType type, int number) {
  Drawn drawn;
  for (; number > 0; --number) {
    if (drawn.count == kMostDrawn) {
      fail_table(kDrawnLimit);
      break;
    }
    const CardNumber card = may_peek(t.state, who, type) ? co_await peek_and_draw(t, who, type)
                                                         : co_await next_card(t, who, type);
    if (card == kNoCard) break;
    drawn.cards[drawn.count++] = card;
  }
  co_return drawn;
}

/// Everybody sees them, three in a sentence.
void show_drawn(Table& t, Seat who, const Drawn& drawn, Citation rule) {
  const auto card = [&](int i) {
    return i < drawn.count ? static_cast<int>(drawn.cards[i]) : kNothing;
  };
  for (int i = 0; i < drawn.count; i += 3)
    t.emit(rule, Tells::kCardsShown, who, card(i), card(i + 1), card(i + 2));
}

void put_away(Table& t, Seat who, CardNumber card) {
  put_back(t.state, card);
  t.emit(cites("AH-375"), Tells::kCardPutBack, who, card);
}

/// Gives how many of the cards drawn are Tomes that have not told yet: those of whoever had nothing
/// to choose.
Rule<int> draw_and_keep(Table& t, Seat who, CardType type, int number, int keep, bool tells,
                        Citation rule) {
  State& s = t.state;
  if (type == CardType::kAlly && gains_no_allies(s, who)) {
    t.emit(cites("DH-008"), Tells::kNoAllies, who);
    co_return 0;
  }
  if (is_ailment(type)) {
    const bool spared = co_await instead_of(t, who, Moment::kDrawingAilment, rule);
    if (spared) co_return 0;
  }
  if (draws_one_more(s, who, type)) {
    ++number;
    t.applies(cites("AH-038"));
  }
  Drawn drawn = co_await draw_several(t, who, type, number);
  int tomes = drawn.tomes();
  if (drawn.count > keep) {
    show_drawn(t, who, drawn, rule);
    if (tells) {
      co_await tomes_shown(t, who, drawn.all());
      tomes = 0;
    }
  }
  // Kept one by one, until the rest is discarded. AH-375
  for (; keep > 0 && drawn.count > keep; --keep) {
    t.ask(who, Prompt::kKeep, cites("AH-375"));
    for (int i = 0; i < drawn.count; ++i)
      if (drawn.is_first(i)) t.offer(cites("AH-375"), Verb::kKeep, drawn.cards[i]);
    const Option chosen = co_await t.answer();
    const auto card = chosen.arg<CardNumber>(0);
    drawn.remove(card);
    co_await receive(t, who, card, rule);
  }
  // They are gained one after the other; whoever is driven mad by one gains no more. R81
  const Footing before = footing_of(s, who);
  for (int i = 0; i < drawn.count; ++i) {
    if (i < keep && !fell_since(s, who, before))
      co_await receive(t, who, drawn.cards[i], rule);
    else
      put_away(t, who, drawn.cards[i]);
  }
  co_return tomes;
}

}  // namespace

bool may_look_first(const State& s, Seat who) { return has_uses(s, who, Window::kDrawing); }

Rule<bool> looks_first(Table& t, Seat who, int type) {
  State& s = t.state;
  t.ask(who, Prompt::kBeforeDrawing, cites("AH-057"), type);
  t.offer(cites("AH-379"), Verb::kDrawTop);
  offer_uses(t, who, Window::kDrawing);
  const Option chosen = co_await t.answer();
  if (chosen.is(Verb::kDrawTop)) co_return false;
  s.pharaoh.peeks = 0;
  co_await use(t, chosen);
  const bool looks = s.pharaoh.peeks != 0;
  s.pharaoh.peeks = 0;
  co_return looks;
}

Rule<> draw_cards(Table& t, Seat who, CardType type, int number, int keep, Citation rule) {
  // A card may have the deck searched in place of what would be gained from it.
  while (keep > 0 && type <= CardType::kSkill &&
         has(t.state.own[who].triggers, static_cast<int>(CardMoment::kGainingCard))) {
    const bool searched = co_await instead_of(t, who, Moment::kGainingCard, rule,
                                              kFirstCardNoun + static_cast<int>(type));
    if (!searched) break;
    --keep;
    --number;
  }
  if (keep == 0) co_return;
  const int tomes = co_await draw_and_keep(t, who, type, number, keep, true, rule);
  co_await tomes_drawn(t, who, tomes);
}

Rule<> deal_cards(Table& t, Seat who, CardType type, int number, Citation rule) {
  return outcome_aside(t, draw_and_keep(t, who, type, number, number, false, rule));
}

Rule<> draw_from_either_end(Table& t, Seat who, CardType type, Citation rule) {
  State& s = t.state;
  // The card that was just given up for this lies at the bottom, and is not what is looked at.
  const CardNumber given = known_bottom(s, type);
  const auto take_bottom = [&] {
    return with_deck(s, type, [](auto& deck, DeckId) -> CardNumber { return deck.take_at(0); });
  };
  if (given != kNoCard) take_bottom();
  if (known_bottom(s, type) == kNoCard) {
    const CardNumber last = draw_from(t, type);
    if (last != kNoCard) put_back(s, last);
  }
  const CardNumber bottom = known_bottom(s, type);
  t.ask(who, Prompt::kTopOrBottom, rule, bottom == kNoCard ? kNothing : static_cast<int>(bottom));
  t.offer(rule, Verb::kDrawTop);
  if (bottom != kNoCard) t.offer(rule, Verb::kDrawBottom, bottom);
  const Option chosen = co_await t.answer();
  if (chosen.is(Verb::kDrawBottom)) t.emit(rule, Tells::kFromBottom, who, bottom);
  const CardNumber card = chosen.is(Verb::kDrawTop) ? draw_from(t, type) : take_bottom();
  if (given != kNoCard) put_back(s, given);
  if (card != kNoCard) co_await receive(t, who, card, rule);
}

Rule<> tomes_drawn(Table& t, Seat who, int tomes) {
  for (; tomes > 0; --tomes) co_await at_moment(t, who, Moment::kTomeDrawn, cites("KH-152"));
}

// Meanwhile the cards lie at the bottom of their deck, where they stay should the Ancient One
// awaken.
Rule<> tomes_shown(Table& t, Seat who, std::span<const CardNumber> cards) {
  State& s = t.state;
  const int tomes = tomes_among(cards);
  if (tomes == 0 || !may_speak(s, who, Moment::kTomeDrawn)) co_return;
  for (const CardNumber card : cards) put_back(s, card);
  co_await tomes_drawn(t, who, tomes);
  for (const CardNumber card : std::views::reverse(cards))
    with_deck(s, content().cards[card].type, [](auto& deck, DeckId) { deck.take_at(0); });
}

Rule<> keep_any(Table& t, Seat who, CardType type, int number, Citation rule) {
  Drawn drawn =
      co_await draw_several(t, who, type, number + (draws_one_more(t.state, who, type) ? 1 : 0));
  show_drawn(t, who, drawn, rule);
  co_await tomes_shown(t, who, drawn.all());
  for (int keep = std::min<int>(number, drawn.count); keep > 0; --keep) {
    t.ask(who, Prompt::kKeep, cites("AH-375"));
    for (int i = 0; i < drawn.count; ++i)
      if (drawn.is_first(i)) t.offer(cites("AH-375"), Verb::kKeep, drawn.cards[i]);
    t.offer(cites("AH-375"), Verb::kDone);
    const Option chosen = co_await t.answer();
    if (chosen.is(Verb::kDone)) break;
    const auto card = chosen.arg<CardNumber>(0);
    drawn.remove(card);
    co_await receive(t, who, card, rule);
  }
  for (int i = 0; i < drawn.count; ++i) put_away(t, who, drawn.cards[i]);
}

Rule<int> draw_for_sale(Table& t, Seat who, CardType type, int number, Citation rule) {
  if (number == 0) co_return 0;
  if (draws_one_more(t.state, who, type)) {
    ++number;
    t.applies(cites("AH-038"));
  }
  const Drawn drawn = co_await draw_several(t, who, type, number);
  for (const CardNumber card : drawn.all()) t.emit(rule, Tells::kCardsShown, who, card);
  for (const CardNumber card : std::views::reverse(drawn.all()))
    with_deck(t.state, type, [card](auto& deck, DeckId) { deck.put_on_top(card); });
  co_return drawn.count;
}

int free_purchase(const State& s, Seat who) {
  if (!has(s.own[who].triggers, static_cast<int>(CardMoment::kBuying))) return -1;
  const auto cards = held(s, who);
  for (std::size_t number = 0; number < cards.size(); ++number)
    if (is_ready(cards[number]) && has(content().summaries.cards[cards[number].card].triggers,
                                       static_cast<int>(CardMoment::kBuying)))
      return static_cast<int>(number);
  return -1;
}

Rule<> pay_for_purchase(Table& t, Seat who, const Option& chosen) {
  if (!chosen.is(Verb::kBuyFree)) return pay_money(t, who, chosen.arg(1), cites("AH-378"));
  exhaust(t, who, free_purchase(t.state, who), cites("AH-022"));
  return Rule<>::done();
}

Rule<> shop(Table& t, Seat who, CardType type, Citation rule) {
  constexpr int kOnTheCounter = 3;
  State& s = t.state;
  Drawn drawn =
      co_await draw_several(t, who, type, kOnTheCounter + (draws_one_more(s, who, type) ? 1 : 0));
  show_drawn(t, who, drawn, rule);
  co_await tomes_shown(t, who, drawn.all());
  t.ask(who, Prompt::kShop, rule);
  for (int i = 0; i < drawn.count; ++i) {
    const int price = price_to_buy(s, who, drawn.cards[i], Price::kList);
    if (price <= spendable_money(s, who) && drawn.is_first(i))  // AH-378
      t.offer(rule, Verb::kBuy, drawn.cards[i], price);
    if (price <= spendable_money(s, who) && drawn.is_first(i) && free_purchase(s, who) >= 0)
      t.offer(cites("AH-022"), Verb::kBuyFree, drawn.cards[i]);
  }
  if (!t.anything_offered()) t.offer(rule, Verb::kBuyNothing);
  const Option chosen = co_await t.answer();
  if (!chosen.is(Verb::kBuyNothing)) {
    const auto card = chosen.arg<CardNumber>(0);
    co_await pay_for_purchase(t, who, chosen);
    drawn.remove(card);
    co_await receive(t, who, card, rule);
  }
  for (int i = 0; i < drawn.count; ++i) put_away(t, who, drawn.cards[i]);
}

}  // namespace tavola::arkham

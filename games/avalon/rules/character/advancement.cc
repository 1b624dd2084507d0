#include "games/avalon/rules/character/advancement.h"

#include <algorithm>

#include "games/avalon/rules/character/attributes.h"
#include "games/avalon/rules/character/survival.h"
#include "games/avalon/rules/encounter/encounter.h"
#include "games/avalon/rules/possessions/possessions.h"

namespace tavola::avalon {

int card_price(const Table& t, Seat seat) {
  const int price = t.state.house.dear_advancement != 0 ? 5 : 2;
  return std::max(0, price + stated(t, CardStatement::kCardCost, seat));
}

Citation card_price_rule(const State& s) {
  return s.house.dear_advancement != 0 ? cites("TG-881") : cites("TG-418");
}

Citation point_price_rule(const State& s) {
  return s.house.dear_advancement != 0 ? cites("TG-882") : cites("TG-427");
}

namespace {

constexpr int kCardsDrawn = 3;  // TG-419

constexpr int kPointPrices[] = {2, 4, 6, 8, 10};

int number_of_card(CardType type, std::uint8_t card) {
  return card +
         (type == CardType::kDiplomacy ? static_cast<int>(content().cards.sequence[0].size()) : 0);
}

std::uint8_t card_with_number(CardType type, int number) {
  return static_cast<std::uint8_t>(number - number_of_card(type, 0));
}

// TG-419 to TG-423: three are drawn, one is taken, the others are shuffled back.
Rule<> buy_card(Table& t, Seat seat, CardType type) {
  OwnCards& own = t.state.character(seat).own(type);
  const bool dear = t.state.house.dear_advancement != 0;
  pay(t, seat, Measure::kExperience, card_price(t, seat), card_price_rule(t.state));
  std::uint8_t drawn[kCardsDrawn] = {};
  const int due = dear ? 2 : kCardsDrawn;
  const int count = std::min(due, own.pool.size());
  if (count < due) t.applies(cites("TG-423"));
  for (int i = 0; i < count; ++i)
    drawn[i] =
        t.draw(own.pool, type == CardType::kCombat ? DeckId::kCombatPool : DeckId::kDiplomacyPool);
  for (int i = 0; i < count; ++i) own.pool.put_on_top(drawn[i]);  // until one of them is taken
  t.ask(seat, Prompt::kLearnCard, cites("TG-420"));
  for (int i = 0; i < count; ++i)
    t.offer(cites("TG-420"), Verb::kLearnCard, number_of_card(type, drawn[i]));
  const Option chosen = co_await t.answer();
  const std::uint8_t taken = card_with_number(type, chosen.arg(0));
  own.pool.take(taken);
  own.pool.shuffle();
  own.deck.add(taken);
  t.emit(cites("TG-421"), Happening::kLearned, seat, chosen.arg(0));
}

}  // namespace

// TG-226, TG-431: two markers, then a Skill card for every further point.
Rule<> add_point(Table& t, Seat seat, Attribute which, Citation rule) {
  std::uint8_t& markers = t.state.character(seat).markers[static_cast<int>(which)];
  if (markers < kMarkerSlots)
    ++markers;
  else
    co_await take_skill(t, seat, which);
  t.emit(rule, Happening::kRaised, seat, which, attribute(t.state, seat, which));
}

int price_of_point(const State& s, Seat seat, Attribute which) {
  const int points = attribute(s, seat, which) + attribute(s, seat, opposed_to(which));
  if (s.house.dear_advancement != 0) return 5 * (points + 1);  // TG-882
  return kPointPrices[std::min<std::size_t>(static_cast<std::size_t>(points),
                                            std::size(kPointPrices) - 1)];
}

bool can_raise(const State& s, Seat seat, Attribute which) {
  return s.character(seat).markers[static_cast<int>(which)] < kMarkerSlots ||
         any_skill_left(s, which);
}

Rule<bool> spend_experience(Table& t, Seat seat, bool may_wait) {
  State& s = t.state;
  const int have = s.character(seat).of(Measure::kExperience);
  t.ask(seat, Prompt::kAdvance, cites("TG-205"));
  t.offer(cites("TG-205"), Verb::kDone);
  bool can_buy = false;
  for (int type = 0; type < kCardTypes; ++type)
    if (have >= card_price(t, seat) && !s.character(seat).cards[type].pool.empty()) {
      t.offer(card_price_rule(s), Verb::kBuyCard, type);
      can_buy = true;
    }
  for (int i = 0; i < kAttributes; ++i) {
    const auto which = static_cast<Attribute>(i);
    if (can_raise(s, seat, which) && have >= price_of_point(s, seat, which)) {
      t.offer(point_price_rule(s), Verb::kRaise, which);
      can_buy = true;
    }
  }
  if (may_wait && can_buy) t.offer(cites("TG-958"), Verb::kLetOthersGo);
  const Option chosen = co_await t.answer();
  if (chosen.is(Verb::kDone)) co_return true;
  if (chosen.is(Verb::kLetOthersGo)) {
    s.journey.waited = static_cast<std::uint8_t>(s.journey.waited | (1U << seat));
    co_return false;
  }
  if (chosen.is(Verb::kBuyCard))
    co_await buy_card(t, seat, static_cast<CardType>(chosen.arg(0)));
  else {
    const auto which = static_cast<Attribute>(chosen.arg(0));
    pay(t, seat, Measure::kExperience, price_of_point(s, seat, which), point_price_rule(s));
    co_await add_point(t, seat, which, point_price_rule(s));
  }
  co_return false;
}

Rule<bool> build_decks(Table& t, Seat seat) {
  Character& c = t.state.character(seat);
  t.ask(seat, Prompt::kBuildDecks, cites("TG-206"));
  // TG-207, TG-1008: a deck that is too small is filled as far as the reserve goes.
  bool too_small = false;
  for (const OwnCards& own : c.cards)
    too_small = too_small || (own.deck.size() < kStartingDeck && !own.reserve.empty());
  if (!too_small) t.offer(cites("TG-206"), Verb::kDone);
  for (int i = 0; i < kCardTypes; ++i) {
    const auto type = static_cast<CardType>(i);
    const OwnCards& own = c.own(type);
    for (const std::uint8_t card : own.reserve.cards())
      t.offer(cites("TG-425"), Verb::kPutIntoDeck, number_of_card(type, card));
    if (own.deck.size() > kStartingDeck)
      for (const std::uint8_t card : own.deck.cards())
        t.offer(cites("TG-425"), Verb::kTakeOutOfDeck, number_of_card(type, card));
  }
  const Option chosen = co_await t.answer();
  if (chosen.is(Verb::kDone)) co_return true;
  const int combat_cards = static_cast<int>(content().cards.sequence[0].size());
  const CardType type = chosen.arg(0) < combat_cards ? CardType::kCombat : CardType::kDiplomacy;
  OwnCards& own = c.own(type);
  const std::uint8_t card = card_with_number(type, chosen.arg(0));
  const bool in = chosen.is(Verb::kPutIntoDeck);
  (in ? own.reserve : own.deck).take(card);
  (in ? own.deck : own.reserve).add(card);
  t.emit(in ? cites("TG-425") : cites("TG-426"),
         in ? Happening::kPutIntoDeck : Happening::kTakenOutOfDeck, seat, chosen.arg(0));
  co_return false;
}

}  // namespace tavola::avalon

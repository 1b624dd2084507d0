#include "games/avalon/character/advancement.h"

#include <algorithm>

#include "games/avalon/character/attributes.h"
#include "games/avalon/character/survival.h"

namespace tavola::avalon {
namespace {

constexpr int kCardPrice = 2;   // TG-418
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
  pay(t, seat, Measure::kExperience, kCardPrice, cites("TG-418"));
  std::uint8_t drawn[kCardsDrawn] = {};
  const int count = std::min(kCardsDrawn, own.pool.size());
  if (count < kCardsDrawn) t.applies(cites("TG-423"));
  for (int i = 0; i < count; ++i)
    drawn[i] =
        t.draw(own.pool, type == CardType::kCombat ? DeckId::kCombatPool : DeckId::kDiplomacyPool);
  t.ask(seat, Prompt::kLearnCard, cites("TG-420"));
  for (int i = 0; i < count; ++i)
    t.offer(cites("TG-420"), Verb::kLearnCard, number_of_card(type, drawn[i]));
  const Option chosen = co_await t.answer();
  const std::uint8_t taken = card_with_number(type, chosen.arg(0));
  for (int i = 0; i < count; ++i) {
    if (drawn[i] == taken)
      own.deck.add(taken);
    else
      own.pool.add(drawn[i]);
  }
  own.pool.shuffle();
  t.emit(cites("TG-421"), Happening::kLearned, seat, chosen.arg(0));
}

void raise_attribute(Table& t, Seat seat, Attribute which) {
  pay(t, seat, Measure::kExperience, price_of_point(t.state, seat, which), cites("TG-427"));
  std::uint8_t& markers = t.state.character(seat).markers[static_cast<int>(which)];
  ++markers;
  t.emit(cites("TG-427"), Happening::kRaised, seat, which, attribute(t.state, seat, which));
}

}  // namespace

int price_of_point(const State& s, Seat seat, Attribute which) {
  const int points = attribute(s, seat, which) + attribute(s, seat, opposed_to(which));
  return kPointPrices[std::min<std::size_t>(static_cast<std::size_t>(points),
                                            std::size(kPointPrices) - 1)];
}

bool can_raise(const State& s, Seat seat, Attribute which) {
  return s.character(seat).markers[static_cast<int>(which)] < kMarkerSlots;
}

Rule<bool> spend_experience(Table& t, Seat seat) {
  State& s = t.state;
  const int have = s.character(seat).of(Measure::kExperience);
  t.ask(seat, Prompt::kAdvance, cites("TG-205"));
  t.offer(cites("TG-205"), Verb::kDone);
  for (int type = 0; type < kCardTypes; ++type)
    if (have >= kCardPrice && !s.character(seat).cards[type].pool.empty())
      t.offer(cites("TG-418"), Verb::kBuyCard, type);
  for (int i = 0; i < kAttributes; ++i) {
    const auto which = static_cast<Attribute>(i);
    if (can_raise(s, seat, which) && have >= price_of_point(s, seat, which))
      t.offer(cites("TG-427"), Verb::kRaise, which);
  }
  const Option chosen = co_await t.answer();
  if (chosen.is(Verb::kDone)) co_return true;
  if (chosen.is(Verb::kBuyCard))
    co_await buy_card(t, seat, static_cast<CardType>(chosen.arg(0)));
  else
    raise_attribute(t, seat, static_cast<Attribute>(chosen.arg(0)));
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

// The cards that investigators hold: drawing and buying them, exhausting, refreshing and losing
// them; and money and Clues. (AH-130, AH-131, AH-330, AH-371 to AH-381, AH-384, AH-395, AH-514,
// AH-544)
#include "games/arkham/investigator/possessions.h"

#include <algorithm>

#include "core/then.h"
#include "games/arkham/board/board.h"
#include "games/arkham/cards/card_effects.h"
#include "games/arkham/cards/lasting.h"
#include "games/arkham/cards/sources_in_play.h"
#include "games/arkham/investigator/harm.h"
#include "games/arkham/investigator/injuries.h"
#include "games/arkham/investigator/magical_effects.h"
#include "games/arkham/investigator/tasks.h"
#include "games/arkham/phases/ending.h"
#include "games/arkham/table.h"

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

bool draws_one_more(const State& s, Seat who, CardType type) {
  return (type <= CardType::kSkill || is_ailment(type)) && has_trait(s, who, one_more(type));
}

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
  co_return with_deck(s, type, [](auto& deck, DeckId) -> CardNumber { return deck.take_at(0); });
}

/// Cards drawn and not yet given to anybody. They are few: a shop and a personal ability.
struct Drawn {
  CardNumber cards[kMostDrawn] = {};
  std::uint8_t count = 0;

  bool is_first(int i) const { return std::find(cards, cards + i, cards[i]) == cards + i; }
  int tomes() const {
    return static_cast<int>(std::count_if(
        cards, cards + count, [](CardNumber card) { return content().cards[card].tome; }));
  }
  void remove(CardNumber card) {
    *std::find(cards, cards + count, card) = cards[count - 1];
    --count;
  }
};

/// What somebody may do before a card is drawn, and then the card.
Rule<CardNumber> peek_and_draw(Table& t, Seat who, CardType type) {
  State& s = t.state;
  t.ask(who, Prompt::kBeforeDrawing, cites("AH-057"), type);
  t.offer(cites("AH-379"), Verb::kDrawTop);
  offer_uses(t, who, Window::kDrawing);
  const Option chosen = co_await t.answer();
  if (chosen.is(Verb::kDrawTop)) co_return co_await next_card(t, who, type);
  s.pharaoh.peeks = 0;
  co_await use(t, chosen);
  const bool peeks = s.pharaoh.peeks != 0;
  s.pharaoh.peeks = 0;
  if (!peeks) co_return co_await next_card(t, who, type);
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
  return has_uses(s, who, Window::kDrawing) &&
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

/// Whether any card of theirs may be used in place of so much of a price.
bool holds_credit(const State& s, Seat who) {
  return has(s.belongings[who].triggers, static_cast<int>(CardMoment::kSpending));
}

/// How much of a price in money or Clues a card stands for.
int stands_for(const Possession& possession, ResourceNoun what) {
  if (!is_ready(possession)) return 0;
  for (const Trigger& trigger : content().statements[card_of(possession).source].triggers)
    if (trigger.moment == CardMoment::kSpending && trigger.noun == what) return trigger.number;
  return 0;
}

void use_in_place(Table& t, Seat who, int number) {
  const Card& card = card_of(held(t.state, who)[static_cast<std::size_t>(number)]);
  if (content().statements[card.source].clue_stays)
    exhaust(t, who, number, cites("AH-022"));
  else
    discard(t, who, number, cites("AH-022"));
}

/// Whether any card of theirs may be spent in place of a Clue.
bool holds_clue_cards(const State& s, Seat who) {
  return has(s.belongings[who].triggers, static_cast<int>(CardMoment::kSpendingClue)) ||
         holds_credit(s, who) || (anything_lasts(s) && has_trait(s, who, Trait::kSpellsAsClues));
}

bool may_be_a_clue(const State& s, Seat who, const Possession& possession) {
  const Card& card = card_of(possession);
  if (card.type == CardType::kSpell && anything_lasts(s) &&
      has_trait(s, who, Trait::kSpellsAsClues))
    return true;
  return is_ready(possession) && counts_as_clue(card);
}

/// Whoever gains or loses such a card may have more than the maximum. AH-340
bool changes_maximum(CardNumber card) {
  const std::uint64_t bonuses = content().summaries.cards[card].bonuses;
  return has(bonuses, static_cast<int>(Bonus::kMaximumSanity)) ||
         has(bonuses, static_cast<int>(Bonus::kMaximumStamina));
}

void put_away(Table& t, Seat who, CardNumber card) {
  put_back(t.state, card);
  t.emit(cites("AH-375"), Tells::kCardPutBack, who, card);
}

}  // namespace

/// A special card lies in its pile unless somebody holds it or it went back to the box.
bool special_left(const State& s, CardNumber card) {
  int gone = s.boxed[card];
  for (Seat who = 0; who < s.seats; ++who)
    for (const Possession& possession : held(s, who)) gone += possession.card == card;
  return gone < content().cards[card].copies;
}

bool ally_left(const State& s, Seat who, CardNumber card) {
  return s.allies.count(card) > 0 || (s.boxed[card] > 0 && has_trait(s, who, Trait::kBoxAllies));
}

bool is_kept(const State& s, Seat who, const Possession& possession) {
  return card_of(possession).kept || sheet_of(s, who).keeps == possession.card;
}

bool belongs(const Card& card, ItemClass which) {
  switch (which) {
    case ItemClass::kItem:  // AH-326, AH-544, DP-013
      return card.type <= CardType::kSpell || card.type == CardType::kExhibit ||
             (card.type == CardType::kSpecial && card.item);
    case ItemClass::kCommon:
      return card.type == CardType::kCommon;
    case ItemClass::kUnique:
      return card.type == CardType::kUnique;
    case ItemClass::kSpell:
      return card.type == CardType::kSpell;
    case ItemClass::kSkill:
      return card.type == CardType::kSkill;
    case ItemClass::kAlly:
      return card.type == CardType::kAlly;
    case ItemClass::kWeapon:  // KY-018
      return card.weapon && card.kind != SpecialKind::kMagicalEffect;
    case ItemClass::kTome:
      return card.tome;
    case ItemClass::kWeaponOrSpell:
      return card.weapon || card.type == CardType::kSpell;
    case ItemClass::kExhibit:
      return card.type == CardType::kExhibit;
    case ItemClass::kInjury:
      return card.type == CardType::kInjury;
    case ItemClass::kMadness:
      return card.type == CardType::kMadness;
    case ItemClass::kTask:
      return !card.steps.empty();
    case ItemClass::kMagicalWeapon:
      return card.weapon && card.magical;
    case ItemClass::kPhysicalWeapon:
      return card.weapon && card.physical;
    case ItemClass::kUniqueTome:
      return card.tome && card.type == CardType::kUnique;
    case ItemClass::kNonTome:
      return !card.tome && belongs(card, ItemClass::kItem);
    case ItemClass::kNonWeapon:
      return !card.weapon && belongs(card, ItemClass::kItem);
  }
  return false;
}

int count_of(const State& s, Seat who, ItemClass which) {
  int count = 0;
  if (!has(s.belongings[who].classes, static_cast<int>(which))) return count;
  for (const Possession& possession : held(s, who))
    count += has(content().summaries.cards[possession.card].classes, static_cast<int>(which));
  return count;
}

bool first_alike(const State& s, Seat who, int number) {
  const std::span<const Possession> all = held(s, who);
  const Possession& mine = all[static_cast<std::size_t>(number)];
  for (int other = 0; other < number; ++other) {
    const Possession& before = all[static_cast<std::size_t>(other)];
    if (before.card == mine.card && before.marks == mine.marks && before.tokens == mine.tokens)
      return false;
  }
  return true;
}

CardNumber draw_from(Table& t, CardType type) {
  return with_deck(t.state, type, [&](auto& deck, DeckId name) -> CardNumber {
    if (!deck.empty()) return t.draw(deck, name);
    t.emit(cites("AH-376"), Tells::kNothingLeft, type);
    return kNoCard;
  });
}

void put_back(State& s, CardNumber card) {
  const CardType type = content().cards[card].type;
  if (type == CardType::kSpecial) return;
  with_deck(s, type, [&](auto& deck, DeckId) { deck.put_at_bottom(card); });
}

namespace {

/// Some say what is to be done when they are taken.
Rule<> receive_exhibit(Table& t, Seat who, CardNumber card, Citation rule) {
  co_await on_taking(t, who, card, rule);
  if (in_play(t.state, who) && t.state.pharaoh.dealing == 0)
    co_await at_moment(t, who, Moment::kGainingCard, rule, card);
}

}  // namespace

Rule<> receive(Table& t, Seat who, CardNumber card, Citation rule) {
  State& s = t.state;
  Possession possession;
  possession.card = card;
  begin_task(s, possession);
  put_possession(s, who, possession);
  t.emit(rule, Tells::kCardGained, who, card);
  t.applies(cites("AH-377"));
  if (changes_maximum(card)) drop_to_maximum(t, who);
  if (is_ailment(content().cards[card].type)) return suffer_ailment(t, who, card);
  if (content().cards[card].type == CardType::kExhibit) return receive_exhibit(t, who, card, rule);
  if (content().cards[card].type != CardType::kAlly)
    return s.pharaoh.dealing != 0 ? Rule<>::done()
                                  : at_moment(t, who, Moment::kGainingCard, rule, card);
  t.applies(cites("AH-385"));
  return then(
      t, joins(t, who, card),
      [](Table& table, Seat whose, CardNumber gained, Citation by) {
        return at_moment(table, whose, Moment::kGainingCard, by, gained);
      },
      who, card, rule);
}

Rule<> gain_ally(Table& t, Seat who, CardNumber card, Citation rule) {
  State& s = t.state;
  if (ailing(s, who, CardStatement::kNoAllies) != kUnsaid) return Rule<>::done();
  if (s.allies.take(card)) return receive(t, who, card, rule);
  if (ally_left(s, who, card)) {
    --s.boxed[card];
    return receive(t, who, card, rule);
  }
  t.applies(cites("AH-386"));
  return Rule<>::done();
}

bool can_be_taken(const State& s, CardNumber card) {
  const CardType type = content().cards[card].type;
  if (type == CardType::kSpecial) return special_left(s, card);
  return with_deck(const_cast<State&>(s), type,
                   [card](const auto& deck, DeckId) { return deck.count(card) > 0; });
}

bool take_named(Table& t, Seat who, CardNumber card, Citation rule) {
  State& s = t.state;
  const CardType type = content().cards[card].type;
  const bool found = type == CardType::kSpecial
                         ? special_left(s, card)
                         : with_deck(s, type, [&](auto& deck, DeckId) { return deck.take(card); });
  if (!found) return false;
  Possession possession;
  possession.card = card;
  begin_task(s, possession);
  put_possession(s, who, possession);
  t.emit(rule, Tells::kCardGained, who, card);
  if (changes_maximum(card)) drop_to_maximum(t, who);
  return true;
}

namespace {

/// Gives how many of the cards drawn are Tomes.
Rule<int> draw_and_keep(Table& t, Seat who, CardType type, int number, int keep, Citation rule) {
  State& s = t.state;
  if (type == CardType::kAlly && ailing(s, who, CardStatement::kNoAllies) != kUnsaid) co_return 0;
  if (is_ailment(type)) {
    const bool spared = co_await instead_of(t, who, Moment::kDrawingAilment, rule);
    if (spared) co_return 0;
  }
  if (draws_one_more(s, who, type)) {
    ++number;
    t.applies(cites("AH-038"));
  }
  Drawn drawn = co_await draw_several(t, who, type, number);
  const int tomes = drawn.tomes();
  if (drawn.count > keep)
    t.emit(rule, Tells::kCardsShown, who, drawn.cards[0], drawn.cards[1],
           drawn.count > 2 ? static_cast<int>(drawn.cards[2]) : kNothing);
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
  for (int i = 0; i < drawn.count; ++i) {
    if (i < keep && in_play(s, who))
      co_await receive(t, who, drawn.cards[i], rule);
    else
      put_away(t, who, drawn.cards[i]);
  }
  co_return tomes;
}

}  // namespace

Rule<> draw_cards(Table& t, Seat who, CardType type, int number, int keep, Citation rule) {
  // A card may have the deck searched in place of what would be gained from it.
  while (keep > 0 && type <= CardType::kSkill &&
         has(t.state.belongings[who].triggers, static_cast<int>(CardMoment::kGainingCard))) {
    const bool searched = co_await instead_of(t, who, Moment::kGainingCard, rule,
                                              kFirstCardNoun + static_cast<int>(type));
    if (!searched) break;
    --keep;
    --number;
  }
  if (keep == 0) co_return;
  const int tomes = co_await draw_and_keep(t, who, type, number, keep, rule);
  co_await tomes_drawn(t, who, tomes);
}

Rule<> deal_cards(Table& t, Seat who, CardType type, int number, Citation rule) {
  return outcome_aside(t, draw_and_keep(t, who, type, number, number, rule));
}

Rule<> draw_from_either_end(Table& t, Seat who, CardType type, Citation rule) {
  State& s = t.state;
  // The card that was just given up for this lies at the bottom, and is not what is looked at.
  const CardNumber given = known_bottom(s, type);
  const auto take_bottom = [&] {
    return with_deck(s, type, [](auto& deck, DeckId) -> CardNumber { return deck.take_at(0); });
  };
  if (given != kNoCard) take_bottom();
  CardNumber card = kNoCard;
  if (known_bottom(s, type) == kNoCard) {
    const CardNumber last = draw_from(t, type);
    if (last != kNoCard) put_back(s, last);
  }
  const CardNumber bottom = known_bottom(s, type);
  t.ask(who, Prompt::kTopOrBottom, rule, bottom == kNoCard ? kNothing : static_cast<int>(bottom));
  t.offer(rule, Verb::kDrawTop);
  if (bottom != kNoCard) t.offer(rule, Verb::kDrawBottom, bottom);
  const Option chosen = co_await t.answer();
  card = chosen.is(Verb::kDrawTop) ? draw_from(t, type) : take_bottom();
  if (given != kNoCard) put_back(s, given);
  if (card != kNoCard) co_await receive(t, who, card, rule);
}

Rule<> tomes_drawn(Table& t, Seat who, int tomes) {
  for (; tomes > 0; --tomes) co_await at_moment(t, who, Moment::kTomeDrawn, cites("KH-152"));
}

Rule<> keep_any(Table& t, Seat who, CardType type, int number, Citation rule) {
  Drawn drawn =
      co_await draw_several(t, who, type, number + (draws_one_more(t.state, who, type) ? 1 : 0));
  const int tomes = drawn.tomes();
  if (drawn.count > 0)
    t.emit(rule, Tells::kCardsShown, who, drawn.cards[0],
           drawn.count > 1 ? static_cast<int>(drawn.cards[1]) : kNothing,
           drawn.count > 2 ? static_cast<int>(drawn.cards[2]) : kNothing);
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
  co_await tomes_drawn(t, who, tomes);
}

int free_purchase(const State& s, Seat who) {
  if (!has(s.belongings[who].triggers, static_cast<int>(CardMoment::kBuying))) return -1;
  const auto cards = held(s, who);
  for (std::size_t number = 0; number < cards.size(); ++number)
    if (is_ready(cards[number]) && has(content().summaries.cards[cards[number].card].triggers,
                                       static_cast<int>(CardMoment::kBuying)))
      return static_cast<int>(number);
  return -1;
}

Rule<> pay_price(Table& t, Seat who, const Option& chosen) {
  if (!chosen.is(Verb::kBuyFree)) return pay_money(t, who, chosen.arg(1), cites("AH-378"));
  exhaust(t, who, free_purchase(t.state, who), cites("AH-022"));
  return Rule<>::done();
}

Rule<> shop(Table& t, Seat who, CardType type, int number, bool must_buy, Citation rule) {
  State& s = t.state;
  if (draws_one_more(s, who, type)) ++number;
  Drawn drawn = co_await draw_several(t, who, type, number);
  const int tomes = drawn.tomes();
  if (drawn.count > 0)
    t.emit(rule, Tells::kCardsShown, who, drawn.cards[0],
           drawn.count > 1 ? static_cast<int>(drawn.cards[1]) : kNothing,
           drawn.count > 2 ? static_cast<int>(drawn.cards[2]) : kNothing);
  t.ask(who, Prompt::kShop, rule);
  for (int i = 0; i < drawn.count; ++i) {
    const int price = content().cards[drawn.cards[i]].price + bonus(s, who, Bonus::kPrices);
    if (price <= spendable_money(s, who) && drawn.is_first(i))  // AH-378
      t.offer(rule, Verb::kBuy, drawn.cards[i], price);
    if (price <= spendable_money(s, who) && drawn.is_first(i) && free_purchase(s, who) >= 0)
      t.offer(cites("AH-022"), Verb::kBuyFree, drawn.cards[i]);
  }
  if (!must_buy || !t.anything_offered()) t.offer(rule, Verb::kBuyNothing);
  const Option chosen = co_await t.answer();
  if (!chosen.is(Verb::kBuyNothing)) {
    const auto card = chosen.arg<CardNumber>(0);
    co_await pay_price(t, who, chosen);
    drawn.remove(card);
    co_await receive(t, who, card, rule);
  }
  for (int i = 0; i < drawn.count; ++i) put_away(t, who, drawn.cards[i]);
  co_await tomes_drawn(t, who, tomes);
}

Rule<> lose_items(Table& t, Seat who, ItemClass which, int count, Citation rule) {
  State& s = t.state;
  for (; count > 0; --count) {
    bool can_be_taken = false;  // against the owner's will
    t.ask(who, Prompt::kLoseItems, rule, count);
    for (int number = 0; number < static_cast<int>(held(s, who).size()); ++number) {
      const Possession& possession = held(s, who)[static_cast<std::size_t>(number)];
      if (!belongs(card_of(possession), which)) continue;
      can_be_taken = can_be_taken || !is_kept(s, who, possession);
      if (first_alike(s, who, number)) t.offer(rule, Verb::kLoseItem, number, possession.card);
    }
    if (!can_be_taken) {
      if (t.anything_offered()) t.applies(cites("AH-330"));
      co_return;
    }
    const Option chosen = co_await t.answer();
    discard(t, who, chosen.arg(0), rule);
  }
}

void note_ally_gone(State& s, CardNumber card) {
  if (content().cards[card].type != CardType::kAlly || s.ancient_one == kNone) return;
  const MomentSet& triggers = content().summaries.ancient_ones[s.ancient_one].triggers;
  if (has(triggers, static_cast<int>(CardMoment::kLosingAlly)) && !in_battle(s))
    ++s.dunwich.allies_gone;
}

void discard(Table& t, Seat who, int number, Citation rule) {
  State& s = t.state;
  const Possession gone = take_possession(s, who, number);
  put_back(s, gone.card);
  note_ally_gone(s, gone.card);
  t.emit(rule, Tells::kCardDiscarded, who, gone.card);
  t.applies(cites("AH-371"));
  if (has(s.text.readers, who)) s.text.discarded_price = content().cards[gone.card].price;
  if (changes_maximum(gone.card)) drop_to_maximum(t, who);
  if (content().cards[gone.card].type == CardType::kSpell) end_magical_effects(t, who);
}

void to_box(Table& t, Seat who, int number, Citation rule) {
  const Possession gone = take_possession(t.state, who, number);
  ++t.state.boxed[gone.card];
  note_ally_gone(t.state, gone.card);
  t.emit(rule, Tells::kCardToBox, who, gone.card);
  t.applies(cites("AH-372"));
  if (content().cards[gone.card].type == CardType::kSpell) end_magical_effects(t, who);
  if (changes_maximum(gone.card)) drop_to_maximum(t, who);
}

void exhaust(Table& t, Seat who, int number, Citation rule) {
  Possession& possession = held(t.state, who)[static_cast<std::size_t>(number)];
  possession.marks |= kExhausted;
  t.emit(rule, Tells::kExhausted, who, possession.card);
  t.applies(cites("AH-373"));
}

void refresh(Table& t, Seat who, Citation rule) {
  bool any = false;
  t.state.focus_spent = 0;
  for (Possession& possession : held(t.state, who)) {
    if (card_of(possession).refresh_priced && !is_ready(possession)) continue;
    const bool stays = (possession.marks & kStaysExhausted) != 0;
    any = any || ((possession.marks & kExhausted) != 0 && !stays);
    if ((possession.marks & kWorking) != 0) t.applies(cites("AH-307"));
    // What was done with it in this Upkeep stays done. AH-069, DH-027
    const int kept = kUpkeepDone | kStepDone;
    possession.marks &= static_cast<std::uint8_t>(stays ? kept | kExhausted : kept);
  }
  if (any) t.emit(rule, Tells::kRefreshes, who);
}

void gain_money(Table& t, Seat who, int number, Citation rule, Tells told) {
  if (number <= 0) return;
  if (in_battle(t.state)) {
    t.emit(cites("AH-553"), Tells::kNoGainInBattle, who, Resource::kMoney);
    return;
  }
  Investigator& i = t.state.investigators[who];
  if (i.money + number > kMostMoney) return fail_table(kMoneyLimit);
  i.money = static_cast<std::uint16_t>(i.money + number);
  t.emit(rule, told, who, number);
}

bool is_treated(const State& s, Seat who) {
  if (s.lying_count == 0 || s.phase != Phase::kArkhamEncounters) return false;
  for (int n = 0; n < s.lying_count; ++n) {
    const std::uint16_t source = lying_source(s.lying[n]).source;
    if (source == kNoSource) continue;
    const Statement* const paid = content().statements[source].find(CardStatement::kPaidAt);
    if (paid != nullptr && paid->noun == s.investigators[who].place) return true;
  }
  return false;
}

void spend_money(Table& t, Seat who, int number, Citation rule, Tells told) {
  if (is_treated(t.state, who)) {
    t.applies(cites("DH-021"));
    return;
  }
  Investigator& i = t.state.investigators[who];
  number = std::min<int>(number, i.money);
  if (number <= 0) return;
  i.money = static_cast<std::uint16_t>(i.money - number);
  t.emit(rule, told, who, number);
}

int spendable_money(const State& s, Seat who) {
  constexpr int kPlenty = 100;
  if (is_treated(s, who)) return kPlenty;
  int sum = s.investigators[who].money;
  if (holds_credit(s, who))
    for (const Possession& possession : held(s, who)) sum += stands_for(possession, kMoneyNoun);
  return sum;
}

namespace {

Rule<> pay_with_cards(Table& t, Seat who, int number, Citation rule, Tells told) {
  State& s = t.state;
  while (number > 0) {
    t.ask(who, Prompt::kPayMoney, rule, number);
    if (s.investigators[who].money >= number) t.offer(rule, Verb::kPay, number);
    for (int slot = 0; slot < static_cast<int>(held(s, who).size()); ++slot) {
      const Possession& possession = held(s, who)[static_cast<std::size_t>(slot)];
      const int worth = std::min(number, stands_for(possession, kMoneyNoun));
      if (worth > 0 && first_alike(s, who, slot))
        t.offer(cites("AH-022"), Verb::kCardForMoney, slot, possession.card, worth);
    }
    if (!t.anything_offered()) break;
    const Option chosen = co_await t.answer();
    if (chosen.is(Verb::kPay)) break;
    use_in_place(t, who, chosen.arg(0));
    number -= chosen.arg(2);
  }
  spend_money(t, who, number, rule, told);
}

}  // namespace

Rule<> pay_money(Table& t, Seat who, int number, Citation rule, Tells told) {
  if (is_treated(t.state, who)) return Rule<>::done();
  if (number > 0 && holds_credit(t.state, who)) return pay_with_cards(t, who, number, rule, told);
  spend_money(t, who, number, rule, told);
  return Rule<>::done();
}

namespace {

/// How many of so many Clues an investigator comes to have.
int add_clues(Table& t, Seat who, int number) {
  Investigator& i = t.state.investigators[who];
  if (number <= 0) return 0;
  if (in_battle(t.state)) {
    t.emit(cites("AH-553"), Tells::kNoGainInBattle, who, Resource::kClues);
    return 0;
  }
  number = std::min(number, room_for_clues(t.state, who));
  if (number <= 0) {
    t.applies(cites("KH-162"));
    return 0;
  }
  if (i.clues + number > kMostClues) {
    fail_table(kClueLimit);
    return 0;
  }
  i.clues = static_cast<std::uint8_t>(i.clues + number);
  return number;
}

}  // namespace

int room_for_clues(const State& s, Seat who) {
  const int of_all = bonus(s, who, Bonus::kMostClues);
  const int own = ailing(s, who, CardStatement::kCluesHeld);
  if (of_all == 0 && own == kUnsaid) return kMostClues;
  const int most = own == kUnsaid ? of_all : of_all == 0 ? own : std::min(of_all, own);
  return std::max(0, most - s.investigators[who].clues);
}

void gain_clues(Table& t, Seat who, int number, Citation rule) {
  if (number > 0) number += bonus(t.state, who, Bonus::kMoreClues);
  const int gained = add_clues(t, who, number);
  if (gained > 0) t.emit(rule, Tells::kCluesGained, who, gained);
}

void take_clues_from(Table& t, Seat who, int number, Area area, Citation rule) {
  const int taken = add_clues(t, who, number);
  if (taken > 0) t.emit(rule, Tells::kTakesClues, who, taken, area);
  const int more = add_clues(t, who, taken > 0 ? bonus(t.state, who, Bonus::kMoreClues) : 0);
  if (more > 0) t.emit(cites("AH-022"), Tells::kCluesGained, who, more);
}

void spend_clues(Table& t, Seat who, int number, Citation rule, Tells told) {
  Investigator& i = t.state.investigators[who];
  number = std::min<int>(number, i.clues);
  if (number <= 0) return;
  i.clues = static_cast<std::uint8_t>(i.clues - number);
  t.emit(rule, told, who, number);
}

int spendable_clues(const State& s, Seat who) {
  int count = s.investigators[who].clues;
  if (!holds_clue_cards(s, who)) return count;
  for (const Possession& possession : held(s, who))
    count += may_be_a_clue(s, who, possession) ? 1 : stands_for(possession, kClueNoun);
  return count;
}

void offer_clues(Table& t, Seat who, int dice, Citation rule) {
  const State& s = t.state;
  if (s.investigators[who].clues > 0) t.offer(rule, Verb::kSpendClue, dice);
  if (!holds_clue_cards(s, who)) return;
  for (int number = 0; number < static_cast<int>(held(s, who).size()); ++number) {
    const Possession& possession = held(s, who)[static_cast<std::size_t>(number)];
    if (may_be_a_clue(s, who, possession) && first_alike(s, who, number))
      t.offer(cites("AH-022"), Verb::kSpendCard, number, possession.card);
    else if (const int worth = stands_for(possession, kClueNoun);
             worth > 0 && first_alike(s, who, number))
      t.offer(cites("AH-022"), Verb::kCardForClues, number, possession.card, worth);
  }
}

int spend_clue_or_card(Table& t, Seat who, Option chosen, Citation rule) {
  if (chosen.is(Verb::kSpendClue)) {
    spend_clues(t, who, 1, rule);
    return 1;
  }
  use_in_place(t, who, chosen.arg(0));
  return chosen.is(Verb::kCardForClues) ? chosen.arg(2) : 1;
}

Rule<> pay_clues(Table& t, Seat who, int number, Citation rule) {
  State& s = t.state;
  while (number > 0) {
    if (spendable_clues(s, who) == s.investigators[who].clues) break;
    t.ask(who, Prompt::kPayClues, rule, number);
    offer_clues(t, who, 0, rule);
    const Option chosen = co_await t.answer();
    number -= spend_clue_or_card(t, who, chosen, rule);
  }
  spend_clues(t, who, number, rule);
}

void risk_wagon(Table& t, Seat who) {
  State& s = t.state;
  const int number = find_card(s, who, content().patrol_wagon);
  if (number < 0) return;
  const int die = t.roll(6);
  if (die == 1)
    t.emit(cites("AH-395"), Tells::kWagonLost, who, die);
  else
    t.emit(cites("AH-395"), Tells::kRollsFor, who, die, content().patrol_wagon);
  if (die == 1) to_box(t, who, number, cites("AH-395"));
}

}  // namespace tavola::arkham

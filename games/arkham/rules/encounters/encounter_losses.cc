#include "games/arkham/rules/encounters/encounter_losses.h"

#include <algorithm>

#include "games/arkham/cards/card_effects.h"
#include "games/arkham/rules/investigator/harm.h"

namespace tavola::arkham {
namespace {

/// What a text may take: a card that is kept goes only if its owner wants it to. AH-330
bool can_be_taken(const State& s, Seat who, const Possession& possession, ItemClass which) {
  return belongs(card_of(possession), which) && !is_kept(s, who, possession);
}

const Possession& held_by(const State& s, Seat who, int number) {
  return held(s, who)[static_cast<std::size_t>(number)];
}

int cards_held(const State& s, Seat who) { return static_cast<int>(held(s, who).size()); }

/// The lowest or highest price among the cards of a class, or -1.
int extreme_price(const State& s, Seat who, ItemClass which, bool dearest) {
  int found = -1;
  for (const Possession& possession : held(s, who)) {
    if (!can_be_taken(s, who, possession, which)) continue;
    const int price = card_of(possession).price;
    if (found < 0 || (dearest ? price > found : price < found)) found = price;
  }
  return found;
}

/// Offers the Skills of `who` but for one kind; false if there is none.
bool offer_skills(Table& t, Seat who, Seat to, CardNumber but_not, Citation rule) {
  const State& s = t.state;
  t.ask(who, Prompt::kGiveSkill, rule, to);
  for (int number = 0; number < cards_held(s, who); ++number) {
    const Possession& possession = held_by(s, who, number);
    if (card_of(possession).type == CardType::kSkill && possession.card != but_not &&
        first_alike(s, who, number))
      t.offer(rule, Verb::kGive, number, possession.card, to);
  }
  return t.anything_offered();
}

CardNumber give_card(Table& t, Seat from, Seat to, int number, Citation rule) {
  const Possession given = take_possession(t.state, from, number);
  put_possession(t.state, to, given);
  t.emit(rule, Tells::kCardGained, to, given.card);
  drop_to_maximum(t, from);  // a Skill may change a maximum. AH-340
  drop_to_maximum(t, to);
  return given.card;
}

}  // namespace

bool can_discard_by_price(const State& s, Seat who, ItemClass which) {
  return extreme_price(s, who, which, true) >= 0;
}

Rule<> discard_by_price(Table& t, Seat who, ItemClass which, bool dearest, Citation rule) {
  const State& s = t.state;
  const int price = extreme_price(s, who, which, dearest);
  if (price < 0) co_return;
  t.ask(who, Prompt::kLoseItems, rule, 1);
  for (int number = 0; number < cards_held(s, who); ++number) {
    const Possession& possession = held_by(s, who, number);
    if (can_be_taken(s, who, possession, which) && card_of(possession).price == price &&
        first_alike(s, who, number))
      t.offer(rule, Verb::kLoseItem, number, possession.card);
  }
  const Option chosen = co_await t.answer();
  discard(t, who, chosen.arg(0), rule);
}

Rule<> return_cards_to_box(Table& t, Seat who, ItemClass which, int number, Citation rule) {
  const State& s = t.state;
  for (; number > 0; --number) {
    t.ask(who, Prompt::kLoseItems, rule, number);
    for (int at = 0; at < cards_held(s, who); ++at)
      if (belongs(card_of(held_by(s, who, at)), which) && first_alike(s, who, at))
        t.offer(rule, Verb::kLoseItem, at, held_by(s, who, at).card);
    if (!t.anything_offered()) co_return;
    const Option chosen = co_await t.answer();
    to_box(t, who, chosen.arg(0), rule);
  }
}

Rule<> discard_any_for_clues(Table& t, Seat who, ItemClass which, Citation rule) {
  const State& s = t.state;
  for (;;) {
    t.ask(who, Prompt::kDiscardAny, rule);
    for (int number = 0; number < cards_held(s, who); ++number)
      if (belongs(card_of(held_by(s, who, number)), which) && first_alike(s, who, number))
        t.offer(rule, Verb::kLoseItem, number, held_by(s, who, number).card);
    t.offer(rule, Verb::kDone);
    const Option chosen = co_await t.answer();
    if (chosen.is(Verb::kDone)) co_return;
    discard(t, who, chosen.arg(0), rule);
    gain_clues(t, who, 1, rule);
    co_await at_moment(t, who, Moment::kGainingClue, cites("AH-022"));
  }
}

Rule<> save_items(Table& t, Seat who, int clues, int money, Citation rule) {
  const State& s = t.state;
  for (int number = cards_held(s, who) - 1; number >= 0; --number) {
    const Possession& item = held_by(s, who, number);
    if (!can_be_taken(s, who, item, ItemClass::kItem)) continue;
    t.ask(who, Prompt::kSaveItem, rule, item.card);
    t.offer(rule, Verb::kLoseItem, number, item.card);
    if (spendable_clues(s, who) >= clues) t.offer(rule, Verb::kSpendClue, 0);
    if (spendable_money(s, who) >= money) t.offer(rule, Verb::kPay, money);
    const Option chosen = co_await t.answer();
    // A card may be spent in place of money or of a Clue.
    const int before = cards_held(s, who);
    if (chosen.is(Verb::kPay)) {
      co_await pay_money(t, who, money, rule);
      number -= before - cards_held(s, who);
    } else if (chosen.is(Verb::kSpendClue)) {
      co_await pay_clues(t, who, clues, rule);
      number -= before - cards_held(s, who);
    } else {
      discard(t, who, number, rule);
    }
  }
}

Rule<> buy_any_clues(Table& t, Seat who, int price, bool with_money, Citation rule) {
  State& s = t.state;
  const Investigator& self = s.investigators[who];
  for (;;) {
    const int owned = with_money ? spendable_money(s, who) : self.sanity;
    if (owned < price) break;
    t.ask(who, Prompt::kBuyClue, rule, owned);
    if (with_money)
      t.offer(rule, Verb::kPay, price);
    else
      t.offer(rule, Verb::kSpendUpTo, price);
    t.offer(rule, Verb::kDone);
    const Option chosen = co_await t.answer();
    if (chosen.is(Verb::kDone)) break;
    if (with_money)
      co_await pay_money(t, who, price, rule);
    else
      take_off(t, who, price, 0, rule);
    t.applies(cites("AH-380"));
    gain_clues(t, who, 1, rule);
    co_await at_moment(t, who, Moment::kGainingClue, cites("AH-022"));
  }
  co_await settle_harm(t, who);  // the last of it may be spent, too. AH-309
}

void keep_only_clues(Table& t, Seat who, int number, Citation rule) {
  spend_clues(t, who, t.state.investigators[who].clues - number, rule, Tells::kCluesLost);
}

void pass_clues(Table& t, Seat from, Seat to, int number, Citation rule) {
  number = std::min<int>(number, t.state.investigators[from].clues);
  spend_clues(t, from, number, rule, Tells::kCluesLost);
  gain_clues(t, to, number, rule);
}

Rule<> swap_skills(Table& t, Seat who, Seat with, Citation rule) {
  if (!offer_skills(t, who, with, kNoCard, rule)) co_return;
  const Option given = co_await t.answer();
  const CardNumber card = give_card(t, who, with, given.arg(0), rule);
  if (!offer_skills(t, with, who, card, rule)) co_return;
  const Option returned = co_await t.answer();
  give_card(t, with, who, returned.arg(0), rule);
}

}  // namespace tavola::arkham

// Money and Clues, and the cards that may be used in their place. (AH-022, AH-514, AH-553, KH-162)
#include <algorithm>

#include "games/arkham/cards/card_effects.h"
#include "games/arkham/cards/sources_in_play.h"
#include "games/arkham/hooks.h"
#include "games/arkham/rules/final_battle/ending.h"
#include "games/arkham/rules/investigator/possessions.h"

namespace tavola::arkham {
namespace {

/// Whether any card of theirs may be used in place of so much of a price.
bool holds_credit(const State& s, Seat who) {
  return has(s.own[who].triggers, static_cast<int>(CardMoment::kSpending));
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
  return has(s.own[who].triggers, static_cast<int>(CardMoment::kSpendingClue)) ||
         holds_credit(s, who) || (anything_lasts(s) && has_trait(s, who, Trait::kSpellsAsClues));
}

bool may_be_a_clue(const State& s, Seat who, const Possession& possession) {
  const Card& card = card_of(possession);
  if (card.type == CardType::kSpell && anything_lasts(s) &&
      has_trait(s, who, Trait::kSpellsAsClues))
    return true;
  return is_ready(possession) && counts_as_clue(card);
}

}  // namespace

void gain_money(Table& t, Seat who, int number, Citation rule, Tells told) {
  if (number <= 0) return;
  if (in_battle(t.state)) {
    t.emit(cites("AH-553"), Tells::kNoGainInBattle, who, Resource::kMoney);
    return;
  }
  Investigator& i = t.state.investigators[who];
  if (i.money + number > kMostMoney) return fail_table(kMoneyLimit);
  i.money = static_cast<std::uint16_t>(i.money + number);
  t.emit(rule, told, who, number, i.money);
}

bool is_treated(const State& s, Seat who) {
  if (s.lying_count == 0 || s.phase != Phase::kArkhamEncounters || s.active != who) return false;
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
  take_money(t, who, number, rule, told);
}

void take_money(Table& t, Seat who, int number, Citation rule, Tells told) {
  Investigator& i = t.state.investigators[who];
  number = std::min<int>(number, i.money);
  if (number <= 0) return;
  i.money = static_cast<std::uint16_t>(i.money - number);
  t.emit(rule, told, who, number, i.money);
}

int spendable_money(const State& s, Seat who) {
  constexpr int kPlenty = 100;
  return is_treated(s, who) ? kPlenty : money_and_cards(s, who);
}

int money_and_cards(const State& s, Seat who) {
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
  take_money(t, who, number, rule, told);
}

}  // namespace

Rule<> pay_money(Table& t, Seat who, int number, Citation rule, Tells told) {
  if (is_treated(t.state, who)) return Rule<>::done();
  return pay_debt(t, who, number, rule, told);
}

Rule<> pay_debt(Table& t, Seat who, int number, Citation rule, Tells told) {
  if (number > 0 && holds_credit(t.state, who)) return pay_with_cards(t, who, number, rule, told);
  take_money(t, who, number, rule, told);
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
  if (gained > 0) t.emit(rule, Tells::kCluesGained, who, gained, t.state.investigators[who].clues);
}

void take_clues_from(Table& t, Seat who, int number, Area area, Citation rule) {
  const std::uint8_t& clues = t.state.investigators[who].clues;
  const int taken = add_clues(t, who, number);
  if (taken > 0) t.emit(rule, Tells::kTakesClues, who, taken, area, clues);
  const int more = add_clues(t, who, taken > 0 ? bonus(t.state, who, Bonus::kMoreClues) : 0);
  if (more > 0) t.emit(cites("AH-022"), Tells::kCluesGained, who, more, clues);
}

void spend_clues(Table& t, Seat who, int number, Citation rule, Tells told) {
  Investigator& i = t.state.investigators[who];
  number = std::min<int>(number, i.clues);
  if (number <= 0) return;
  i.clues = static_cast<std::uint8_t>(i.clues - number);
  t.emit(rule, told, who, number, i.clues);
}

namespace {

int clues_and_cards(const State& s, Seat who) {
  int count = s.investigators[who].clues;
  if (!holds_clue_cards(s, who)) return count;
  for (const Possession& possession : held(s, who))
    count += may_be_a_clue(s, who, possession) ? 1 : stands_for(possession, kClueNoun);
  return count;
}

}  // namespace

int spendable_clues(const State& s, Seat who) {
  const int count = clues_and_cards(s, who);
  return has_trait(s, who, Trait::kCluesInPairs) ? count / 2 * 2 : count;
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
  if (has_trait(s, who, Trait::kCluesInPairs)) number = (number + 1) / 2 * 2;
  while (number > 0) {
    if (clues_and_cards(s, who) == s.investigators[who].clues) break;
    t.ask(who, Prompt::kPayClues, rule, number);
    offer_clues(t, who, 0, rule);
    const Option chosen = co_await t.answer();
    number -= spend_clue_or_card(t, who, chosen, rule);
  }
  spend_clues(t, who, number, rule);
}

}  // namespace tavola::arkham

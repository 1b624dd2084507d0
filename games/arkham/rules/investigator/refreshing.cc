#include "games/arkham/rules/investigator/refreshing.h"

#include <algorithm>

#include "games/arkham/content/statement_values.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/investigator/possessions.h"
#include "games/arkham/rules/phases/upkeep.h"

namespace tavola::arkham {
namespace {

const Statement& price_of_refreshing(const Card& card) {
  return *statements_of(card.source).find(CardStatement::kRefreshCost);
}

/// Money, or the whole Focus of an Upkeep in which none of it was used.
bool can_pay(const State& s, Seat who, const Statement& price) {
  if (price.noun == kMoneyNoun) return spendable_money(s, who) >= price.amount;
  return s.focus_spent == 0 && focus_of(s, who) > 0;
}

}  // namespace

bool in_upkeep(const State& s, Seat who) {
  return s.active == who && (s.phase == Phase::kUpkeep || s.phase == Phase::kBattleUpkeep);
}

int focus_left(const State& s, Seat who) { return std::max(0, focus_of(s, who) - s.focus_spent); }

void spend_focus(Table& t, Seat who, int points) {
  State& s = t.state;
  // Of a Focus without limit nothing is left either when all of it is spent. DH-070
  const bool all = sheet_of(s, who).unlimited_focus && points >= focus_of(s, who);
  s.focus_spent = all ? State::kNoFocus : static_cast<std::uint8_t>(s.focus_spent + points);
}

void offer_refreshing(Table& t, Seat who) {
  // Where only so many are refreshed, all of them have been chosen already. KY-002
  if (bonus(t.state, who, Bonus::kRefreshedCards) == 0) offer_priced(t, who);
}

bool could_pay_for_refreshing(const State& s, Seat who) {
  if (!holds_any(s, who, ItemClass::kRefreshPriced)) return false;
  return std::ranges::any_of(held(s, who), [&](const Possession& possession) {
    const Card& card = card_of(possession);
    return card.refresh_priced && !is_ready(possession) &&
           can_pay(s, who, price_of_refreshing(card));
  });
}

void offer_priced(Table& t, Seat who) {
  const State& s = t.state;
  if (!holds_any(s, who, ItemClass::kRefreshPriced)) return;
  const auto cards = held(s, who);
  for (int number = 0; number < static_cast<int>(cards.size()); ++number) {
    const Possession& possession = cards[static_cast<std::size_t>(number)];
    const Card& card = card_of(possession);
    if (!card.refresh_priced || is_ready(possession) || !first_alike(s, who, number)) continue;
    const Statement& price = price_of_refreshing(card);
    if (!can_pay(s, who, price)) continue;
    const bool money = price.noun == kMoneyNoun;
    t.offer(cites("AH-061"), Verb::kRefresh, number, possession.card, money ? price.amount : 0,
            money ? 0 : focus_of(s, who));
  }
}

Rule<> refresh_for_price(Table& t, Seat who, Option chosen) {
  const Citation rule = cites("AH-061");
  if (chosen.arg(3) > 0) {
    spend_focus(t, who, chosen.arg(3));
    t.emit(rule, Tells::kFocusSpent, who, chosen.arg(3));
  }
  // Refreshed first: a card that is paid with may be discarded, and the others move up.
  Possession& possession = held(t.state, who)[static_cast<std::size_t>(chosen.arg(0))];
  possession.marks &= static_cast<std::uint8_t>(~kExhausted);
  t.emit(rule, Tells::kRefreshesCard, who, possession.card);
  return chosen.arg(2) > 0 ? pay_money(t, who, chosen.arg(2), rule) : Rule<>::done();
}

}  // namespace tavola::arkham

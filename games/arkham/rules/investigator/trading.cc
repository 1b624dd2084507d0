// What may be done whenever nothing is being resolved: trading with others in the same place
// and paying off a loan. (AH-390, AH-397 to AH-404, AH-547)
#include "games/arkham/rules/investigator/trading.h"

#include <algorithm>

#include "games/arkham/cards/card_effects.h"
#include "games/arkham/cards/lasting.h"
#include "games/arkham/cards/sources_in_play.h"
#include "games/arkham/hooks.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/encounters/encounter_texts.h"
#include "games/arkham/rules/final_battle/ending.h"
#include "games/arkham/rules/investigator/condition.h"
#include "games/arkham/rules/investigator/harm.h"
#include "games/arkham/rules/investigator/magical_effects.h"
#include "games/arkham/rules/investigator/possessions.h"
#include "games/arkham/table.h"

namespace tavola::arkham {
namespace {

constexpr int kLoan = 10;

bool tradable(const Card& card) { return belongs(card, ItemClass::kItem); }  // AH-399 to AH-401

bool items_stay(const State& s, Seat who) {
  return anything_lasts(s) && has_trait(s, who, Trait::kItemsStay);
}

bool has_items_to_trade(const State& s, Seat who) {
  return !items_stay(s, who) && holds_any(s, who, ItemClass::kItem);
}

bool has_something(const State& s, Seat who) {
  return s.investigators[who].money > 0 || has_items_to_trade(s, who);
}

bool trading_now(const State& s) {
  if (s.trades >= kMostTrades || s.fight.who != kNone) return false;
  if (in_battle(s)) return s.phase == Phase::kBattleUpkeep;  // AH-547
  return s.house.trading == 0 || s.phase == Phase::kMovement;
}

/// Somewhere: neither lost nor locked away.
bool can_be_reached(const State& s, Seat who) {
  return in_play(s, who) && s.investigators[who].place != kLost &&
         s.investigators[who].place != kJail;
}

/// Whether a Headline lets everybody trade in Upkeep, wherever they are.
bool couriers_run(const State& s) {
  if (s.phase != Phase::kUpkeep) return false;
  bool run = false;
  each_mythos_in_play(s, [&run](const MythosCard& card) { run |= card.far_trades; });
  return run;
}

/// Whether a Headline or a Condition lets Clue tokens change hands now.
bool clues_change_hands(const State& s) {
  if (in_battle(s)) return false;
  bool traded = s.phase == Phase::kMovement && s.lying_count > 0 &&
                said_to_all(s, CardStatement::kCluesTradedMoving) != kUnsaid;
  each_mythos_in_play(s, [&traded](const MythosCard& card) { traded |= card.clues_traded; });
  return traded;
}

/// In the Final Battle places no longer matter. AH-433, AH-436
bool together(const State& s, Seat a, Seat b) {
  if (a == b || !in_play(s, a) || !in_play(s, b)) return false;
  if (in_battle(s)) return true;
  const Place place = s.investigators[a].place;
  return place == s.investigators[b].place && (in_town(place) || in_other_world(place));
}

/// Couriers carry items, and neither money nor Clues.
bool reached_by_courier(const State& s, Seat a, Seat b) {
  return a != b && couriers_run(s) && can_be_reached(s, a) && can_be_reached(s, b);
}

bool in_trade(const Possession& possession) { return (possession.marks & kInTrade) != 0; }

void offer_cards(Table& t, Seat owner, Verb verb, Seat partner) {
  const State& s = t.state;
  if (items_stay(s, owner)) return;
  for (int number = 0; number < static_cast<int>(held(s, owner).size()); ++number) {
    const Possession& possession = held(s, owner)[static_cast<std::size_t>(number)];
    if (tradable(card_of(possession)) && !in_trade(possession) && first_alike(s, owner, number))
      t.offer(cites("AH-399"), verb, number, possession.card, partner);
  }
}

void offer_sums(Table& t, Seat owner, Verb verb, Seat partner) {
  const int money = t.state.investigators[owner].money;
  for (int sum = 1; sum <= std::min(money, kMostSums); ++sum)
    t.offer(cites("AH-399"), verb, sum, partner);
  if (money > kMostSums) t.offer(cites("AH-399"), verb, money, partner);
}

void hand_over(Table& t, Seat from, Seat to, int number) {
  State& s = t.state;
  const int lent = borrowed_from(s, from, held(s, from)[static_cast<std::size_t>(number)].card);
  const std::uint8_t ability = lent == kNone ? kNone : s.pharaoh.borrowed.at(from, lent);
  Possession possession = take_possession(s, from, number);
  possession.marks &= static_cast<std::uint8_t>(~kInTrade);
  if (!card_of(possession).steps.empty()) t.applies(cites("DH-029"));
  begin_task(s, possession);
  put_possession(s, to, possession);                   // AH-404
  if (ability != kNone) lend_ability(s, to, ability);  // goes along with the mask that lends it
  t.emit(cites("AH-399"), Tells::kCardGained, to, possession.card);
  t.applies(cites("AH-404"));
}

/// Everything of the trade that a seat gives changes hands, the last card first, because those
/// after it move up.
void hand_over_all(Table& t, Seat from, Seat to) {
  for (int number = static_cast<int>(held(t.state, from).size()) - 1; number >= 0; --number)
    if (in_trade(held(t.state, from)[static_cast<std::size_t>(number)]))
      hand_over(t, from, to, number);
  end_magical_effects(t, from);  // KY-017
}

void pay_over(Table& t, Seat from, Seat to, int sum) {
  State& s = t.state;
  if (sum == 0) return;
  take_money(t, from, sum, cites("AH-399"));
  s.investigators[to].money = static_cast<std::uint16_t>(s.investigators[to].money + sum);
  t.emit(cites("AH-399"), Tells::kMoneyGained, to, sum, s.investigators[to].money);
}

/// The trade is off, or over.
void unmark(State& s) {
  for (int i = 0; i < all_possessions(s); ++i)
    s.possessions[i].marks &= static_cast<std::uint8_t>(~kInTrade);
}

void put_in(Table& t, Seat owner, int number) {
  held(t.state, owner)[static_cast<std::size_t>(number)].marks |= kInTrade;
}

/// The money in a trade; only one side pays.
struct Sums {
  int given = 0;
  int asked = 0;
  bool none() const { return given + asked == 0; }
};

/// Puts together any number of things of both sides; true once they are proposed. What is in it
/// stays in it: whoever thinks better of it calls the trade off.
Rule<bool> put_together(Table& t, Seat who, Seat partner, Sums* sums, bool money) {
  for (bool anything = false;; anything = true) {
    t.ask(who, Prompt::kTrade, cites("AH-397"), partner, sums->given, sums->asked);
    t.offer(cites("AH-403"), Verb::kPass);
    if (anything) t.offer(cites("AH-403"), Verb::kPropose);
    offer_cards(t, who, Verb::kGive, partner);
    offer_cards(t, partner, Verb::kAskFor, partner);
    if (money && sums->none()) {
      offer_sums(t, who, Verb::kGiveMoney, partner);
      offer_sums(t, partner, Verb::kAskMoney, partner);
    }
    const Option chosen = co_await t.answer();
    if (chosen.is(Verb::kPass) || chosen.is(Verb::kPropose)) co_return chosen.is(Verb::kPropose);
    if (chosen.is(Verb::kGive)) {
      put_in(t, who, chosen.arg(0));
      t.emit(cites("AH-399"), Tells::kOffersCard, who, chosen.arg(1), partner);
    } else if (chosen.is(Verb::kAskFor)) {
      put_in(t, partner, chosen.arg(0));
      t.emit(cites("AH-399"), Tells::kAsksCard, who, chosen.arg(1), partner);
    } else if (chosen.is(Verb::kGiveMoney)) {
      sums->given = chosen.arg(0);
      t.emit(cites("AH-399"), Tells::kOffersMoney, who, sums->given, partner);
    } else {
      sums->asked = chosen.arg(0);
      t.emit(cites("AH-399"), Tells::kAsksMoney, who, sums->asked, partner);
    }
  }
}

int items_in_trade(const State& s, Seat who) {
  return static_cast<int>(std::ranges::count_if(held(s, who), in_trade));
}
int cards_in_trade(const State& s, Seat who, Seat partner) {
  return items_in_trade(s, who) + items_in_trade(s, partner);
}

/// Things of both sides change hands at once, if the other agrees. AH-403
Rule<> trade(Table& t, Seat who, Seat partner) {
  State& s = t.state;
  ++s.trades;
  Sums sums;
  const bool proposed = co_await put_together(t, who, partner, &sums, together(s, who, partner));
  if (proposed) {
    t.ask(partner, Prompt::kAnswerTrade, cites("AH-403"), who, sums.given, sums.asked,
          cards_in_trade(s, who, partner));
    t.offer(cites("AH-403"), Verb::kAccept);
    t.offer(cites("AH-403"), Verb::kRefuse);
    const Option reply = co_await t.answer();
    if (reply.is(Verb::kAccept)) {
      // What comes over loses its mark, so that it does not go back with the rest.
      hand_over_all(t, who, partner);
      hand_over_all(t, partner, who);
      pay_over(t, who, partner, sums.given);
      pay_over(t, partner, who, sums.asked);
      t.emit(cites("AH-403"), Tells::kTraded, who, partner);
      t.applies(cites("AH-402"));
    } else {
      t.emit(cites("AH-403"), Tells::kTradeRefused, who, partner);
    }
  }
  unmark(s);
}

/// Clue tokens that a text has made a thing to be traded. AH-403
Rule<> give_clues(Table& t, Seat who, Seat to, int number) {
  State& s = t.state;
  ++s.trades;
  t.ask(to, Prompt::kAcceptClues, cites("AH-403"), who, number);
  t.offer(cites("AH-403"), Verb::kAccept);
  t.offer(cites("AH-403"), Verb::kRefuse);
  const Option reply = co_await t.answer();
  if (reply.is(Verb::kRefuse)) {
    t.emit(cites("AH-403"), Tells::kTradeRefused, who, to);
    co_return;
  }
  s.investigators[who].clues = static_cast<std::uint8_t>(s.investigators[who].clues - number);
  s.investigators[to].clues = static_cast<std::uint8_t>(s.investigators[to].clues + number);
  t.emit(cites("AH-399"), Tells::kCluesGiven, who, number, to, s.investigators[who].clues,
         s.investigators[to].clues);
}

/// Whether the two stand together, or send couriers, and have anything to trade.
bool could_trade_with(const State& s, Seat who, Seat other) {
  if (together(s, who, other)) return has_something(s, who) || has_something(s, other);
  return reached_by_courier(s, who, other) &&
         (has_items_to_trade(s, who) || has_items_to_trade(s, other));
}

}  // namespace

bool could_trade(const State& s, Seat who) {
  if (s.seats < 2 || !trading_now(s)) return false;
  for (Seat other = 0; other < s.seats; ++other)
    if (could_trade_with(s, who, other)) return true;
  return false;
}

void offer_any_time(Table& t, Seat who) {
  const State& s = t.state;
  t.stands_open();
  const Investigator& i = s.investigators[who];
  if ((i.special & kBankLoan) != 0 && money_and_cards(s, who) >= kLoan)
    t.offer(cites("AH-390"), Verb::kRepayLoan);
  const bool trading = s.seats > 1 && trading_now(s);
  if (trading)
    for (Seat other = 0; other < s.seats; ++other)
      if (could_trade_with(s, who, other))
        t.offer(in_battle(s) ? cites("AH-436") : cites("AH-398"), Verb::kTrade, other);
  if (trading && i.clues > 0 && clues_change_hands(s))
    for (Seat other = 0; other < s.seats; ++other)
      if (together(s, who, other))
        for (int number = 1; number <= std::min<int>(i.clues, room_for_clues(s, other)); ++number)
          t.offer(cites("AH-399"), Verb::kGiveClues, number, other);
  offer_uses(t, who, Window::kAnyTime);
}

Rule<bool> did_any_time(Table& t, Seat who, Option chosen) {
  if (chosen.is(Verb::kRepayLoan)) {
    co_await pay_debt(t, who, kLoan, cites("AH-390"), Tells::kLoanPaid);
    lose_special(t, who, kBankLoan, cites("AH-390"));
    co_return true;
  }
  if (chosen.is(Verb::kGiveClues)) {
    co_await give_clues(t, who, chosen.arg<Seat>(1), chosen.arg(0));
    co_return true;
  }
  const bool trades = chosen.is(Verb::kTrade);
  if (trades) co_await trade(t, who, chosen.arg<Seat>(0));
  co_return trades;
}

// ---- at a distance ------------------------------------------------------------------------------

namespace {

bool has_item(const State& s, Seat who) { return holds_any(s, who, ItemClass::kItem); }

Rule<bool> agrees(Table& t, Seat partner, Seat who, Sums sums) {
  t.ask(partner, Prompt::kAnswerTrade, cites("AH-403"), who, sums.given, sums.asked,
        cards_in_trade(t.state, who, partner));
  t.offer(cites("AH-403"), Verb::kAccept);
  t.offer(cites("AH-403"), Verb::kRefuse);
  const Option reply = co_await t.answer();
  co_return reply.is(Verb::kAccept);
}

/// Each item costs whoever gives it and whoever gets it a point of Sanity.
Rule<> trade_for_sanity(Table& t, Seat who, Seat partner, Citation rule) {
  State& s = t.state;
  ++s.trades;
  Sums sums;
  const bool proposed = co_await put_together(t, who, partner, &sums, true);
  const int items = items_in_trade(s, who) + items_in_trade(s, partner);
  const bool payable =
      std::min(s.investigators[who].sanity, s.investigators[partner].sanity) >= items;
  const bool agreed = proposed && payable && co_await agrees(t, partner, who, sums);
  if (agreed) {
    hand_over_all(t, who, partner);
    hand_over_all(t, partner, who);
    pay_over(t, who, partner, sums.given);
    pay_over(t, partner, who, sums.asked);
    t.emit(rule, Tells::kTraded, who, partner);
    take_off(t, who, items, 0, rule);
    take_off(t, partner, items, 0, rule);
  } else if (proposed) {
    t.emit(cites("AH-403"), Tells::kTradeRefused, who, partner);
  }
  unmark(s);
  co_await settle_harm(t, who);
  co_await settle_harm(t, partner);
}

}  // namespace

bool somebody_could_pass_an_item(const State& s, Seat who) {
  for (Seat other = 0; other < s.seats; ++other)
    if (other != who && can_be_reached(s, other) && (has_item(s, who) || has_item(s, other)))
      return can_be_reached(s, who);
  return false;
}

Rule<> pass_one_item(Table& t, Seat who, Citation rule) {
  State& s = t.state;
  t.ask(who, Prompt::kPassItem, rule);
  for (Seat other = 0; other < s.seats; ++other) {
    if (other == who || !can_be_reached(s, other)) continue;
    offer_cards(t, who, Verb::kGive, other);
    offer_cards(t, other, Verb::kAskFor, other);
  }
  if (!t.anything_offered()) co_return;
  const Option chosen = co_await t.answer();
  const auto partner = chosen.arg<Seat>(2);
  const Seat owner = chosen.is(Verb::kGive) ? who : partner;
  put_in(t, owner, chosen.arg(0));
  const bool agreed = co_await agrees(t, partner, who, Sums{});
  if (agreed)
    hand_over_all(t, owner, owner == who ? partner : who);
  else
    t.emit(cites("AH-403"), Tells::kTradeRefused, who, partner);
  unmark(s);
}

// Couriers reach investigators in the streets and locations of all towns. AH-020
bool couriers_wait(const State& s, Seat who) {
  if (!is_in_town(s, who) || s.trades >= kMostTrades) return false;
  for (Seat other = 0; other < s.seats; ++other)
    if (other != who && is_in_town(s, other) && (has_something(s, who) || has_something(s, other)))
      return true;
  return false;
}

Rule<> trade_by_courier(Table& t, Seat who, Citation rule) {
  State& s = t.state;
  while (couriers_wait(s, who)) {
    t.ask(who, Prompt::kCourier, rule);
    t.offer(rule, Verb::kDone);
    for (Seat other = 0; other < s.seats; ++other)
      if (other != who && is_in_town(s, other) &&
          (has_something(s, who) || has_something(s, other)))
        t.offer(rule, Verb::kTrade, other);
    const Option chosen = co_await t.answer();
    if (chosen.is(Verb::kDone)) co_return;
    co_await trade_for_sanity(t, who, chosen.arg<Seat>(0), rule);
  }
}

}  // namespace tavola::arkham

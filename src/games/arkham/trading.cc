// What may be done whenever nothing is being resolved: trading with who stands in the same place
// and paying off a loan. (AH-390, AH-397 to AH-404, AH-547)
#include <algorithm>

#include "games/arkham/card_effects.h"
#include "games/arkham/rules.h"

namespace tavola::arkham {
namespace {

constexpr int kLoan = 10;
// Proposals of one part of a phase, so that it comes to an end.
constexpr int kMostTrades = 6;
constexpr int kMostSums = 10;

bool tradable(const Card& card) { return belongs(card, ItemClass::kItem); }  // AH-399 to AH-401

bool has_something(const State& s, Seat who) {
  if (s.investigators[who].money > 0) return true;
  return std::ranges::any_of(held(s, who), [](const Possession& possession) {
    return has(content().at_a_glance.cards[possession.card].classes,
               static_cast<int>(ItemClass::kItem));
  });
}

bool trading_now(const State& s) {
  if (s.trades >= kMostTrades || s.fight.who != kNone) return false;
  if (in_battle(s)) return s.phase == Phase::kBattleUpkeep;  // AH-547
  return s.house.trading == 0 || s.phase == Phase::kMovement;
}

/// In the Final Battle places no longer matter. AH-433, AH-436
bool together(const State& s, Seat a, Seat b) {
  if (a == b || !in_play(s, a) || !in_play(s, b)) return false;
  if (in_battle(s)) return true;
  const Place place = s.investigators[a].place;
  return place == s.investigators[b].place && (in_town(place) || in_other_world(place));
}

void offer_cards(Table& t, Seat owner, Verb verb, Seat partner) {
  const State& s = t.state;
  for (int number = 0; number < static_cast<int>(held(s, owner).size()); ++number) {
    const Possession& possession = held(s, owner)[static_cast<std::size_t>(number)];
    if (tradable(card_of(possession)) && first_alike(s, owner, number))
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
  const Possession possession = take_possession(s, from, number);
  put_possession(s, to, possession);  // AH-404
  t.emit(cites("AH-399"), Tells::kCardGained, to, possession.card);
  t.applies(cites("AH-404"));
}

/// One thing changes hands, if the other agrees; an exchange is two of these. AH-403
Rule<> trade(Table& t, Seat who, Seat partner) {
  State& s = t.state;
  ++s.trades;
  t.ask(who, Prompt::kTrade, cites("AH-397"), partner);
  t.offer(cites("AH-403"), Verb::kPass);
  offer_cards(t, who, Verb::kGive, partner);
  offer_cards(t, partner, Verb::kAskFor, partner);
  offer_sums(t, who, Verb::kGiveMoney, partner);
  offer_sums(t, partner, Verb::kAskMoney, partner);
  const Option offer = co_await t.answer();
  if (offer.is(Verb::kPass)) co_return;
  const bool card = offer.is(Verb::kGive) || offer.is(Verb::kAskFor);
  const bool gift = offer.is(Verb::kGive) || offer.is(Verb::kGiveMoney);
  t.ask(partner, Prompt::kAnswerTrade, cites("AH-403"), who, gift ? partner : who,
        card ? offer.arg(1) : kNothing, card ? kNothing : offer.arg(0));
  t.offer(cites("AH-403"), Verb::kAccept);
  t.offer(cites("AH-403"), Verb::kRefuse);
  const Option reply = co_await t.answer();
  if (reply.is(Verb::kRefuse)) {
    t.emit(cites("AH-403"), Tells::kTradeRefused, partner, who);
    co_return;
  }
  const Seat from = gift ? who : partner;
  const Seat to = gift ? partner : who;
  if (card) {
    hand_over(t, from, to, offer.arg(0));
  } else {
    const int sum = offer.arg(0);
    spend_money(t, from, sum, cites("AH-399"));
    s.investigators[to].money = static_cast<std::uint16_t>(s.investigators[to].money + sum);
    t.emit(cites("AH-399"), Tells::kMoneyGained, to, sum);
  }
  t.emit(cites("AH-403"), Tells::kTraded, who, partner);
  t.applies(cites("AH-402"));
}

}  // namespace

void offer_any_time(Table& t, Seat who) {
  const State& s = t.state;
  const Investigator& i = s.investigators[who];
  if ((i.special & kBankLoan) != 0 && i.money >= kLoan) t.offer(cites("AH-390"), Verb::kRepayLoan);
  if (trading_now(s))
    for (Seat other = 0; other < s.seats; ++other)
      if (together(s, who, other) && (has_something(s, who) || has_something(s, other)))
        t.offer(in_battle(s) ? cites("AH-436") : cites("AH-398"), Verb::kTrade, other);
  offer_uses(t, who, Window::kAnyTime);
}

Rule<bool> did_any_time(Table& t, Seat who, Option chosen) {
  if (chosen.is(Verb::kRepayLoan)) {
    spend_money(t, who, kLoan, cites("AH-390"));
    lose_special(t, who, kBankLoan, cites("AH-390"));
    t.emit(cites("AH-390"), Tells::kLoanPaid, who, kLoan);
    co_return true;
  }
  const bool trades = chosen.is(Verb::kTrade);
  if (trades) co_await trade(t, who, chosen.arg<Seat>(0));
  co_return trades;
}

}  // namespace tavola::arkham

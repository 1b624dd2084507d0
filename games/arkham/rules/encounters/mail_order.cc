#include "games/arkham/rules/encounters/mail_order.h"

#include "games/arkham/cards/card_effects.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/encounters/encounter_texts.h"
#include "games/arkham/rules/investigator/possessions.h"

namespace tavola::arkham {
namespace {

constexpr int kShown = 3;
constexpr int kTip = 1;

void forget_parcel(State& s) {
  s.pharaoh.parcel = kNoCard;
  s.pharaoh.carrier = kNone;
  s.pharaoh.addressee = kNone;
}

}  // namespace

bool somebody_could_order(const State& s, Seat who) {
  if (s.pharaoh.parcel != kNoCard || s.common_items.empty()) return false;
  for (Seat other = 0; other < s.seats; ++other)
    if (other != who && in_play(s, other)) return true;
  return false;
}

Rule<> order_by_mail(Table& t, Seat who, Citation rule) {
  State& s = t.state;
  if (!somebody_could_order(s, who)) co_return;
  t.ask(who, Prompt::kAddressee, rule);
  for (Seat other = next_in_order(s, kNone); other != kNone; other = next_in_order(s, other))
    if (other != who) t.offer(rule, Verb::kSendTo, other);
  const Option addressed = co_await t.answer();
  const auto to = addressed.arg<Seat>(0);
  CardNumber shown[kShown] = {kNoCard, kNoCard, kNoCard};
  std::size_t drawn = 0;
  for (CardNumber& card : shown) {
    card = draw_from(t, CardType::kCommon);
    if (card == kNoCard) break;
    ++drawn;
    t.emit(rule, Tells::kCardsShown, to, card, kNothing, kNothing);
  }
  co_await tomes_shown(t, to, {shown, drawn});  // KH-152
  t.ask(to, Prompt::kShop, rule);
  for (int i = 0; i < kShown && shown[i] != kNoCard; ++i) {
    const int price = price_to_buy(s, to, shown[i], Price::kList);
    bool again = false;
    for (int before = 0; before < i; ++before) again = again || shown[before] == shown[i];
    if (again || price > spendable_money(s, to)) continue;
    t.offer(rule, Verb::kBuy, shown[i], price);
    if (free_purchase(s, to) >= 0) t.offer(cites("AH-022"), Verb::kBuyFree, shown[i]);
  }
  t.offer(rule, Verb::kBuyNothing);
  const Option chosen = co_await t.answer();
  const CardNumber bought = chosen.is(Verb::kBuyNothing) ? kNoCard : chosen.arg<CardNumber>(0);
  bool taken = false;
  for (const CardNumber card : shown) {
    if (card == kNoCard) break;
    if (card == bought && !taken)
      taken = true;
    else
      put_back(s, card);
  }
  if (!taken) co_return;
  co_await pay_for_purchase(t, to, chosen);
  s.pharaoh.parcel = bought;
  s.pharaoh.carrier = who;
  s.pharaoh.addressee = to;
  t.emit(rule, Tells::kParcelSent, who, to, bought);
}

void deliver_parcel(Table& t) {
  State& s = t.state;
  const Seat from = s.pharaoh.carrier;
  const Seat to = s.pharaoh.addressee;
  const CardNumber card = s.pharaoh.parcel;
  if (!in_play(s, from) || !in_play(s, to)) {
    forget_parcel(s);
    put_back(s, card);
    t.emit(cites("AH-359"), Tells::kParcelLost, card);
    return;
  }
  if (!is_in_town(s, from) || s.investigators[from].place != s.investigators[to].place) return;
  forget_parcel(s);
  put_possession(s, to, {card, 0, 0});
  t.emit(cites("AH-108"), Tells::kParcelDelivered, from, to, card);
  gain_money(t, from, kTip, cites("AH-108"));
}

}  // namespace tavola::arkham

// Step A, the way into R'lyeh, and the turn of the player who is there. (HS-115 to HS-128, HS-247
// to HS-268)
#include "games/salem/rules/rules.h"

namespace tavola::salem {

void take_cards_back(Table& t, Seat seat, Citation rule) {
  Player& p = t.state.players[seat];
  if (p.hand == 0xFF) return;
  p.hand = 0xFF;
  t.emit(rule, Happening::kCardsTakenBack, seat);
  t.applies(cites("HS-126"));
}

Citation barred_from_rlyeh(const State& s, Seat seat) {
  if (s.holder != kNone) return cites("HS-252");
  if (((s.face_up >> kRlyehSlot) & 1U) == 0) return cites("HS-251");
  const auto& needed = content().old_ones[s.old_ones[kRlyehSlot]].items;
  if (!holds(s.players[seat], needed[0], needed[1], needed[2])) return cites("HS-250");
  if (s.house.rlyeh != 0 && !all_portals_closed(s)) return cites("HS-268");
  return {};
}

namespace {

Rule<> enter_rlyeh(Table& t, Seat seat) {
  State& s = t.state;
  Player& p = s.players[seat];
  p.place = kRlyeh;
  s.holder = seat;
  t.emit(cites("HS-249"), Happening::kEnteredRlyeh, seat);
  t.emit(cites("HS-254"), Happening::kBanished, s.old_ones[kRlyehSlot]);
  if (s.house.banishing_items != 0)
    for (std::uint8_t item : content().old_ones[s.old_ones[kRlyehSlot]].items) {
      discard(s, p, item);
      t.emit(cites("HS-255"), Happening::kPaidItem, seat, item);
    }
  else
    t.applies(cites("HS-255"));
  t.applies(cites("HS-336"));
  if (ended(t)) co_await t.abandon();
  if (s.house.arrival != 0)
    co_await lose_sanity(t, seat, 1, cites("HS-259"));
  else
    t.applies(cites("HS-259"));
  t.applies(cites("HS-256"));
  end_turn(t);
}

void arrive(Table& t, Seat seat, std::uint8_t to) {
  State& s = t.state;
  s.players[seat].place = to;
  t.applies(cites("HS-128"));
  if (to == kMiskatonic) take_cards_back(t, seat, cites("HS-124"));
  s.step = Step::kExchange;
}

}  // namespace

namespace {

constexpr unsigned kRingPlaces = (1U << kRing) - 1;

void offer_moves(Table& t, Seat seat) {
  const State& s = t.state;
  const int here = s.players[seat].place;
  const unsigned hand = s.players[seat].hand;
  unsigned cards = hand & kRingPlaces;
  if (cards != kRingPlaces) t.applies(cites("HS-116"));
  if (s.house.stay == 0) {
    cards &= ~(1U << here);
    t.applies(cites("HS-118"));
  }
  t.ask(seat, Prompt::kMove, cites("HS-115"));
  t.offer_each(cites("HS-117"), Verb::kMove, cards);
  if ((hand >> kPassageCard & 1U) == 0) return;
  t.offer_each(cites("HS-119"), Verb::kPassage, kRingPlaces & ~(1U << here));
  if (const Citation barred = barred_from_rlyeh(s, seat); barred.given())
    t.applies(barred);
  else
    t.offer(cites("HS-249"), Verb::kPassage, kRlyeh);
}

}  // namespace

Rule<> move_step(Table& t) {
  State& s = t.state;
  const Seat seat = s.active;
  Player& p = s.players[seat];
  offer_moves(t, seat);
  const Option chosen = co_await t.answer();
  const std::uint8_t to = chosen.arg<std::uint8_t>(0);
  if (chosen.is(Verb::kMove)) {
    p.hand = static_cast<std::uint8_t>(p.hand & ~(1U << to));
    t.emit(cites("HS-115"), Happening::kMoved, seat, to);
    arrive(t, seat, to);
    co_return;
  }
  p.hand = static_cast<std::uint8_t>(p.hand & ~(1U << kPassageCard));
  t.emit(cites("HS-119"), Happening::kPassagePlayed, seat, to);
  const int cost = 1 + force(t, Force::kPassageCost);
  if (cost > 0)
    co_await lose_sanity(t, seat, cost, rule_behind(s, Force::kPassageCost, cites("HS-121")));
  if (!p.in_play) {
    t.applies(cites("HS-122"));
    t.applies(cites("HS-326"));
    if (to == kRlyeh) t.applies(cites("HS-337"));
    end_turn(t);
  } else if (to == kRlyeh) {
    t.applies(cites("HS-123"));
    t.applies(cites("HS-253"));
    co_await enter_rlyeh(t, seat);
  } else {
    t.applies(to == kMiskatonic ? cites("HS-125") : cites("HS-120"));
    t.emit(cites("HS-119"), Happening::kMoved, seat, to);
    arrive(t, seat, to);
  }
}

Rule<> rlyeh_turn(Table& t) {
  t.applies(cites("HS-114"));
  t.applies(cites("HS-257"));
  t.applies(cites("HS-263"));
  t.applies(cites("HS-338"));  // the Items of the card are not looked at again
  co_await lose_sanity(t, t.state.active, 1, cites("HS-258"));
  end_turn(t);
}

}  // namespace tavola::salem

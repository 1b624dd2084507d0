// Step A, the way into R'lyeh, and the turn of the player who is there. (HS-115 to HS-128, HS-247
// to HS-268)
#include "games/salem/rules/quiet_rules.h"
#include "games/salem/rules/rules.h"

namespace tavola::salem {

void take_cards_back(Table& t, Seat seat, Citation rule) {
  Player& p = t.state.players[seat];
  if (p.hand == 0xFF) return;
  p.hand = 0xFF;
  t.emit(rule, Happening::kCardsTakenBack, seat);
  tell(t, quiet::cards_taken_back, seat);
}

bool may_enter_rlyeh(const State& s, Seat seat) {
  if (s.holder != kNone) return false;                      // HS-252
  if (((s.face_up >> kRlyehSlot) & 1U) == 0) return false;  // HS-251
  if (s.house.rlyeh != 0 && !all_portals_closed(s)) return false;
  const auto& needed = content().old_ones[s.old_ones[kRlyehSlot]].items;
  return holds(s.players[seat], needed[0], needed[1], needed[2]);  // HS-249
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
  tell(t, quiet::entered_rlyeh);
  if (ended(t)) co_await t.abandon();
  if (s.house.arrival != 0) co_await lose_sanity(t, seat, 1, cites("HS-259"));
  end_turn(t);  // HS-256
}

void arrive(Table& t, Seat seat, std::uint8_t to) {
  State& s = t.state;
  s.players[seat].place = to;
  tell(t, quiet::arrived, seat);
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
  const unsigned stay = s.house.stay != 0 ? ~0U : ~(1U << here);
  t.ask(seat, Prompt::kMove, cites("HS-115"));
  t.offer_each(cites("HS-117"), Verb::kMove, hand & stay & kRingPlaces);
  if ((hand >> kPassageCard & 1U) != 0) {
    t.offer_each(cites("HS-119"), Verb::kPassage, kRingPlaces & ~(1U << here));
    if (may_enter_rlyeh(s, seat)) t.offer(cites("HS-249"), Verb::kPassage, kRlyeh);
  }
  tell(t, quiet::moves_offered, seat);
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
  tell(t, quiet::passage_played, seat, to);
  const int cost = 1 + force(s, Force::kPassageCost);
  if (cost > 0) co_await lose_sanity(t, seat, cost, cites("HS-121"));
  if (!p.in_play) {
    tell(t, quiet::passage_fatal, to);
    end_turn(t);
  } else if (to == kRlyeh) {
    co_await enter_rlyeh(t, seat);
  } else {
    t.emit(cites("HS-119"), Happening::kMoved, seat, to);
    arrive(t, seat, to);
  }
}

Rule<> rlyeh_turn(Table& t) {
  tell(t, quiet::rlyeh_turn);
  co_await lose_sanity(t, t.state.active, 1, cites("HS-258"));
  end_turn(t);
}

}  // namespace tavola::salem

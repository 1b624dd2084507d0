// Step E: taking an Item, its cost, room for it, and the refill. (HS-194 to HS-211, HS-330 to
// HS-332)
#include "games/salem/rules/rules.h"

namespace tavola::salem {

namespace {

/// Of the three spaces of a location.
const Cost* costs_at(int place, bool free) {
  static const std::array<Cost, kSpaces> kFree{};
  if (free) return kFree.data();
  return content().locations[static_cast<std::size_t>(place)].costs.data();
}

}  // namespace

const Cost& cost_of(const State& s, int place, int space) {
  return costs_at(place, force(s, Force::kFreeItems) > 0)[space];
}

bool can_pay(const State&, const Player& p, const Cost& cost) {
  if (cost.all_items == 0) return true;              // Sanity can always be paid, HS-198
  if (item_count(p) < cost.all_items) return false;  // HS-197
  for (std::uint8_t item = 0; item < kSigil; ++item)
    if (cost.items[item] != 0 && count_of(p, item) < cost.items[item]) return false;
  return true;
}

void refill(Table& t, int place) {
  State& s = t.state;
  int drawn = 0;
  bool nothing_left = false;
  for (std::uint8_t& space : s.spaces[place - 1]) {
    const bool runs_out = s.bag.empty();
    space = draw_item(t);
    if (space == kNone) {
      nothing_left = true;
      break;
    }
    if (runs_out && drawn > 0) t.applies(cites("HS-292"));
    ++drawn;
  }
  if (drawn > 0) t.emit(cites("HS-207"), Happening::kRefilled, place, drawn);
  if (nothing_left) t.emit(cites("HS-293"), Happening::kNotRefilled, place);
}

namespace {

bool is_empty(const State& s, int place) {
  for (std::uint8_t item : s.spaces[place - 1])
    if (item != kNone) return false;
  return true;
}

Rule<> pay_cost(Table& t, Seat seat, Cost cost) {
  State& s = t.state;
  Player& p = s.players[seat];
  if (cost.sanity > 0) co_await lose_sanity(t, seat, cost.sanity, cites("HS-195"));
  if (!p.in_play) co_return;
  if (cost.necron > 0) co_await advance_necron(t, cost.necron, cites("HS-195"));
  for (std::uint8_t item = 0; item < kSigil; ++item)
    for (int n = 0; n < cost.items[item]; ++n) {
      discard(s, p, item);
      t.emit(cites("HS-330"), Happening::kPaidItem, seat, item);
    }
  for (int n = 0; n < cost.any_items; ++n) {
    t.ask(seat, Prompt::kPayItem, cites("HS-195"));
    each_kind(p, [&t](std::uint8_t item) { t.offer(cites("HS-195"), Verb::kDiscard, item); });
    const std::uint8_t item = (co_await t.answer()).arg<std::uint8_t>(0);
    discard(s, p, item);
    t.emit(cites("HS-330"), Happening::kPaidItem, seat, item);
  }
}

Rule<> make_room(Table& t, Seat seat, std::uint8_t wanted) {
  State& s = t.state;
  Player& p = s.players[seat];
  const Citation rule = is_sigil(wanted) ? cites("HS-203") : cites("HS-200");
  t.ask(seat, Prompt::kMakeRoom, rule, wanted);
  each_kind(p, [&](std::uint8_t item) {
    if (is_sigil(item) == is_sigil(wanted)) t.offer(rule, Verb::kDiscard, item);
  });
  const std::uint8_t item = (co_await t.answer()).arg<std::uint8_t>(0);
  t.applies(is_sigil(wanted) ? cites("HS-025") : cites("HS-024"));
  t.applies(rule);
  discard(s, p, item);
  t.emit(cites("HS-201"), Happening::kMadeRoom, seat, item);
}

}  // namespace

namespace {

void offer_items(Table& t, Seat seat) {
  const State& s = t.state;
  const Player& p = s.players[seat];
  const int place = p.place;
  const Cost* const costs = costs_at(place, force(t, Force::kFreeItems) > 0);
  t.ask(seat, Prompt::kTake, cites("HS-194"));
  t.offer(cites("HS-111"), Verb::kPass);
  for (std::uint8_t space = 0; space < kSpaces; ++space) {
    const std::uint8_t item = s.spaces[place - 1][space];
    if (item == kNone) continue;
    if (can_pay(s, p, costs[space]))
      t.offer(cites("HS-194"), Verb::kTake, item, space + 1);
    else
      t.applies(cites("HS-197"));
  }
  t.applies(cites("HS-110"));
  t.applies(cites("HS-113"));  // whatever is still here
}

Rule<> take_one(Table& t) {
  State& s = t.state;
  const Seat seat = s.active;
  Player& p = s.players[seat];
  const int place = p.place;
  const Option chosen = co_await t.answer();
  if (chosen.is(Verb::kTake)) {
    const int space = chosen.arg(1) - 1;
    const std::uint8_t item = s.spaces[place - 1][space];
    const Cost& cost = cost_of(s, place, space);
    if (!cost.free()) {
      co_await pay_cost(t, seat, cost);
      t.applies(p.in_play ? cites("HS-196") : cites("HS-198"));
    }
    if (p.in_play) {
      if (!has_room(s, p, item)) co_await make_room(t, seat, item);
      s.spaces[place - 1][space] = kNone;
      put_on_board(p, item);
      p.taken = item;
      t.emit(cites("HS-199"), Happening::kTook, seat, item, place);
      t.applies(cites("HS-204"));
      if (is_sigil(item)) t.applies(cites("HS-202"));
      if (is_empty(s, place)) {
        refill(t, place);
        t.applies(cites("HS-208"));
        t.applies(cites("HS-209"));
      } else {
        t.applies(cites("HS-206"));
        t.applies(cites("HS-211"));
      }
    }
  }
  end_turn(t);
}

}  // namespace

Rule<> take_step(Table& t) {
  const int place = t.state.players[t.state.active].place;
  if (place >= 1 && place <= kNumbered) {
    if (is_empty(t.state, place)) {
      t.applies(cites("HS-294"));
      refill(t, place);
    }
    offer_items(t, t.state.active);
    if (!t.one_answer()) return take_one(t);
  } else {
    t.applies(cites("HS-008"));
    t.applies(cites("HS-210"));
  }
  end_turn(t);
  return Rule<>::done();
}

namespace {

void gain(Table& t, Seat seat, std::uint8_t item) {
  put_on_board(t.state.players[seat], item);
  t.emit(cites("HS-332"), Happening::kGainedItem, seat, item);
}

Rule<> gain_in_place_of_another(Table& t, Seat seat, std::uint8_t item) {
  State& s = t.state;
  Player& p = s.players[seat];
  t.applies(is_sigil(item) ? cites("HS-025") : cites("HS-024"));
  s.gained = item;
  t.ask(seat, Prompt::kGained, cites("HS-332"), item);
  t.offer(cites("HS-332"), Verb::kGiveUp, item);
  each_kind(p, [&](std::uint8_t held) {
    if (is_sigil(held) == is_sigil(item)) t.offer(cites("HS-332"), Verb::kDiscard, held);
  });
  const Option chosen = co_await t.answer();
  s.gained = kNone;
  if (chosen.is(Verb::kGiveUp)) {
    s.item_discard.add(item);
    t.emit(cites("HS-332"), Happening::kGainLost, seat, item);
    co_return;
  }
  const std::uint8_t held = chosen.arg<std::uint8_t>(0);
  discard(s, p, held);
  t.emit(cites("HS-332"), Happening::kMadeRoom, seat, held);
  gain(t, seat, item);
}

}  // namespace

Rule<> take_from_bag(Table& t, Seat seat, bool sigil) {
  const std::uint8_t item = sigil ? draw_sigil(t) : draw_item(t);
  if (item == kNone) {
    t.emit(cites("HS-341"), sigil ? Happening::kNoSigilInBag : Happening::kNoItemInBag, seat);
    return Rule<>::done();
  }
  if (!has_room(t.state, t.state.players[seat], item))
    return gain_in_place_of_another(t, seat, item);
  gain(t, seat, item);
  return Rule<>::done();
}

}  // namespace tavola::salem

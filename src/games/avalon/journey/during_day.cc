// During the Day: in each round every player takes one Action, alone or as a Party. (sections 6 and
// 7 of the ledger)
#include "games/avalon/character/hero_setup.h"
#include "games/avalon/character/survival.h"
#include "games/avalon/journey/arrival.h"
#include "games/avalon/journey/day.h"
#include "games/avalon/journey/location_text.h"
#include "games/avalon/journey/map.h"
#include "games/avalon/journey/menhirs.h"
#include "games/avalon/journey/parties.h"
#include "games/avalon/journey/trading.h"

namespace tavola::avalon {
namespace {

bool in(std::uint8_t set, Seat seat) { return ((set >> seat) & 1U) != 0; }
void put(std::uint8_t& set, Seat seat) { set = static_cast<std::uint8_t>(set | (1U << seat)); }

// TG-140: who took part has acted, but for the house rule by which joining is free.
void mark_acted(Table& t, SeatSet party, Seat acting) {
  JourneyState& j = t.state.journey;
  put(j.acted, acting);
  t.applies(cites("TG-140"));
  if (t.state.house.joining_is_free != 0) return;
  for (Seat seat = 0; seat < t.state.seats; ++seat)
    if (party.has(seat)) put(j.acted, seat);
}

/// TG-147, TG-157: 1 Energy, paid by the Character or by somebody who comes along.
bool can_set_out(const State& s, Seat acting) {
  if (can_pay(s, acting, Measure::kEnergy, 1)) return true;
  for (Seat seat = 0; seat < s.seats; ++seat)
    if (seat != acting && characters_in(s, s.character(acting).place).has(seat) &&
        !in(s.journey.passed, seat) && can_pay(s, seat, Measure::kEnergy, 1))
      return true;
  return false;
}

Rule<> travel(Table& t, Seat acting, std::uint8_t to) {
  const SeatSet asked = co_await gather_party(t, acting);
  const SeatSet party = co_await pay_each(t, asked, 1, cites("TG-157"));
  mark_acted(t, asked, acting);
  if (party.empty()) co_return;
  for (Seat seat = 0; seat < t.state.seats; ++seat) {
    if (!party.has(seat)) continue;
    t.state.character(seat).place = to;
    t.emit(cites("TG-158"), Happening::kTravelled, seat, to);
  }
  arrive(t, party, to);
}

// TG-180 to TG-185, TG-284 to TG-292
Rule<> inspect(Table& t, Seat acting) {
  State& s = t.state;
  const std::uint8_t place = s.character(acting).place;
  const SeatSet party = co_await gather_party(t, acting);
  mark_acted(t, party, acting);
  t.emit(cites("TG-182"), Happening::kInspected, acting, place);
  const Price price = price_of_rite(s, place);
  const bool present = !location(place).rite.all_present || living(s) == characters_in(s, place);
  if (!present) t.applies(cites("TG-289"));
  if (!present || !can_pay_together(s, party, price)) co_return;
  const int days = days_of_rite(s, place);
  t.ask(acting, Prompt::kActivate, cites("TG-183"), place, days);
  t.offer(cites("TG-183"), Verb::kActivate);
  t.offer(cites("TG-183"), Verb::kRefuse);
  const Option chosen = co_await t.answer();
  if (!chosen.is(Verb::kActivate)) co_return;
  co_await pay_together(t, party, price, cites("TG-288"));
  light_menhir(t, place, days, cites("TG-287"));
}

/// Who is to act next: the lowest number among those who have neither acted nor Passed nor let the
/// others go first. (TG-131 to TG-133)
Seat next_to_act(const State& s, bool& may_wait) {
  const JourneyState& j = s.journey;
  SeatSet due;
  SeatSet not_waiting;
  for (Seat seat = 0; seat < s.seats; ++seat) {
    if (s.character(seat).alive == 0 || in(j.acted, seat) || in(j.passed, seat)) continue;
    due.add(seat);
    if (!in(j.waited, seat)) not_waiting.add(seat);
  }
  may_wait = not_waiting.count() > 1 || (not_waiting.count() == 1 && due.count() > 1);
  return lowest_number(s, not_waiting.empty() ? due : not_waiting);
}

}  // namespace

bool day_is_done(const State& s) {
  for (Seat seat = 0; seat < s.seats; ++seat) {
    const Character& c = s.character(seat);
    if (c.alive == 0 || in(s.journey.passed, seat)) continue;
    if (c.energy() > 0 || s.house.day_ends != 0) return false;
  }
  return true;
}

Rule<> during_day_step(Table& t) {
  State& s = t.state;
  JourneyState& j = s.journey;
  if (day_is_done(s)) {
    j.stage = DayStage::kEnd;
    j.step = 1;
    j.done = 0;
    t.emit(cites("TG-142"), Happening::kDayEnds, j.day);
    co_return;
  }
  bool may_wait = false;
  const Seat seat = next_to_act(s, may_wait);
  if (seat == kNoSeat) {  // TG-141
    j.acted = j.waited = 0;
    if (j.round < 255) ++j.round;
    t.emit(cites("TG-141"), Happening::kRoundBegins, j.round);
    co_return;
  }
  const std::uint8_t place = s.character(seat).place;
  t.ask(seat, Prompt::kAction, cites("TG-192"));
  if (can_set_out(s, seat))
    for (int side = 0; side < kSides; ++side) {
      const std::uint8_t to = connected(s, place, static_cast<Side>(side));
      if (to != kNone) t.offer(cites("TG-158"), Verb::kTravel, to);
    }
  offer_location_actions(t, seat);
  if (location(place).has(Seal::kMenhir)) t.offer(cites("TG-181"), Verb::kInspect);
  t.offer(cites("TG-188"), Verb::kPass);
  if (may_wait) t.offer(cites("TG-132"), Verb::kLetOthersGo);
  offer_gifts(t, seat);
  const Option chosen = co_await t.answer();
  if (chosen.is(Verb::kTravel)) {
    co_await travel(t, seat, chosen.arg<std::uint8_t>(0));
  } else if (chosen.is(Verb::kLocationAction)) {
    const SeatSet party = co_await take_location_action(t, seat, chosen.arg(1));
    if (!party.empty()) mark_acted(t, party, seat);
  } else if (chosen.is(Verb::kInspect)) {
    co_await inspect(t, seat);
  } else if (chosen.is(Verb::kPass)) {
    put(j.passed, seat);
    t.emit(cites("TG-187"), Happening::kPassed, seat);
  } else if (chosen.is(Verb::kGive)) {
    co_await give(t, seat, chosen.arg<Seat>(0), static_cast<Measure>(chosen.arg(1)));
  } else {
    put(j.waited, seat);
  }
}

}  // namespace tavola::avalon

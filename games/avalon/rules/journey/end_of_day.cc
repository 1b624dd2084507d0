// End of Day, its five steps; each is done for all Characters before the next. (section 8 of the
// ledger)
#include <algorithm>

#include "games/avalon/rules/campaign/chapter.h"
#include "games/avalon/rules/character/advancement.h"
#include "games/avalon/rules/character/hero_setup.h"
#include "games/avalon/rules/character/survival.h"
#include "games/avalon/rules/encounter/encounter.h"
#include "games/avalon/rules/journal/dreams.h"
#include "games/avalon/rules/journey/day.h"
#include "games/avalon/rules/journey/map.h"
#include "games/avalon/rules/journey/trading.h"

namespace tavola::avalon {
namespace {

constexpr int kSteps = 5;

// Step 1. (TG-195 to TG-199)
Rule<bool> rest(Table& t, Seat seat, bool may_wait) {
  Character& c = t.state.character(seat);
  const int food = c.of(Measure::kFood);
  const int full = food_for_rest(t, seat);
  t.ask(seat, Prompt::kEat, cites("TG-195"));
  if (food >= full) t.offer(cites("TG-195"), Verb::kEat);
  if (food > 0 && full > 1) t.offer(cites("TG-006"), Verb::kEatLittle);
  t.offer(cites("TG-197"), Verb::kFast);
  // Waiting serves who may still be given something.
  if (may_wait && characters_in(t.state, c.place).count() > 1)
    t.offer(cites("TG-958"), Verb::kLetOthersGo);
  offer_gifts(t, seat);  // TG-199
  const Option chosen = co_await t.answer();
  const bool gift = co_await take_gift(t, seat, chosen);
  if (gift) co_return false;
  if (chosen.is(Verb::kLetOthersGo)) {
    t.state.journey.waited = static_cast<std::uint8_t>(t.state.journey.waited | (1U << seat));
    co_return false;
  }
  if (chosen.is(Verb::kEat)) {
    pay(t, seat, Measure::kFood, full, cites("TG-195"));
    t.emit(cites("TG-196"), Happening::kAte, seat);
    gain(t, seat, Measure::kHealth, health_of_rest(t, seat), cites("TG-196"));
    lose(t, seat, Measure::kTerror, terror_of_rest(t, seat), cites("TG-196"));
    co_await own_texts_at(t, CardMoment::kRest, effects::Timing::kAfter, seat, cites("TG-398"));
    co_return true;
  }
  if (chosen.is(Verb::kEatLittle)) {  // a trait: it restores nothing, and nothing is lost
    pay(t, seat, Measure::kFood, 1, cites("TG-195"));
    t.emit(cites("TG-006"), Happening::kAteLittle, seat);
    co_await own_texts_at(t, CardMoment::kRest, effects::Timing::kAfter, seat, cites("TG-398"));
    co_return true;
  }
  t.emit(cites("TG-197"), Happening::kWentHungry, seat);
  if (c.energy() > 0)
    lose(t, seat, Measure::kEnergy, c.energy(), cites("TG-197"));
  else
    lose(t, seat, Measure::kHealth, 1, cites("TG-198"));
  co_await own_texts_at(t, CardMoment::kRest, effects::Timing::kAfter, seat, cites("TG-398"));
  co_return true;
}

// Step 2. (TG-200 to TG-204, TG-959)
void restore_energy(Table& t, Seat seat) {
  const Character& c = t.state.character(seat);
  const int target = energy_after_rest(t, seat, c.energy(), c.health());
  if (target > c.energy())
    gain(t, seat, Measure::kEnergy, target - c.energy(),
         exhausted(t.state, seat) ? cites("TG-201") : cites("TG-200"));
  else if (target < c.energy())
    lose(t, seat, Measure::kEnergy, c.energy() - target, cites("TG-203"));
}

}  // namespace

int food_for_rest(const Table& t, Seat seat) {
  return std::max(1, stated(t, CardStatement::kRestFood, seat));
}

int health_of_rest(const Table& t, Seat seat) {
  return std::max(0, 1 + stated(t, CardStatement::kRestHealth, seat));
}

int terror_of_rest(const Table& t, Seat seat) {
  return std::max(0, 1 + stated(t, CardStatement::kRestTerror, seat));
}

// TG-201: an Exhausted Character recovers 4, a text in force may change that.
int energy_after_rest(const Table& t, Seat seat, int energy, int health) {
  const Tray& tray = tray_of(t.state.character(seat));
  const int more = stated(t, CardStatement::kRestEnergy, seat);
  const int most = std::min<int>(tray.energy_top, energy_ceiling(t.state, seat, health));
  const int start = std::min(std::max(0, tray.energy_start + more), most);
  return tray.exhausted_at(energy) ? std::min(start, energy + std::max(0, 4 + more)) : start;
}

Rule<> end_of_day_step(Table& t) {
  State& s = t.state;
  JourneyState& j = s.journey;
  if (j.step == kSteps) {  // step 5 is taken Location by Location (TG-962)
    const bool goes_on = co_await next_dream(t);
    if (goes_on) co_return;
    for (Seat seat = 0; seat < s.seats; ++seat)
      j.done = static_cast<std::uint8_t>(j.done | (1U << seat));
  }
  SeatSet due;
  SeatSet not_waiting;
  for (Seat seat = 0; seat < s.seats; ++seat) {
    if (s.character(seat).alive == 0 || ((j.done >> seat) & 1U) != 0) continue;
    due.add(seat);
    if (((j.waited >> seat) & 1U) == 0) not_waiting.add(seat);
  }
  if (due.empty()) {  // TG-194
    j.done = j.waited = 0;
    t.applies(cites("TG-194"));
    if (++j.step <= kSteps) co_return;
    const int days = beginning(s).days;
    if (days > 0 && j.day % days == 0) {
      end_chapter(t, cites("TG-307"));
      co_return;
    }
    j.stage = DayStage::kStart;
    j.step = 1;
    if (j.day < 255) ++j.day;
    t.emit(cites("TG-105"), Happening::kDayBegins, j.day);
    co_return;
  }
  // TG-958: in ascending number, but whoever likes lets the others go first.
  const Seat seat = lowest_number(s, not_waiting.empty() ? due : not_waiting);
  const bool may_wait = not_waiting.has(seat) && due.count() > 1;
  bool done = true;
  switch (j.step) {
    case 1:
      done = co_await rest(t, seat, may_wait);
      break;
    case 2:
      restore_energy(t, seat);
      break;
    case 3:
      done = co_await spend_experience(t, seat, may_wait);
      break;
    case 4:
      done = co_await build_decks(t, seat);
      break;
    default:
      break;
  }
  if (done) j.done = static_cast<std::uint8_t>(j.done | (1U << seat));
}

}  // namespace tavola::avalon

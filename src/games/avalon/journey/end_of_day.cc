// End of Day, its five steps; each is done for all Characters before the next. (section 8 of the
// ledger)
#include <algorithm>

#include "games/avalon/character/advancement.h"
#include "games/avalon/character/hero_setup.h"
#include "games/avalon/character/survival.h"
#include "games/avalon/journey/day.h"
#include "games/avalon/journey/map.h"
#include "games/avalon/journey/trading.h"

namespace tavola::avalon {
namespace {

constexpr int kSteps = 5;

// Step 1. (TG-195 to TG-199)
Rule<bool> rest(Table& t, Seat seat) {
  Character& c = t.state.character(seat);
  t.ask(seat, Prompt::kEat, cites("TG-195"));
  if (c.of(Measure::kFood) > 0) t.offer(cites("TG-195"), Verb::kEat);
  t.offer(cites("TG-197"), Verb::kFast);
  offer_gifts(t, seat);  // TG-199
  const Option chosen = co_await t.answer();
  if (chosen.is(Verb::kGive)) {
    co_await give(t, seat, chosen.arg<Seat>(0), static_cast<Measure>(chosen.arg(1)));
    co_return false;
  }
  if (chosen.is(Verb::kEat)) {
    pay(t, seat, Measure::kFood, 1, cites("TG-195"));
    t.emit(cites("TG-196"), Happening::kAte, seat);
    gain(t, seat, Measure::kHealth, 1, cites("TG-196"));
    lose(t, seat, Measure::kTerror, 1, cites("TG-196"));
    co_return true;
  }
  t.emit(cites("TG-197"), Happening::kWentHungry, seat);
  if (c.energy() > 0)
    lose(t, seat, Measure::kEnergy, c.energy(), cites("TG-197"));
  else
    lose(t, seat, Measure::kHealth, 1, cites("TG-198"));
  co_return true;
}

// Step 2. (TG-200 to TG-204, TG-959)
void restore_energy(Table& t, Seat seat) {
  const Character& c = t.state.character(seat);
  const int start = std::min<int>(tray_of(c).energy_start, energy_ceiling(t.state, seat));
  const int target = exhausted(t.state, seat) ? std::min(start, c.energy() + 4) : start;
  if (target > c.energy())
    gain(t, seat, Measure::kEnergy, target - c.energy(),
         exhausted(t.state, seat) ? cites("TG-201") : cites("TG-200"));
  else if (target < c.energy())
    lose(t, seat, Measure::kEnergy, c.energy() - target, cites("TG-203"));
}

}  // namespace

Rule<> end_of_day_step(Table& t) {
  State& s = t.state;
  JourneyState& j = s.journey;
  SeatSet due;
  for (Seat seat = 0; seat < s.seats; ++seat)
    if (s.character(seat).alive != 0 && ((j.done >> seat) & 1U) == 0) due.add(seat);
  if (due.empty()) {  // TG-194
    j.done = 0;
    t.applies(cites("TG-194"));
    if (++j.step <= kSteps) co_return;
    j.stage = DayStage::kStart;
    j.step = 1;
    if (j.day < 255) ++j.day;
    t.emit(cites("TG-105"), Happening::kDayBegins, j.day);
    co_return;
  }
  const Seat seat = lowest_number(s, due);  // TG-958
  bool done = true;
  switch (j.step) {
    case 1:
      done = co_await rest(t, seat);
      break;
    case 2:
      restore_energy(t, seat);
      break;
    case 3:
      done = co_await spend_experience(t, seat);
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

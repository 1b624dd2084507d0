#include "games/avalon/shown/meal_line.h"

#include <algorithm>

#include "games/avalon/rules/character/survival.h"
#include "games/avalon/rules/journey/day.h"

namespace tavola::avalon {

using scene::Text;

namespace {

/// With the Energy that step 2 then restores, and whether it is that of an Exhausted Character.
Text with_energy(const char* message, const Table& t, Seat seat, int energy, int health) {
  const Tray& tray = tray_of(t.state.character(seat));
  return Text::of(message)
      .with("energy", energy_after_rest(t, seat, energy, health))
      .with("tired", tray.exhausted_at(energy) ? 1 : 0);
}

Text eating(const Table& t, Seat seat) {
  const Character& c = t.state.character(seat);
  const int room = top_of(t.state, seat, Measure::kHealth) - c.health();
  const int health = std::min(room, health_of_rest(t, seat));
  const int terror = std::min<int>(c.terror(), terror_of_rest(t, seat));
  const char* message = health > 0 && terror > 0 ? "forecast.eat"
                        : health > 0             ? "forecast.eat_health"
                        : terror > 0             ? "forecast.eat_terror"
                                                 : "forecast.eat_energy";
  return with_energy(message, t, seat, c.energy(), c.health() + health)
      .with("health", health)
      .with("terror", terror);
}

/// TG-197, TG-198: all Energy is lost, or Health if there is none.
Text fasting(const Table& t, Seat seat) {
  const Character& c = t.state.character(seat);
  if (c.energy() > 0) return with_energy("forecast.fast", t, seat, 0, c.health());
  const int lost = std::min<int>(c.health(), 1);
  return with_energy("forecast.starve", t, seat, 0, c.health() - lost).with("health", lost);
}

}  // namespace

Text meal_line(const Table& t, Seat seat, Verb chosen) {
  const Character& c = t.state.character(seat);
  switch (chosen) {
    case Verb::kEat:
      return eating(t, seat);
    case Verb::kEatLittle:
      return with_energy("forecast.eat_little", t, seat, c.energy(), c.health());
    case Verb::kFast:
      return fasting(t, seat);
    default:
      return {};
  }
}

}  // namespace tavola::avalon

// What comes next: one step of the game, by the phase that the state is in. (CT-071 to CT-077)
#include "games/catacombs/rules/rules.h"

namespace tavola::catacombs {

Rule<> step(Table& t) {
  switch (t.state.phase) {
    case Phase::kSetup:
      return setup(t);
    case Phase::kHeroes:
      return take_hero(t);
    case Phase::kExploration:
      return explore(t);
    case Phase::kPlaceHeroes:
      return place_heroes(t);
    case Phase::kPlaceMonsters:
      return place_monsters(t);
    case Phase::kHeroesTurn:
      return t.state.active == kNone ? heroes_turn(t) : action(t);
    case Phase::kOverseersTurn:
      return t.state.active == kNone ? overseers_turn(t) : action(t);
    case Phase::kEndOfRound:
      return end_of_round(t);
    case Phase::kResolution:
      return resolution(t);
    case Phase::kMerchant:
      return merchant(t);
    case Phase::kHealer:
    case Phase::kOver:
      break;
  }
  return healer(t);
}

std::int32_t measured(const Decision& decision, const Parameters& parameters, Measure which) {
  for (std::size_t i = 0; i < decision.parameters.size(); ++i)
    if (decision.parameters[i].name == which) return parameters[i];
  return 0;
}

void measure_place(Table& t, const PlaceBounds& bounds) {
  t.measure(kX, bounds.left, bounds.right);
  t.measure(kY, bounds.bottom, bounds.top);
}

void measure_flick(Table& t) {
  t.measure(kDx, -physics::kLongestDirection, physics::kLongestDirection);
  t.measure(kDy, -physics::kLongestDirection, physics::kLongestDirection);
  t.measure(kSpeed, 0, content().laws.top_speed);
}

}  // namespace tavola::catacombs

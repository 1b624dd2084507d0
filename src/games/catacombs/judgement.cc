// How a position looks to either side, for bots that judge instead of playing on. Health is what
// the heroes spend to get through the rooms; everything is counted in points of it. (CT-005)
#include <algorithm>
#include <cmath>

#include "games/catacombs/rules.h"

namespace tavola::catacombs {
namespace {

/// What the room that is being fought in may still cost the heroes.
double threat_here(const State& s) {
  double threat = 0;
  for (Piece piece = kFirstMonster; piece < kPieces; ++piece) {
    const std::uint8_t figure = figure_of(s, piece);
    if (figure == kNone || s.discs[piece].fire_wall != 0) continue;
    const Monster& monster = content().monsters[figure - std::size_t{kMonsters}];
    double weight = 0.35 + 0.25 * health_of(s, piece) + 0.05 * monster.reward;
    if (s.discs[piece].incapacitated != 0) weight *= 0.8;
    threat += weight;
  }
  return threat;
}

double strength_of_heroes(const State& s) {
  double strength = 0;
  for (int hero = 0; hero < kHeroes; ++hero) {
    const Hero& sheet = s.heroes[hero];
    if (sheet.health == 0) {
      strength -= 1.5;
      continue;
    }
    // A hero who stands is worth something by itself.
    strength += 1.5 + sheet.health;
    if (s.discs[hero].incapacitated != 0) strength -= 0.7;
    for (std::size_t kind = 0; kind < kMonsterKinds; ++kind)
      strength += 0.06 * sheet.kills[kind] * content().monsters[kind].reward;
    strength += 0.5 * static_cast<double>(__builtin_popcount(sheet.equipment));
    strength += 0.06 * sheet.gold;
  }
  for (const std::uint8_t cards : s.spells)
    strength += s.heroes[kWizard].health > 0 ? 0.35 * cards : 0;
  strength += s.heroes[kBarbarian].health > 0 ? 0.8 * s.rage : 0;
  strength += 0.6 * s.discs[kSkeleton].on_board + 0.3 * s.discs[kFamiliar].on_board;
  return strength;
}

}  // namespace

double Catacombs::evaluate(const State& s, Seat seat) {
  const bool overseer = seat == s.overseer;
  if (s.phase == Phase::kOver) return (s.ending == Ending::kLordDefeated) != overseer ? 1.0 : 0.0;
  const int rooms_done = s.place_in_row == kRow ? 0 : s.place_in_row;
  const double road = 3.2 * (kRow - 1 - rooms_done);
  double ahead = strength_of_heroes(s) - threat_here(s) - road;
  ahead -= 2.6 * s.lord_health;
  if (s.phase == Phase::kHeroesTurn || s.phase == Phase::kOverseersTurn) {
    // How far hero and foe are apart matters little, but enough to come closer.
    ahead -= 0.002 * s.round;
  }
  const double hope = std::clamp(1.0 / (1.0 + std::exp(-(ahead - 2.0) / 9.0)), 0.005, 0.995);
  return overseer ? 1.0 - hope : hope;
}

}  // namespace tavola::catacombs

// How good a table looks, from 0 to 1, for bots that stop looking ahead. In an Encounter it weighs
// how much is done (markers of the Value, slots of the Affinity, Stages) against what it has cost:
// Health and Energy, Terror, cards that are left. The weights are guesses that make greedy play
// sensible.
#include <algorithm>

#include "games/avalon/rules/encounter/encounter.h"
#include "games/avalon/table.h"

namespace tavola::avalon {
namespace {

/// What is done of the Encounter, 0 to 1.
double progress(const State& s) {
  const EncounterState& e = s.encounter;
  const EncounterCard& card = encounter_card(s);
  if (!card.keys) return 0.5;
  if (e.combat()) return std::min(1.0, e.pool / static_cast<double>(card.value));
  const double stages = card.alternatives ? 1.0 : static_cast<double>(card.stages.size());
  const double stage = card.alternatives ? 0.0 : e.stage;
  const double slots = card.top - card.lowest;
  return std::min(
      1.0, (stage + (e.affinity - card.lowest) / std::max(1.0, slots)) / std::max(1.0, stages));
}

/// How the Characters stand, 0 to 1.
double condition(const State& s) {
  double sum = 0;
  for (Seat seat = 0; seat < s.seats; ++seat) {
    const Character& c = s.character(seat);
    if (c.hero == kNone || c.alive == 0) continue;
    const Tray& tray = content().trays[c.tray];
    sum += 0.6 * c.health() / tray.health_top + 0.15 * c.energy() / tray.energy_start +
           0.2 * (1.0 - c.terror() / static_cast<double>(tray.terror_top)) +
           0.05 * std::min<int>(c.of(Measure::kMagic), 3) / 3.0 - (in_panic(s, seat) ? 0.1 : 0.0);
  }
  return std::clamp(sum / s.seats, 0.0, 1.0);
}

double members(const State& s) {
  const EncounterState& e = s.encounter;
  const int all = SeatSet::from_bits(e.party).count();
  return all == 0 ? 1.0 : members_in(s).count() / static_cast<double>(all);
}

double cards(const State& s) {
  const EncounterState& e = s.encounter;
  double sum = 0;
  for (Seat seat = 0; seat < s.seats; ++seat)
    if (e.is_in(seat)) sum += std::min(4, e.hands[seat].size()) / 4.0;
  return sum / s.seats;
}

}  // namespace

double Avalon::evaluate(const State& s, Seat seat) {
  if (s.phase == Phase::kOver) return result(s).winners.has(seat) ? 1.0 : 0.0;
  if (!s.encounter.on()) return 0.5 * condition(s);
  return 0.05 +
         0.9 * (0.5 * progress(s) + 0.3 * condition(s) + 0.12 * members(s) + 0.08 * cards(s));
}

}  // namespace tavola::avalon

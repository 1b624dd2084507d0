// How a position looks to either side, for bots that judge instead of playing on. Health is what
// the heroes spend to get through the rooms, so everything is counted in points of it: what they
// have left, what this room may still cost them, and what lies ahead. (CT-005)
#include <algorithm>
#include <cmath>

#include "games/catacombs/rules.h"
#include "games/catacombs/sight.h"

namespace tavola::catacombs {
namespace {

constexpr double kBehindSomething = 0.3;  // of the chance to hit, when there is no clear line
constexpr double kCostOfBattle = 4.5;     // health that a room takes from the heroes
constexpr double kCostOfLord = 2.2;       // for each of the Lord's health
constexpr double kStanding = 2.5;         // what a living hero is worth beside the health
constexpr double kScale = 8.0;            // health points that turn an even game into a likely one

/// What the attacks of a card do when all goes well, and whether a disc is shot for it.
struct Force {
  double damage = 0;
  bool ranged = false;
};

Force force_of(const Attacks& attacks) {
  Force best;
  for (const Sequence& sequence : attacks) {
    Force force;
    for (const Attack& attack : sequence) {
      // Who is stunned misses an action and cannot step aside.
      const double one = attack.harm() + (attack.stun ? 0.7 : 0);
      force.damage += one * (1 + 0.5 * (attack.flicks - 1));
      force.ranged = force.ranged || attack.kind != AttackKind::kMelee;
    }
    if (force.damage > best.damage) best = force;
  }
  return best;
}

Force force_of(const State& s, Piece piece) {
  Force force = force_of(attacks_of(s, piece));
  if (piece != kLordPiece) return force;
  for (const std::uint8_t special : lord_of(s).specials) {
    const Force other = force_of(content().specials[special].attacks);
    if (other.damage > force.damage) force = other;
  }
  return force;
}

/// The battle in this room as the lines between its discs promise it.
class Battle {
 public:
  explicit Battle(const State& s) : s_(s) { bodies_on_board(s, bodies_); }

  /// How surely a piece can hit one of the other side with its next flick.
  double best_chance(const physics::Body& from, bool ranged, bool lord_counts_more) const {
    const auto attacker = static_cast<Piece>(from.id);
    const bool hero = of_hero_side(attacker);
    const double radius = ranged ? radius_of_size(Size::kTiny) : from.radius;
    double best = 0;
    for (const physics::Body& to : bodies_) {
      if (to.id >= kPieces) continue;
      const auto target = static_cast<Piece>(to.id);
      if (!is_target(s_, target) || (hero ? !of_monster_side(target) : !of_hero_side(target)))
        continue;
      double chance =
          chance_to_hit(s_, seat_of(s_, attacker), distance_between(spot_of(from), spot_of(to)),
                        radius + to.radius);
      if (lord_counts_more && target != kLordPiece) chance *= 0.5;
      if (chance <= best) continue;
      if (!clear_line(bodies_, from.id, spot_of(from), radius, to)) chance *= kBehindSomething;
      best = std::max(best, chance);
    }
    return best;
  }

  /// Health that the heroes may still lose here.
  double threat() const {
    const bool last = final_battle(s_);
    double strikes = 0;   // by the heroes in a round
    double coming = 0;    // of those, in what is left of this round
    double standing = 0;  // health to be struck
    for (const physics::Body& body : bodies_) {
      if (body.id >= kPieces) continue;
      const auto piece = static_cast<Piece>(body.id);
      if (of_hero_side(piece) && able(s_, piece)) {
        const double chance = 0.25 + 0.75 * best_chance(body, false, last);
        strikes += chance;
        if (s_.phase == Phase::kHeroesTurn && s_.discs[piece].acted == 0) coming += chance;
      } else if (of_monster_side(piece) && is_target(s_, piece)) {
        const double weight = piece == kLordPiece || !last ? 1.0 : 0.3;
        standing += weight * std::max(health_of(s_, piece), 0);
        if ((abilities_of(s_, piece) & (kRegeneration | kRetaliation)) != 0) standing += 0.4;
      }
    }
    const double rounds = std::max(standing - 0.8 * coming, 0.0) / std::max(0.8 * strikes, 0.4);
    double threat = 0;
    for (const physics::Body& body : bodies_) {
      if (body.id >= kPieces || !of_monster_side(static_cast<Piece>(body.id))) continue;
      const auto piece = static_cast<Piece>(body.id);
      if (!is_target(s_, piece) || eliminated(s_, piece)) continue;
      const Force force = force_of(s_, piece);
      const double chance = 0.25 + 0.75 * best_chance(body, force.ranged, false);
      // Half of them will have fallen by half-time; who is about to act does so first.
      double turns = 0.5 * std::min(rounds, 6.0);
      if (s_.discs[piece].incapacitated != 0)
        turns = std::max(turns - 0.7, 0.0);
      else if (s_.discs[piece].acted == 0)
        turns += 0.5;
      threat += force.damage * chance * turns + 0.05 * health_of(s_, piece);
    }
    return threat + 0.15 * standing;
  }

 private:
  const State& s_;
  Bodies bodies_;
};

/// What gold buys: healing and equipment, as long as somebody sells it.
double worth_of_gold(const State& s) {
  const auto& row = content().row;
  const std::size_t from = s.place_in_row == kRow ? 0 : s.place_in_row;
  for (std::size_t place = from; place < row.size(); ++place)
    if (row[place] == kHealerPlace || row[place] == kMerchantPlace) return 0.22;
  return 0.01;
}

double strength_of_heroes(const State& s) {
  const double gold = worth_of_gold(s);
  double strength = 0;
  for (Piece hero = 0; hero < kHeroes; ++hero) {
    const Hero& sheet = s.heroes[hero];
    if (sheet.health == 0) {
      strength += 0.1 * gold * sheet.gold;
      continue;
    }
    strength += kStanding + sheet.health;
    if (s.discs[hero].incapacitated != 0) strength -= 0.8;
    if (sheet.unharmed != 0 && s.phase != Phase::kEndOfRound) strength += 0.7;
    for (std::size_t kind = 0; kind < kMonsterKinds; ++kind)
      strength += gold * sheet.kills[kind] * content().monsters[kind].reward;
    strength += 1.1 * static_cast<double>(__builtin_popcount(sheet.equipment));
    strength += gold * sheet.gold;
    const auto& specials = content().heroes[hero].specials;
    for (const std::uint8_t special : specials) {
      const int limit = content().specials[special].per_room;
      if (limit > sheet.specials) strength += 0.25 * (limit - sheet.specials);
    }
  }
  if (alive(s, kWizard))
    for (const std::uint8_t cards : s.spells) strength += 0.55 * cards;
  if (alive(s, kBarbarian)) strength += 1.2 * s.rage;
  strength += 0.9 * s.discs[kSkeleton].on_board + 0.2 * s.discs[kFamiliar].on_board;
  return strength;
}

double road_ahead(const State& s) {
  const auto& row = content().row;
  const std::size_t from = s.place_in_row == kRow ? 0 : s.place_in_row + std::size_t{1};
  double road = kCostOfLord * s.lord_health;
  for (std::size_t place = from; place < row.size(); ++place)
    if (row[place] < kMerchantPlace) road += kCostOfBattle;
  return road;
}

}  // namespace

double Catacombs::evaluate(const State& s, Seat seat) {
  const bool overseer = seat == s.overseer;
  if (s.phase == Phase::kOver) return (s.ending == Ending::kLordDefeated) != overseer ? 1.0 : 0.0;
  double ahead = strength_of_heroes(s) - road_ahead(s);
  switch (s.phase) {
    case Phase::kPlaceHeroes:
    case Phase::kPlaceMonsters:
    case Phase::kHeroesTurn:
    case Phase::kOverseersTurn:
    case Phase::kEndOfRound:
      ahead -= Battle(s).threat() + 0.01 * std::min<int>(s.round, 100);
      break;
    default:
      break;
  }
  const double hope = std::clamp(1.0 / (1.0 + std::exp(-(ahead - 10.0) / kScale)), 0.002, 0.998);
  return overseer ? 1.0 - hope : hope;
}

}  // namespace tavola::catacombs

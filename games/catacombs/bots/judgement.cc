// How a position looks to either side, for bots that judge instead of playing on. Health is what
// the heroes spend to get through the rooms, so everything is counted in points of it: what they
// have left, what this room may still cost them, and what lies ahead. (CT-005)
#include <algorithm>

#include "games/catacombs/bots/sight.h"
#include "games/catacombs/rules/rules.h"

namespace tavola::catacombs {
namespace {

constexpr double kBehindSomething = 0.3;  // of the chance to hit, when there is no clear line
constexpr double kCostOfBattle = 4.5;     // health that a room takes from the heroes
constexpr double kCostOfLord = 2.2;       // for each of the Lord's health
constexpr double kStanding = 2.5;         // what a living hero is worth beside the health
constexpr double kWaiting = 0.4;          // what a round to come costs the heroes
constexpr double kLate = 0.5;             // what a round costs the heroes when patience has ended
constexpr double kLateOverseer = 0.1;     // and the Overseer
constexpr double kPatience = 3;           // rounds before anybody thinks less of cover
constexpr double kLongBattle = 12;        // rounds after which nobody counts on it any more
constexpr double kMostRounds = 10;        // that anybody thinks ahead
constexpr double kFarAway = 0.6;          // the chance to hit for a disc that is not placed yet
constexpr double kTiresOfGifts = 0.01;    // gold that only goes round wins nothing
constexpr double kScale = 8.0;            // health points that turn an even game into a likely one

/// What the attacks of a card do when all goes well, and whether a disc is shot for it.
struct Force {
  double damage = 0;
  double stuns = 0;
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
      force.stuns += attack.stun ? 1 : 0;
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
    const double stuns = std::max(force.stuns, other.stuns);
    if (other.damage > force.damage) force = other;
    force.stuns = stuns;
  }
  return force;
}

/// What lies ahead of the heroes in a room.
struct Danger {
  double threat = 0;   // health that they may still lose
  double stunned = 0;  // the risk that none of them is left able to act
};

/// What a disc that is not placed yet may do.
double from_afar(const Force& force, int health) { return kFarAway * force.damage + 0.2 * health; }

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
      if (target == kLordPiece && s_.lord_unharmed != 0) continue;
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

  /// As either side sees it. The longer a battle lasts, the less a side cares for its own cover and
  /// the more for what it can hit, and both lose by it, so that nobody waits for ever.
  Danger danger(bool overseer) const {
    const bool last = final_battle(s_);
    const double hurry = std::clamp((s_.round - kPatience) / (kLongBattle - kPatience), 0.0, 1.0);
    double strikes = 0;   // by the heroes in a round
    double coming = 0;    // of those, in what is left of this round
    double standing = 0;  // health to be struck
    double able_ones = 0;
    for (const physics::Body& body : bodies_) {
      if (body.id >= kPieces) continue;
      const auto piece = static_cast<Piece>(body.id);
      if (of_hero_side(piece) && able(s_, piece)) {
        const double chance =
            in_a_hurry(0.25 + 0.75 * best_chance(body, false, last), overseer ? hurry : 0);
        strikes += chance;
        able_ones += 1;
        if (s_.phase == Phase::kHeroesTurn && s_.discs[piece].acted == 0) coming += chance;
      } else if (of_monster_side(piece) && is_target(s_, piece)) {
        const double weight = piece == kLordPiece || !last ? 1.0 : 0.3;
        standing += weight * std::max(health_of(s_, piece), 0);
        if ((abilities_of(s_, piece) & (kRegeneration | kRetaliation)) != 0) standing += 0.4;
      }
    }
    const double rounds = std::min(
        std::max(standing - 0.8 * coming, 0.0) / std::max(0.8 * strikes, 0.4), kMostRounds);
    Danger danger;
    double stuns = 0;
    for (const physics::Body& body : bodies_) {
      if (body.id >= kPieces || !of_monster_side(static_cast<Piece>(body.id))) continue;
      const auto piece = static_cast<Piece>(body.id);
      if (!is_target(s_, piece) || eliminated(s_, piece)) continue;
      const Force force = force_of(s_, piece);
      const double chance =
          in_a_hurry(0.25 + 0.75 * best_chance(body, force.ranged, false), overseer ? 0 : hurry);
      // Half of them will have fallen by half-time; whoever is about to act does so first.
      double turns = 0.5 * rounds;
      if (s_.discs[piece].incapacitated != 0)
        turns = std::max(turns - 0.7, 0.0);
      else if (s_.discs[piece].acted == 0)
        turns += 0.5;
      if (s_.discs[piece].incapacitated == 0)
        stuns += force.stuns * chance * (s_.discs[piece].acted == 0 ? 1.0 : 0.5) *
                 (health_of(s_, piece) > 1 ? 1.0 : 0.7);  // one that is nearly down may fall first
      danger.threat += force.damage * chance * turns + 0.05 * health_of(s_, piece);
    }
    danger.threat += 0.15 * standing + waiting();
    const double late = std::max(s_.round - kPatience, 0.0);
    if (!overseer) danger.threat += kWaiting * rounds + kLate * late;
    // The lair has no room behind it that would end an Overseer's waiting.
    if (overseer) danger.threat -= (last ? kLate * late / kLongBattle : kLateOverseer) * late;
    const double share = std::min(stuns / std::max(able_ones, 1.0), 1.0);
    danger.stunned = 0.85 * share * share;
    return danger;
  }

 private:
  static double in_a_hurry(double chance, double hurry) {
    constexpr double kInTheOpen = 0.75;
    return chance + hurry * (kInTheOpen - chance);
  }

  /// What those will do who are still to be placed.
  double waiting() const {
    double threat = 0;
    if (s_.phase != Phase::kPlaceMonsters) return threat;
    for (Piece piece = kLordPiece; piece < kPieces; ++piece) {
      const bool here = piece == kLordPiece ? final_battle(s_) : figure_of(s_, piece) != kNone;
      if (!here || on_board(s_, piece)) continue;
      threat += from_afar(force_of(s_, piece), health_of(s_, piece));
    }
    return threat;
  }

  const State& s_;
  Bodies bodies_;
};

/// Battles from this room on, the final one included.
int battles_left(const State& s) {
  const auto& row = content().row;
  const std::size_t from = s.place_in_row == kRow ? 0 : s.place_in_row;
  int battles = 0;
  for (std::size_t place = from; place < row.size(); ++place)
    if (row[place] != kMerchantPlace && row[place] != kHealerPlace) ++battles;
  return battles;
}

/// What lasts is worth something in every room, what is used up once.
double worth_of_equipment(const Hero& sheet, int battles) {
  double worth = 0;
  for (std::size_t card = 0; card < content().equipment.size(); ++card) {
    if (((sheet.equipment >> card) & 1U) == 0) continue;
    const Equipment& piece = content().equipment[card];
    if (piece.rage != 0) continue;  // the rage itself is counted
    worth += piece.limit == Limit::kDiscard ? 2.0 : 0.6 * battles;
    if (((sheet.used >> card) & 1U) != 0) worth -= 0.3;
  }
  return worth;
}

/// Some cards are kept for the Lord and some for every battle; one that is left over is of no use.
double worth_of_spells(const State& s, int battles) {
  constexpr int kForTheLord = 4;
  int cards = 0;
  for (const std::uint8_t copies : s.spells) cards += copies;
  if (battles <= 1) return 0.3 * cards;
  const int kept = std::min(cards, kForTheLord);
  const int needed = std::min(cards - kept, 2 * (battles - 1));
  return 1.5 * kept + 0.8 * needed + 0.25 * (cards - kept - needed);
}

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
  const int battles = battles_left(s);
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
    strength += worth_of_equipment(sheet, battles);
    strength += gold * sheet.gold;
    const auto& specials = content().heroes[hero].specials;
    for (const std::uint8_t special : specials) {
      const int limit = content().specials[special].per_room;
      if (limit > sheet.specials) strength += 0.25 * (limit - sheet.specials);
    }
  }
  if (alive(s, kWizard)) strength += worth_of_spells(s, battles);
  if (alive(s, kBarbarian)) strength += (battles > 1 ? 1.0 : 0.4) * s.rage;
  strength += 0.9 * s.discs[kSkeleton].on_board + 0.2 * s.discs[kFamiliar].on_board;
  // Faster and faster: whatever waits outside, the visit must become worse than that.
  strength -= kTiresOfGifts * s.gifts * s.gifts;
  return strength;
}

/// What waits in the lair while nobody has been placed there.
double threat_of_lair(const State& s) {
  double threat = from_afar(force_of(s, kLordPiece), s.lord_health);
  for (std::size_t kind = 0; kind < kMonsterKinds; ++kind) {
    const int minions = lord_of(s).minions[kind];
    const Monster& card = content().monsters[kind];
    if (minions > 0) threat += minions * from_afar(force_of(card.attacks), card.health);
  }
  return threat;
}

double road_ahead(const State& s) {
  const auto& row = content().row;
  const std::size_t from = s.place_in_row == kRow ? 0 : s.place_in_row + std::size_t{1};
  double road = kCostOfLord * s.lord_health;
  for (std::size_t place = from; place < row.size(); ++place)
    if (row[place] < kMerchantPlace) road += kCostOfBattle;
  // A room that has just been turned up costs what was expected of it.
  if (s.phase == Phase::kPlaceHeroes && !final_battle(s)) road += kCostOfBattle;
  if (s.phase == Phase::kPlaceHeroes || !final_battle(s)) road += threat_of_lair(s);
  return road;
}

/// From 0 to 1 and even at 0, by the four operations alone, so that it is the same on every
/// machine. It never gets quite flat: there is always something to gain and to lose.
double likelihood(double ahead) {
  const double x = ahead / 2;
  return 0.5 + 0.5 * x / (1 + (x < 0 ? -x : x));
}

}  // namespace

double Catacombs::evaluate(const State& s, Seat seat) {
  const bool overseer = seat == s.overseer;
  if (s.phase == Phase::kOver) return (s.ending == Ending::kLordDefeated) != overseer ? 1.0 : 0.0;
  double ahead = strength_of_heroes(s) - road_ahead(s);
  double able = 1;  // the chance that not all of them are stunned
  switch (s.phase) {
    case Phase::kPlaceMonsters:
    case Phase::kHeroesTurn:
    case Phase::kOverseersTurn:
    case Phase::kEndOfRound: {
      const Danger danger = Battle(s).danger(overseer);
      ahead -= danger.threat;
      able -= danger.stunned;
      break;
    }
    default:
      break;
  }
  const double hope = able * likelihood(ahead / kScale);
  return overseer ? 1.0 - hope : hope;
}

}  // namespace tavola::catacombs

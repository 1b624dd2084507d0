// How a position looks to the table, for bots that judge instead of playing on. Everybody wins or
// loses together: what counts is how near the Ancient One is, how many gates are closed and sealed,
// and how far each investigator has got with the next useful thing: Clues first, then a gate to
// explore, to close and to seal.
#include <algorithm>
#include <cmath>

#include "games/arkham/card_effects.h"
#include "games/arkham/rules.h"

namespace tavola::arkham {
namespace {

constexpr double kStep = 0.9;      // what a thing one step away is worth, compared with here
constexpr double kClue = 0.27;     // a Clue that may go into a seal
constexpr double kFurther = 0.08;  // one beyond that
constexpr double kScale = 2.6;     // how much turns an even game into a likely one
constexpr double kStart = 4.0;     // what a game begins with

/// Steps between all areas along yellow lines, whatever is closed.
struct Steps {
  std::uint8_t between[kMostAreas][kMostAreas];
};

const Steps& steps() {
  static const Steps measured = [] {
    Steps all{};
    const State nothing_closed{};
    for (std::size_t from = 0; from < content().areas.size(); ++from)
      distances(nothing_closed, static_cast<Area>(from), all.between[from]);
    return all;
  }();
  return measured;
}

double nearness(int far) {
  static const auto powers = [] {
    std::array<double, 32> values{};
    double value = 1;
    for (double& power : values) {
      power = value;
      value *= kStep;
    }
    return values;
  }();
  return powers[static_cast<std::size_t>(std::min(far, 31))];
}

/// What is the same for everybody, looked up once.
struct Situation {
  explicit Situation(const State& s) : gates(gate_areas(s)) {
    for (Seat who = 0; who < s.seats; ++who) {
      if (!in_play(s, who)) continue;
      const Investigator& i = s.investigators[who];
      if (in_other_world(i.place)) busy |= bit(world_of(i.place));
      if (i.explored != 0 && in_town(i.place) && gate_open(s, i.place))
        busy |= bit(gate_at(s, i.place).world);
    }
    for (const Monster& monster : s.monsters)
      if (monster.kind != kNone && in_town(monster.place)) haunted |= bit(monster.place);
    for (std::uint64_t left = gates; left != 0; left &= left - 1)
      led_to |= bit(gate_at(s, static_cast<Area>(std::countr_zero(left))).world);
  }
  std::uint64_t gates;        // set of areas
  std::uint64_t busy = 0;     // set of worlds that somebody is dealing with
  std::uint64_t led_to = 0;   // set of worlds with an open gate
  std::uint64_t haunted = 0;  // set of areas with monsters
};

class Judged {
 public:
  Judged(const State& state, const Situation& situation, Seat seat)
      : s(state), now(situation), who(seat), i(state.investigators[seat]) {
    if (i.standing != Standing::kInPlay) return;
    cost = std::max(0, 5 + bonus(s, who, Bonus::kSealCost));
    sign = find_card(s, who, content().elder_sign) >= 0;
    closing_skill = std::max(skill_value(s, who, Skill::kFight), skill_value(s, who, Skill::kLore));
  }

  double worth() const {
    if (i.standing == Standing::kDevoured) return -3.0;
    if (i.standing != Standing::kInPlay) return 0;
    return health() + belongings() + place();
  }

 private:
  const State& s;
  const Situation& now;
  Seat who;
  const Investigator& i;
  int cost = 0;           // Clues for a seal
  bool sign = false;      // holds an Elder Sign
  int closing_skill = 0;  // the better of Fight and Lore

  static double of_health(int points) {
    const double worth = 0.5 * std::min(points, 3) + 0.1 * std::max(0, std::min(points, 7) - 3);
    return points <= 1 ? worth - 0.45 : worth;
  }
  double health() const { return of_health(i.sanity) + of_health(i.stamina); }
  /// Fit for what waits behind a gate.
  double fitness() const {
    return std::clamp((std::min<int>(i.sanity, i.stamina) - 0.7) / 3.0, 0.1, 1.0);
  }

  double belongings() const {
    double worth =
        kClue * std::min<int>(i.clues, cost) + kFurther * std::clamp<int>(i.clues - cost, 0, 6);
    if (i.clues >= cost) worth += 0.4;
    worth += 0.03 * std::min<int>(i.money, 12);
    int best_weapon = 0;
    for (const Possession& possession : held(s, who)) {
      const Card& card = card_of(possession);
      switch (card.type) {
        case CardType::kSkill:
          worth += 0.3;
          break;
        case CardType::kAlly:
          worth += 0.5;
          break;
        default:
          worth += 0.08;
      }
      if (card.weapon) best_weapon = std::max(best_weapon, 2 + card.price / 2);
      if (possession.card == content().elder_sign) worth += 1.3;
    }
    worth += 0.08 * best_weapon;
    if (i.luck == Luck::kBlessed) worth += 0.5;
    if (i.luck == Luck::kCursed) worth -= 0.5;
    if ((i.special & kRetainer) != 0) worth += 0.25;
    if ((i.special & kBankLoan) != 0) worth -= 0.35;
    if ((i.special & kDeputy) != 0) worth += 0.5;
    worth += 0.04 * trophy_toughness(s, who) + 0.2 * gate_trophies(s, who);
    return worth - 0.3 * i.turns_lost;
  }

  /// How surely the check to close a gate succeeds.
  double closing(int modifier) const {
    const int dice = closing_skill + modifier;
    if (dice <= 0) return 0.05;
    const double miss = i.luck == Luck::kBlessed  ? 0.5
                        : i.luck == Luck::kCursed ? 5.0 / 6
                                                  : 2.0 / 3;
    double all_miss = 1;
    for (int die = 0; die < dice; ++die) all_miss *= miss;
    return 1 - all_miss;
  }
  /// What it is worth to stand at a gate with an explored marker.
  double at_gate(int modifier) const {
    const bool seals = i.clues >= cost || sign;
    return (sign ? 1.0 : closing(modifier)) * (seals ? 2.8 : 1.5);
  }

  double place() const {
    double worth = i.delayed != 0 ? -0.25 : 0;
    if (i.place == kLost) return worth - 1.3;
    if (i.place == kJail) return worth - 0.8;
    if (in_other_world(i.place)) return worth + abroad();
    if (!in_town(i.place)) return worth;
    if (i.explored != 0 && gate_open(s, i.place))
      return worth + at_gate(gate_at(s, i.place).modifier);
    return worth + in_town_at(i.place);
  }

  double abroad() const {
    const int world = world_of(i.place);
    if (!has(now.led_to, world)) return -0.9;
    int modifier = -4;
    for (std::uint64_t left = now.gates; left != 0; left &= left - 1) {
      const GateMarker& gate = gate_at(s, static_cast<Area>(std::countr_zero(left)));
      if (gate.world == world) modifier = std::max<int>(modifier, gate.modifier);
    }
    return (in_second_area(i.place) ? 0.88 : 0.78) * at_gate(modifier) * (0.4 + 0.6 * fitness());
  }

  /// What the monsters of an area may still do to whoever ends the movement there.
  double danger(Area here) const {
    if (!has(now.haunted, here) || i.returned != 0) return 0;
    const bool mine = s.phase == Phase::kMovement && s.active == who;
    double worst = 0;
    for (std::uint64_t slots = monsters_at(s, here) & (mine ? ~s.dealt : ~std::uint64_t{0});
         slots != 0; slots &= slots - 1) {
      const MonsterMarker& monster = marker_of(s, std::countr_zero(slots));
      worst += 0.12 + 0.09 * monster.toughness + 0.06 * monster.horror_damage +
               0.08 * monster.combat_damage;
    }
    return 1.8 * worst / (0.6 + fitness());
  }

  double in_town_at(Area here) const {
    const std::uint8_t* const far = steps().between[here];
    double gate_worth = 0;
    for (std::uint64_t left = now.gates; left != 0; left &= left - 1) {
      const auto area = static_cast<Area>(std::countr_zero(left));
      const GateMarker& gate = gate_at(s, area);
      double one = 0.66 * at_gate(gate.modifier) * nearness(far[area]) * fitness();
      if (has(now.busy, gate.world)) one *= 0.4;
      if (has(now.haunted, area) && area != here) one *= 0.7;
      gate_worth = std::max(gate_worth, one);
    }
    double clue_worth = 0;
    if (i.clues < cost + 3)
      for (std::size_t area = 0; area < content().areas.size(); ++area) {
        if (s.clues[area] == 0) continue;
        double one = 0.85 * kClue * std::min<int>(s.clues[area], 3) * nearness(far[area]);
        if (has(now.haunted, static_cast<int>(area)) && area != here) one *= 0.6;
        clue_worth = std::max(clue_worth, one);
      }
    double care = 0;
    const Content& c = content();
    if (i.sanity < 3) care += (3 - i.sanity) * 0.3 * nearness(far[c.asylum]);
    if (i.stamina < 3) care += (3 - i.stamina) * 0.3 * nearness(far[c.hospital]);
    double worth = std::max(gate_worth, clue_worth) + 0.4 * std::min(gate_worth, clue_worth) + care;
    // Quick feet in the streets; strength and nerve for what roams there.
    worth += 0.05 * skill_value(s, who, Skill::kSpeed) + 0.02 * skill_value(s, who, Skill::kWill);
    return worth - danger(here);
  }
};

double before_the_battle(const State& s) {
  const Situation now(s);
  const double doom = static_cast<double>(s.doom) / ancient_one(s).doom;
  const double gates = static_cast<double>(std::popcount(now.gates)) / (8 - (s.seats - 1) / 2);
  const int signs = elder_signs(s);
  double worth = 1.7 * signs + 0.12 * signs * signs;
  worth -= 2.2 * doom + 3.2 * doom * doom * doom;
  worth -= 2.6 * gates + 4.0 * gates * gates * gates;
  worth -= 0.09 * s.terror;
  worth -= 0.6 * monsters_in_arkham(s) / (s.seats + 3.0);
  worth -= 0.25 * count_monsters(s, kOutskirts) / std::max(1, outskirts_limit(s));
  if (s.rumor != kNone) worth -= 0.4;
  // The other way to win: no gate left, and a trophy for everybody. AH-452
  int trophies = 0;
  for (Seat who = 0; who < s.seats; ++who) trophies += gate_trophies(s, who);
  const double enough = std::min(1.0, static_cast<double>(trophies) / s.seats);
  worth += enough * (0.8 + 2.4 * std::max(0.0, 1 - std::popcount(now.gates) / 4.0));
  double investigators = 0;
  for (Seat who = 0; who < s.seats; ++who) investigators += Judged(s, now, who).worth();
  return worth + 1.4 * investigators / std::sqrt(static_cast<double>(s.seats));
}

/// Rounds that the investigators need against rounds that they last.
double in_the_battle(const State& s) {
  double force = 0.01;
  double last = 0;
  int left = 0;
  for (Seat who = 0; who < s.seats; ++who) {
    if (!in_play(s, who)) continue;
    const Investigator& i = s.investigators[who];
    ++left;
    const int rating =
        ancient_one(s).rating_is_terror ? -s.battle_rating : ancient_one(s).combat_rating;
    int weapons = 0;
    for (const Possession& possession : held(s, who))
      if (card_of(possession).weapon)
        weapons = std::max(weapons, 2 + card_of(possession).price / 2);
    const double odds = i.luck == Luck::kBlessed  ? 0.5
                        : i.luck == Luck::kCursed ? 1.0 / 6
                                                  : 1.0 / 3;
    force += odds * std::max(0.3, skill_value(s, who, Skill::kFight) + weapons + rating + 0.0) +
             0.05 * i.clues;
    last += std::min<int>(i.sanity, i.stamina);
  }
  const double rounds = (s.doom * s.seats - s.battle_successes) / force;
  const double lasting = 1.2 * last / std::max(1, left) + 0.5 * left;
  return 0.9 / (1 + std::exp((rounds - lasting) / 3.0));
}

}  // namespace

double Arkham::evaluate(const State& s, Seat) {
  if (s.phase == Phase::kOver)
    return s.ending == Ending::kDevoured || s.ending == Ending::kAzathoth ? 0.0 : 1.0;
  if (s.phase <= Phase::kInvestigators || s.ancient_one == kNone) return 0.3;
  if (in_battle(s)) return 0.45 * in_the_battle(s);
  return 0.02 + 0.96 / (1.0 + std::exp(-(before_the_battle(s) - kStart) / kScale));
}

}  // namespace tavola::arkham

#include "games/arkham/bots/odds.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "games/arkham/bots/horror_costs.h"
#include "games/arkham/bots/weights.h"
#include "games/arkham/cards/card_effects.h"
#include "games/arkham/dunwich/rules/dunwich_horror.h"
#include "games/arkham/hooks.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/combat/hands.h"
#include "games/arkham/rules/phases/upkeep.h"

namespace tavola::arkham {
namespace {

constexpr int kMostDice = 24;
constexpr int kMostNeeded = 8;

using Chances = std::array<std::array<double, kMostNeeded + 1>, kMostDice + 1>;

Chances all_chances(double one) {
  Chances all{};
  for (int dice = 0; dice <= kMostDice; ++dice) {
    const auto d = static_cast<std::size_t>(dice);
    all[d][0] = 1;
    for (std::size_t needed = 1; needed <= kMostNeeded && dice > 0; ++needed)
      all[d][needed] = one * all[d - 1][needed - 1] + (1 - one) * all[d - 1][needed];
  }
  return all;
}

/// What a card is worth in a hand, read out of its text once.
struct InHand {
  double bonus = 0;
  std::uint8_t hands = 0;
  bool magical = false;
};

constexpr double kSpellWorks = 0.6;  // a spell must be cast, and costs Sanity
constexpr double kUsedUp = 0.5;      // a weapon that is gone after one blow

const std::array<InHand, kMostCards>& in_hands() {
  static const std::array<InHand, kMostCards> all = [] {
    std::array<InHand, kMostCards> cards{};
    for (std::size_t n = 0; n < content().cards.size(); ++n) {
      const Card& card = content().cards[n];
      if (card.source == kNoSource) continue;
      const Statements& statements = content().statements[card.source];
      InHand& in_hand = cards[n];
      in_hand.hands = card.hands;
      for (const Statement& statement : statements.statements) {
        if (statement.what != CardStatement::kWeapon) continue;
        if (statement.guard != effects::kNoNode) continue;
        in_hand.bonus += statement.amount;
        in_hand.magical = in_hand.magical || statement.noun == kMagicalNoun;
      }
      if (card.type == CardType::kSpell) {
        in_hand.magical = true;
        in_hand.bonus *= kSpellWorks;
      }
      if (statements.used_up) in_hand.bonus *= kUsedUp;
    }
    return cards;
  }();
  return all;
}

/// The best that fits into two hands.
struct Hands {
  double both = 0;
  double one = 0;
  double other = 0;
  void take(const InHand& card) {
    if (card.hands >= kHands) {
      both = std::max(both, card.bonus);
    } else if (card.bonus > one) {
      other = one;
      one = card.bonus;
    } else {
      other = std::max(other, card.bonus);
    }
  }
  double best() const { return std::max(both, one + other); }
};

}  // namespace

double chance_of_one(Luck luck) {
  return luck == Luck::kBlessed ? 1.0 / 2 : luck == Luck::kCursed ? 1.0 / 6 : 1.0 / 3;
}

double chance(Luck luck, int dice, int needed) {
  static const std::array<Chances, 3> all = {all_chances(chance_of_one(Luck::kNeither)),
                                             all_chances(chance_of_one(Luck::kBlessed)),
                                             all_chances(chance_of_one(Luck::kCursed))};
  return all[static_cast<std::size_t>(luck)][static_cast<std::size_t>(std::clamp(
      dice, 0, kMostDice))][static_cast<std::size_t>(std::clamp(needed, 0, kMostNeeded))];
}

double worth_of_health(int points) {
  static constexpr std::array<double, 9> kWorth = {
      w.fallen, w.one_point, w.two_points, w.three_points, 0.0, 0.025, 0.04, 0.05, 0.055};
  return w.health * kWorth[static_cast<std::size_t>(std::clamp(points, 0, 8))];
}

double Arms::against(std::uint16_t abilities) const {
  double best = all;
  if ((abilities & kPhysicalImmunity) != 0) best = magical;
  if ((abilities & kMagicalImmunity) != 0) best = std::min(best, physical);
  if ((abilities & kPhysicalResistance) != 0) best = std::max(magical, 0.6 * best);
  if ((abilities & kMagicalResistance) != 0) best = std::max(physical, 0.6 * best);
  return best;
}

double in_hand_against(CardNumber card, std::uint16_t abilities) {
  const InHand& in_hand = in_hands()[card];
  const auto immune = in_hand.magical ? kMagicalImmunity : kPhysicalImmunity;
  const auto resists = in_hand.magical ? kMagicalResistance : kPhysicalResistance;
  if ((abilities & immune) != 0) return 0;
  return (abilities & resists) != 0 ? 0.5 * in_hand.bonus : in_hand.bonus;
}

Arms arms_of(const State& s, Seat who) {
  Hands all;
  Hands magical;
  Hands physical;
  for (const Possession& possession : held(s, who)) {
    const InHand& card = in_hands()[possession.card];
    if (card.bonus <= 0) continue;
    all.take(card);
    (card.magical ? magical : physical).take(card);
  }
  return {all.best(), magical.best(), physical.best()};
}

Fighter::Fighter(const State& s, Seat who) : arms(arms_of(s, who)) {
  const Investigator& i = s.investigators[who];
  luck = i.luck;
  sanity = i.sanity;
  stamina = i.stamina;
  const int every = bonus(s, who, Bonus::kEveryCheck);
  const int combat = every + bonus(s, who, Bonus::kCombatChecks);
  fight = skill_value(s, who, Skill::kFight) + combat;
  lore = skill_value(s, who, Skill::kLore) + combat;
  horror = skill_value(s, who, Skill::kWill) + every + bonus(s, who, Bonus::kHorrorChecks);
  evade = skill_value(s, who, Skill::kSneak) + every + bonus(s, who, Bonus::kEvadeChecks);
}

int Fighter::dice_against(const MonsterNumbers& monster) const {
  const int skill = (monster.abilities & kLoreInCombat) != 0 ? lore : fight;
  return static_cast<int>(
      std::lround(skill + monster.combat_rating + arms.against(monster.abilities)));
}

double Fighter::cost_of_fight(const MonsterNumbers& monster) const {
  double cost = 0;
  double stands = 1;  // nobody has fallen yet
  if (monster.frightens) {
    const double calm = chance(luck, horror + monster.horror_rating, 1);
    const auto fear = [&](int damage) {
      if (damage >= sanity) return worth_of_health(sanity) - worth_of_health(0);
      return worth_of_health(sanity) - worth_of_health(sanity - damage);
    };
    cost += (1 - calm) * fear(monster.horror_damage) + calm * fear(monster.nightmarish);
    if (monster.horror_damage >= sanity) stands = calm;
  }
  const double hit = chance(luck, dice_against(monster), monster.toughness);
  // Round after round, until it is beaten or the investigator is.
  int left = stamina;
  for (int round = 0; round < 6 && stands > 0.02; ++round) {
    const double missed = stands * (1 - hit);
    cost -= stands * hit * kWeights.prey * (1.0 + monster.toughness);
    if (monster.overwhelming > 0)
      cost += stands * hit *
              (worth_of_health(left) - worth_of_health(std::max(0, left - monster.overwhelming)));
    if (monster.combat_damage == 0) break;
    const int after = std::max(0, left - monster.combat_damage);
    cost += missed * (worth_of_health(left) - worth_of_health(after));
    stands = after == 0 ? 0 : missed;
    left = after;
  }
  return cost;
}

double Fighter::cost_of_evading(const MonsterNumbers& monster) const {
  const double away = chance(luck, evade + monster.awareness, 1);
  Fighter hurt = *this;
  hurt.stamina = std::max(0, stamina - monster.combat_damage);
  double caught = worth_of_health(stamina) - worth_of_health(hurt.stamina);
  if (hurt.stamina > 0) caught += std::max(0.0, hurt.cost_of_fight(monster));
  return (1 - away) * caught;
}

double Fighter::danger_of(const MonsterNumbers& monster) const {
  const double fighting = cost_of_fight(monster);
  return fighting <= 0.01 ? fighting : std::min(fighting, cost_of_evading(monster));
}

double Fighter::danger(std::uint8_t kind) const {
  if (!is_horror(kind)) return danger_of(content().monsters[kind]);
  // Its card is drawn when the combat begins; whoever beats it is rewarded.
  const auto faces = faces_of_horror();
  double sum = 0;
  for (const MonsterNumbers& face : faces)
    sum += danger_of(face) - w.horror_beaten * chance(luck, dice_against(face), face.toughness);
  return sum / static_cast<double>(std::max<std::size_t>(1, faces.size()));
}

}  // namespace tavola::arkham

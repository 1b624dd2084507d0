// What the statements of cards mean in the numbers that the rules ask for: which bonus a statement
// adds to, and which traits it gives.
#pragma once

#include "games/arkham/card_effects.h"
#include "games/arkham/said.h"

namespace tavola::arkham {

constexpr Bonus bonus_of_skill(int noun) {
  switch (noun) {
    case kEvadeNoun:
      return Bonus::kEvadeChecks;
    case kHorrorNoun:
      return Bonus::kHorrorChecks;
    case kCombatNoun:
      return Bonus::kCombatChecks;
    case kSpellNoun:
      return Bonus::kSpellChecks;
    default:
      return static_cast<Bonus>(noun);
  }
}

/// Calls visit(bonus, amount) for all that a statement adds to, whatever its condition.
template <class Visit>
void each_bonus(const Said& said, Visit&& visit) {
  constexpr int kUsualSealCost = 5;
  const auto of_health = [&](Bonus sanity, Bonus stamina, int amount) {
    if (has(said.set, kSanityNoun)) visit(sanity, amount);
    if (has(said.set, kStaminaNoun)) visit(stamina, amount);
  };
  switch (said.what) {
    case CardStatement::kSkillBonus:
    case CardStatement::kCheckBonus:
      for (int noun = 0; noun <= kSpellNoun; ++noun)
        if (has(said.set, noun)) visit(bonus_of_skill(noun), said.amount);
      return;
    case CardStatement::kEveryCheck:
      return visit(Bonus::kEveryCheck, said.amount);
    case CardStatement::kClueDice:
      return visit(Bonus::kClueDice, said.amount);
    case CardStatement::kSkillClueDice:
      return visit(static_cast<Bonus>(static_cast<int>(Bonus::kSpeedClueDice) + said.noun),
                   said.amount);
    case CardStatement::kMaximum:
      return of_health(Bonus::kMaximumSanity, Bonus::kMaximumStamina, said.amount);
    case CardStatement::kLosses:
      return of_health(Bonus::kSanityLossLess, Bonus::kStaminaLossLess, said.amount);
    case CardStatement::kMovement:
      return visit(Bonus::kMovementPoints, said.amount);
    case CardStatement::kSealCosts:
      return visit(Bonus::kSealCost, said.amount - kUsualSealCost);
    case CardStatement::kSealCost:
      return visit(Bonus::kSealCost, said.amount);
    case CardStatement::kClosing:
      return visit(Bonus::kCloseDifficulty, said.amount);
    default:
      return;
  }
}

/// Set of Trait that a statement gives.
std::uint64_t traits_of(const Said& said);

/// Sets of CardMoment: of the triggers that may be used in a window, and of those that may speak at
/// a moment.
std::uint32_t moments_of(Window window);
std::uint32_t moments_of(Moment moment);

/// What an effect can matter for; and a card, whose spell has one window and no other.
Glance glance_at(const Sayings& sayings, std::uint16_t source);
Glance glance_at(const Card& card, std::span<const Glance> of_effects);

}  // namespace tavola::arkham

// What the statements of cards mean in the numbers that the rules ask for: which bonus a statement
// adds to, and which traits it gives.
#pragma once

#include <iterator>

#include "games/arkham/cards/card_effects.h"
#include "games/arkham/content/statements.h"

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

/// Calls visit(bonus) for what adds to every check of a skill and not to the skill itself: to plain
/// ones, and to those with a name of their own that use it. AH-267, AH-269
template <class Visit>
void each_check_of(int skill, Visit&& visit) {
  constexpr int kNamed[] = {-1, kEvadeNoun, kCombatNoun, kHorrorNoun, kSpellNoun, -1};
  if (skill >= static_cast<int>(std::size(kNamed))) return visit(bonus_of_skill(skill));
  visit(static_cast<Bonus>(static_cast<int>(Bonus::kPlainSpeedChecks) + skill));
  if (kNamed[skill] >= 0) visit(bonus_of_skill(kNamed[skill]));
}

/// Calls visit(bonus, amount) for all that a statement adds to, whatever its condition.
template <class Visit>
void each_bonus(const Statement& statement, Visit&& visit) {
  constexpr int kUsualSealCost = 5;
  const auto of_health = [&](Bonus sanity, Bonus stamina, int amount) {
    if (has(statement.set, kSanityNoun)) visit(sanity, amount);
    if (has(statement.set, kStaminaNoun)) visit(stamina, amount);
  };
  switch (statement.what) {
    case CardStatement::kSkillBonus:
      for (int noun = 0; noun <= kSpellNoun; ++noun)
        if (has(statement.set, noun)) visit(bonus_of_skill(noun), statement.amount);
      return;
    case CardStatement::kCheckBonus:
      for (int noun = 0; noun <= kSpellNoun; ++noun)
        if (has(statement.set, noun))
          each_check_of(noun, [&](Bonus checks) { visit(checks, statement.amount); });
      return;
    case CardStatement::kEveryCheck:
      return visit(Bonus::kEveryCheck, statement.amount);
    case CardStatement::kClueDice:
      return visit(Bonus::kClueDice, statement.amount);
    case CardStatement::kSkillClueDice:
      return visit(static_cast<Bonus>(static_cast<int>(Bonus::kSpeedClueDice) + statement.noun),
                   statement.amount);
    case CardStatement::kMaximum:
      return of_health(Bonus::kMaximumSanity, Bonus::kMaximumStamina, statement.amount);
    case CardStatement::kLosses:
      return of_health(Bonus::kSanityLossLess, Bonus::kStaminaLossLess, statement.amount);
    case CardStatement::kMovement:
      return visit(Bonus::kMovementPoints, statement.amount);
    case CardStatement::kSealCosts:
      return visit(Bonus::kSealCost, statement.amount - kUsualSealCost);
    case CardStatement::kSealCost:
      return visit(Bonus::kSealCost, statement.amount);
    case CardStatement::kClosing:
      return visit(Bonus::kCloseDifficulty, statement.amount);
    case CardStatement::kSpellHands:
      return visit(Bonus::kSpellHands, statement.amount);
    case CardStatement::kClosingChecks:
      return visit(Bonus::kClosingChecks, statement.amount);
    case CardStatement::kBlessingLost:
      return visit(Bonus::kBlessingLost, statement.amount - 1);
    case CardStatement::kTougherDoom:
      return visit(Bonus::kTougherDoom, statement.amount);
    case CardStatement::kRefreshFew:
      return visit(Bonus::kRefreshedCards, statement.amount);
    case CardStatement::kPrices:
      return visit(Bonus::kPrices, statement.amount);
    case CardStatement::kListPrices:
      return visit(Bonus::kListPrices, statement.amount);
    case CardStatement::kEvades:
      return visit(Bonus::kEvadedToughness, statement.amount);
    case CardStatement::kFocus:
      return visit(Bonus::kFocus, statement.amount);
    case CardStatement::kTrophiesWorth:
      return visit(Bonus::kTrophyWorth, statement.amount);
    case CardStatement::kOutskirtsLimit:
      return visit(Bonus::kOutskirtsLimit, statement.amount);
    case CardStatement::kGateLimit:
      return visit(Bonus::kGateLimit, statement.amount);
    case CardStatement::kSpellCost:
      return visit(Bonus::kSpellCost, statement.amount);
    case CardStatement::kPlainChecks:
      return visit(static_cast<Bonus>(static_cast<int>(Bonus::kPlainSpeedChecks) + statement.noun),
                   statement.amount);
    case CardStatement::kWeaponsStronger:
      return visit(Bonus::kEachWeapon, statement.amount);
    case CardStatement::kSpellsStronger:
      return visit(Bonus::kEachSpell, statement.amount);
    case CardStatement::kEmptyHands:
      return visit(Bonus::kEachEmptyHand, statement.amount);
    case CardStatement::kOwnFoes:
      return visit(Bonus::kFoeToughness, statement.amount);
    case CardStatement::kAncientRating:
      return visit(Bonus::kAncientRating, statement.amount);
    case CardStatement::kDoomReturned:
      return visit(Bonus::kDoomReturned, statement.amount);
    case CardStatement::kEvadeDifficulty:
      return visit(Bonus::kEvadeDifficulty, statement.amount);
    case CardStatement::kMoreClues:
      return visit(Bonus::kMoreClues, statement.amount);
    case CardStatement::kMostClues:
      return visit(Bonus::kMostClues, statement.amount);
    case CardStatement::kDieBonus:
      return visit(static_cast<Bonus>(static_cast<int>(Bonus::kSpeedDice) + statement.noun),
                   statement.amount);
    default:
      return;
  }
}

/// Set of Trait that a statement gives.
std::uint64_t traits_of(const Statement& statement);

/// Set of CardMoment: of the triggers that may be used in a window.
MomentSet moments_of(Window window);

/// What an effect of the book says, by its number.
inline const Statements& statements_of(std::uint16_t source) {
  return content().statements[source];
}

/// The ledger line that a trigger of an effect carries out (kNone: all of the effect), if the card
/// has one of its own. What starting possessions cost has a line that goes before it. AH-494
inline Citation rule_of_effect(std::uint16_t source, int trigger, Citation otherwise) {
  const std::vector<std::vector<Citation>>& all = content().effect_rules;
  if (source >= all.size() || all[source].empty()) return otherwise;
  if (otherwise == cites("AH-494")) return otherwise;
  const std::vector<Citation>& lines = all[source];
  return lines.size() == 1 || trigger == kNone ? lines.front()
                                               : lines[static_cast<std::size_t>(trigger)];
}

/// What an effect can matter for; and a card, whose spell has one window and no other.
CardSummary summary_of(const Statements& statements, std::uint16_t source);
CardSummary summary_of(const Card& card, std::span<const CardSummary> of_effects);

}  // namespace tavola::arkham

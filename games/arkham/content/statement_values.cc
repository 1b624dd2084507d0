#include "games/arkham/content/statement_values.h"

#include "games/arkham/rules/investigator/possessions.h"

namespace tavola::arkham {
namespace {

// Worked out by the compiler, so that a trait for which a set has no bit does not compile.
consteval std::uint64_t of(Trait trait) { return bit(static_cast<int>(trait)); }

static_assert(static_cast<int>(Bonus::kLuckDice) < kBonuses && kBonuses <= 64);
static_assert(kWindows <= 32 && kItemClasses <= 32);

std::uint64_t extra_card(int noun) {
  switch (noun) {
    case kCommonNoun:
      return of(Trait::kOneMoreCommon);
    case kUniqueNoun:
      return of(Trait::kOneMoreUnique);
    case kSpellCardNoun:
      return of(Trait::kOneMoreSpell);
    case kInjuryNoun:
      return of(Trait::kOneMoreInjury);
    case kMadnessNoun:
      return of(Trait::kOneMoreMadness);
    default:
      return of(Trait::kOneMoreSkill);
  }
}

bool is_about_monsters(CardStatement what) {
  switch (what) {
    case CardStatement::kToughness:
    case CardStatement::kAllToughness:
    case CardStatement::kKindToughness:
    case CardStatement::kCombatRating:
    case CardStatement::kCombat:
    case CardStatement::kHorror:
    case CardStatement::kGains:
    case CardStatement::kFly:
    case CardStatement::kMovingToughness:
    case CardStatement::kMovingOverwhelm:
    case CardStatement::kSymbolStronger:
    case CardStatement::kKindsStalk:
    case CardStatement::kFast:
    case CardStatement::kHarmsOn:
    case CardStatement::kDrawnToSigns:
    case CardStatement::kStalkersNormal:
    case CardStatement::kNormalStalk:
    case CardStatement::kNormalFast:
    case CardStatement::kMaskToughness:
      return true;
    default:
      return false;
  }
}

}  // namespace

std::uint64_t traits_of(const Statement& statement) {
  switch (statement.what) {
    case CardStatement::kUnaffected:
      return statement.noun == kNightmarish ? of(Trait::kNoNightmarish)
                                            : of(Trait::kNoOverwhelming);
    case CardStatement::kEndlessTrophies:
      return of(Trait::kEndlessTrophies);
    case CardStatement::kPierces:
      return statement.noun == kPhysicalResistance ? of(Trait::kPiercesPhysicalResistance)
                                                   : of(Trait::kPiercesMagicalResistance);
    case CardStatement::kNeverLost:
      return of(Trait::kNeverLost);
    case CardStatement::kLostDevoured:
      return of(Trait::kLostIsDevoured);
    case CardStatement::kNothingAppears:
      return of(Trait::kNothingAppears);
    case CardStatement::kNoSeal:
      return of(Trait::kCannotSeal);
    case CardStatement::kNoSpells:
      return of(Trait::kNoSpells);
    case CardStatement::kFreeSpells:
      return of(Trait::kFreeSpells);
    case CardStatement::kAnyGate:
      return of(Trait::kAnyGateBack);
    case CardStatement::kNoGain:
      return statement.noun == kSanityNoun ? of(Trait::kNoSanityGain) : of(Trait::kNoStaminaGain);
    case CardStatement::kTerrorStays:
      return of(Trait::kTerrorStays);
    case CardStatement::kStay:
      return of(Trait::kFlyersStay);
    case CardStatement::kFastNormal:
      return of(Trait::kFastAreNormal);
    case CardStatement::kLocationCards:
      return of(Trait::kTwoLocationCards);
    case CardStatement::kGateCards:
      return of(Trait::kTwoGateCards);
    case CardStatement::kExtraDraw:
      return extra_card(statement.noun);
    case CardStatement::kTopOrBottom:
      return of(Trait::kTopOrBottom);
    case CardStatement::kAlikeHarmless:
      return of(Trait::kAlikeHarmless);
    case CardStatement::kKeepsSpecial:
      return statement.noun == kMembership ? of(Trait::kKeepsMembership) : 0;
    case CardStatement::kWorldsCountAs:
      return of(Trait::kWorldsAreGreen);
    case CardStatement::kNoPenalty:
      return of(Trait::kNoEnvironmentPenalties);
    case CardStatement::kNoSky:
      return of(Trait::kFlyersStayLow);
    case CardStatement::kOneWay:
      return of(Trait::kOneWayStreets);
    case CardStatement::kBarredFrom:
      return of(Trait::kBarred);
    case CardStatement::kBorrowedSkill:
      return of(Trait::kBorrowsSkill);
    case CardStatement::kKeepAll:
      return of(Trait::kFallsWithoutLoss);
    case CardStatement::kNoCards:
      return of(Trait::kUsesNoCards);
    case CardStatement::kSpellsAsClues:
      return of(Trait::kSpellsAsClues);
    case CardStatement::kNoCurse:
      return of(Trait::kNoCurse);
    case CardStatement::kNoBlessing:
      return of(Trait::kNoBlessing);
    case CardStatement::kNoDelay:
      return of(Trait::kNoDelay);
    case CardStatement::kNeverArrested:
      return of(Trait::kNeverArrested);
    case CardStatement::kFreeTrains:
      return of(Trait::kFreeTrains);
    case CardStatement::kNoProgress:
      return of(Trait::kNoRiftProgress);
    case CardStatement::kAttackDoubled:
      return of(Trait::kAttackDoubled);
    case CardStatement::kAllBurst:
      return of(Trait::kEveryGateBursts);
    case CardStatement::kCurseStays:
      return of(Trait::kCurseStays);
    case CardStatement::kAlwaysEvades:
      return of(Trait::kAlwaysEvades);
    case CardStatement::kNoLoan:
      return of(Trait::kNoLoan);
    case CardStatement::kNineLives:
      return of(Trait::kNineLives);
    case CardStatement::kKeptAway:
      return of(Trait::kKeptAway);
    case CardStatement::kBoxAllies:
      return of(Trait::kBoxAllies);
    case CardStatement::kTomesHarmless:
      return of(Trait::kTomesHarmless);
    case CardStatement::kBalance:
      return of(Trait::kBalance);
    case CardStatement::kCluesPerCheck:
      return of(Trait::kFewClues);
    case CardStatement::kCluesInPairs:
      return of(Trait::kCluesInPairs);
    case CardStatement::kFirstClueWasted:
      return statement.noun == kInCombatNoun ? of(Trait::kClueWastedInCombat)
                                             : of(Trait::kClueWastedOutsideCombat);
    case CardStatement::kIgnoreMonsters:
      return of(Trait::kIgnoresMonsters);
    case CardStatement::kItemsStay:
      return of(Trait::kItemsStay);
    case CardStatement::kNoFocus:
      return of(Trait::kNoFocus);
    default:
      return 0;
  }
}

MomentSet moments_of(Window window) {
  switch (window) {
    case Window::kUpkeep:
      return set_of(CardMoment::kUpkeep);
    case Window::kMovement:
      return set_of(CardMoment::kMovement) | set_of(CardMoment::kMovementInStreets) |
             set_of(CardMoment::kMovementAt);
    case Window::kAnyTime:
      return set_of(CardMoment::kAnyTime);
    case Window::kBeforeEvade:
    case Window::kBeforeHorror:
    case Window::kBeforeCheck:
      return set_of(CardMoment::kCheck) | set_of(CardMoment::kBeforeOwn);
    case Window::kBeforeCombat:
      return set_of(CardMoment::kCheck) | set_of(CardMoment::kBeforeOwn) |
             set_of(CardMoment::kCombatAgainst) | set_of(CardMoment::kCombatNotAncient);
    case Window::kBeforeClosing:
      return set_of(CardMoment::kClosingCheck) | set_of(CardMoment::kCheck) |
             set_of(CardMoment::kBeforeOwn);
    case Window::kAfterCheck:
      return set_of(CardMoment::kAnyCheck) | set_of(CardMoment::kOwnCheck) |
             set_of(CardMoment::kCheck);
    case Window::kLosingSanity:
      return set_of(CardMoment::kLoss) | set_of(CardMoment::kHorrorLoss) |
             set_of(CardMoment::kAnyoneLosing);
    case Window::kLosingStamina:
      return set_of(CardMoment::kLoss) | set_of(CardMoment::kAnyoneLosing);
    case Window::kCombatDamage:
      return set_of(CardMoment::kCombatDamage);
    case Window::kAncientAttack:
      return set_of(CardMoment::kAncientAttack);
    case Window::kEncounterDrawn:
      return set_of(CardMoment::kDrawingEncounter);
    case Window::kPayingSpell:
      return set_of(CardMoment::kPayingSpell);
    case Window::kDelayed:
      return set_of(CardMoment::kDelayed);
    case Window::kArrested:
      return set_of(CardMoment::kArrested);
    case Window::kStreetEncounter:
      return set_of(CardMoment::kStreetEncounter);
    case Window::kMythosDrawn:
      return set_of(CardMoment::kDrawingMythos);
    case Window::kInsteadOfEncounter:
      return set_of(CardMoment::kLocationEncounter) | set_of(CardMoment::kAnyEncounter);
    case Window::kEncounterFailed:
      return set_of(CardMoment::kEncounterFailed);
    case Window::kDrawing:
      return set_of(CardMoment::kDrawing);
    case Window::kTakingUp:
    case Window::kEncounter:
    case Window::kMoved:
    case Window::kOtherWorldMovement:  // what sails, by summary_of
      return {};
  }
  return {};
}

namespace {

/// Whether a trigger that is left to its holder may be used in a window at all, whatever goes on.
bool may_open(const Trigger& trigger, Window window) {
  if (!has(moments_of(window), static_cast<int>(trigger.moment))) return false;
  if (trigger.moment != CardMoment::kCheck) return true;
  if (window == Window::kAfterCheck) return trigger.timing == effects::Timing::kAfter;
  if (trigger.timing != effects::Timing::kBefore) return false;
  switch (trigger.noun) {
    case kEvadeNoun:
      return window == Window::kBeforeEvade;
    case kHorrorNoun:
      return window == Window::kBeforeHorror;
    case kCombatNoun:
      return window == Window::kBeforeCombat;
    case kSpellNoun:
      return window == Window::kBeforeCheck;
    default:
      return true;  // checks of a skill, whatever they are for
  }
}

}  // namespace

CardSummary summary_of(const Statements& statements, std::uint16_t source) {
  CardSummary summary;
  summary.source = source;
  summary.traits = statements.traits;
  summary.guarded = statements.guarded;
  for (const Statement& statement : statements.statements) {
    summary.says |= says_bit(statement.what);
    summary.on_monsters |= is_about_monsters(statement.what);
    if (statement.what == CardStatement::kGains)
      summary.gives |= static_cast<std::uint16_t>(statement.amount);
    if (statement.what == CardStatement::kClosingWorld)
      summary.bonuses |= bit(static_cast<int>(Bonus::kCloseDifficulty));
    if (statement.until == effects::kNoNode)
      each_bonus(statement,
                 [&](Bonus bonus, int) { summary.bonuses |= bit(static_cast<int>(bonus)); });
  }
  for (const Trigger& trigger : statements.triggers) {
    // What is left to its holder in Upkeep or at a check is offered in a window, and speaks at no
    // moment by itself.
    const bool in_window =
        trigger.moment == CardMoment::kUpkeep || trigger.moment == CardMoment::kCheck;
    if (trigger.may == effects::kNoNode || !in_window)
      summary.triggers.add(static_cast<int>(trigger.moment));
    for (int window = 0; window < kWindows; ++window)
      if (trigger.may != effects::kNoNode && may_open(trigger, static_cast<Window>(window)))
        summary.windows |= static_cast<std::uint32_t>(bit(window));
  }
  if (statements.sails || statements.calls)
    summary.windows |=
        static_cast<std::uint32_t>(bit(static_cast<int>(Window::kOtherWorldMovement)));
  return summary;
}

CardSummary summary_of(const Card& card, std::span<const CardSummary> of_effects) {
  CardSummary summary = of_effects[card.source];
  summary.hands = card.hands;
  for (int which = 0; which < kItemClasses; ++which)
    if (belongs(card, static_cast<ItemClass>(which)))
      summary.classes |= static_cast<std::uint32_t>(bit(which));
  if (card.type == CardType::kSpell)
    summary.windows = (summary.windows & static_cast<std::uint32_t>(
                                             bit(static_cast<int>(Window::kOtherWorldMovement)))) |
                      (card.window == kNone ? 0 : static_cast<std::uint32_t>(bit(card.window)));
  if (card.before_sneak)
    summary.windows |= static_cast<std::uint32_t>(bit(static_cast<int>(Window::kBeforeCheck)));
  return summary;
}

}  // namespace tavola::arkham

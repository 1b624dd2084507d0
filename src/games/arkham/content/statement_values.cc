#include "games/arkham/content/statement_values.h"

#include "games/arkham/investigator/possessions.h"

namespace tavola::arkham {
namespace {

// Worked out by the compiler, so that a trait for which a set has no bit does not compile.
consteval std::uint64_t of(Trait trait) { return bit(static_cast<int>(trait)); }
constexpr MomentSet set_of(CardMoment moment) { return MomentSet::only(static_cast<int>(moment)); }

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
             set_of(CardMoment::kCombatAgainst);
    case Window::kBeforeClosing:
      return set_of(CardMoment::kClosingCheck) | set_of(CardMoment::kBeforeOwn);
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
      return set_of(CardMoment::kLocationEncounter);
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

MomentSet moments_of(Moment moment) {
  switch (moment) {
    case Moment::kBeforeHorror:
      return set_of(CardMoment::kCheck);
    case Moment::kCombatDamageDone:
      return set_of(CardMoment::kCombatDamage);
    case Moment::kDefeated:
      return set_of(CardMoment::kTrophy) | set_of(CardMoment::kDefeat);
    case Moment::kJoining:
      return set_of(CardMoment::kJoining);
    case Moment::kBecomingLost:
      return set_of(CardMoment::kAnyoneLost);
    case Moment::kUpkeep:
      return set_of(CardMoment::kUpkeep);
    case Moment::kArrival:
      return set_of(CardMoment::kMovementEndStreets) | set_of(CardMoment::kMovementEnd) |
             set_of(CardMoment::kMovementEndAt);
    case Moment::kMythosEnd:
      return set_of(CardMoment::kMythosEnd);
    case Moment::kAwakening:
    case Moment::kTableAtAwakening:
      return set_of(CardMoment::kAwakening);
    case Moment::kEnteringPlay:
      return set_of(CardMoment::kEnteringPlay);
    case Moment::kGainingCard:
      return set_of(CardMoment::kGainingCard);
    case Moment::kTerrorRising:
      return set_of(CardMoment::kTerrorRising);
    case Moment::kDevouring:
      return set_of(CardMoment::kDevouring);
    case Moment::kFalling:
      return set_of(CardMoment::kFalling);
    case Moment::kClosing:
    case Moment::kSealing:
      return set_of(CardMoment::kClosing);
    case Moment::kArrested:
      return set_of(CardMoment::kArrested);
    case Moment::kHorrorDamageDone:
      return set_of(CardMoment::kHorrorDamage);
    case Moment::kBeforeCombat:
      return set_of(CardMoment::kCheck);
    case Moment::kPassedCombat:
      return set_of(CardMoment::kPassing);
    case Moment::kFailedBoth:
      return set_of(CardMoment::kFailingBoth);
    case Moment::kTerrorAhead:
      return set_of(CardMoment::kTerrorRising);
    case Moment::kGainingClue:
      return set_of(CardMoment::kGainingClue);
    case Moment::kSurge:
      return set_of(CardMoment::kSurge);
    case Moment::kGoingAstray:
      return set_of(CardMoment::kGoingAstray);
    case Moment::kTreatment:
      return set_of(CardMoment::kTreatment);
    case Moment::kRefreshing:
      return set_of(CardMoment::kRefresh);
    case Moment::kTaking:
      return set_of(CardMoment::kTaking);
    case Moment::kBecoming:
      return set_of(CardMoment::kBecoming);
    case Moment::kVictory:
      return set_of(CardMoment::kAnyDefeat) | set_of(CardMoment::kMaskBeaten);
    case Moment::kReturned:
      return set_of(CardMoment::kReturning);
    case Moment::kSealed:
      return set_of(CardMoment::kSealing);
    case Moment::kUsingCard:
      return set_of(CardMoment::kUsingCard);
    case Moment::kEnteringStreets:
      return set_of(CardMoment::kEnteringStreets);
    case Moment::kHunted:
      return set_of(CardMoment::kDefeatingThose);
    case Moment::kOtherFalls:
      return set_of(CardMoment::kOtherFalls);
    case Moment::kLaidHere:
      return set_of(CardMoment::kMovementEndHere);
    case Moment::kLastToken:
      return set_of(CardMoment::kTokens);
    case Moment::kOwnLost:
      return set_of(CardMoment::kOwnLost);
    case Moment::kGainingBrood:
      return set_of(CardMoment::kGainingBrood);
    case Moment::kTomeDrawn:
      return set_of(CardMoment::kDrawingTome);
    case Moment::kEnvironmentDrawn:
      return set_of(CardMoment::kEnvironmentDrawn);
    case Moment::kMeeting:
      return set_of(CardMoment::kMeeting);
    case Moment::kUpkeepStart:
      return set_of(CardMoment::kUpkeepStart);
    case Moment::kSurging:
      return set_of(CardMoment::kSurging);
    case Moment::kAllyGone:
      return set_of(CardMoment::kLosingAlly);
    case Moment::kSomebodyDevoured:
      return set_of(CardMoment::kAnyoneDevoured);
    case Moment::kDoomAdded:
      return set_of(CardMoment::kDoomAdded);
    case Moment::kMythosStart:
      return set_of(CardMoment::kMythosStart);
    case Moment::kFirstGate:
      return set_of(CardMoment::kFirstGate);
    case Moment::kStoryContinues:
      return set_of(CardMoment::kStoryContinues);
    case Moment::kSymbolMoves:
      return set_of(CardMoment::kSymbolMoves);
    case Moment::kFailedEncounterCheck:
      return set_of(CardMoment::kFailedEncounterCheck);
    case Moment::kDrawingAilment:
      return set_of(CardMoment::kDrawingCards);
    case Moment::kBattleBegins:
    case Moment::kAncientAttacks:
      return {};
  }
  return {};
}

CardSummary summary_of(const Statements& statements, std::uint16_t source) {
  CardSummary summary;
  summary.source = source;
  summary.traits = statements.traits;
  summary.guarded = statements.guarded;
  for (const Statement& statement : statements.statements) {
    summary.on_monsters |= is_about_monsters(statement.what);
    if (statement.until == effects::kNoNode)
      each_bonus(statement,
                 [&](Bonus bonus, int) { summary.bonuses |= bit(static_cast<int>(bonus)); });
  }
  for (const Trigger& trigger : statements.triggers)
    summary.triggers.add(static_cast<int>(trigger.moment));
  for (int window = 0; window < kWindows; ++window)
    if (!(statements.uses & moments_of(static_cast<Window>(window))).empty())
      summary.windows |= static_cast<std::uint32_t>(bit(window));
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
  return summary;
}

}  // namespace tavola::arkham

// The moments at which cards speak by themselves, for the chapters that name them: who may speak at
// each, and how cards write it. All of it is known when the program is compiled, so that a chapter
// which names a moment pays for one look at what is in play, and mostly nobody has a word for it.
#pragma once

#include <cstdint>

#include "games/arkham/content/phrases.h"
#include "games/arkham/number_set.h"

namespace tavola::arkham {

enum class Moment : std::uint8_t {
  kBeforeHorror,      // of the monster fought
  kCombatDamageDone,  // beside its combat damage
  kDefeated,          // the monster in s.fight
  kJoining,           // an Ally
  kBecomingLost,
  kBattleBegins,  // the Ancient One's sheet
  kAncientAttacks,
  // of the other chapters
  kUpkeep,     // what has to be done in Upkeep: "at upkeep: gain 1 money"
  kArrival,    // the investigator ended the movement here: environments
  kMythosEnd,  // each investigator in turn: "at mythos end" of the Ancient One
  kAwakening,  // cards that are discarded when the Ancient One awakens
  // of the monster fought
  kHorrorDamageDone,
  kBeforeCombat,  // before each Combat check
  kPassedCombat,
  kFailedBoth,  // the Horror check and a Combat check
  // of what lies on the table
  kSurging,
  kAllyGone,  // discarded or removed from the game
  kSomebodyDevoured,
  // of several boxes
  kEnteringPlay,  // the card itself, when it is put into play
  kGainingCard,   // which one is the subject
  kTerrorRising,  // after each step
  kDevouring,     // before everything is given up
  kFalling,       // insane or unconscious, once they lie in bed
  kClosing,       // a gate was closed by the investigator
  kArrested,
  kDoomAdded,
  kFailedEncounterCheck,
  kDrawingAilment,  // an Injury or Madness card
  // The King in Yellow, Curse of the Dark Pharaoh
  kTerrorAhead,  // before the terror level rises
  kGainingClue,
  kSurge,             // of monsters
  kGoingAstray,       // about to be delayed or lost in an Other World
  kTreatment,         // paid for, in the Asylum or the Hospital
  kRefreshing,        // the card itself, before it is refreshed
  kTaking,            // the card itself
  kBecoming,          // another card was taken, which is the subject
  kVictory,           // any monster was defeated
  kReturned,          // to Arkham, out of an Other World
  kLaidHere,          // an item that lies where the movement has ended
  kLastToken,         // of an item that lies on the board
  kSealed,            // a gate, by the investigator
  kUsingCard,         // which one is the subject
  kEnteringStreets,   // on foot or by train
  kHunted,            // one of the monsters that a Headline has placed was defeated
  kOtherFalls,        // another investigator is insane, unconscious or devoured
  kTableAtAwakening,  // what lies on the table, once
  // Kingsport Horror
  kOwnLost,  // this investigator is lost in time and space
  kGainingBrood,
  kTomeDrawn,
  kEnvironmentDrawn,  // the card in State::card
  kMeeting,           // before combat with the monster in s.fight
  kUpkeepStart,       // of everybody, for the first player
  kMythosStart,       // before the card is drawn
  kFirstGate,         // of the game, with what came through it
  kStoryContinues,    // that Mythos card was drawn
  kSymbolMoves,       // monsters have moved by the card in State::card
  kSealing,           // as kClosing, where sealing alone counts. R38
};

constexpr MomentSet set_of(CardMoment moment) { return MomentSet::only(static_cast<int>(moment)); }

/// Set of CardMoment: the triggers that may speak at a moment.
constexpr MomentSet moments_of(Moment moment) {
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

/// Moments of one investigator, at which the own cards speak.
constexpr bool own_speak(Moment moment) {
  return moment == Moment::kUpkeep || moment == Moment::kAwakening || moment == Moment::kArrival ||
         (moment >= Moment::kGainingCard && moment < Moment::kTableAtAwakening) ||
         moment == Moment::kOwnLost;
}
/// Moments at which what lies on the table speaks.
constexpr bool common_speak(Moment moment) {
  return moment != Moment::kAwakening && moment != Moment::kOwnLost &&
         moment != Moment::kTerrorRising;  // once, and not for everybody
}
/// Moments of a battle, at which the monster that is fought speaks.
constexpr bool foe_speaks(Moment moment) {
  return moment == Moment::kBeforeHorror || moment == Moment::kCombatDamageDone ||
         moment == Moment::kDefeated ||
         (moment >= Moment::kHorrorDamageDone && moment <= Moment::kFailedBoth);
}

}  // namespace tavola::arkham

// The moments at which cards speak by themselves, for the chapters that name them: who may speak at
// each, and how cards write it. All of it is known when the program is compiled, so that a chapter
// which names a moment pays for one look at what is in play, and mostly nobody has a word for it.
#pragma once

#include <concepts>
#include <cstddef>
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
  kFalling,       // insane or unconscious, before the losses of it
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
  kLastToken,         // an item that lies on the board has none left
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
  kIncome,            // in Upkeep, before anything is paid or rolled: money, and what says so
};

constexpr MomentSet set_of(std::same_as<CardMoment> auto... moments) {
  MomentSet set;
  (set.add(static_cast<int>(moments)), ...);
  return set;
}

/// How cards write a moment. Whether a trigger that is written so comes at it may depend on more:
/// `comes_at` in speaking.cc.
struct MomentOnCards {
  Moment moment;
  MomentSet written;
};
inline constexpr MomentOnCards kMomentsOnCards[] = {
    {Moment::kBeforeHorror, set_of(CardMoment::kCheck)},
    {Moment::kCombatDamageDone, set_of(CardMoment::kCombatDamage)},
    {Moment::kDefeated, set_of(CardMoment::kTrophy, CardMoment::kDefeat)},
    {Moment::kJoining, set_of(CardMoment::kJoining)},
    {Moment::kBecomingLost, set_of(CardMoment::kAnyoneLost)},
    {Moment::kBattleBegins, {}},    // a line of its own on the sheet
    {Moment::kAncientAttacks, {}},  // a line of its own on the sheet
    {Moment::kUpkeep, set_of(CardMoment::kUpkeep)},
    {Moment::kArrival,
     set_of(CardMoment::kMovementEndStreets, CardMoment::kMovementEnd, CardMoment::kMovementEndAt)},
    {Moment::kMythosEnd, set_of(CardMoment::kMythosEnd)},
    {Moment::kAwakening, set_of(CardMoment::kAwakening)},
    {Moment::kHorrorDamageDone, set_of(CardMoment::kHorrorDamage)},
    {Moment::kBeforeCombat, set_of(CardMoment::kCheck)},
    {Moment::kPassedCombat, set_of(CardMoment::kPassing)},
    {Moment::kFailedBoth, set_of(CardMoment::kFailingBoth)},
    {Moment::kSurging, set_of(CardMoment::kSurging)},
    {Moment::kAllyGone, set_of(CardMoment::kLosingAlly)},
    {Moment::kSomebodyDevoured, set_of(CardMoment::kAnyoneDevoured)},
    {Moment::kEnteringPlay, set_of(CardMoment::kEnteringPlay)},
    {Moment::kGainingCard, set_of(CardMoment::kGainingCard)},
    {Moment::kTerrorRising, set_of(CardMoment::kTerrorRising)},
    {Moment::kDevouring, set_of(CardMoment::kDevouring)},
    {Moment::kFalling, set_of(CardMoment::kFalling)},
    {Moment::kClosing, set_of(CardMoment::kClosing)},
    {Moment::kArrested, set_of(CardMoment::kArrested)},
    {Moment::kDoomAdded, set_of(CardMoment::kDoomAdded)},
    {Moment::kFailedEncounterCheck, set_of(CardMoment::kFailedEncounterCheck)},
    {Moment::kDrawingAilment, set_of(CardMoment::kDrawingCards)},
    {Moment::kTerrorAhead, set_of(CardMoment::kTerrorRising)},
    {Moment::kGainingClue, set_of(CardMoment::kGainingClue)},
    {Moment::kSurge, set_of(CardMoment::kSurge)},
    {Moment::kGoingAstray, set_of(CardMoment::kGoingAstray)},
    {Moment::kTreatment, set_of(CardMoment::kTreatment)},
    {Moment::kRefreshing, set_of(CardMoment::kRefresh)},
    {Moment::kTaking, set_of(CardMoment::kTaking)},
    {Moment::kBecoming, set_of(CardMoment::kBecoming)},
    {Moment::kVictory, set_of(CardMoment::kAnyDefeat, CardMoment::kMaskBeaten)},
    {Moment::kReturned, set_of(CardMoment::kReturning)},
    {Moment::kLaidHere, set_of(CardMoment::kMovementEndHere)},
    {Moment::kLastToken, set_of(CardMoment::kNoTokenLeft)},
    {Moment::kSealed, set_of(CardMoment::kSealing)},
    {Moment::kUsingCard, set_of(CardMoment::kUsingCard)},
    {Moment::kEnteringStreets, set_of(CardMoment::kEnteringStreets)},
    {Moment::kHunted, set_of(CardMoment::kDefeatingThose)},
    {Moment::kOtherFalls, set_of(CardMoment::kOtherFalls)},
    {Moment::kTableAtAwakening, set_of(CardMoment::kAwakening)},
    {Moment::kOwnLost, set_of(CardMoment::kOwnLost)},
    {Moment::kGainingBrood, set_of(CardMoment::kGainingBrood)},
    {Moment::kTomeDrawn, set_of(CardMoment::kDrawingTome)},
    {Moment::kEnvironmentDrawn, set_of(CardMoment::kEnvironmentDrawn)},
    {Moment::kMeeting, set_of(CardMoment::kMeeting)},
    {Moment::kUpkeepStart, set_of(CardMoment::kUpkeepStart)},
    {Moment::kMythosStart, set_of(CardMoment::kMythosStart)},
    {Moment::kFirstGate, set_of(CardMoment::kFirstGate)},
    {Moment::kStoryContinues, set_of(CardMoment::kStoryContinues)},
    {Moment::kSymbolMoves, set_of(CardMoment::kSymbolMoves)},
    {Moment::kSealing, set_of(CardMoment::kClosing)},
    {Moment::kIncome, set_of(CardMoment::kUpkeep, CardMoment::kLuckRoll)},
};

consteval bool in_order_of_moments() {
  int next = 0;
  for (const MomentOnCards& each : kMomentsOnCards)
    if (static_cast<int>(each.moment) != next++) return false;
  return next == static_cast<int>(Moment::kIncome) + 1;
}
static_assert(in_order_of_moments(), "kMomentsOnCards has a row for each Moment, in their order");

/// Set of CardMoment: the triggers that may speak at a moment.
constexpr MomentSet moments_of(Moment moment) {
  return kMomentsOnCards[static_cast<std::size_t>(moment)].written;
}

/// Moments of one investigator, at which the own cards speak.
constexpr bool own_speak(Moment moment) {
  return moment == Moment::kUpkeep || moment == Moment::kAwakening || moment == Moment::kArrival ||
         (moment >= Moment::kGainingCard && moment < Moment::kTableAtAwakening) ||
         moment == Moment::kOwnLost || moment == Moment::kIncome;
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

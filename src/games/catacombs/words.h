// What can be said and done in Catacombs: the verbs of options, the prompts of decisions, the kinds
// of events and of values, in the order of the vocabulary that vocabulary.cc fills.
#pragma once

#include <cstdint>

#include "core/vocabulary.h"

namespace tavola::catacombs {

enum class Verb : std::uint8_t {
  kTakeHero,       // {hero}
  kTakeLast,       // {seat, hero}
  kActivate,       // {piece, figure}
  kEndTurn,        // all that could act pass
  kPlace,          // {piece, figure, zone, near}, with x and y
  kFlick,          // {piece, figure, attack, shot}, with dx, dy and speed
  kShoot,          // {piece, figure, shot}, with x, y, dx, dy and speed
  kAttack,         // {piece, figure, attack, part}: an attack that begins with a shot
  kSpecial,        // {piece, figure, special}
  kCast,           // {spell, from}
  kUse,            // {piece, figure, equipment}
  kPass,           // {piece, figure}
  kSkip,           // leave out this part of a sequence
  kStop,           // end a rush
  kRetaliate,      // {piece, figure}, with dx, dy and speed
  kRegenerate,     // {piece, figure}
  kDecline,        // no retaliation, no regeneration
  kPutBack,        // {piece, figure, number}
  kBuy,            // {equipment, hero, price, half}
  kGive,           // {hero, to}, with hundreds
  kHeal,           // {hero, payer}
  kResurrect,      // {hero, payer}
  kDone,           // the visit is over
  kDivide,         // {hero}, with hundreds
  kChoosePiece,    // {source, node, piece}
  kChoice,         // {source, node}
  kAcceptEffect,   // {source, node}
  kDeclineEffect,  // {source, node}
};

enum class Prompt : std::uint8_t {
  kTakeHero,
  kTakeLast,    // {hero}: who plays the fourth hero too
  kPlaceWhich,  // whose hero is placed next
  kPlaceHero,
  kPlaceMonster,
  kPlaceNear,  // {figure, near}
  kRelocate,   // {figure}
  kHeroesTurn,
  kOverseersTurn,
  kAction,  // {piece, figure}
  kAim,     // {piece, figure}: the next attack of a sequence
  kRush,    // {piece, figure, left}
  kRetaliation,
  kRegeneration,
  kPutBack,  // {piece, figure}
  kMerchant,
  kHealer,
  kDivide,  // {hero, left}
  kChoosePiece,
  kChoice,
  kMay,
};

enum class Happening : std::uint8_t {
  kLordChosen,
  kWandering,
  kHeroTaken,
  kRoomTurned,
  kFinalBattle,
  kMonstersCome,
  kFewerCome,
  kPlaced,
  kRoundBegins,
  kTurnBegins,
  kPassed,
  kFlicked,
  kShotPlaced,
  kAimSlipped,
  kTouched,
  kMissed,
  kPutBack,
  kVoidHit,
  kWounded,
  kEliminated,
  kAbsorbed,
  kUnharmed,
  kProtectionEnds,
  kHeroHurt,
  kLordHurt,
  kMailHolds,
  kBurnt,
  kHeroDies,
  kAllyFalls,
  kFireWall,
  kIncapacitated,
  kSteadyHero,
  kStone,
  kRecovers,
  kRetaliates,
  kRegenerates,
  kRageSpent,
  kCast,
  kUsed,
  kCoin,
  kSummoned,
  kNoneLeft,
  kNoPlace,
  kRelocated,
  kHealed,
  kRoomComplete,
  kPaid,
  kShort,
  kMerchantShows,
  kBought,
  kGave,
  kServed,
  kResurrected,
  kDone,
  kGameWon,
  kGameLost,
};

/// Kinds of values, beside numbers and seats.
enum Value {
  kHeroValue = 2,
  kPieceValue,
  kFigureValue,
  kRoomValue,
  kSideValue,
  kSpellValue,
  kEquipmentValue,
  kSpecialValue,
  kZoneValue,
  kShotValue,
  kEndingValue,
  kCoinValue,
};

enum Zone { kHeroZone, kMonsterZone, kAnywhere };

/// The integers of measured answers.
enum Measure : std::uint8_t { kX, kY, kDx, kDy, kSpeed, kHundreds };

enum class DeckId : std::uint8_t { kLevel0, kLevel1, kLevel2, kHealers, kEquipmentDeck };

Vocabulary make_vocabulary();

}  // namespace tavola::catacombs

// What can be said and done in Catacombs: the verbs of options, the prompts of decisions, the kinds
// of events and of values. Their names in JSON and messages are those here; what each of them
// carries stands in vocabulary.cc.
#pragma once

#include <cstdint>

#include "core/vocabulary.h"

namespace tavola::catacombs {

enum class Verb : std::uint8_t {
  kTakeHero,
  kTakeLast,  // who plays the fourth hero too
  kActivate,
  kEndTurn,  // all that could act pass
  kPlace,
  kFlick,
  kShoot,
  kAttack,  // an attack that begins with a shot
  kSpecial,
  kCast,
  kUse,
  kPass,
  kSkip,  // leave out this part of a sequence
  kStop,  // end a rush
  kRetaliate,
  kRegenerate,
  kDecline,  // no retaliation, no regeneration
  kPutBack,
  kBuy,
  kGive,
  kHeal,
  kResurrect,
  kDone,  // the visit is over
  kDivide,
  kChoosePiece,
  kChoice,
  kAcceptEffect,
  kDeclineEffect,
  kOthersFirst,  // another player places a hero before
};

enum class Prompt : std::uint8_t {
  kTakeHero,
  kTakeLast,
  kPlaceHero,
  kPlaceMonster,
  kPlaceNear,
  kRelocate,
  kHeroesTurn,
  kOverseersTurn,
  kAction,
  kAim,  // the next attack of a sequence
  kRush,
  kRetaliation,
  kRegeneration,
  kPutBack,
  kMerchant,
  kHealer,
  kDivide,
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
  kHit,
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
  kAlreadyIncapacitated,
  kAllyUnstunned,
  kStone,
  kRecovers,
  kRetaliates,
  kRegenerates,
  kRageSpent,
  kRageRises,
  kRageFull,
  kCast,
  kUsed,
  kSpecialUsed,
  kCoin,
  kSummoned,
  kNoneLeft,
  kNoPlace,
  kRelocated,
  kHealed,
  kFullHealth,
  kRoomComplete,
  kCrumbles,  // the summoned skeleton
  kPaid,
  kUnpaid,  // the dead
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

enum Zone : std::uint8_t { kHeroZone, kMonsterZone, kBoard };

/// The integers of measured answers.
enum Measure : std::uint8_t { kX, kY, kDx, kDy, kSpeed, kHundreds };

enum class DeckId : std::uint8_t { kLevel0, kLevel1, kLevel2, kHealers, kEquipment };

Vocabulary make_vocabulary();

}  // namespace tavola::catacombs

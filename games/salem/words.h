// What can be said and done in Salem: the verbs of options, the prompts of decisions, the kinds of
// events and of values. Their names in JSON and messages are those here; what each of them carries
// stands in vocabulary.cc.
#pragma once

#include <cstdint>

#include "core/vocabulary.h"

namespace tavola::salem {

enum class Verb : std::uint8_t {
  kMove,     // play the card of a location
  kPassage,  // play the secret passage
  kPass,     // leave out an optional step
  kExchange,
  kAccept,
  kRefuse,
  kDefeat,
  kSpare,
  kUse,
  kPlaceSigil,
  kTake,
  kDiscard,       // own Item, for room, as cost or to the die
  kGive,          // one Item of a shared payment
  kGiveUp,        // the Item just gained
  kChoosePlayer,  // for a card's "one player"
  kChoice,        // one branch of a card's choice
  kAcceptEffect,  // do what a card offers
  kDeclineEffect,
};

enum class Prompt : std::uint8_t {
  kMove,
  kExchange,
  kAnswerExchange,  // the asked player gives and receives
  kDefeat,
  kUse,
  kTake,
  kPayItem,
  kMakeRoom,
  kLoseItem,
  kDivide,
  kGained,
  kChoosePlayer,
  kChoice,
  kMay,
};

/// What the face of an encounter die takes of whoever has rolled it.
enum class LostToDie : std::uint8_t { kNothing, kItsItem, kAnyItem };

enum class Happening : std::uint8_t {
  kRoundBegins,
  kFirstPlayer,
  kDealt,
  kCreatureTurned,
  kCreaturePlaced,
  kCreatureActivates,
  kNoPlaceInTown,  // for a creature: all six locations are full
  kCreatureDiscarded,
  kNecronAdvances,
  kNecronStays,
  kCreaturesShuffled,
  kCravenCalls,
  kCardsTakenBack,
  kTurnBegins,
  kMoved,
  kPassagePlayed,
  kEnteredRlyeh,
  kBanished,
  kBanishmentEnds,
  kProposed,
  kRefused,
  kExchanged,
  kNoExchange,  // a text in force forbids it
  kSpared,      // the Wizard spares the roll
  kNotSpared,   // a text in force keeps him from it
  kNoDie,       // a text in force says so
  kRolled,
  kLostItem,
  kNothingToLose,
  kLostSanity,
  kGainedSanity,
  kSanityFull,  // nothing is recovered
  kNoRecovery,  // a Great Old One forbids it
  kNoRecoveryByEvent,
  kEliminated,
  kCreatureDefeated,
  kCreatureDrivenOff,
  kNobodyDrivenOff,  // no creature is with the Wizard
  kShadowDefeated,
  kUsed,
  kLookedAt,
  kSawPortal,  // to the seat alone
  kSawWall,    // to the seat alone
  kOldOneRevealed,
  kNobodyRevealed,  // R'lyeh is face up already
  kSigilPlaced,
  kMiskatonicClosed,
  kPaidItem,
  kMadeRoom,
  kTook,
  kRefilled,
  kNotRefilled,  // bag and discard are empty
  kBagRefilled,
  kEventTurned,
  kWizardMoves,
  kEventPileRenewed,
  kShadowAppears,
  kShadowReplaced,
  kNoShadow,
  kTilesDealtAnew,
  kGainedItem,
  kGainLost,
  kNoSigilInBag,
  kNoItemInBag,
  kDemandFailed,
  kNothingToGive,   // a demand without a red arrow finds no more
  kNoneLeftToGive,  // nor of one kind
  kEffectLasts,
  kEffectEnds,
  kPortalsShown,  // at the end
  kGameWon,
  kGameLost,
};

// Kinds of values in the vocabulary, after number and seat.
inline constexpr int kPlaceValue = 2;
inline constexpr int kItemValue = 3;
inline constexpr int kCreatureValue = 4;
inline constexpr int kOldOneValue = 5;
inline constexpr int kEventValue = 6;
inline constexpr int kFaceValue = 7;
inline constexpr int kEndingValue = 8;

enum class DeckId : std::uint8_t { kCreatures, kEvents, kBag };

/// Built from the content when the game is loaded.
Vocabulary make_vocabulary();

}  // namespace tavola::salem

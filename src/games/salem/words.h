// What can be said and done in Salem: the verbs of options, the prompts of decisions, the kinds of
// events and of values, in the order of the vocabulary that vocabulary.cc fills.
#pragma once

#include <cstdint>

#include "core/vocabulary.h"

namespace tavola::salem {

enum class Verb : std::uint8_t {
  kMove,      // {to}: play the card of a location
  kPassage,   // {to}: play the secret passage
  kPass,      // leave out an optional step
  kExchange,  // {with, give, receive}
  kAccept,
  kRefuse,
  kDefeat,  // {creature} or {old_one}
  kSpare,
  kUse,            // {item}
  kPlaceSigil,     // {item}
  kTake,           // {item, space}
  kDiscard,        // {item}: own Item, for room, as cost or to the die
  kGive,           // {seat, item}: one Item of a shared payment
  kGiveUp,         // {item}: the Item just gained
  kChoosePlayer,   // {source, node, seat}: for a card's "one player"
  kChoice,         // {source, node}: one branch of a card's choice
  kAcceptEffect,   // {source, node}: do what a card offers
  kDeclineEffect,  // {source, node}
};

enum class Prompt : std::uint8_t {
  kMove,
  kExchange,
  kAnswerExchange,  // {from, give, receive}: the asked player gives and receives
  kDefeat,          // {creature, old_one}
  kUse,
  kTake,
  kPayItem,
  kMakeRoom,  // {item}
  kLoseItem,
  kDivide,        // {number, item}
  kGained,        // {item}
  kChoosePlayer,  // {source, node}
  kChoice,        // {source, node}
  kMay,           // {source, node}
};

enum class Happening : std::uint8_t {
  kRoundBegins,        // {round}
  kFirstPlayer,        // {seat}
  kDealt,              // {seat, item}
  kCreatureTurned,     // {creature}
  kCreaturePlaced,     // {creature, place}
  kCreatureActivates,  // {creature, place}
  kCreatureDiscarded,  // {creature}
  kNecronAdvances,     // {number, to}
  kNecronStays,
  kCreaturesShuffled,  // {number}
  kCravenCalls,
  kCardsTakenBack,     // {seat}
  kTurnBegins,         // {seat}
  kMoved,              // {seat, to}
  kPassagePlayed,      // {seat, to}
  kEnteredRlyeh,       // {seat}
  kBanished,           // {old_one}
  kBanishmentEnds,     // {old_one}
  kProposed,           // {seat, with, give, receive}
  kRefused,            // {seat}
  kExchanged,          // {seat, with, give, receive}
  kSpared,             // {seat}: the Wizard spares the roll
  kRolled,             // {seat, face}
  kLostItem,           // {seat, item}
  kNothingToLose,      // {seat}
  kLostSanity,         // {seat, number, left}
  kGainedSanity,       // {seat, number, now}
  kEliminated,         // {seat}
  kCreatureDefeated,   // {seat, creature, place}
  kCreatureDrivenOff,  // {creature, place}
  kShadowDefeated,     // {seat, old_one}
  kUsed,               // {seat, item}
  kLookedAt,           // {seat, place}
  kSawPortal,          // {seat, place}: to the seat alone
  kSawWall,            // {seat, place}: to the seat alone
  kOldOneRevealed,     // {old_one, slot}
  kSigilPlaced,        // {seat, item, place}
  kMiskatonicClosed,   // {seat, item}
  kPaidItem,           // {seat, item}
  kMadeRoom,           // {seat, item}
  kTook,               // {seat, item, place}
  kRefilled,           // {place, number}
  kBagRefilled,        // {number}
  kEventTurned,        // {seat, event}
  kWizardMoves,        // {to, number}
  kEventPileRenewed,
  kShadowAppears,   // {old_one}
  kShadowReplaced,  // {old_one}
  kNoShadow,
  kTilesDealtAnew,
  kGained,    // {seat, item}
  kGainLost,  // {seat, item}
  kDemandFailed,
  kEffectLasts,   // {event}
  kEffectEnds,    // {event}
  kPortalsShown,  // {number}: at the end
  kGameWon,       // {score}
  kGameLost,      // {ending}
};

// Kinds of values in the vocabulary, after number and seat.
inline constexpr int kPlaceValue = 2;
inline constexpr int kItemValue = 3;
inline constexpr int kCreatureValue = 4;
inline constexpr int kOldOneValue = 5;
inline constexpr int kEventValue = 6;
inline constexpr int kFaceValue = 7;
inline constexpr int kEndingValue = 8;

enum class DeckId : std::uint8_t { kCreatureDeck, kEventPile, kBag };

/// Built from the content when the game is loaded.
Vocabulary make_vocabulary();

}  // namespace tavola::salem

// The numbers that the phrases of games/avalon/grammar_encounters.toml have in the rules, and the
// moments and statements of grammar_story.toml. Each value bears the name of its phrase.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "effects/grammar.h"

namespace tavola::avalon {

enum class CardVerb : std::uint16_t {
  kAddMarkers,
  kRemoveMarkers,
  kRaiseAffinity,
  kLowerAffinity,
  kTear,
  kMoreCards,
  kFlee,
  kSlipAway,
  kOpportunity,
  kReduce,
  kIgnoreAttack,
  kIgnoreTearing,
  kDamage,
  kLose,
  kGain,
  kPay,
  kDraw,
  kDiscard,
  kDiscardFromDeck,
  kDiscardHand,
  kTakeBack,
  kReshuffle,
  kDrawItem,
  kDiscardItem,
  kFlipItem,
};

enum class CardStatement : std::uint16_t {
  kAttributeBonus,
  kFreeMagic,
  kMarkerBonus,
  kAffinityBonus,
  kHandLimit,
  kNoPanic,
  kNoKeyCards,
  // Outside Encounters.
  kRestEnergy,
  kRestHealth,
  kRestTerror,
  kTravelCost,
  kFoodFromActions,
  kCardCost,
  kItemLimit,
  // Traits of heroes.
  kRestFood,
  kNoFirstEscape,
  kEscapeHealth,
};

enum class CardCondition : std::uint16_t {
  kAffinity,
  kFirstCard,
  kAlone,
  kPanic,
  kExhausted,
  kUsing,
  kKey,
  kTrait,
};

enum class CardMoment : std::uint16_t {
  kPlaced,
  kDelay,
  kAttacked,
  kReaction,
  kAnyTime,
  kPlayingCards,
  kActivation,
  kAnotherCard,
  kConnecting,
  kTorn,
  kTurnEnd,
  // Outside Encounters.
  kDawn,
  kRest,
  kTravel,
  kCombatWon,
  kDiplomacyWon,
  // Traits of heroes.
  kPartyLoses,
  kLeavesThem,
};

enum class CardGroup : std::uint16_t { kMember, kOtherMember };

enum class CardCount : std::uint16_t {
  kConnected,
  kAttribute,
  kResource,
  kChargesHere,
  kSequence,
  kPassives,
  kHand,
  kDiscards,
  kPlayed,
  kMarkers,
  kMarkersMissing,
  kAffinity,
  kMembers,
  kDamageTaken,
  kStage,
  kDifficulty,
};

/// Nouns of one number each. Attributes have the numbers of Attribute, resources those of Measure,
/// and after them come the Charges; rows that ask for no Attribute follow the Attributes.
inline constexpr std::uint16_t kMagicNoun = 6;
inline constexpr std::uint16_t kFreeNoun = 7;
inline constexpr std::uint16_t kChargeNoun = 8;
inline constexpr std::uint16_t kAnyItem = 0;        // "item"
inline constexpr std::uint16_t kCraftableItem = 1;  // after it come the keywords
/// What an attack does, as far as it can be made less. Terror has the number of its track.
enum class Lessened : std::uint16_t { kDamage, kMarkers, kTerror, kAffinity };
enum class Zone : std::uint16_t { kGreen, kRed, kGrey };
enum class Period : std::uint16_t { kActivation, kTurn, kEncounter, kDay };

/// Ties the names of the grammar to these numbers; what only one of the two has is listed.
std::vector<std::string> bind_grammar(effects::Grammar& grammar);

}  // namespace tavola::avalon

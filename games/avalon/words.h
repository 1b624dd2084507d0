// What can be said and done in Avalon: the verbs of options, the prompts of decisions, the kinds of
// events and of values. Their names in JSON and messages are those here; what each of them carries
// stands in vocabulary.cc.
#pragma once

#include <cstdint>

#include "core/vocabulary.h"
#include "games/avalon/rules/character/character_state.h"

namespace tavola::avalon {

enum class Verb : std::uint8_t {
  kChooseHero,
  kChooseTray,
  kChooseColour,
  // Journey.
  kTravel,
  kExplore,
  kLocationAction,
  kInspect,
  kPass,
  kLetOthersGo,
  kLetAgain,      // somebody acts once more before the others
  kEndNarrative,  // the mode
  kJoin,
  kStayOut,
  kAccept,
  kRefuse,
  kPayShare,  // one's own
  kAskToPay,  // somebody else's
  kLeaveParty,
  kActivate,
  kGiveNumber,  // of a shared cost
  kEat,
  kFast,
  kEatLittle,
  kReadDream,
  kJournalChoice,
  kLetRoll,
  kMeetGuardian,
  kLetRoam,
  kBuyCard,
  kLearnCard,
  kRaise,
  kDone,
  kPutIntoDeck,
  kTakeOutOfDeck,
  kClaimHero,
  kClaimNobody,
  kGive,
  kAskFor,
  kJoinWhere,
  // Possessions and story.
  kKeepUp,
  kDiscardItem,
  kFlip,
  kSetAside,
  kTakeSkill,
  kGiveCard,
  kAskForCard,
  kPickUp,
  kCardAction,
  kUseCard,
  kBequeath,
  kMeetHere,
  kCharacterAction,
  kLeaveOnTop,
  kPutUnder,
  kCarry,
  kAskForMercy,
  kAcceptFailure,
  // Encounters.
  kChooseEncounter,
  kAvoid,
  kFace,
  kApproach,
  kKeepHand,
  kRedraw,
  kChooseActive,
  kPlay,
  kPlayTopCard,
  kStopPlaying,
  kPlayNothing,
  kConnectMagic,
  kLeaveMagic,
  kDiscard,
  kKeepCard,
  kTakeBack,
  kEscape,
  kUseAbility,
  kGiveTo,
  kChooseMember,
  kChoice,        // one branch of a card's choice
  kAcceptEffect,  // do what a card offers
  kDeclineEffect,
  kEndSitting,
};

enum class Prompt : std::uint8_t {
  kChooseHero,
  kChooseTray,
  kChooseColour,
  // Journey.
  kAction,
  kActAgain,
  kEndNarrative,
  kJoinTravel,
  kJoinExplore,
  kJoinInspect,
  kJoinLocationAction,
  kJoinCharacterAction,
  kJoinCardAction,
  kJoinEncounter,
  kTakeAlong,
  kShare,
  kPayForOther,
  kActivate,
  kGiveNumber,
  kEat,
  kWhichDream,
  kJournalChoice,
  kWhoRolls,
  kShareReward,
  kShareFind,
  kWhichGuardian,
  kWhichRoams,
  kAdvance,
  kLearnCard,
  kBuildDecks,
  kClaimHero,
  kTakeGift,
  kAskedFor,
  kJoinWhere,
  kWhoGoesOn,
  // Possessions and story.
  kKeepUp,
  kDiscardItem,
  kFlip,
  kSetAside,
  kTakeSkill,
  kTakeCard,
  kAskedForCard,
  kBequeath,
  kMeetHere,
  kPutUnder,
  kCarry,
  kBeCarried,
  kMercy,
  // Encounters.
  kChooseEncounter,
  kAvoid,
  kApproach,
  kStartingHand,
  kChooseActive,
  kFirstCard,
  kNextCard,
  kPanic,
  kMagicKey,
  kPayMagicFor,
  kDiscard,
  kKeepCard,
  kTakeBack,
  kLendCharges,
  kEscapeTogether,
  kBeforeCheck,
  kShareLoot,
  kShareItem,
  kChooseMember,
  kChoice,
  kMay,
  kEndSitting,
};

enum class Happening : std::uint8_t {
  // Characters and their trays.
  kHeroChosen,
  kColoursChosen,
  kGains,
  kLoses,
  kPays,
  kGives,          // of its own free will
  kEnergyLimited,  // lowered to Health
  kExhausted,
  kDying,
  kNoLongerDying,
  kGoingInsane,
  kNoLongerInsane,
  kPanics,
  kNoLongerPanics,
  // Journey.
  kDayBegins,
  kRoundBegins,
  kDayEnds,
  kPlaced,
  kMenhirPlaced,
  kMenhirGone,
  kDialLowered,
  kDialTakenOut,
  kLocationRevealed,
  kLocationLost,
  kNoMenhir,
  kTravelled,
  kDisplaced,
  kJoined,
  kLeftParty,
  kNobodyPays,  // what setting out would cost
  kUsesLocation,
  kInstantRule,
  kNoEncounterLeft,
  kInspected,
  kPassed,
  kAte,
  kAteLittle,
  kWentHungry,
  kNarrativeEnds,
  // The Journal.
  kExplores,
  kHowToUseJournal,
  kVerseRead,
  kChoiceTaken,
  kChoiceLocked,  // nobody was asked, since one way alone is open
  kJournalRoll,
  kExplorationEnds,
  kDreams,
  kNightmares,
  kDialSteady,
  kDialReleased,
  kGuardianRolled,
  kGuardianMoved,
  kGuardianStayed,
  kGuardianGone,
  kGuardianPlaced,
  kLearned,
  kRaised,
  kPutIntoDeck,
  kTakenOutOfDeck,
  kDyingDial,
  kDies,
  kItemLies,  // where its owner died
  kMercyOffered,
  kMercyAgain,
  kRaisedUp,
  kJourneyFails,
  kChapterOver,
  // Possessions and story.
  kStatusMarked,
  kStatusPartMarked,
  kStatusUnmarked,
  kStatusPartUnmarked,
  kCardGained,
  kCardLost,
  kCardGone,
  kNoItemLeft,
  kTurnedUp,
  kTurnedDown,
  kFlipped,
  kTaskGiven,
  kTokensPlaced,
  kTokensTaken,
  kDialChanged,
  kCardUsed,
  kEventRevealed,
  kEventReturns,
  kNoEventLeft,
  kRandomEventsPlaced,
  kQuestBegins,
  kQuestFulfilled,
  kChapterBegins,
  kChapterDone,  // at a table that goes on with the next one
  kCampaignWon,
  kHeroesTalk,
  kLocationReplaced,
  kDialGone,
  kCharacterAction,
  kLooksAtEvent,
  kLooksAtEncounter,
  kPutUnder,
  kCarries,
  // Encounters.
  kEncounterBegins,
  kAvoided,
  kNotAvoided,
  kApproachChosen,
  kRedraws,
  kTurnBegins,
  kActivated,
  kTraitStrikes,
  kTimeTokenLeaves,
  kDelayedAbility,
  kPlays,
  kPanicCard,
  kTimeTokens,
  kKeyConnects,
  kDelayLost,
  kDelayUnheard,  // who was to hear it has left
  kMarkersAdded,
  kMarkersRemoved,
  kAffinityRises,
  kAffinityFalls,
  kTorn,
  kNotWonYet,
  kStageWon,
  kStageBegins,
  kAttacks,
  kReacts,
  kOpportunityAttack,
  kDamageLessened,
  kDraws,
  kDiscards,
  kDiscardsTop,
  kTakesBack,
  kReshuffles,
  kTooAfraidToDraw,
  kMayPlayMore,
  kChargesGained,
  kChargesPaid,
  kChargesRefused,
  kMagicRefused,
  kAbilityUsed,
  kDialTossed,
  kEscapes,
  kEscapeRefused,
  kRemovedDying,
  kDeckRunsOut,
  kThiefStrikes,
  kEncounterDecided,
  kTrainingOver,
  kEnergyLimitedTurned,  // by a limiter that is turned
  kPanicsTurned,
  kMarkerBlunted,  // by Defensive
  kMarkersLessened,
  kAffinityLessened,
  kTerrorLessened,
  kQuestAway,  // out of the pile, because a rule orders it
  kSittingOver,
};

// Kinds of values in the vocabulary, after number and seat.
inline constexpr int kHeroValue = 2;
inline constexpr int kMeasureValue = 3;
inline constexpr int kAttributeValue = 4;
inline constexpr int kLocationValue = 5;
inline constexpr int kEncounterValue = 6;
inline constexpr int kGuardianFaceValue = 7;
inline constexpr int kCardValue = 8;        // Combat cards first, then Diplomacy cards
inline constexpr int kCombatCardValue = 9;  // of their decks
inline constexpr int kDiplomacyCardValue = 10;
inline constexpr int kKeyValue = 11;  // the six Attributes, Magic and Free
inline constexpr int kTraitValue = 12;
inline constexpr int kOutcomeValue = 13;
inline constexpr int kTossValue = 14;
inline constexpr int kEndingValue = 15;
inline constexpr int kCardTypeValue = 16;
inline constexpr int kPossessionValue = 17;  // Items, then Secrets, then the sides of Skills
inline constexpr int kItemValue = 18;        // of their deck
inline constexpr int kKeywordValue = 19;
inline constexpr int kStatusValue = 20;
inline constexpr int kTaskValue = 21;
inline constexpr int kTokenValue = 22;
inline constexpr int kEventValue = 23;
inline constexpr int kQuestValue = 24;
inline constexpr int kChapterValue = 25;
inline constexpr int kHeroActionValue = 26;
inline constexpr int kVerseValue = 27;
inline constexpr int kTrayValue = 28;

enum class DeckId : std::uint8_t {
  kCombatCards,
  kDiplomacyCards,
  kCombatPool,
  kDiplomacyPool,
  kEncounters,
  kItems,
  kEvents,
  kRandomEvents
};
inline constexpr DeckId deck_id(CardType type) {
  return type == CardType::kCombat ? DeckId::kCombatCards : DeckId::kDiplomacyCards;
}

/// Built from the content when the game is loaded.
Vocabulary make_vocabulary();

}  // namespace tavola::avalon

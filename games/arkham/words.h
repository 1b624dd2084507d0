// What can be said and done in Arkham Horror: the verbs of options, the prompts of decisions and
// the kinds of values; what is told of it stands in tells.h. Their names in JSON and messages are
// those here; what each of them carries stands in vocabulary_verbs.cc and vocabulary_prompts.cc.
#pragma once

#include <cstdint>

#include "core/vocabulary.h"
#include "games/arkham/tells.h"

namespace tavola::arkham {

enum class Verb : std::uint8_t {
  // setup, upkeep
  kTakeInvestigator,
  kSetSlider,  // the values of the two skills there
  kReenter,
  kPay,  // money
  kDefault,
  kRepayLoan,
  kDone,  // no further action in this part of the phase
  // movement
  kMove,
  kEndMovement,  // stay here
  kFight,
  kEvade,
  kTakeClues,
  kPatrolWagon,
  kPassBy,  // no fight with the monsters at the gate of return
  // Arkham encounters
  kEncounter,
  kRegain,  // at the Asylum and the Hospital, free
  kRestore,
  kShop,     // draw three, buy one
  kLessons,  // draw two, keep one
  kTakeLoan,
  kSellTrophies,  // what they buy at this location
  kBuy,
  kBuyNothing,
  kKeep,
  kSpendMonster,
  kSpendGate,
  kChooseAlly,
  kBlessWhom,
  kWinRumor,    // pay the price that passes the rumor
  kFightRumor,  // a monster on the rumor card
  // mythos
  kTakeClue,
  kLeaveClue,
  kGateGets,  // a monster of the surge
  kGoTo,      // where a monster moves
  // the notation
  kChoice,  // which of those it puts
  kAcceptEffect,
  kDeclineEffect,
  kMember,  // an investigator of a group
  kUse,     // which of its abilities
  // checks and combat
  kSpendClue,    // how many are rolled for it; none where Clues are a price
  kStopRolling,  // the check stands as it is
  kFlee,
  kFightOn,  // with the weapons and spells chosen
  kHold,     // devote hands to it
  kRelease,
  kCast,
  kSuffer,  // the loss as it is
  kLoseItem,
  kReturnTo,  // the gate of return
  kCloseWith,
  kUseElderSign,
  kLeaveGate,  // no attempt to close it
  kSeal,
  kLeaveUnsealed,
  kTrade,  // proposes one
  kGive,
  kGiveMoney,
  kAccept,
  kRefuse,
  kAttack,  // the Ancient One
  kPass,    // texts of encounters
  kSell,
  kSearchFor,
  kTravel,
  kResolve,
  kSpendUpTo,
  kSplit,
  kTurnUp,
  kChooseSheet,
  // checks and battles
  kRoll,        // the check is made, with nothing used before it
  kTakeTrophy,  // an Endless monster is kept
  kLeaveTrophy,
  kDrawTop,  // of the deck
  kDrawBottom,
  kCancel,  // of the foe, for this battle
  kAskFor,
  kAskMoney,
  kEnchant,
  kKeepGateCard,
  kSpendCard,  // in place of a Clue
  // trades, losses and what cards name
  kPropose,        // the trade as it stands
  kPreventSanity,  // of two losses this one does not happen
  kPreventStamina,
  kMovesNext,
  kLoseMonster,  // a trophy that is lost and not spent
  kLoseGate,
  kChooseMonster,  // of a group that a card names
  kChooseGate,
  // texts of several boxes
  kNameNumber,
  kLosePoint,  // of Sanity, Stamina, money or Clues
  kBreakSeal,
  kEnterWorld,
  kPutNext,  // of the Mythos cards looked at
  kExhaustCard,
  kClueFrom,  // of the Clues on the board
  // The King in Yellow, Curse of the Dark Pharaoh
  kPreventAct,
  kBeginAct,
  kRefreshOne,  // of the few
  kTakeFrom,    // a card that another holds
  kLeaveWith,
  kGiveUp,  // a special card that is no possession
  kGiveUpBlessing,
  kChooseSkill,
  kBuyFree,       // with a card in place of money
  kExhaustRelic,  // of anybody's
  kDiscardRelic,
  kGoToJail,  // in place of paying
  kSendTo,
  kNameSymbol,
  kReturnMonster,  // to the cup
  // Dunwich Horror
  kSearchDeck,
  kDrawInjury,  // in place of the losses of a fall
  kDrawMadness,
  kSufferLosses,
  kRetire,
  kStayOn,     // does not retire
  kSacrifice,  // what a step of a Task or Mission asks for
  kRefreshCard,
  kMarchWhite,
  kMarchBlack,
  kLeaveOnTop,
  kPutUnder,
  kRemoveMythos,
  kDiscardClue,
  kGiveClues,
  // Kingsport Horror
  kChoosePlace,  // of a group that a card names
  kPickPlace,
  kPickWorld,
  kRefresh,      // a card, for money or Focus
  kPayCost,      // of a spell, as it is
  kTakeTrain,    // to another town, for a fare
  kCatch,        // an Elusive monster: an Evade check before the fight
  kLetGo,        // it is left alone
  kRiftNext,     // opens or moves next
  kExploreRift,  // a progress marker
  kFeedRift,     // a progress marker is put into a group of a track
  kChooseRift,   // of a group that a card names
  kDevourWhom,
  kBetray,  // join the Ancient One
  kStayTrue,
  kGiveUpAlly,
  kShareMaximum,
  kSetBalance,  // the slider of the two maximums
  kBanish,      // monsters with a symbol
  kBeDevoured,
  kSurvive,
  kCardForMoney,  // in place of so much
  kCardForClues,
  kGiveClue,
  kAskClue,
  kBreakOff,  // a battle that nobody can end otherwise
  kKeepExhibitCard,
  kKeepItems,  // which are lost only if their owner chooses so
};

enum class Prompt : std::uint8_t {
  kTakeInvestigator,
  kSetSliders,
  kReenter,
  kUpkeep,
  kLoan,
  kSliders,   // stops left
  kMovement,  // points left
  kDealWith,  // monsters in the area
  kReturned,  // may fight at the gate of return
  kTakeClues,
  kArrival,
  kEncounter,
  kShop,
  kKeep,
  kSpendTrophies,  // still to be spent
  kWhichAlly,
  kWhomToBless,
  kClueAppears,
  kSurgeRemainder,
  kSurgePlacement,
  kMonsterTie,
  kChoice,
  kMay,
  kMember,
  kAfterCheck,
  kCombat,
  kHands,
  kReduceLoss,
  kLoseItems,
  kReturnGate,
  kClose,
  kSeal,
  kTrade,
  kBattle,       // attack the Ancient One or not
  kNearestGate,  // texts of encounters
  kForSale,
  kSellWhich,
  kSearch,
  kTravel,
  kWhichEncounter,
  kSpendUpTo,
  kSplit,
  kTurnUp,
  kWhichSheet,  // checks and battles
  kBeforeCheck,
  kDamage,  // before a failed Combat check does harm
  kEndless,
  kTopOrBottom,
  kCancel,
  kAnswerTrade,  // the money in it
  kEnchant,
  kGateCards,     // which of two
  kBattleAttack,  // before the Ancient One attacks
  kPayClues,
  kBeforeEncounter,
  kWhichLoss,     // one of them is prevented
  kMonsterOrder,  // which monster moves next
  kArms,          // as kHands, for a Combat check with no foe
  kLoseTrophies,  // still to be lost
  // texts of several boxes
  kNameNumber,
  kLoseTotal,  // still to be lost
  kWhichSeal,
  kOrderMythos,
  kExhaustWhich,
  kClueFrom,
  // The King in Yellow, Curse of the Dark Pharaoh
  kNextAct,
  kRefreshWhich,
  kTakeFrom,
  kPassItem,
  kCourier,
  kGiveUp,
  kWhichSkill,
  kBarter,  // what is still to be paid
  kRelic,
  kForeclosed,  // what is owed
  kBeforeDrawing,
  kAddressee,
  kGateRemembers,  // with which skill one answers for a gate trophy
  kNameSymbol,
  kWhoseAbility,  // of which location
  // Dunwich Horror
  kWhichDeck,  // to search, for the Dunwich Horror's defeat
  kFallen,     // an Injury or Madness card, or the losses
  kRetire,
  kSacrifice,
  kRefreshCard,
  kGateWhere,
  kSealWhere,
  kMarch,
  kMythosSeen,
  kRemoveMythos,  // still to be removed
  kGiveUpAny,     // still to be given up
  kMythosDrawn,   // before anything of it is done
  // Kingsport Horror
  kGiveSkill,   // to whom
  kDiscardAny,  // for something each
  kSaveItem,    // or lose it
  kBuyClue,     // what there is to pay with
  kSignFrom,    // which elder sign is moved
  kSignTo,      // and where
  kWhichGate,   // by the locations of Mythos cards
  kWhichWorld,  // to go to
  kReduceCost,  // of a spell
  kBeforeDelay,
  kSurgingGate,
  kRiftOpensNext,
  kRiftMovesNext,
  kExploreRift,     // which of several markers
  kRemoveProgress,  // markers still to be removed
  kPlaceProgress,   // markers still to be placed
  kBeforeArrest,
  kDevourWhom,  // so many still
  kTreason,
  kWhichAllyGoes,
  kShareMaximum,
  kWhichSymbol,
  kNineLives,
  kPayMoney,
  kTradeClues,
  kAnswerClue,
  kBeforeMythos,
  kAcceptClues,  // so many that somebody wants to give
  kExhibitLies,  // where the turn has ended
};

/// Kinds of values, beside numbers and seats.
enum Value {
  kAreaValue = 2,  // areas of towns
  kPlaceValue,     // all places
  kWorldValue,
  kGateValue,
  kMonsterValue,  // kinds
  kCardValue,
  kCardTypeValue,
  kSheetValue,
  kAncientOneValue,
  kMythosValue,
  kGateCardValue,
  kLocationCardValue,
  kTrackValue,
  kSkillValue,
  kCheckValue,
  kPhaseValue,
  kSpecialValue,
  kEndingValue,
  kNeighborhoodValue,
  kAbilityValue,  // of monsters
  kReasonValue,   // of Reason
  kResourceValue,
  kServiceValue,  // of Ability: what a location offers
  kTextValue,     // effects, by the card they stand on
  kTableCardValue,
  kRiftValue,
  kRiftTrackValue,
  kRiftProgressValue,
  kExhibitCardValue,
  kTokenValue,  // of TokenKind
  kDimensionValue,
};

/// Why something happens or does not. Each is a sentence of its own where an event tells it.
enum class Reason : std::uint8_t {
  kSeal,      // an elder sign lies there
  kGate,      // one is open there already
  kWard,      // an investigator there lets nothing appear
  kFallen,    // insane or unconscious in this turn
  kReleased,  // out of jail in this turn
  kBlessing,
  kCurse,
  kRetainer,
  kText,      // a text says so
  kBothGone,  // Sanity and Stamina at 0 by the same event
  kMaximum,   // a maximum is down to 0
  kLost,      // lost in time and space
  kNoSanity,
  kNoStamina,
  kDevoured,
  kNoInvestigator,  // devoured and not yet replaced
  kTreason,
  kPlaceTaken,  // another has the encounter in one's place
  kGreatSeal,   // on the elder sign there, which not even a gate burst breaks
};

/// Tokens of which investigators gather some.
enum class TokenKind : std::uint8_t { kBrood, kBast };

enum class Resource : std::uint8_t { kSanity, kStamina, kMoney, kClues };

enum class DeckId : std::uint8_t {
  kCommonItems,
  kUniqueItems,
  kSpells,
  kSkills,
  kAllies,
  kMythos,
  kGateCards,
  kGateStack,
  kCup,
  kSheets,
  kLocationCards,  // of the neighborhood at hand
  kAncientOnes,
  // in the order of CardType
  kExhibits,
  kInjuries,
  kMadnesses,
  kBlessingsOfNodens,
  // in the order of TableCardKind
  kHeralds,
  kGuardians,
  kBlights,
  kActs,
  kConditions,
  kVisions,
  kEpicBattles,
  kPlots,
  kHorrorCards,
  kExhibitEncounters,
  kRifts,  // whose track is not known yet
  kRiftProgress,
  kRubble,
};

Vocabulary make_vocabulary();

}  // namespace tavola::arkham

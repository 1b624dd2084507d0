// What can be said and done in Arkham Horror: the verbs of options, the prompts of decisions, the
// kinds of events and of values. vocabulary.cc gives each of them its name and fields.
#pragma once

#include <cstdint>

#include "core/vocabulary.h"

namespace tavola::arkham {

enum class Verb : std::uint8_t {
  // setup, upkeep
  kTakeInvestigator,  // {sheet}
  kSetSlider,         // {track, stop, first, second}: the values of the two skills there
  kReenter,           // {area}
  kPay,               // {number}: money
  kDefault,
  kRepayLoan,
  kDone,  // no further action in this part of the phase
  // movement
  kMove,         // {area}
  kEndMovement,  // stay here
  kFight,        // {slot, monster}
  kEvade,        // {slot, monster}
  kTakeClues,    // {number}
  kPatrolWagon,  // {area}
  kPassBy,       // no fight with the monsters at the gate of return
  // Arkham encounters
  kEncounter,
  kRegain,        // {number}: at the Asylum and the Hospital, free
  kRestore,       // {price}
  kShop,          // {card type}: draw three, buy one
  kLessons,       // {card type, price}: draw two, keep one
  kTakeLoan,      // {number}
  kSellTrophies,  // {toughness, gates, service}: what they buy at this location
  kBuy,           // {card, price}
  kBuyNothing,
  kKeep,          // {card}
  kSpendMonster,  // {slot, monster}
  kSpendGate,     // {gate}
  kChooseAlly,    // {card}
  kBlessWhom,     // {seat}
  kWinRumor,      // pay the price that passes the rumor
  kFightRumor,    // {slot, monster}: a monster on the rumor card
  // mythos
  kTakeClue,  // {seat}
  kLeaveClue,
  kGateGets,  // {area}: a monster of the surge
  kGoTo,      // {slot, monster, area}: where a monster moves
  // the notation
  kChoice,         // {card, node, choice}: which of those it puts
  kAcceptEffect,   // {card, node}
  kDeclineEffect,  // {card, node}
  kMember,         // {card, node, member}
  kUse,            // {slot, card, node, owner, choice}: which of its abilities
  // checks and combat
  kSpendClue,    // {dice}: how many are rolled for it; none where Clues are a price
  kStopRolling,  // the check stands as it is
  kFlee,
  kFightOn,    // with the weapons and spells chosen
  kHold,       // {slot, card}: devote hands to it
  kRelease,    // {slot, card}
  kCast,       // {slot, card}
  kSuffer,     // the loss as it is
  kLoseItem,   // {slot, card}
  kReturnTo,   // {area}: the gate of return
  kCloseWith,  // {skill}
  kUseElderSign,
  kLeaveGate,  // no attempt to close it
  kSeal,
  kLeaveUnsealed,
  kTrade,      // {seat}: proposes one
  kGive,       // {slot, card, seat}
  kGiveMoney,  // {number, seat}
  kAccept,
  kRefuse,
  kAttack,  // the Ancient One
  kPass,
  // texts of encounters
  kSell,         // {slot, card, number}
  kSearchFor,    // {card}
  kTravel,       // {area}
  kResolve,      // {location card}
  kSpendUpTo,    // {number}
  kSplit,        // {sanity, stamina}
  kTurnUp,       // {neighborhood}
  kChooseSheet,  // {sheet}
  // checks and battles
  kRoll,          // the check is made, with nothing used before it
  kTakeTrophy,    // {monster}: an Endless monster is kept
  kLeaveTrophy,   // {monster}
  kDrawTop,       // of the deck
  kDrawBottom,    // {card}
  kCancel,        // {ability}: of the foe, for this battle
  kAskFor,        // {slot, card, seat}
  kAskMoney,      // {number, seat}
  kEnchant,       // {slot, card}
  kKeepGateCard,  // {gate card}
  kSpendCard,     // {slot, card}: in place of a Clue
  // added later
  kPropose,         // the trade as it stands
  kPreventSanity,   // {number}: of two losses this one does not happen
  kPreventStamina,  // {number}
  kMovesNext,       // {slot, monster}
  kLoseMonster,     // {slot, monster}: a trophy that is lost and not spent
  kLoseGate,        // {gate}
  kCount,
};

enum class Prompt : std::uint8_t {
  kTakeInvestigator,
  kSetSliders,  // {track}
  kReenter,
  kUpkeep,
  kLoan,
  kSliders,   // {number}: stops left
  kMovement,  // {number}: points left
  kDealWith,  // monsters in the area
  kReturned,  // may fight at the gate of return
  kTakeClues,
  kArrival,
  kEncounter,
  kShop,
  kKeep,
  kSpendTrophies,  // {toughness, gates}: still to be spent
  kWhichAlly,
  kWhomToBless,
  kClueAppears,     // {area}
  kSurgeRemainder,  // {area}
  kSurgePlacement,  // {area}
  kMonsterTie,      // {slot, monster}
  kChoice,
  kMay,
  kMember,
  kAfterCheck,  // {skill, successes, difficulty}
  kCombat,      // {slot, monster}
  kHands,       // {slot, monster}
  kReduceLoss,  // {sanity, stamina}
  kLoseItems,   // {number}
  kReturnGate,  // {world}
  kClose,       // {area, gate}
  kSeal,        // {area}
  kTrade,
  kBattle,  // attack the Ancient One or not
  kNearestGate,
  // texts of encounters
  kForSale,    // {price kind}
  kSellWhich,  // {price kind}
  kSearch,     // {card type}
  kTravel,
  kWhichEncounter,  // {area}
  kSpendUpTo,       // {number, what}
  kSplit,           // {number}
  kTurnUp,
  kWhichSheet,
  // checks and battles
  kBeforeCheck,  // {skill, dice, difficulty}
  kDamage,       // {slot, monster}: before a failed Combat check does harm
  kEndless,      // {slot, monster}
  kTopOrBottom,  // {card}
  kCancel,       // {slot, monster}
  kAnswerTrade,  // {seat, given, asked}: the money in it
  kEnchant,
  kGateCards,     // which of two
  kBattleAttack,  // before the Ancient One attacks
  kPayClues,      // {number}
  kBeforeEncounter,
  kWhichLoss,     // {sanity, stamina}: one of them is prevented
  kMonsterOrder,  // which monster moves next
  kArms,          // {free, dice}: as kHands, for a Combat check with no foe
  kLoseTrophies,  // {toughness, gates}: still to be lost
  kCount,
};

/// What happens and is told.
enum class Tells : std::uint8_t {
  // setup and turn
  kAncientOne,    // {ancient one}
  kInvestigator,  // {seat, sheet, area}
  kFirstPlayer,   // {seat}
  kTurnBegins,    // {number}
  kPhaseBegins,   // {phase}
  kSliderSet,     // {seat, track, stop, first, second}
  kSkipsTurn,     // {seat}
  // upkeep
  kRefreshes,       // {seat}
  kReenters,        // {seat, area}
  kRetainerPays,    // {seat, number}
  kRetainerLeaves,  // {seat, die}
  kBlessingEnds,    // {seat, die}
  kCurseEnds,       // {seat, die}
  kUpkeepRoll,      // {seat, die, reason}: the card stays
  kLoanRoll,        // {seat, die}
  kLoanPaid,        // {seat, number}
  kLoanDefaulted,   // {seat}
  kDeputyPaid,      // {seat, number}
  // movement
  kMoves,         // {seat, from, to}
  kStandsUp,      // {seat}
  kReleased,      // {seat, area}: from jail, and where to
  kMovementEnds,  // {seat}
  kTakesClues,    // {seat, number, area}
  kPoints,        // {seat, number}
  // money, clues, cards
  kMoneyGained,    // {seat, number}
  kMoneySpent,     // {seat, number}
  kCluesGained,    // {seat, number}
  kCluesSpent,     // {seat, number}
  kCardGained,     // {seat, card}
  kCardDiscarded,  // {seat, card}
  kCardToBox,      // {seat, card}
  kCardsShown,     // {seat, card, card, card}
  kNothingLeft,    // {card type}: the deck is empty
  kExhausted,      // {seat, card}
  kBlessed,        // {seat}
  kCursed,         // {seat}
  kBlessingLost,   // {seat}
  kCurseLost,      // {seat}
  kSpecialGained,  // {seat, special}
  kSpecialLost,    // {seat, special}
  // encounters
  kLocationCard,  // {seat, location card, area}
  kDrawnIn,       // {seat, world, area}
  kTrophySpent,   // {seat, monster}
  kGateSpent,     // {seat, gate}
  kMonsterMet,    // {seat, monster}
  kNoEncounter,   // {seat, reason}
  // the board
  kGateOpens,      // {area, gate}
  kGatePrevented,  // {area, reason, seat}: whose presence wards the area, if it is warded
  kGateCloses,     // {area, gate, seat}
  kSealed,         // {area}
  kSealBroken,     // {area}
  kDoom,           // {number, track}
  kDoomRemoved,    // {number, track}
  kCluePlaced,     // {area}
  kCluesGone,      // {area, number}
  kMonsterPlaced,  // {slot, monster, place}
  kMonsterMoves,   // {slot, monster, from, to}
  kMonsterStays,   // {slot, monster}
  kMonsterToCup,   // {slot, monster}
  kMonsterToBox,   // {slot, monster}
  kOutskirtsFull,
  kTerror,  // {level}
  kTerrorStays,
  kAllyLeaves,  // {card}
  kShopCloses,  // {area}
  kReopens,     // {area}
  kDriven,      // {seat, area}: out of a closed location
  kLimitLifted,
  kSurge,  // {area, number}
  // mythos
  kMythosCard,      // {seat, mythos}
  kMythosReplaced,  // {mythos}
  kReshuffled,
  kEnvironment,      // {mythos}
  kRumor,            // {mythos}
  kRumorIgnored,     // {mythos}
  kHeadline,         // {mythos}
  kMythosDiscarded,  // {mythos}
  kRumorTokens,      // {number}
  kRumorPassed,      // {mythos}
  kRumorFailed,      // {mythos}
  kLastingEnds,      // {mythos}
  // the end
  kAwakens,       // {ancient one}
  kGameWon,       // {ending}
  kGameLost,      // {ending}
  kFirstCitizen,  // {seat}
  kScore,         // {number}
  // checks, combat, harm, other worlds: FIGHT
  kCheckRolled,     // {seat, check, dice, successes, difficulty}
  kDie,             // {seat, die}
  kCheckPassed,     // {seat}
  kCheckFailed,     // {seat}
  kRerolled,        // {seat, successes}
  kEvaded,          // {seat, monster}
  kEvadeFailed,     // {seat, monster}
  kCombatBegins,    // {seat, monster}
  kHorrorFailed,    // {seat, monster}
  kDefeated,        // {seat, monster}
  kHit,             // {seat, monster}: the Combat check failed
  kFled,            // {seat, monster}
  kCombatEnds,      // {seat, monster}
  kTrophy,          // {seat, monster}
  kCast,            // {seat, card}
  kCastFailed,      // {seat, card}
  kSanityLost,      // {seat, number}
  kStaminaLost,     // {seat, number}
  kSanityGained,    // {seat, number}
  kStaminaGained,   // {seat, number}
  kLossReduced,     // {seat, number, resource}
  kInsane,          // {seat}
  kUnconscious,     // {seat}
  kLostInTime,      // {seat}
  kDevoured,        // {seat, sheet, reason}
  kEliminated,      // {seat}
  kArrested,        // {seat}
  kDelayed,         // {seat}
  kMaximumLowered,  // {seat, sanity, stamina}
  kWorldArea,       // {seat, world, number}: moved on in an Other World
  kReturns,         // {seat, area}
  kGateCard,        // {seat, gate card}
  kCloseFailed,     // {seat, area}
  kTraded,          // {seat, seat}
  kTradeRefused,    // {seat, seat}
  kWagonLost,       // {seat, die}
  kBattleBegins,    // {ancient one}
  kBattleRound,     // {number}
  kAncientHit,      // {seat, successes, number}: successes added up
  kAncientAttacks,  // {ancient one}
  // texts of encounters
  kCardSold,    // {seat, card, number}
  kTurnedUp,    // {seat, neighborhood, location card}
  kMythosRead,  // {seat, mythos, area}: drawn for its gate location alone
  kTakesOver,   // {seat, sheet}: a new investigator takes the place of the old one
  // checks and battles
  kHolds,        // {seat, card}
  kReleases,     // {seat, card}
  kRestored,     // {seat, sanity, stamina}
  kSuccesses,    // {seat, successes, difficulty}: after a Clue die
  kRolls,        // {seat, die}: no check
  kLosesTurn,    // {seat, number}
  kAbilityGone,  // {seat, monster, ability}
  kCardPutBack,  // {seat, card}: drawn and not kept
  kEnchants,     // {seat, card}
  kDoomHit,      // {number}: doom tokens left on the Ancient One
  // what is put into a trade
  kOffersCard,   // {seat, card, seat}
  kOffersMoney,  // {seat, number, seat}
  kAsksCard,     // {seat, card, seat}
  kAsksMoney,    // {seat, number, seat}
  // what a location has for some alone, and what it offers in place of an encounter
  kSanctumCard,   // {seat, location card, area}: a member's encounter
  kLocationUsed,  // {seat, area}
  kHopeless,      // {seat, monster}: a fight that nothing can end is broken off
  kMythosToBox,   // {mythos}: a Rumor that is over
  // what is lost and neither spent nor paid
  kMoneyLost,   // {seat, number}
  kCluesLost,   // {seat, number}
  kTrophyLost,  // {seat, monster}
  kGateLost,    // {seat, gate}
  // why something that is expected does not happen
  kNotArrested,       // {seat, mythos}
  kGainPrevented,     // {seat, resource, mythos}
  kAtMaximum,         // {seat, resource}
  kNoGainInBattle,    // {seat, resource}
  kMonsterPrevented,  // {area, reason, seat}
  kDeputyTaken,       // {seat, seat}: who would like to be Deputy, and who is
  kSealPrevented,     // {area, mythos}
  // dice that are no check, and what each is rolled for
  kRollsFor,      // {seat, die, card}
  kRollsForGate,  // {seat, die, area}
  kCount,
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
};

/// Why something happens or does not. Each is a sentence of its own where an event tells it.
enum class Reason : std::uint8_t {
  kSeal,       // an elder sign lies there
  kGateThere,  // a gate is open there already
  kWard,       // an investigator there lets nothing appear
  kFallen,     // insane or unconscious in this turn
  kReleased,   // out of jail in this turn
  kBlessing,
  kCurse,
  kRetainer,
  kText,      // a text says so
  kBothGone,  // Sanity and Stamina at 0 by the same event
  kMaximum,   // a maximum is down to 0
  kLost,      // lost in time and space
  kCount,
};

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
};

Vocabulary make_vocabulary();

}  // namespace tavola::arkham

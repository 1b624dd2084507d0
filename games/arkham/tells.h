// What happens at a table of Arkham Horror and is told: the kinds of events. Their names in JSON
// and messages are those here; what each of them carries stands in vocabulary_events.cc.
#pragma once

#include <cstdint>

namespace tavola::arkham {

enum class Tells : std::uint8_t {
  // setup and turn
  kAncientOne,
  kInvestigator,
  kFirstPlayer,
  kTurnBegins,
  kPhaseBegins,
  kSliderSet,
  kSkipsTurn,
  // upkeep
  kRefreshes,
  kReenters,
  kRetainerPays,
  kRetainerLeaves,
  kBlessingEnds,
  kCurseEnds,
  kUpkeepRoll,  // the card stays
  kLoanRoll,
  kLoanPaid,
  kLoanDefaulted,
  kDeputyPaid,
  // movement
  kMoves,
  kStandsUp,
  kReleased,  // from jail, and where to
  kMovementEnds,
  kTakesClues,
  kPoints,
  // money, clues, cards
  kMoneyGained,
  kMoneySpent,
  kCluesGained,
  kCluesSpent,
  kCardGained,
  kCardDiscarded,
  kCardToBox,
  kCardsShown,
  kNothingLeft,  // the deck is empty
  kExhausted,
  kBlessed,
  kCursed,
  kBlessingLost,
  kCurseLost,
  kSpecialGained,
  kSpecialLost,
  // encounters
  kLocationCard,
  kDrawnIn,
  kTrophySpent,
  kGateSpent,
  kMonsterMet,
  kNoEncounter,
  // the board
  kGateOpens,
  kGatePrevented,  // whose presence wards the area, if it is warded
  kGateCloses,
  kSealed,
  kSealBroken,
  kDoom,
  kDoomRemoved,
  kCluePlaced,
  kCluesGone,
  kMonsterPlaced,
  kMonsterMoves,
  kMonsterStays,
  kMonsterToCup,
  kMonsterToBox,
  kOutskirtsFull,
  kTerror,
  kTerrorStays,
  kAllyLeaves,
  kShopCloses,
  kReopens,
  kDriven,  // out of a closed location
  kLimitLifted,
  kSurge,
  // mythos
  kMythosCard,
  kMythosReplaced,
  kReshuffled,
  kEnvironment,
  kRumor,
  kRumorIgnored,
  kHeadline,
  kMythosDiscarded,
  kRumorTokens,
  kRumorPassed,
  kRumorFailed,
  kLastingEnds,
  // the end
  kAwakens,
  kGameWon,
  kGameLost,
  kFirstCitizen,
  kScore,
  // checks, combat, harm, Other Worlds
  kCheckRolled,
  kDie,
  kCheckPassed,
  kCheckFailed,
  kRerolled,
  kEvaded,
  kEvadeFailed,
  kCombatBegins,
  kHorrorFailed,
  kDefeated,
  kHit,  // the Combat check failed
  kFled,
  kCombatEnds,
  kTrophy,
  kCast,
  kCastFailed,
  kSanityLost,
  kStaminaLost,
  kSanityGained,
  kStaminaGained,
  kLossReduced,
  kInsane,
  kUnconscious,
  kLostInTime,
  kDevoured,
  kEliminated,
  kArrested,
  kDelayed,
  kMaximumLowered,
  kWorldArea,  // moved on in an Other World
  kReturns,
  kGateCard,
  kCloseFailed,
  kTraded,
  kTradeRefused,
  kWagonLost,
  kBattleBegins,
  kBattleRound,
  kAncientHit,  // successes added up
  kAncientAttacks,
  // texts of encounters
  kCardSold,
  kTurnedUp,
  kMythosRead,  // drawn for its gate location alone
  kTakesOver,   // a new investigator takes the place of the old one
  // checks and battles
  kHolds,
  kReleases,
  kRestored,
  kSuccesses,  // after a Clue die
  kRolls,      // no check
  kLosesTurn,
  kAbilityGone,
  kCardPutBack,  // drawn and not kept
  kEnchants,
  kDoomHit,  // doom tokens left on the Ancient One
  // what is put into a trade
  kOffersCard,
  kOffersMoney,
  kAsksCard,
  kAsksMoney,
  // what a location has for some alone, and what it offers in place of an encounter
  kSanctumCard,  // a member's encounter
  kLocationUsed,
  kHopeless,     // a fight that nothing can end is broken off
  kMythosToBox,  // a Rumor that is over
  // what is lost and neither spent nor paid
  kMoneyLost,
  kCluesLost,
  kTrophyLost,
  kGateLost,
  // why something that is expected does not happen
  kNotArrested,
  kGainPrevented,
  kAtMaximum,
  kNoGainInBattle,
  kMonsterPrevented,
  kDeputyTaken,  // who would like to be Deputy, and who is
  kSealPrevented,
  // dice that are no check, and what each is rolled for
  kRollsFor,
  kRollsForGate,
  // cards on the table
  kEntersPlay,
  kLeavesPlay,
  kTurnsUp,  // a card that lay face down
  // The King in Yellow, Curse of the Dark Pharaoh
  kClosingPrevented,
  kYellowSign,  // on the terror track: on which space
  kEncounterIgnored,
  kActPrevented,
  kVaccinated,
  kLaysDown,
  kTicks,
  kExplodes,
  kTakesFrom,
  kPatrolPlaced,
  kPatrolRemoved,
  kExhibitEncounter,
  kWhispersMove,
  kExhibitLaid,  // face down in a street
  kTrackTokens,  // of a Rumor, on the terror track now
  kParcelSent,
  kParcelDelivered,
  kParcelLost,
  kAbilityBorrowed,
  kSymbolNamed,
  kDuelBegins,  // one investigator alone against an Ancient One
  kDuelWon,
  kCommonsGone,
  // Dunwich Horror
  kSpawnLeaves,   // to the sheet or card that it belongs to
  kHorrorTokens,  // on its track now
  kHorrorCard,    // what it is like in this combat
  kRetires,
  kTaskStep,  // of a Task or Mission, and how many are done
  kTaskDone,
  kTwoAlike,  // Injuries or Madness cards
  kTableCardExhausted,
  kBuried,  // a location, under rubble
  kRubbleGone,
  kCluesGiven,
  kCardRefreshed,
  kDeals,  // with the Dark Man
  kDebtSettled,
  kGateReplaced,
  kGateMoves,
  kRollsForMonster,
  kMythosSeen,
  kMythosSkipped,
  kMoreMythos,
  // Kingsport Horror
  kRefreshesCard,
  kElusiveEscapes,
  kRollsRating,  // of a foe
  kNoSurge,      // no gate is open
  kOutOfReach,   // a text names a place to which nothing but walking leads
  kRiftGathers,  // a progress marker comes onto a track: how many lie there now
  kRiftOpens,
  kRiftMoves,
  kRiftStays,
  kRiftExplored,  // how many of its markers are left
  kRiftCloses,
  kRiftCleared,   // the track of a closed rift
  kMonsterDrawn,  // and put back
  kTraitor,
  kTokensGained,  // of a kind
  kTokensLost,
  kBalanceSet,
  kSealProtected,
  kVision,
  kSpared,  // by Nine Lives
  kClueGiven,
  kGateCardFits,  // by a colour that the world has for this investigator alone
  // why nothing changes
  kNoAllies,
  kStillBlessed,
  kStillCursed,
  kNothingToChoose,  // in a fight: no way to flee, nothing to use, no dice
  kAllyLeftOut,      // of the eleven, before the game
  kTwoMythosCards,   // this turn two are drawn, and the first only opens its gate
  kFocusSpent,       // on something else than sliders
  kKeepsItem,        // that is lost only if its owner chooses so
  kAttackStopped,    // the Ancient One's, by a card
  kCardTokens,       // how many lie on a card now
  kFromBottom,       // a card was drawn there
  kSpecialHeld,      // it is held already, and nothing is gained
  kUsesAbility,      // of the own sheet
  kMarkerRemoved,    // by a text, from a rift: how many of its markers are left
};

}  // namespace tavola::arkham

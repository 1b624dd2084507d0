// The numbers behind the words of Arkham's cards: one for each phrase and each fixed noun of
// content/arkham/grammar*.toml. A value bears the name of its phrase (effects/bind_enum.h): a new
// verb, statement or moment is a value here and its entry in a grammar.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "effects/grammar.h"

namespace tavola::arkham {

enum class CardVerb : std::uint16_t {
  kLose,
  kGain,
  kPay,
  kSpend,
  kRestore,
  kLowerMaximum,
  kReduceLoss,
  kPreventLoss,
  kCancelDamage,
  kCancelAttack,
  kDraw,
  kDrawAndKeep,
  kDiscard,
  kDiscardTitle,
  kDiscardThis,
  kExhaustThis,
  kAddToken,
  kRemoveToken,
  kTakeFriend,
  kRemoveAlly,
  kRiskItems,
  kRedraw,
  kSaveClue,
  kReroll,
  kRerollCheck,
  kRerollDie,
  kPass,
  kFailChecks,
  kEnchant,
  kWeaken,
  kDefeat,
  kMonsterToCup,
  kMonsterToBox,
  kThroughNearest,
  kBless,
  kCurse,
  kDelay,
  kArrest,
  kRelease,
  kLost,
  kDevoured,
  kStreet,
  kMove,
  kEncounter,
  kReturn,
  kReturnAnywhere,
  kMonster,
  kUnseal,
  kTerror,
  kTerrorTo,
  kAddDoom,
  kRemoveDoom,
  kAwaken,
  kToCup,
  kTrophiesTo,
  kMonstersIn,
  kMonstersHere,
  kHunt,
  kTwoMythos,
  kReleaseMonsters,
  kFightHere,
  kDrawAgain,
  kDrive,
  kBoxThis,
  kOffer,
  kOfferToAll,
  kSearch,
  kSearchToBuy,
  kFirstOfDeck,
  kTakeTitle,
  kKeepAny,
  kSell,
  kGainSpecial,
  kLoseSpecial,
  kExchange,
  kSplit,
  kLoseTurn,
  kMoveAnywhere,
  kMoveToMythos,
  kMoveToWorld,
  kMoveOn,
  kAnotherEncounter,
  kEncounterOf,
  kEncounterInWorld,
  kBecomeAnother,
  kTurnUp,
  kDrawGateCardAgain,
  kGate,
  kGateAndMonster,
  kClose,
  kCloseByDice,
  kCloseEntered,
  kClaim,
  kClaimFromCup,
  // wished by several boxes
  // The King in Yellow, Curse of the Dark Pharaoh
  // Dunwich Horror
  // Kingsport Horror
};

enum class CardStatement : std::uint16_t {
  kSkillBonus,
  kCheckBonus,
  kEveryCheck,
  kClueDice,
  kSkillClueDice,
  kMaximum,
  kLosses,
  kMovement,
  kExtraDraw,
  kTopOrBottom,
  kLocationCards,
  kGateCards,
  kNothingAppears,
  kNeverLost,
  kUnaffected,
  kEndlessTrophies,
  kPierces,
  kAnyGate,
  kDoomed,
  kSuccessOn,
  kSanctum,
  kHands,
  kWeapon,
  kSixes,
  kKept,
  kSeals,
  kToughness,
  kAllToughness,
  kKindToughness,
  kCombatRating,
  kCombat,
  kHorror,
  kGains,
  kFly,
  kBarred,
  kCombatUses,
  kMasks,
  kStay,
  kFastNormal,
  kNoGain,
  kClosed,
  kBlocked,
  kNoArrest,
  kNoSeal,
  kSealCosts,
  kSealCost,
  kClosing,
  kClosingWorld,
  kNoSpells,
  kFreeSpells,
  kTerrorStays,
  kLostDevoured,
  kIgnored,
  kDoomReturns,
  // wished by several boxes
  // The King in Yellow, Curse of the Dark Pharaoh
  kClosingChecks,
  kWorldStays,
  kBlessingLost,
  kTougherDoom,
  kRefreshFew,
  kPrices,
  kWeaponIgnores,
  kEvades,
  kNoPenalty,
  kFightsWith,
  kNoSky,
  kOneWay,
  kTomeChecks,
  kMovingToughness,
  kMovingOverwhelm,
  kSymbolStronger,
  // Dunwich Horror
  // Kingsport Horror
};

enum class CardCondition : std::uint16_t {
  kHas,
  kIn,
  kWithout,
  kCursed,
  kHandEmpty,
  kAgainst,
  kInPlay,
  kOnBoard,
  kInStreets,
  kSuccess,
  kInsane,
  kUnconscious,
  kDeputy,
  kSlumbering,
  kInArkham,
  // wished by several boxes
  // The King in Yellow, Curse of the Dark Pharaoh
  // Dunwich Horror
  // Kingsport Horror
};

enum class CardCount : std::uint16_t {
  kResource,
  kOpenGates,
  kTerror,
  kAttacks,
  kPlayers,
  kMonsterToughness,
  kAwareness,
  kCards,
  // wished by several boxes
  // The King in Yellow, Curse of the Dark Pharaoh
  // Dunwich Horror
  // Kingsport Horror
};

enum class CardGroup : std::uint16_t {
  kInvestigator,
  kFirstPlayer,
  kInvestigatorIn,
  kInStreets,
  kInWorlds,
  kInJail,
  kIsLost,
  kHere,
  kHereShort,
  kWith,
  kWithout,
  kMonsterHere,
  kMonsterIn,
  kMonsterInStreets,
  kMonsterInLocations,
  kMonsterOutside,
  kMonsterNamed,
  kOpenGate,
  kMonster,
  kMonsterNamedInArkham,
  // wished by several boxes
  // The King in Yellow, Curse of the Dark Pharaoh
  // Dunwich Horror
  // Kingsport Horror
};

enum class CardMoment : std::uint16_t {
  kUpkeep,
  kMovement,
  kMythosEnd,
  kCheck,
  kOwnCheck,
  kAnyCheck,
  kClosingCheck,
  kSpendingClue,
  kLoss,
  kCombatDamage,
  kAncientAttack,
  kDrawingEncounter,
  kUsing,
  kJoining,
  kDefeat,
  kTrophy,
  kAnyoneLost,
  kTokens,
  kAwakening,
  kMovementEnd,
  kMovementEndStreets,
  kEncountersIn,
  kEncountersAt,
  kAnyTime,
  kTaking,
  kCombatEnd,
  kReturning,
  // wished by several boxes
  // The King in Yellow, Curse of the Dark Pharaoh
  // Dunwich Horror
  // Kingsport Horror
};

enum class CardDuration : std::uint16_t {
  kCombat,
  kTurn,
  kNextTurn,
};

// Nouns. Skills have the numbers of Skill, abilities of monsters those of MonsterAbility, prices
// those of Price, special cards those of SpecialCard; places, monsters, cards and sheets have their
// numbers in the content.
inline constexpr std::uint16_t kEvadeNoun = 6;
inline constexpr std::uint16_t kHorrorNoun = 7;
inline constexpr std::uint16_t kCombatNoun = 8;
inline constexpr std::uint16_t kSpellNoun = 9;

enum ResourceNoun : std::uint16_t {
  kSanityNoun,
  kStaminaNoun,
  kClueNoun,
  kMoneyNoun,
  kGateTrophyNoun,
  kMonsterTrophyNoun,
  kMovementPointNoun,
  kToughnessNoun,
  // Cards stand beside resources in what is lost and discarded. The first five are CardType.
  kFirstCardNoun = 16,
  kCommonNoun = kFirstCardNoun,
  kUniqueNoun,
  kSpellCardNoun,
  kSkillNoun,
  kAllyNoun,
  kItemNoun,
  kTomeNoun,
  kWeaponNoun,
  // Cards of the decks that boxes bring.
  kExhibitNoun,
  kInjuryNoun,
  kMadnessNoun,
  kLastCardNoun = kMadnessNoun,
};
inline constexpr std::uint16_t kPhysicalNoun = 0;
inline constexpr std::uint16_t kMagicalNoun = 1;
inline constexpr std::uint16_t kCurseNoun = 32;
inline constexpr std::uint16_t kArkhamNoun = 254;  // among the neighborhoods

/// Ties phrases and fixed nouns; what the grammar does not have is listed.
std::vector<std::string> bind_phrases(effects::Grammar& grammar);

}  // namespace tavola::arkham

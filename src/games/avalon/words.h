// What can be said and done in Avalon: the verbs of options, the prompts of decisions, the kinds of
// events and of values. Their names in JSON and messages are those here; what each of them carries
// stands in vocabulary.cc.
#pragma once

#include <cstdint>

#include "core/vocabulary.h"

namespace tavola::avalon {

enum class Verb : std::uint8_t {
  kChooseHero,
  // Journey.
  kTravel,
  kInspect,
  kPass,
  kLetOthersGo,
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
  kMeetGuardian,
};

enum class Prompt : std::uint8_t {
  kChooseHero,
  // Journey.
  kAction,
  kJoin,
  kTakeAlong,
  kShare,
  kPayForOther,
  kActivate,
  kGiveNumber,
  kEat,
  kWhichGuardian,
};

enum class Happening : std::uint8_t {
  // Characters and their trays.
  kHeroChosen,
  kGains,
  kLoses,
  kPays,
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
  kInspected,
  kPassed,
  kAte,
  kWentHungry,
  kGuardianRolled,
  kGuardianMoved,
  kGuardianStayed,
  kGuardianGone,
  kGuardianPlaced,
};

// Kinds of values in the vocabulary, after number and seat.
inline constexpr int kHeroValue = 2;
inline constexpr int kMeasureValue = 3;
inline constexpr int kAttributeValue = 4;
inline constexpr int kLocationValue = 5;
inline constexpr int kEncounterValue = 6;
inline constexpr int kGuardianFaceValue = 7;

/// Built from the content when the game is loaded.
Vocabulary make_vocabulary();

}  // namespace tavola::avalon

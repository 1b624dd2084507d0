#include "games/arkham/meanings.h"

namespace tavola::arkham {
namespace {

constexpr std::uint64_t of(Trait trait) { return bit(static_cast<int>(trait)); }

std::uint64_t extra_card(int noun) {
  switch (noun) {
    case kCommonNoun:
      return of(Trait::kOneMoreCommon);
    case kUniqueNoun:
      return of(Trait::kOneMoreUnique);
    case kSpellCardNoun:
      return of(Trait::kOneMoreSpell);
    default:
      return of(Trait::kOneMoreSkill);
  }
}

}  // namespace

std::uint64_t traits_of(const Said& said) {
  switch (said.what) {
    case CardStatement::kUnaffected:
      return of(said.noun == kNightmarish ? Trait::kNoNightmarish : Trait::kNoOverwhelming);
    case CardStatement::kEndlessTrophies:
      return of(Trait::kEndlessTrophies);
    case CardStatement::kPierces:
      return of(said.noun == kPhysicalResistance ? Trait::kPiercesPhysicalResistance
                                                 : Trait::kPiercesMagicalResistance);
    case CardStatement::kNeverLost:
      return of(Trait::kNeverLost);
    case CardStatement::kLostDevoured:
      return of(Trait::kLostIsDevoured);
    case CardStatement::kNothingAppears:
      return of(Trait::kNothingAppears);
    case CardStatement::kNoSeal:
      return of(Trait::kCannotSeal);
    case CardStatement::kNoSpells:
      return of(Trait::kNoSpells);
    case CardStatement::kFreeSpells:
      return of(Trait::kFreeSpells);
    case CardStatement::kAnyGate:
      return of(Trait::kAnyGateBack);
    case CardStatement::kNoGain:
      return of(said.noun == kSanityNoun ? Trait::kNoSanityGain : Trait::kNoStaminaGain);
    case CardStatement::kTerrorStays:
      return of(Trait::kTerrorStays);
    case CardStatement::kStay:
      return of(Trait::kFlyersStay);
    case CardStatement::kFastNormal:
      return of(Trait::kFastAreNormal);
    case CardStatement::kLocationCards:
      return of(Trait::kTwoLocationCards);
    case CardStatement::kGateCards:
      return of(Trait::kTwoGateCards);
    case CardStatement::kExtraDraw:
      return extra_card(said.noun);
    case CardStatement::kTopOrBottom:
      return of(Trait::kTopOrBottom);
    default:
      return 0;
  }
}

}  // namespace tavola::arkham

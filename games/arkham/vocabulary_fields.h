// What verbs, prompts and events of Arkham Horror carry, by name, and the lists of them that make
// its vocabulary: a file each.
#pragma once

#include <vector>

#include "core/phrase_table.h"
#include "games/arkham/words.h"

namespace tavola::arkham {

inline constexpr FieldOf kAncientOneField{"ancient_one", kAncientOneValue};
inline constexpr FieldOf kAreaField{"area", kAreaValue};
inline constexpr FieldOf kCardField{"card", kCardValue};
inline constexpr FieldOf kDiceField{"dice"};
inline constexpr FieldOf kDieField{"die"};
inline constexpr FieldOf kDimensionField{"dimension", kDimensionValue};
inline constexpr FieldOf kDifficultyField{"difficulty"};
inline constexpr FieldOf kGateField{"gate", kGateValue};
inline constexpr FieldOf kGatesField{"gates"};
inline constexpr FieldOf kLocationCardField{"location_card", kLocationCardValue};
inline constexpr FieldOf kMonsterField{"monster", kMonsterValue};
inline constexpr FieldOf kMythosField{"mythos", kMythosValue};
inline constexpr FieldOf kNumberField{"number"};
inline constexpr FieldOf kPriceField{"price"};
inline constexpr FieldOf kReasonField{"reason", kReasonValue};
inline constexpr FieldOf kResourceField{"resource", kResourceValue};
inline constexpr FieldOf kRiftField{"rift", kRiftValue};
inline constexpr FieldOf kRiftTrackField{"rift_track", kRiftTrackValue};
inline constexpr FieldOf kSanityField{"sanity"};
inline constexpr FieldOf kSeatField{"seat", kSeatValue};
inline constexpr FieldOf kSheetField{"sheet", kSheetValue};
inline constexpr FieldOf kSkillField{"skill", kSkillValue};
inline constexpr FieldOf kSlotField{"slot"};
inline constexpr FieldOf kStaminaField{"stamina"};
inline constexpr FieldOf kSuccessesField{"successes"};
inline constexpr FieldOf kTableCardField{"table_card", kTableCardValue};
inline constexpr FieldOf kToField{"to", kPlaceValue};
inline constexpr FieldOf kTokenField{"token", kTokenValue};
inline constexpr FieldOf kToughnessField{"toughness"};
inline constexpr FieldOf kTrackField{"track", kTrackValue};
inline constexpr FieldOf kTypeField{"type", kCardTypeValue};
inline constexpr FieldOf kUnnamedField{""};
inline constexpr FieldOf kNowField{"now"};  // how much somebody has then
inline constexpr FieldOf kWithField{"with", kSeatValue};
inline constexpr FieldOf kWorldField{"world", kWorldValue};

std::vector<Phrase> verb_phrases();    // vocabulary_verbs.cc
std::vector<Phrase> prompt_phrases();  // vocabulary_prompts.cc
std::vector<Phrase> event_phrases();   // vocabulary_events.cc

}  // namespace tavola::arkham

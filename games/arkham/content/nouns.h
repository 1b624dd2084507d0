// The numbers behind the nouns of Arkham's cards that the rules know by themselves. Skills have the
// numbers of Skill, abilities of monsters those of MonsterAbility, prices those of Price, special
// cards those of SpecialCard; places, monsters, cards and sheets have their numbers in the content.
// phrases.cc ties them to the words of the grammar.
#pragma once

#include <cstdint>

namespace tavola::arkham {

// Kinds of checks, after the skills.
inline constexpr std::uint16_t kEvadeNoun = 6;
inline constexpr std::uint16_t kHorrorNoun = 7;
inline constexpr std::uint16_t kCombatNoun = 8;
inline constexpr std::uint16_t kSpellNoun = 9;
inline constexpr std::uint16_t kLowestNoun = 10;  // whichever skill is lowest

enum ResourceNoun : std::uint16_t {
  kSanityNoun,
  kStaminaNoun,
  kClueNoun,
  kMoneyNoun,
  kGateTrophyNoun,
  kMonsterTrophyNoun,
  kMovementPointNoun,
  kToughnessNoun,
  kTrophyValueNoun,  // monster trophies by toughness and gate trophies, each of which counts 5
  kMoonTrophyNoun,   // monster trophies with the crescent
  kFocusPointNoun,   // of this Upkeep
  kBroodNoun,
  kBastNoun,
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
  // Kinds that leave some out.
  kUniqueTomeNoun,
  kNonTomeNoun,
  kNonWeaponNoun,
  kLastCardNoun = kNonWeaponNoun,
  kMagicalWeaponNoun,  // counted and looked for, never lost by that name
  kPhysicalWeaponNoun,
  kTaskNoun,  // Tasks and Missions
};
inline constexpr std::uint16_t kPhysicalNoun = 0;
inline constexpr std::uint16_t kMagicalNoun = 1;
inline constexpr std::uint16_t kCurseNoun = 32;
inline constexpr std::uint16_t kBlessingNoun = 256;
inline constexpr std::uint16_t kInCombatNoun = 0;  // the others are outside
// Among the neighborhoods: the towns, in the order of the content, and all of them together.
inline constexpr std::uint16_t kFirstTownNoun = 240;
inline constexpr std::uint16_t kArkhamNoun = 254;

}  // namespace tavola::arkham

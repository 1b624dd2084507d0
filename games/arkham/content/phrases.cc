// Ties the names of the grammar to the enums of phrases.h, and its fixed nouns to their numbers.
// Names of places, monsters and cards are tied when the content that has them is read.
#include "games/arkham/content/phrases.h"

#include "effects/bind_enum.h"
#include "games/arkham/cards/card_effects.h"
#include "games/arkham/content/content.h"
#include "games/arkham/rules/encounters/encounter_texts.h"

namespace tavola::arkham {
namespace {

// Nouns whose numbers the rules know by themselves.
struct Fixed {
  const char* keyword;
  std::uint16_t code;
};

constexpr std::uint16_t code_of(auto value) { return static_cast<std::uint16_t>(value); }

constexpr Fixed kFixed[] = {
    {"speed", code_of(Skill::kSpeed)},
    {"sneak", code_of(Skill::kSneak)},
    {"fight", code_of(Skill::kFight)},
    {"will", code_of(Skill::kWill)},
    {"lore", code_of(Skill::kLore)},
    {"luck", code_of(Skill::kLuck)},
    {"evade", kEvadeNoun},
    {"horror", kHorrorNoun},
    {"combat", kCombatNoun},
    {"spellcasting", kSpellNoun},
    {"sanity", kSanityNoun},
    {"stamina", kStaminaNoun},
    {"clue", kClueNoun},
    {"money", kMoneyNoun},
    {"gate trophy", kGateTrophyNoun},
    {"monster trophy", kMonsterTrophyNoun},
    {"movement point", kMovementPointNoun},
    {"toughness", kToughnessNoun},
    {"brood token", kBroodNoun},
    {"bast token", kBastNoun},
    {"common item", kCommonNoun},
    {"unique item", kUniqueNoun},
    {"spell", kSpellCardNoun},
    {"skill", kSkillNoun},
    {"ally", kAllyNoun},
    {"item", kItemNoun},
    {"tome", kTomeNoun},
    {"weapon", kWeaponNoun},
    {"magical weapon", kMagicalWeaponNoun},
    {"physical weapon", kPhysicalWeaponNoun},
    {"exhibit item", kExhibitNoun},
    {"injury", kInjuryNoun},
    {"madness", kMadnessNoun},
    {"unique tome", kUniqueTomeNoun},
    {"non-tome", kNonTomeNoun},
    {"non-weapon", kNonWeaponNoun},
    {"task", kTaskNoun},
    {"mission", kTaskNoun},
    {"token", 0},
    {"die", 0},
    {"turn", 0},
    {"round", 1},
    {"phase", 2},
    {"game", 3},
    {"ambush", kAmbush},
    {"ambush by edition", kAmbush},
    {"endless", kEndless},
    {"physical resistance", kPhysicalResistance},
    {"physical immunity", kPhysicalImmunity},
    {"magical resistance", kMagicalResistance},
    {"magical immunity", kMagicalImmunity},
    {"undead", kUndead},
    {"nightmarish", kNightmarish},
    {"overwhelming", kOverwhelming},
    {"elusive", kElusive},
    {"physical", kPhysicalNoun},
    {"magical", kMagicalNoun},
    {"mystic", code_of(Subtype::kMystic)},
    {"urban", code_of(Subtype::kUrban)},
    {"weather", code_of(Subtype::kWeather)},
    {"surging gate", 0},
    {"next mythos gate", 1},
    {"beaten", 1},
    {"betrayed", 1},
    {"slain", 1},
    {"escaped", 2},
    {"membership", kMembership},
    {"retainer", kRetainer},
    {"bank loan", kBankLoan},
    {"curse", kCurseNoun},
    {"blessing", kBlessingNoun},
    {"list price", code_of(Price::kList)},
    {"dollar less", code_of(Price::kLess)},
    {"dollar more", code_of(Price::kMore)},
    {"half price", code_of(Price::kHalf)},
    {"double price", code_of(Price::kDouble)},
    {"two dollars more", code_of(Price::kTwoMore)},
    {"in combat", kInCombatNoun},
    {"outside combat", 1},
    {"arkham", kArkhamNoun},
    {"flying", code_of(Movement::kFlying)},
    {"lowest skill", kLowestNoun},
    {"barter", code_of(Price::kBarter)},
    {"moon", code_of(Dimension::kMoon)},
    // Kingsport Horror.
    {"trophy value", kTrophyValueNoun},
    {"moon monster trophy", kMoonTrophyNoun},
    {"focus point", kFocusPointNoun},
    {"two dollars", code_of(Price::kTwoDollars)},
    {"three dollars more", code_of(Price::kThreeMore)},
    {"most expensive", 0},
    {"cheapest", 1},
    {"white", 0},
    {"black", 1},
};

}  // namespace

std::vector<std::string> bind_phrases(effects::Grammar& grammar) {
  std::vector<std::string> missing;
  using effects::Category;
  effects::bind_phrases<CardVerb>(grammar, Category::kVerb, missing);
  effects::bind_phrases<CardStatement>(grammar, Category::kStatement, missing);
  effects::bind_phrases<CardCondition>(grammar, Category::kCondition, missing);
  effects::bind_phrases<CardCount>(grammar, Category::kCount, missing);
  effects::bind_phrases<CardGroup>(grammar, Category::kGroup, missing);
  effects::bind_phrases<CardMoment>(grammar, Category::kMoment, missing);
  effects::bind_phrases<CardDuration>(grammar, Category::kDuration, missing);
  for (const Fixed& noun : kFixed)
    if (!grammar.bind_noun(noun.keyword, noun.code))
      missing.push_back(std::string("noun ") + noun.keyword);
  return missing;
}

}  // namespace tavola::arkham

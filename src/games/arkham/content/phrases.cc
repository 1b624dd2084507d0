// Ties the names of the grammar to the enums of phrases.h, and its fixed nouns to their numbers.
// Names of places, monsters and cards are tied when the content that has them is read.
#include "games/arkham/content/phrases.h"

#include "effects/bind_enum.h"

namespace tavola::arkham {
namespace {

// Nouns whose numbers the rules know by themselves.
struct Fixed {
  const char* keyword;
  std::uint16_t code;
};

constexpr Fixed kFixed[] = {
    {"speed", 0},
    {"sneak", 1},
    {"fight", 2},
    {"will", 3},
    {"lore", 4},
    {"luck", 5},
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
    {"ambush", 1},
    {"endless", 2},
    {"physical resistance", 4},
    {"physical immunity", 8},
    {"magical resistance", 16},
    {"magical immunity", 32},
    {"undead", 64},
    {"nightmarish", 512},
    {"overwhelming", 1024},
    {"elusive", 2048},
    {"physical", kPhysicalNoun},
    {"magical", kMagicalNoun},
    {"mystic", 1},
    {"urban", 2},
    {"weather", 3},
    {"surging gate", 0},
    {"next mythos gate", 1},
    {"beaten", 1},
    {"betrayed", 1},
    {"slain", 1},
    {"escaped", 2},
    {"membership", 4},
    {"retainer", 1},
    {"bank loan", 2},
    {"curse", kCurseNoun},
    {"blessing", kBlessingNoun},
    {"list price", 0},
    {"dollar less", 1},
    {"dollar more", 2},
    {"half price", 3},
    {"double price", 4},
    {"two dollars more", 8},
    {"in combat", 0},
    {"outside combat", 1},
    {"arkham", kArkhamNoun},
    // Of Movement and Dimension.
    {"flying", 3},
    {"lowest skill", kLowestNoun},
    {"barter", 5},
    {"moon", 1},
    // Kingsport Horror.
    {"trophy value", kTrophyValueNoun},
    {"moon monster trophy", kMoonTrophyNoun},
    {"focus point", kFocusPointNoun},
    {"two dollars", 6},
    {"three dollars more", 7},
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

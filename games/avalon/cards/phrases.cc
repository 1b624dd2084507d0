#include "games/avalon/cards/phrases.h"

#include "effects/bind_enum.h"
#include "games/avalon/cards/card_content.h"
#include "games/avalon/rules/journal/journal_phrases.h"
#include "games/avalon/rules/story/story_phrases.h"

namespace tavola::avalon {
namespace {

struct BoundNoun {
  const char* keyword;
  std::uint16_t code;
};

template <class E>
constexpr std::uint16_t code(E value) {
  return static_cast<std::uint16_t>(value);
}

// Nouns whose keywords are not the names of an enum's values.
constexpr BoundNoun kNouns[] = {
    {"energy", code(Measure::kEnergy)},
    {"health", code(Measure::kHealth)},
    {"terror", code(Measure::kTerror)},
    {"food", code(Measure::kFood)},
    {"wealth", code(Measure::kWealth)},
    {"rep", code(Measure::kReputation)},
    {"magic", code(Measure::kMagic)},
    {"exp", code(Measure::kExperience)},
    {"charge", kChargeNoun},
    {"free", kFreeNoun},
    {"damage", code(Lessened::kDamage)},
    {"marker loss", code(Lessened::kMarkers)},
    {"affinity loss", code(Lessened::kAffinity)},
    {"marker", 0},
    {"card", 0},
    {"item", kAnyItem},
    {"craftable item", kCraftableItem},
    {"weapon", 2},
    {"armor", 3},
    {"shield", 4},
    {"companion", 5},
    {"relic", 6},
    {"green", code(Zone::kGreen)},
    {"red", code(Zone::kRed)},
    {"grey", code(Zone::kGrey)},
    {"charging", code(Trait::kCharge)},
    {"activation", code(Period::kActivation)},
    {"turn", code(Period::kTurn)},
    {"encounter", code(Period::kEncounter)},
    {"day", code(Period::kDay)},
};
// Other words for a moment, on what is no card of the Sequence.
struct BoundMoment {
  const char* name;
  CardMoment moment;
};
constexpr BoundMoment kMoments[] = {
    {"own_activation", CardMoment::kActivation},
    {"own_card", CardMoment::kAnotherCard},
    {"any_card", CardMoment::kAnotherCard},
    {"any_connecting", CardMoment::kConnecting},
};
static_assert(kMagicNoun == code(Measure::kMagic), "Magic is a Resource and a row by one noun");
static_assert(code(Lessened::kTerror) == code(Measure::kTerror), "Terror is named by one noun");

}  // namespace

std::vector<std::string> bind_grammar(effects::Grammar& grammar) {
  using effects::bind_phrases;
  using effects::Category;
  std::vector<std::string> missing;
  bind_phrases<CardVerb>(grammar, Category::kVerb, missing);
  bind_phrases<CardStatement>(grammar, Category::kStatement, missing);
  bind_phrases<CardCondition>(grammar, Category::kCondition, missing);
  bind_phrases<CardMoment>(grammar, Category::kMoment, missing);
  for (const BoundMoment& other : kMoments)
    if (!grammar.bind(Category::kMoment, other.name, code(other.moment)))
      missing.push_back(std::string("moment ") + other.name);
  bind_phrases<CardGroup>(grammar, Category::kGroup, missing);
  bind_phrases<CardCount>(grammar, Category::kCount, missing);
  bind_story(grammar, missing);
  bind_journal_phrases(grammar, missing);
  effects::bind_nouns<Attribute>(grammar, missing);
  effects::bind_nouns<Trait>(grammar, missing, kTraits - 1);  // the last has a name of its own
  for (const BoundNoun& noun : kNouns)
    if (!grammar.bind_noun(noun.keyword, noun.code))
      missing.push_back(std::string("noun ") + noun.keyword);
  for (std::string& name : grammar.unbound()) missing.push_back(std::move(name));
  return missing;
}

}  // namespace tavola::avalon

// The vocabulary of Arkham Horror. A verb, prompt or event that is added in words.h or tells.h gets
// its line in vocabulary_verbs.cc, vocabulary_prompts.cc or vocabulary_events.cc and its message in
// games/arkham/messages.toml; a line that is missing or stands in another's place does not
// compile. The kinds of values that they carry are in value_kinds.cc.
#include "core/phrase_table.h"
#include "games/arkham/state.h"
#include "games/arkham/value_kinds.h"
#include "games/arkham/vocabulary_fields.h"
#include "games/arkham/words.h"

namespace tavola::arkham {
namespace {

constexpr auto kDecks = deck_table<DeckId>({
    {DeckId::kCommonItems, kCardValue},
    {DeckId::kUniqueItems, kCardValue},
    {DeckId::kSpells, kCardValue},
    {DeckId::kSkills, kCardValue},
    {DeckId::kAllies, kCardValue},
    {DeckId::kMythos, kMythosValue},
    {DeckId::kGateCards, kGateCardValue},
    {DeckId::kGateStack, kGateValue},
    {DeckId::kCup, kMonsterValue},
    {DeckId::kSheets, kSheetValue},
    {DeckId::kLocationCards, kLocationCardValue},
    {DeckId::kAncientOnes, kAncientOneValue},
    {DeckId::kExhibits, kCardValue},
    {DeckId::kInjuries, kCardValue},
    {DeckId::kMadnesses, kCardValue},
    {DeckId::kBlessingsOfNodens, kCardValue},
    {DeckId::kHeralds, kTableCardValue},
    {DeckId::kGuardians, kTableCardValue},
    {DeckId::kBlights, kTableCardValue},
    {DeckId::kActs, kTableCardValue},
    {DeckId::kConditions, kTableCardValue},
    {DeckId::kVisions, kTableCardValue},
    {DeckId::kEpicBattles, kTableCardValue},
    {DeckId::kPlots, kTableCardValue},
    {DeckId::kHorrorCards, kTableCardValue},
    {DeckId::kExhibitEncounters, kExhibitCardValue},
    {DeckId::kRifts, kRiftValue},
    {DeckId::kRiftProgress, kRiftProgressValue},
    {DeckId::kRubble, kAreaValue},
});

}  // namespace

Vocabulary make_vocabulary() {
  Vocabulary v;
  v.endings = names_of<Ending>();
  add_value_kinds(v);
  v.verbs = verb_phrases();
  v.prompts = prompt_phrases();
  v.events = event_phrases();
  v.decks = decks(kDecks);
  return v;
}

}  // namespace tavola::arkham

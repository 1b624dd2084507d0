// Ties the grammar's names to the numbers of card_effects.h, and reads off a parsed effect what it
// says: the engine takes a monster's ability from the very line that its card prints.
#include "effects/bind_enum.h"
#include "games/catacombs/cards/card_effects.h"
#include "games/catacombs/state.h"

namespace tavola::catacombs {

std::vector<std::string> bind_grammar(effects::Grammar& grammar) {
  using effects::bind_nouns;
  using effects::bind_phrases;
  using effects::Category;
  std::vector<std::string> missing;
  bind_phrases<CardVerb>(grammar, Category::kVerb, missing);
  bind_phrases<CardStatement>(grammar, Category::kStatement, missing);
  bind_phrases<CardMoment>(grammar, Category::kMoment, missing);
  bind_phrases<CardDuration>(grammar, Category::kDuration, missing);
  bind_phrases<CardGroup>(grammar, Category::kGroup, missing);
  bind_nouns<CardShot>(grammar, missing);
  bind_nouns<CardDisc>(grammar, missing);
  bind_nouns<Coin>(grammar, missing);
  for (const char* alone : {"melee", "health point", "coin"}) grammar.bind_noun(alone, 0);
  for (std::string& name : grammar.unbound()) missing.push_back(std::move(name));
  return missing;
}

bool says(const effects::Grammar& grammar, const effects::Program& program,
          effects::Category category, std::uint16_t code, int* amount) {
  for (std::size_t i = 0; i < program.size(); ++i) {
    const effects::Node& node = program[static_cast<effects::NodeId>(i)];
    if (node.kind != effects::NodeKind::kCall) continue;
    const effects::Phrase& phrase = grammar.phrase(node.index);
    if (phrase.category != category || phrase.code != code) continue;
    if (amount != nullptr && node.child != effects::kNoNode) *amount = program[node.child].value;
    return true;
  }
  return false;
}

}  // namespace tavola::catacombs

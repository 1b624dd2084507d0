// Ties the grammar's names to the numbers of card_effects.h, and reads off a parsed effect what it
// says: the engine takes a monster's ability from the very line that its card prints.
#include "games/catacombs/cards/card_effects.h"

namespace tavola::catacombs {

std::vector<std::string> bind_grammar(effects::Grammar& grammar) {
  using effects::Category;
  const auto tie = [&grammar](Category category, std::initializer_list<const char*> names) {
    std::uint16_t code = 0;
    for (const char* name : names) grammar.bind(category, name, code++);
  };
  const auto tie_nouns = [&grammar](std::initializer_list<const char*> names) {
    std::uint16_t code = 0;
    for (const char* name : names) grammar.bind_noun(name, code++);
  };
  tie(Category::kVerb,
      {"shoot", "chain", "drain", "melee", "critical_melee", "stunning_melee", "place", "heal",
       "relocate", "restore", "become_fire_wall", "become_incapacitated", "stone"});
  tie(Category::kStatement, {"obstacle", "unharmed", "only", "rage", "arrows", "mail", "familiar"});
  tie(Category::kMoment, {"hit", "wounding", "stunning", "round"});
  tie(Category::kDuration, {"room", "round", "overseer"});
  tie(Category::kGroup, {"hero"});
  tie_nouns({"magic missile", "stunning missile", "missile", "fireball"});
  tie_nouns({"shield", "skeleton", "ghoul", "skeleton warrior", "fire spirit"});
  tie_nouns({"melee"});
  tie_nouns({"health point"});
  tie_nouns({"coin"});
  tie_nouns({"heads", "tails"});
  return grammar.unbound();
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

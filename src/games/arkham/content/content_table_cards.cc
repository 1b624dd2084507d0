#include "games/arkham/content/content_table_cards.h"

namespace tavola::arkham {

bool TableCardLoader::read_table_cards() {
  return read_kind("heralds.toml", "herald", TableCardKind::kHerald) &&
         read_kind("guardians.toml", "guardian", TableCardKind::kGuardian) &&
         read_kind("blights.toml", "blight", TableCardKind::kBlight) &&
         read_kind("acts.toml", "act", TableCardKind::kAct) &&
         read_kind("conditions.toml", "condition", TableCardKind::kCondition) &&
         read_kind("visions.toml", "vision", TableCardKind::kVision) &&
         read_kind("epic_battle.toml", "epic_battle", TableCardKind::kEpicBattle) &&
         read_kind("plots.toml", "plot", TableCardKind::kPlot) &&
         read_kind("horror_cards.toml", "horror_card", TableCardKind::kHorror);
}

bool TableCardLoader::read_kind(const char* file, const char* name, TableCardKind kind) {
  if (!has_file(file)) return true;
  toml::table root;
  if (!open_file(file, root)) return false;
  return each_of(root, name, [&](const toml::table& entry) {
    TableCard card;
    card.part = part_;
    card.kind = kind;
    if (!read_table_card(entry, card)) return false;
    if (content.table_cards.size() >= kMostTableCards)
      return no_room(entry, kMostTableCards, "cards that lie on the table");
    int of_kind = 0;
    for (const TableCard& other : content.table_cards) of_kind += other.kind == kind;
    if (of_kind >= kMostTableDeck) return no_room(entry, kMostTableDeck, "cards of this kind");
    content.table_cards.push_back(std::move(card));
    return true;
  });
}

bool TableCardLoader::read_table_card(const toml::table& entry, TableCard& card) {
  return names(entry, card.id, card.word) && origin(entry) &&
         line_or(entry, "effect", card.source) && line_or(entry, "setup", card.setup) &&
         line_or(entry, "prevent", card.prevented);
}

}  // namespace tavola::arkham

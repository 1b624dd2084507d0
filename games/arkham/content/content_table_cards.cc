#include "games/arkham/content/content_table_cards.h"

#include "games/arkham/cards/card_effects.h"

namespace tavola::arkham {

const std::vector<std::string>& TableCardLoader::ability_ids() {
  static const std::vector<std::string> kIds = {"ambush",
                                                "endless",
                                                "physical_resistance",
                                                "physical_immunity",
                                                "magical_resistance",
                                                "magical_immunity",
                                                "undead"};
  return kIds;
}

/// Those of monsters: beside what an Ancient One may have as well, one of their own. The numbers
/// are those of the bits of MonsterAbility, but for that one.
bool TableCardLoader::read_abilities(const toml::table& entry, std::uint16_t& to) {
  static const std::vector<std::string> kIds = [] {
    std::vector<std::string> ids = ability_ids();
    ids.emplace_back("elusive");
    return ids;
  }();
  std::uint64_t listed = 0;
  if (has_field(entry, "abilities") && !some_of(entry, "abilities", kIds, listed)) return false;
  const std::uint64_t shared = (std::uint64_t{1} << ability_ids().size()) - 1;
  to = static_cast<std::uint16_t>((listed & shared) | ((listed & ~shared) != 0 ? kElusive : 0));
  return true;
}

/// A combat rating may be a die.
bool TableCardLoader::combat_rating(const toml::table& entry, MonsterNumbers& foe) {
  const toml::table* part = field(entry, "combat").as_table();
  foe.rating_is_die = part != nullptr && field(*part, "rating").value_or(std::string()) == "die";
  if (!foe.rating_is_die)
    return rating(entry, "combat", foe.fights, foe.combat_rating, foe.combat_damage);
  foe.combat_rating = -4;
  return number(*part, "damage", 0, 9, foe.combat_damage);
}

bool TableCardLoader::rating(const toml::table& entry, const char* key, bool& has_one,
                             std::int8_t& rating_of, std::uint8_t& damage) {
  has_one = has_field(entry, key);
  if (!has_one) return true;
  const toml::table* part = field(entry, key).as_table();
  if (part == nullptr)
    return fail_at(entry, key, std::string("write ") + key + " = { rating = -1, damage = 2 }");
  return number(*part, "rating", -9, 9, rating_of) && number(*part, "damage", 0, 9, damage);
}

bool TableCardLoader::read_foe(const toml::table& entry, MonsterNumbers& foe) {
  if (!rating(entry, "horror", foe.frightens, foe.horror_rating, foe.horror_damage) ||
      !combat_rating(entry, foe) || !number_or(entry, "nightmarish", 1, 9, foe.nightmarish) ||
      !number_or(entry, "overwhelming", 1, 9, foe.overwhelming) ||
      !read_abilities(entry, foe.abilities))
    return false;
  if (foe.nightmarish > 0) foe.abilities |= kNightmarish;
  if (foe.overwhelming > 0) foe.abilities |= kOverwhelming;
  return true;
}

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
         line_or(entry, "effect", card.source) && rules_of_effect(entry, card.source) &&
         line_or(entry, "setup", card.setup) && line_or(entry, "prevent", card.prevented) &&
         number_or(entry, "order", 1, 9, card.order) && read_persons_of(entry, card) &&
         (!has_field(entry, "ancient_one") || text(entry, "ancient_one", card.plot_of)) &&
         flag(entry, "red", card.red) &&
         (card.kind != TableCardKind::kHorror || read_foe(entry, card.foe));
}

bool TableCardLoader::read_persons_of(const toml::table& entry, TableCard& card) {
  if (card.kind != TableCardKind::kBlight) return true;
  const toml::array* persons = field(entry, "persons").as_array();
  if (persons == nullptr || persons->empty())
    return fail_at(entry, "persons", "a Blight names one or more people. KY-003");
  for (const toml::node& node : *persons) {
    std::uint8_t number = 0;
    if (!one_of(node, ids_of(content.persons), number)) return false;
    card.persons |= static_cast<std::uint16_t>(1U << number);
  }
  return true;
}

}  // namespace tavola::arkham

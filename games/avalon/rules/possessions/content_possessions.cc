// Reads Items, Secrets and Skills, and checks what the rules ask of them. (TG-924 to TG-926)
#include "core/enum_names.h"
#include "games/avalon/content/content_reader.h"

namespace tavola::avalon {

bool Reader::read_own_action(const toml::table& entry, OwnAction& action) {
  const toml::node* node = field(entry, "action").node();
  if (node == nullptr) return true;
  const toml::table* from = node->as_table();
  if (from == nullptr)
    return fail(*node, "write action = { cost = { energy = 1 }, effect = \"…\" }");
  action.there = true;
  return read_price(*from, "cost", action.price) && line(*from, "effect", action.effect) &&
         flag(*from, "once", action.once);
}

bool Reader::read_possession(const toml::table& entry, PossessionText& card) {
  return names(entry, card.id, card.word) && line_or(entry, "text", card.text) &&
         read_own_action(entry, card.action);
}

bool Reader::read_item(const toml::table& entry) {
  ItemCard card;
  if (!read_possession(entry, card) || !flag(entry, "craftable", card.craftable) ||
      (has_field(entry, "keywords") &&
       !some_of(entry, "keywords", names_of<Keyword>(), card.keywords)) ||
      !origin(entry, card.ours))
    return false;
  for (const ItemCard& other : content.possessions.items)
    if (other.id == card.id) return fail_at(entry, "id", "another Item has this id already");
  if (content.possessions.items.size() >= kMostItems) return no_room(entry, kMostItems, "Items");
  content.possessions.items.push_back(std::move(card));
  return true;
}

bool Reader::read_items() {
  if (!has_file("base/items.toml")) return true;
  toml::table root;
  return open("base/items.toml", root) &&
         each(root, "item", [&](const toml::table& entry) { return read_item(entry); });
}

bool Reader::read_secret(const toml::table& entry) {
  SecretCard card;
  if (!number(entry, "number", 1, 250, card.number) || !read_possession(entry, card) ||
      !flag(entry, "personal", card.personal) ||
      !number_or(entry, "dial", 1, kDialTop, card.dial) ||
      !flag(entry, "quest_dial", card.quest_dial) || !line_or(entry, "runs_out", card.runs_out) ||
      (has_field(entry, "keywords") &&
       !some_of(entry, "keywords", names_of<Keyword>(), card.keywords)) ||
      !origin(entry, card.ours))
    return false;
  if (has_field(entry, "quest")) {
    Quest quest;
    quest.secret = static_cast<std::uint8_t>(content.possessions.secrets.size());
    card.quest = static_cast<std::uint8_t>(content.story.quests.size());
    if (!read_quest(entry, card.id, card.word, quest)) return false;
  }
  for (const SecretCard& other : content.possessions.secrets)
    if (other.number == card.number || other.id == card.id)
      return fail_at(entry, "number", other.id + " has this number or id already");
  if (content.possessions.secrets.size() >= kMostSecrets)
    return no_room(entry, kMostSecrets, "Secrets");
  content.possessions.secrets.push_back(std::move(card));
  return true;
}

bool Reader::read_skill(const toml::table& entry) {
  SkillCard card;
  std::uint8_t attribute = 0;
  if (!text(entry, "id", card.id) ||
      !one_of(entry, "attribute", names_of<Attribute>(), attribute) || !origin(entry, card.ours))
    return false;
  card.attribute = static_cast<Attribute>(attribute);
  const char* const sides[] = {"first", "second"};
  for (std::size_t i = 0; i < 2; ++i) {
    const toml::table* side = field(entry, sides[i]).as_table();
    if (side == nullptr)
      return fail(entry, "a Skill card has two sides: first = { … }, second = { … }");
    if (!read_possession(*side, card.sides[i])) return false;
    if (card.sides[i].text == kNoSource && !card.sides[i].action.there)
      return fail(*side, "a Skill has a text or an action");
  }
  for (const SkillCard& other : content.possessions.skills)
    if (other.id == card.id) return fail_at(entry, "id", "another Skill has this id already");
  if (content.possessions.skills.size() >= kMostSkills)
    return no_room(entry, kMostSkills, "Skills");
  content.possessions.skills.push_back(std::move(card));
  return true;
}

bool Reader::read_skills() {
  if (!has_file("base/skills.toml")) return true;
  toml::table root;
  return open("base/skills.toml", root) &&
         each(root, "skill", [&](const toml::table& entry) { return read_skill(entry); });
}

}  // namespace tavola::avalon

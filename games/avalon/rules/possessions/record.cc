#include "games/avalon/rules/possessions/record.h"

#include "games/avalon/content/content.h"

namespace tavola::avalon {
namespace {

template <class Thing>
Record::Names names_of_cards(const std::vector<Thing>& things) {
  Record::Names names;
  for (const Thing& thing : things) names.push_back(thing.id);
  return names;
}

}  // namespace

void record_possessions(Record& r, Character& c) {
  const PossessionContent& all = content().possessions;
  const Record::Names items = names_of_cards(all.items);
  const Record::Names secrets = names_of_cards(all.secrets);
  const Record::Names skills = names_of_cards(all.skills);
  r.set("items", c.items, items);
  r.set("items_up", c.items_up, items);
  r.set("items_used", c.items_used, items);
  r.set("secrets", c.secrets, secrets);
  r.set("secrets_up", c.secrets_up, secrets);
  r.set("secrets_used", c.secrets_used, secrets);
  r.set("skills", c.skills, skills);
  r.set("other_sides", c.other_sides, skills);
  r.set("skills_used", c.skills_used, skills);
}

}  // namespace tavola::avalon

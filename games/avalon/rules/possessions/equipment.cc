// Equipment before and after an Encounter, and Skills. (TG-431 to TG-437, TG-536, TG-537, TG-656)
#include "games/avalon/cards/phrases.h"
#include "games/avalon/rules/possessions/possessions.h"

namespace tavola::avalon {

Rule<> set_items_aside(Table& t, Seat seat, Citation rule) {
  const State& s = t.state;
  EncounterState& e = t.state.encounter;
  while (true) {
    const CardSet usable = s.character(seat).items_up - e.set_aside[seat];
    if (usable.empty()) co_return;
    t.ask(seat, Prompt::kSetAside, rule);
    t.offer(rule, Verb::kDone);
    usable.each([&](std::uint8_t card) { t.offer(rule, Verb::kSetAside, card); });
    const Option chosen = co_await t.answer();
    if (chosen.is(Verb::kDone)) co_return;
    e.set_aside[seat].add(chosen.arg(0));
    t.emit(rule, Happening::kTurnedDown, seat, chosen.arg(0));
  }
}

CardSet weapons_used(const State& s, Seat seat) {
  constexpr int kAnyWeapon = kCraftableItem + 1 + static_cast<int>(Keyword::kWeapon);
  CardSet found;
  (s.character(seat).items_up - s.encounter.set_aside[seat]).each([&](std::uint8_t card) {
    if (is_asked_for(card, kAnyWeapon)) found.add(card);
  });
  return found;
}

void shatter(Table& t, Seat seat, CardSet weapons) {
  weapons.each([&](std::uint8_t card) {
    if (t.state.character(seat).items.has(card)) discard_item(t, seat, card, cites("TG-656"));
  });
}

namespace {

/// TG-435; a Character who has left the table keeps its Skills and may come back with them.
/// (TG-1025)
bool is_taken(const State& s, int skill) {
  for (const Character& c : s.characters)
    if (c.skills.has(skill)) return true;
  return false;
}

}  // namespace

bool any_skill_left(const State& s, Attribute which) {
  const std::vector<SkillCard>& all = content().possessions.skills;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (all[i].attribute == which && !is_taken(s, static_cast<int>(i))) return true;
  }
  return false;
}

Rule<> take_skill(Table& t, Seat seat, Attribute which) {
  State& s = t.state;
  const PossessionContent& all = content().possessions;
  const int first = static_cast<int>(all.items.size() + all.secrets.size());
  t.ask(seat, Prompt::kTakeSkill, cites("TG-432"));
  for (std::size_t i = 0; i < all.skills.size(); ++i) {
    if (all.skills[i].attribute != which || is_taken(s, static_cast<int>(i))) continue;
    for (int side = 0; side < 2; ++side)
      t.offer(cites("TG-434"), Verb::kTakeSkill, first + 2 * static_cast<int>(i) + side);
  }
  const Option chosen = co_await t.answer();
  const int number = chosen.arg(0) - first;
  Character& c = s.character(seat);
  c.skills.add(number / 2);
  if (number % 2 != 0)
    c.other_sides.add(number / 2);
  else
    c.other_sides.remove(number / 2);
  t.emit(cites("TG-431"), Happening::kCardGained, seat, chosen.arg(0));
}

}  // namespace tavola::avalon

// Equipment before and after an Encounter, and Skills. (TG-431 to TG-437, TG-536, TG-537, TG-656)
#include "games/avalon/cards/phrases.h"
#include "games/avalon/possessions/possessions.h"

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

void shatter_weapons(Table& t, Seat seat) {
  const State& s = t.state;
  const int weapon = kCraftableItem + 1 + static_cast<int>(Keyword::kWeapon);
  (s.character(seat).items_up - s.encounter.set_aside[seat]).each([&](std::uint8_t card) {
    if (is_asked_for(card, weapon)) discard_item(t, seat, card, cites("TG-656"));
  });
}

bool any_skill_left(const State& s, Attribute which) {
  const std::vector<SkillCard>& all = content().possessions.skills;
  for (std::size_t i = 0; i < all.size(); ++i) {
    bool taken = all[i].attribute != which;
    for (Seat seat = 0; seat < s.seats; ++seat)
      taken = taken || s.character(seat).skills.has(static_cast<int>(i));
    if (!taken) return true;
  }
  return false;
}

Rule<> take_skill(Table& t, Seat seat, Attribute which) {
  State& s = t.state;
  const PossessionContent& all = content().possessions;
  const int first = static_cast<int>(all.items.size() + all.secrets.size());
  t.ask(seat, Prompt::kTakeSkill, cites("TG-432"));
  for (std::size_t i = 0; i < all.skills.size(); ++i) {
    bool taken = all.skills[i].attribute != which;
    for (Seat other = 0; other < s.seats; ++other)  // TG-435
      taken = taken || s.character(other).skills.has(static_cast<int>(i));
    if (taken) continue;
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

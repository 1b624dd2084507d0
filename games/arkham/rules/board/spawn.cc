// (DH-037 to DH-041, DH-045, DH-062)
#include "games/arkham/rules/board/spawn.h"

#include <algorithm>

#include "core/check.h"
#include "games/arkham/cards/card_effects.h"
#include "games/arkham/rules/board/slots.h"

namespace tavola::arkham {

SlotSet spawn_among(const State& s, SlotSet slots) {
  SlotSet found;
  if (!has_spawn(s)) return found;
  for (const int slot : slots)
    if (is_spawn(s, slot)) found.add(slot);
  return found;
}

int spawn_left(const State& s, std::uint8_t kind) {
  int left = content().monsters[kind].copies;
  for (const std::uint8_t out : s.monsters.kinds()) left -= out == kind ? 1 : 0;
  return left;
}

int enter_spawn(Table& t, std::uint8_t kind, Place place, Citation rule) {
  State& s = t.state;
  const int slot = first_free_slot(s);
  TAVOLA_CHECK(slot < kMonsterSlots, "there are more monsters than there is room for");
  s.monsters.put(slot, {kind, place});
  t.emit(rule, Tells::kMonsterPlaced, slot, kind, place);
  t.applies(cites("DH-038"));
  return slot;
}

bool all_spawn_out(const State& s) {
  return std::ranges::all_of(ancient_one(s).spawn,
                             [&s](std::uint8_t kind) { return spawn_left(s, kind) == 0; });
}

Rule<> place_random_spawn(Table& t, Area area, Citation rule) {
  State& s = t.state;
  Deck<std::uint8_t, kMostMonsters> left;
  for (const std::uint8_t kind : ancient_one(s).spawn)
    for (int marker = spawn_left(s, kind); marker > 0; --marker) left.add(kind);
  if (left.empty() || area == kNone) return Rule<>::done();
  const std::uint8_t kind = t.draw(left, DeckId::kCup);
  enter_spawn(t, kind, area, rule);
  const std::uint16_t source = content().monsters[kind].source;
  return source == kNoSource ? Rule<>::done() : on_entering_play(t, source, cites("AH-022"));
}

void leave_spawn(Table& t, int slot, Citation rule) {
  State& s = t.state;
  const std::uint8_t kind = s.monsters[slot].kind;
  s.monsters.clear(slot);
  s.dealt.remove(slot);
  t.emit(rule, Tells::kSpawnLeaves, slot, kind);
}

}  // namespace tavola::arkham

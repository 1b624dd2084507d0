// How monsters come to be met: out of the cup, the box or the trophies, one or several, and which
// of them is dealt with first. (AH-112 to AH-116, AH-168 to AH-170, AH-516, KH-014, KH-173)
#include "core/check.h"
#include "games/arkham/cards/card_effects.h"
#include "games/arkham/cards/lasting.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/board/gates.h"
#include "games/arkham/rules/board/slots.h"
#include "games/arkham/rules/board/town_limits.h"
#include "games/arkham/rules/combat/combat.h"
#include "games/arkham/rules/phases/movement.h"

namespace tavola::arkham {
namespace {

/// What was to last for the combat is over: there is none.
void no_combat(State& s) {
  if (s.fight.who == kNone)
    end_lasting(s, [](const Lasting& lasting) { return lasts(lasting, Until::kEndOfCombat); });
}

}  // namespace

SlotSet that_stay(Table& t, Seat who, SlotSet met) {
  const State& s = t.state;
  SlotSet left;
  for (const int slot : met) {
    if (!gets_away(s, slot)) {
      left.add(slot);
      continue;
    }
    t.emit(cites("KH-014"), Tells::kElusiveEscapes, who, s.monsters[slot].kind);
    if (s.monsters[slot].place == kMet) return_to_cup(t, slot, cites("KH-014"));
  }
  if (left.empty()) no_combat(t.state);
  return left;
}

bool gets_away(const State& s, int slot) {
  return s.house.elusive_encounters == 0 && is_elusive(s, slot);
}

void offer_to_meet(Table& t, int slot, std::uint16_t gained) {
  const State& s = t.state;
  const std::uint8_t kind = s.monsters[slot].kind;
  if (is_elusive(s, slot)) {
    if (!gets_away(s, slot)) t.offer(cites("KH-173"), Verb::kCatch, slot, kind);
    t.offer(gets_away(s, slot) ? cites("KH-014") : cites("KH-173"), Verb::kLetGo, slot, kind);
    return;
  }
  t.offer(cites("AH-277"), Verb::kFight, slot, kind);
  if ((gained & kSurprise) == 0) t.offer(cites("AH-272"), Verb::kEvade, slot, kind);  // DP-004
}

Rule<Met> meet_chosen(Table& t, Seat who, Option chosen, Citation rule, std::uint16_t gained,
                      int modifier) {
  const int slot = chosen.arg(0);
  if (chosen.is(Verb::kCatch)) return catch_elusive(t, who, slot, cites("KH-173"));
  if (chosen.is(Verb::kLetGo)) {
    if (t.state.monsters[slot].place == kMet) return_to_cup(t, slot, cites("KH-173"));
    return Rule<Met>::done(Met::kOver);
  }
  return meet_monster(t, who, slot, approach_of(chosen), rule, gained, modifier);
}

namespace {

/// What has Ambush in the revised texts surprises in those of the first edition.
std::uint16_t as_in_edition(const State& s, std::uint16_t gained) {
  if (s.house.pharaoh_edition == 0 || (gained & kAmbush) == 0) return gained;
  return static_cast<std::uint16_t>((gained & ~kAmbush) | kSurprise);
}

/// Whether nothing may appear where `who` is, which is told. AH-116
bool nothing_appears(Table& t, Seat who) {
  const State& s = t.state;
  const Place place = s.investigators[who].place;
  if (!in_town(place) || !no_monster_appears(t, place)) return false;
  no_combat(t.state);
  return true;
}

}  // namespace

Rule<Met> monster_from_cup(Table& t, Seat who, std::uint8_t kind, int modifier, Citation rule) {
  State& s = t.state;
  if (nothing_appears(t, who) || cannot_appear(s, kind) || !s.cup.take(kind)) co_return Met::kOver;
  const int slot = first_free_slot(s);
  s.monsters.put(slot, {kind, kMet});
  t.emit(rule, Tells::kMonsterMet, who, kind);
  t.applies(cites("AH-115"));
  co_return co_await meet_all(t, who, SlotSet::only(slot), cites("AH-112"), 0, modifier);
}

Rule<Met> monster_appears(Table& t, Seat who, int number, Citation rule, std::uint16_t gained,
                          int modifier) {
  State& s = t.state;
  gained = as_in_edition(s, gained);
  if (nothing_appears(t, who)) co_return Met::kOver;
  SlotSet met;
  for (; number > 0; --number) {
    const int slot = co_await draw_monster(t, rule);
    t.emit(rule, Tells::kMonsterMet, who, s.monsters[slot].kind);
    t.applies(cites("AH-115"));
    met.add(slot);
  }
  co_return co_await meet_all(t, who, met, cites("AH-112"), gained, modifier);
}

Rule<Met> monster_from_box(Table& t, Seat who, std::uint8_t kind, std::uint16_t gained,
                           Citation rule) {
  State& s = t.state;
  if (nothing_appears(t, who)) co_return Met::kOver;
  const int slot = first_free_slot(s);
  TAVOLA_CHECK(slot < kMonsterSlots, "there are more monsters than there is room for");
  s.monsters.put(slot, {kind, kFromBox});
  gained = as_in_edition(s, gained);
  t.emit(rule, Tells::kMonsterMet, who, kind);
  t.ask(who, Prompt::kDealWith, rule);
  t.offer(cites("AH-277"), Verb::kFight, slot, kind);
  if ((gained & kSurprise) == 0)
    t.offer(cites("AH-272"), Verb::kEvade, slot, kind);
  else
    t.applies(cites("DP-004"));
  const Option chosen = co_await t.answer();
  const Met how = co_await meet_monster(t, who, slot, approach_of(chosen), rule, gained);
  if (fought(how) && in_play(s, who)) end_movement(t, who, cites("AH-087"));
  co_return how;
}

namespace {

/// One of the own trophies, by chance, is met; no slot if there is none.
SlotSet meet_own_trophy(Table& t, Seat who, Citation rule) {
  State& s = t.state;
  const SlotSet trophies = monsters_at(s, trophies_of(who));
  if (trophies.empty()) return {};
  int left = t.roll(trophies.size());
  int slot = 0;
  for (const int trophy : trophies)
    if (--left == 0) slot = trophy;
  s.monsters.move(slot, kMet);
  t.emit(rule, Tells::kMonsterMet, who, s.monsters[slot].kind);
  return SlotSet::only(slot);
}

}  // namespace

Rule<Met> trophy_attacks(Table& t, Seat who, std::uint16_t gained, Citation rule) {
  const SlotSet met = meet_own_trophy(t, who, rule);
  if (met.empty()) co_return Met::kOver;
  co_return co_await meet_all(t, who, met, rule, as_in_edition(t.state, gained));
}

Rule<Met> fight_own_trophy(Table& t, Seat who, Citation rule) {
  const SlotSet met = that_stay(t, who, meet_own_trophy(t, who, rule));
  if (met.empty()) co_return Met::kOver;
  co_return co_await fight_or_box(t, who, met.first(), rule);
}

Rule<Met> one_of_monsters(Table& t, Seat who, int number, Citation rule) {
  SlotSet met;
  for (; number > 0; --number) met.add(co_await draw_monster(t, rule));
  met = that_stay(t, who, met);
  if (met.empty()) co_return Met::kOver;
  t.ask(who, Prompt::kDealWith, rule);
  for (const int slot : met) offer_to_meet(t, slot);
  const Option chosen = co_await t.answer();
  met.remove(chosen.arg(0));
  for (const int slot : met) return_to_cup(t, slot, rule);
  co_return co_await meet_chosen(t, who, chosen, rule);
}

Rule<Met> meet_all(Table& t, Seat who, SlotSet met, Citation rule, std::uint16_t gained,
                   int modifier) {
  State& s = t.state;
  Met last = Met::kOver;
  met = that_stay(t, who, met);
  while (!met.empty()) {
    if (last == Met::kRemoved || !in_play(s, who)) {
      // Those that appeared and are left when the investigator is gone. AH-516
      const int left = met.first();
      if (s.monsters[left].place == kMet) return_to_cup(t, left, cites("AH-516"));
      met.remove(left);
      continue;
    }
    t.ask(who, Prompt::kDealWith, rule);
    for (const int slot : met) offer_to_meet(t, slot, gained);
    if ((gained & kSurprise) != 0) t.applies(cites("DP-004"));
    const Option chosen = co_await t.answer();
    met.remove(chosen.arg(0));
    last = co_await meet_chosen(t, who, chosen, rule, gained, modifier);
  }
  co_return last;
}

}  // namespace tavola::arkham

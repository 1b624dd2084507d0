// Meeting a monster: evading it, the Horror check, and round after round of fighting or fleeing.
#pragma once

#include <cstdint>

#include "games/arkham/table.h"

namespace tavola::arkham {

enum class Met : std::uint8_t { kDefeated, kEvaded, kFled, kRemoved, kOver };
/// Evade, or fight at once; then combat as it comes. The monster stands in its slot: at an area, on
/// the rumor card, or at kMet. A trophy is given; a monster at kMet that is left returns to the
/// cup. A combat that nothing can end is broken off as a flight after 20 attempts that no roll
/// of the dice could have made succeed.
Rule<Met> meet_monster(Table& t, Seat who, int slot, bool evade, Citation rule);
/// A monster appears in an encounter: draws it, asks to evade or fight, returns it to the cup.
/// AH-112 to AH-116, AH-168 to AH-170
Rule<Met> monster_appears(Table& t, Seat who, int number, Citation rule);
/// Whether it came to combat, which ends a movement. AH-087
inline bool fought(Met how) { return how != Met::kEvaded; }
/// The monster of s.fight is beaten, by a check or by a card; then others by a card alone.
Rule<> defeat_foe(Table& t);
Rule<> defeat_all_here(Table& t, Seat who, Citation rule);
/// Takes an investigator out of the battle, because something else has happened to it.
inline void break_off(State& s, Seat who) {
  if (s.fight.who == who) s.fight.over = s.fight.removed = 1;
}
struct MonsterNow;                   // in card_effects.h
MonsterNow foe_now(const State& s);  // of s.fight, with what was done to it in this battle
Check combat_check(const State& s);  // against it, with what is in hands now
/// One ability of the foe, as its investigator chooses, is gone for this battle.
Rule<> cancel_ability(Table& t, Citation rule);

}  // namespace tavola::arkham

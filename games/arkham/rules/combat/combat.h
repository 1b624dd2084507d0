// Meeting a monster: evading it, the Horror check, and round after round of fighting or fleeing.
#pragma once

#include <cstdint>

#include "games/arkham/rules/combat/checks.h"
#include "games/arkham/rules/combat/hands.h"
#include "games/arkham/table.h"

namespace tavola::arkham {

enum class Met : std::uint8_t { kDefeated, kEvaded, kFled, kRemoved, kOver, kMissed };

/// What somebody tries who meets a monster.
enum class Approach : std::uint8_t { kFight, kEvade };
inline Approach approach_of(const Option& chosen) {
  return chosen.is(Verb::kEvade) ? Approach::kEvade : Approach::kFight;
}

/// Evade, or fight at once; then combat as it comes. The monster stands in its slot: at an area, on
/// the rumor card, or at kMet. A trophy is given; a monster at kMet that is left returns to the
/// cup, one from kFromBox to the box. `gained` are abilities that the text which brought it
/// has given it, `modifier` is for the Combat checks against it.
Rule<Met> meet_monster(Table& t, Seat who, int slot, Approach approach, Citation rule,
                       std::uint16_t gained = 0, int modifier = 0);
/// As meet_monster, at once; but a monster at kMet that is left goes to the box.
Rule<Met> fight_or_box(Table& t, Seat who, int slot, Citation rule);
/// A monster of a kind that the box has, in no cup; it goes back there whatever happens.
Rule<Met> monster_from_box(Table& t, Seat who, std::uint8_t kind, std::uint16_t gained,
                           Citation rule);
/// One of the own trophies, by chance, comes back to life; what is not beaten goes to the cup.
Rule<Met> trophy_attacks(Table& t, Seat who, std::uint16_t gained, Citation rule);
/// One of the own trophies, by chance, is fought; what is not beaten goes to the box.
Rule<Met> fight_own_trophy(Table& t, Seat who, Citation rule);
/// So many are drawn, and the investigator chooses which of them appears.
Rule<Met> one_of_monsters(Table& t, Seat who, int number, Citation rule);
/// Combat checks, one after the other, without a Horror check, until one side is gone.
Rule<Met> fight_to_the_death(Table& t, Seat who, int slot, Citation rule);
/// Whether a monster is met only by those who look for it. KH-008
bool is_elusive(const State& s, int slot);
/// An Elusive monster is stolen up to by an Evade check, and fought if that passes; kMissed if it
/// does not. KH-010 to KH-013
Rule<Met> catch_elusive(Table& t, Seat who, int slot, Citation rule);
/// Whether it does so before anybody can do anything, back to the cup or to where it stands on the
/// board: in an encounter, unless the house lets it be looked for. KH-014, KH-173
bool gets_away(const State& s, int slot);
/// Those that are left to be met once the others have got away.
SlotSet that_stay(Table& t, Seat who, SlotSet met);
/// How one of several may be met, and meeting the one that was chosen.
void offer_to_meet(Table& t, int slot, std::uint16_t gained = 0);
Rule<Met> meet_chosen(Table& t, Seat who, Option chosen, Citation rule, std::uint16_t gained = 0,
                      int modifier = 0);
/// A monster appears in an encounter: draws it, asks to evade or fight, returns it to the cup.
/// AH-112 to AH-116, AH-168 to AH-170
Rule<Met> monster_appears(Table& t, Seat who, int number, Citation rule, std::uint16_t gained = 0,
                          int modifier = 0);
/// The same with a monster of a kind that the cup holds; nothing happens if it holds none.
Rule<Met> monster_from_cup(Table& t, Seat who, std::uint8_t kind, int modifier, Citation rule);
/// Evades or fights these monsters of the own area one after the other; those left stay there.
Rule<Met> meet_all(Table& t, Seat who, SlotSet met, Citation rule, std::uint16_t gained = 0,
                   int modifier = 0);
/// A Combat check that a text asks for: nobody is fought, but hands are chosen before it as before
/// any other. AH-289, AH-308
Rule<Checked> combat_check_by_text(Table& t, Check asked, Citation rule);
/// The Combat check against whatever is fought, with what is in hands.
Rule<Checked> strike(Table& t, Readied readied, Citation rule, bool graded = false);
/// Whether it came to combat, which ends a movement. AH-087
inline bool fought(Met how) { return how != Met::kEvaded; }
/// The monster of s.fight is beaten, by a check or by a card; then others by a card alone.
Rule<> defeat_foe(Table& t);
Rule<> defeat_all(Table& t, Seat who, SlotSet slots, Citation rule);
/// Takes an investigator out of the battle, because something else has happened to it.
inline void break_off(State& s, Seat who) {
  if (s.fight.who == who) s.fight.over = s.fight.removed = 1;
}
/// Whether the one in s.fight fights a monster: not the Ancient One, nor nobody.
inline bool fights_monster(const State& s, Seat who) {
  return s.fight.who == who && s.fight.kind != kNone;
}
struct MonsterNumbers;                // in content.h
enum MonsterAbility : std::uint16_t;  // in card_effects.h
/// Of s.fight, with what was done to it in this battle. Where a text asks for the check, it has the
/// numbers of the text and no abilities.
MonsterNumbers foe_now(const State& s);
/// The same of one ability alone, which mostly nothing speaks of.
bool foe_has(const State& s, MonsterAbility ability);
Check combat_check(const State& s);  // against it, with what is in hands now
/// One ability of the foe, as its investigator chooses, is gone for this battle.
Rule<> cancel_ability(Table& t, Citation rule);

}  // namespace tavola::arkham

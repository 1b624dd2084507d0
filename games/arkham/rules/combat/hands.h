// What an investigator fights with: weapons and spells in at most two hands.
#pragma once

#include <cstdint>

#include "games/arkham/table.h"

namespace tavola::arkham {

inline constexpr int kHands = 2;
/// How many somebody has to fight with.
int hands_of(const State& s, Seat who);
int hands_taken(const State& s, Seat who);
bool hands_free_for(const State& s, Seat who, int number);
/// What one possession adds against a foe with these abilities; 0 if it is not in hand.
int bonus_in_hand(const State& s, Seat who, int number, std::uint16_t abilities);
/// Whether a weapon is of use against a foe with these abilities, in hand or once it is taken up.
bool helps_in_hand(const State& s, Seat who, int number, std::uint16_t abilities);
/// What weapons and spells in hands add together.
int bonus_in_hands(const State& s, Seat who, std::uint16_t abilities);
/// The skill of a Combat check: Fight, unless a spell in hand has another used.
Skill skill_fought_with(const State& s, Seat who);
bool sixes_twice(const State& s, Seat who);
/// Set of MonsterAbility that weapons in hands have no regard for.
std::uint16_t ignored_by_weapons(const State& s, Seat who);
void empty_hands(State& s, Seat who);
/// How somebody is ready to fight: to roll, where anything could be taken up or nothing could, with
/// a spell that has passed the check already, or by fleeing after all.
enum class Readied : std::uint8_t { kToRoll, kEmptyHanded, kPassed, kToFlee };
/// Takes up weapons and casts spells; what is held may be put away again. A foe that had Ambush
/// when this began (`ambushed`) and has lost it meanwhile may be fled from. AH-289, AH-292
Rule<Readied> choose_hands(Table& t, bool ambushed = false);
Rule<> use_up_weapons(Table& t, Seat who);  // AH-301
/// One of the own physical weapons counts as magical for this battle.
Rule<> enchant_weapon(Table& t, Seat who, Citation rule);

}  // namespace tavola::arkham

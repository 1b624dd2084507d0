// What an investigator fights with: weapons and spells in at most two hands.
#pragma once

#include <cstdint>

#include "games/arkham/table.h"

namespace tavola::arkham {

inline constexpr int kHands = 2;
int hands_taken(const State& s, Seat who);
bool hands_free_for(const State& s, Seat who, int number);
/// What one possession adds against a foe with these abilities; 0 if it is not in hand.
int bonus_in_hand(const State& s, Seat who, int number, std::uint16_t abilities);
/// What weapons and spells in hands add together.
int bonus_in_hands(const State& s, Seat who, std::uint16_t abilities);
bool sixes_twice(const State& s, Seat who);
void empty_hands(State& s, Seat who);
/// Takes up weapons and casts spells; the Combat check to come stands in s.check. AH-289
Rule<> choose_hands(Table& t);
Rule<> use_up_weapons(Table& t, Seat who);  // AH-301
/// One of the own physical weapons counts as magical for this battle.
Rule<> enchant_weapon(Table& t, Seat who, Citation rule);

}  // namespace tavola::arkham

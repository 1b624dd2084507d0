// How many monsters the town bears, where the others go, and what the terror level does.
#pragma once

#include "games/arkham/table.h"

namespace tavola::arkham {

int monster_limit(const State& s);  // players plus 3; very large at terror 10
int outskirts_limit(const State& s);
/// A location is closed for the rest of the game; who and what is in it goes to the street.
void close_location(Table& t, Area area, Citation rule);
/// Moves everybody and everything in a location to its street. AH-417
void drive_out(Table& t, Area area, Citation rule);
int monsters_in_arkham(const State& s);  // Sky included. AH-229
/// How many more may come before the next one goes to the Outskirts; at terror 10, before the next
/// one awakens the Ancient One. AH-237, AH-426
int room_in_arkham(const State& s);
/// How many markers of a kind the boxes on the table put into the cup. AH-043, AH-044, DH-037
int markers_for_cup(const State& s, std::uint8_t kind);
/// Whether a card in play keeps monsters of a kind from appearing.
bool cannot_appear(const State& s, std::uint8_t kind);
/// Draws a monster from the cup into a slot at kMet. The Ancient One awakens if the cup is empty.
Rule<int> draw_monster(Table& t, Citation rule);
/// Puts a monster from its slot on the board, or in the Outskirts if the limit is reached. AH-232
Rule<> place_monster(Table& t, int slot, Place place, Citation rule);
/// Moves a monster; one that comes from another town when the limit is reached goes to the
/// Outskirts instead. AH-237
Rule<> move_monster(Table& t, int slot, Place to, Citation rule);
void return_to_cup(Table& t, int slot, Citation rule);
void return_to_box(Table& t, int slot, Citation rule);
/// Gives a monster as a trophy.
void give_trophy(Table& t, Seat who, int slot, Citation rule);
/// One Ally at random leaves the deck for the box, if there is any. AH-239
void ally_leaves(Table& t, Citation rule);
Rule<> raise_terror(Table& t, int points, Citation rule);

}  // namespace tavola::arkham

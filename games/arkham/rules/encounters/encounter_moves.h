// What location and gate cards order about places and no other chapter does. The host calls
// these for the verbs of the same names in the grammar.
#pragma once

#include "games/arkham/table.h"

namespace tavola::arkham {

/// "move_anywhere": to any open area of Arkham, with an encounter if it is a location. AH-121
Rule<> move_anywhere(Table& t, Seat who, Citation rule);
/// The gate location on the board that the next Mythos card names which has one. The cards are
/// drawn for that alone, and all of them are discarded; kNone without any. AH-525, KH-104
Area next_mythos_gate(Table& t, Seat who, Citation rule);
/// "move_to_mythos": to the gate location of the next Mythos card. AH-525
void move_to_mythos_gate(Table& t, Seat who, Citation rule);
/// "move_to_world", "move_on": from one Other World to another, or one area further.
void move_to_world(Table& t, Seat who, int world, Citation rule);
Rule<> move_on(Table& t, Seat who, Citation rule);
/// The deck of a neighborhood: the location cards of all boxes on the table.
int location_cards_in_use(const State& s, int neighborhood);
/// The location card of an encounter: the one that lies face up, or one by chance; not among those
/// in `without`, a set of numbers. AH-108, AH-515
int draw_location_card(Table& t, int neighborhood, unsigned without);
/// Carries out the entry of a location card for the place of an investigator. AH-127
Rule<> resolve_location_card(Table& t, Seat who, int card, Citation rule);
/// Whether the encounters of members are met here. AH-127
bool in_sanctum(const State& s, Seat who);
/// Which card an encounter is, by its number among all.
void tell_location_card(Table& t, Seat who, int card, Citation rule);
/// Draws so many location cards and resolves one of them. AH-108, AH-515
Rule<> have_encounter(Table& t, Seat who, int number, Citation rule);
/// "encounter_of": the same, as texts order it.
Rule<> one_of_encounters(Table& t, Seat who, int number, Citation rule);
/// "encounter_in_world", "encounter_of_world": an encounter there, of so many cards, and back.
/// AH-518 to AH-520
Rule<> encounter_in_world(Table& t, Seat who, int world, int cards, Citation rule);
/// "move_to_second": to the second area of an Other World of choice, without a gate behind.
Rule<> move_to_second_area(Table& t, Seat who, Citation rule);
/// "move_by_marker": to the Other World of a gate marker from the stack, which goes back below it.
void move_by_gate_marker(Table& t, Seat who, Citation rule);
/// "return_near": back from Lost in Time and Space, to the street nearest to the one whose turn it
/// is.
void return_near(Table& t, Seat who, Citation rule);
/// The monsters in the towns and in the Sky that are the fewest steps away.
SlotSet nearest_monsters(const State& s, Seat who);
/// The same among those to whom an encounter may send somebody: none in the Sky, and none at
/// Kingsport Head. KH-069
SlotSet monsters_to_go_to(const State& s, Seat who);
/// "go_to_monster": to one of them, which is evaded or fought.
Rule<> go_to_nearest_monster(Table& t, Seat who, Citation rule);
/// "push": a monster goes along one of the arrows of its area.
Rule<> push_monster(Table& t, int slot, bool white, Citation rule);
/// "move_any_location": any open location of Arkham, without an encounter.
Rule<> move_to_any_location(Table& t, Seat who, Citation rule);
/// "encounter_in_town": an encounter at any location of Arkham, and back.
Rule<> encounter_in_town(Table& t, Seat who, Citation rule);
/// "move_by_gate_card": to the first Other World that the next gate card names, and an encounter.
Rule<> move_by_gate_card(Table& t, Seat who, Citation rule);
/// "become_another": any unused investigator takes over. AH-359, AH-360
Rule<> become_another(Table& t, Seat who, Citation rule);
/// "turn_up": a location card of a neighborhood of choice lies face up.
Rule<> turn_up_location_card(Table& t, Seat who, Citation rule);
/// "close_by_dice": a die for each open gate, a success closes it. AH-152
Rule<> close_by_dice(Table& t, Seat who, Citation rule);
/// "close_entered": the gate that led to the Other World, if it is still open.
Rule<> close_entered_gate(Table& t, Seat who, Citation rule);
/// "claim_from_cup"
Rule<> claim_from_cup(Table& t, Seat who, Citation rule);

}  // namespace tavola::arkham

// Items that are put down in an area and stay there for everybody.
#pragma once

#include "games/arkham/table.h"

namespace tavola::arkham {

/// Whether any item lies on the board; those that do stand one behind another.
inline bool anything_laid(const State& s) { return s.yellow.laid[0].card != kNoCard; }
/// Whether a possession may be put down where its owner is: in a street or in a location, as its
/// text goes on.
bool can_be_laid_down(const State& s, Seat who, int number);
void lay_down(Table& t, Seat who, int number, Citation rule);
/// The same in an area of the owner's choice.
void lay_down_at(Table& t, Seat who, int number, Place place, Citation rule);
bool laid_item_at(const State& s, Place place);
/// What items that lie where an investigator has ended the movement have to say.
Rule<> laid_items_at_arrival(Table& t, Seat who);
bool something_counts_down(const State& s);
/// A token goes from each that counts down; where none is left to go, its text is carried out.
Rule<> laid_items_in_upkeep(Table& t);
/// Streets that monsters of so much toughness cannot enter.
AreaSet streets_warded_against(const State& s, int toughness);
/// Whether an item there keeps monsters from coming out of a gate, and lets others be evaded.
bool ward_lies_at(const State& s, Place place);
inline bool laid_ward_at(const State& s, Place place) {
  return anything_laid(s) && ward_lies_at(s, place);
}
/// Of the item that has no token left: where it lies, and its way back to the deck.
Place place_of_laid_item(const State& s);
bool laid_item_speaks(const State& s, std::uint16_t source);
void discard_laid_item(Table& t, Citation rule);

}  // namespace tavola::arkham

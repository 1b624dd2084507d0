// What texts have somebody give up by its price, for something in return, or to somebody else. The
// host calls these for the verbs of the same names in the grammar.
#pragma once

#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/investigator/possessions.h"
#include "games/arkham/table.h"

namespace tavola::arkham {

/// "discard_extreme": the dearest card of a class, or the cheapest; of several the owner chooses.
bool can_discard_by_price(const State& s, Seat who, ItemClass which);
Rule<> discard_by_price(Table& t, Seat who, ItemClass which, bool dearest, Citation rule);
/// "cards_to_box": so many cards of a class leave the game, as the owner chooses.
Rule<> return_cards_to_box(Table& t, Seat who, ItemClass which, int number, Citation rule);
/// "discard_any": as many cards of a class as the owner likes, for a Clue each.
Rule<> discard_any_for_clues(Table& t, Seat who, ItemClass which, Citation rule);
/// "save_items": each item is discarded unless so many Clues or dollars are paid for it.
Rule<> save_items(Table& t, Seat who, int clues, int money, Citation rule);
/// "buy_any": Clues, as many as the owner can pay for, each for so much Sanity or money.
Rule<> buy_any_clues(Table& t, Seat who, int price, bool with_money, Citation rule);
/// "keep_only": Clues above the number are lost.
void keep_only_clues(Table& t, Seat who, int number, Citation rule);
/// "give", "take_from": Clues pass from one investigator to another.
void pass_clues(Table& t, Seat from, Seat to, int number, Citation rule);
/// "swap_skills": a Skill goes to somebody, who gives a different one back, if there is any.
Rule<> swap_skills(Table& t, Seat who, Seat with, Citation rule);

}  // namespace tavola::arkham

// Benefits and Detriments, of each of which there is one card, and Magical Effects, which come out
// of a pile in the same way.
#pragma once

#include "games/arkham/table.h"

namespace tavola::arkham {

/// Whether a copy of a special card lies beside the board.
bool in_its_pile(const State& s, CardNumber card);
/// An investigator is told to take a card: from its pile, or from its holder. DP-014 to DP-017
Rule<> take_special_card(Table& t, Seat who, CardNumber card, Citation rule);
/// Discards one Detriment of choice.
bool has_detriment(const State& s, Seat who);
Rule<> discard_detriment(Table& t, Seat who, Citation rule);
void discard_detriments(Table& t, Seat who, Citation rule);  // all of them
/// Discards all Benefits and Detriments.
void discard_benefits_and_detriments(Table& t, Seat who, Citation rule);

}  // namespace tavola::arkham

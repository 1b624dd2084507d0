// The Epic Battle: a card settles who attacks in each round of the Final Battle.
#pragma once

#include "games/arkham/table.h"

namespace tavola::arkham {

// ---- what the cards order -----------------------------------------------------------------------

Rule<> sinister_plot(Table& t);
/// So many investigators are devoured, as the group chooses.
Rule<> devour_some(Table& t, int number, Citation rule);
/// Monsters out of the cup for all doom tokens; each Mask among them devours somebody.
Rule<> draw_masks(Table& t, Citation rule);
/// One of several investigators may join the Ancient One; whether one has.
Rule<bool> offer_treason(Table& t, Citation rule);

}  // namespace tavola::arkham

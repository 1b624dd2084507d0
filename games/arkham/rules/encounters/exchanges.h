// What location and gate cards let an investigator exchange: money, Sanity, Stamina and Clues for
// each other, and something good that is given up. The host calls these for the verbs of the same
// names in the grammar.
#pragma once

#include "games/arkham/table.h"

namespace tavola::arkham {

/// "exchange": up to `most` dollars or points of Sanity, for as many points or Clues.
Rule<> money_for_health(Table& t, Seat who, int most, Citation rule);
Rule<> sanity_for_clues(Table& t, Seat who, int most, Citation rule);
/// "split": points of Sanity and Stamina as `who` likes.
Rule<> split_points(Table& t, Seat who, int points, Citation rule);
/// "turn_into": up to Focus points of Sanity become Stamina, or the other way round.
int points_to_turn(const State& s, Seat who, bool sanity);
Rule<> turn_points(Table& t, Seat who, bool sanity, Citation rule);
/// "discard_good": one item, Spell, Skill, Ally, Benefit, Blessing or special card of choice.
bool has_something_good(const State& s, Seat who);
Rule<> discard_something_good(Table& t, Seat who, Citation rule);

}  // namespace tavola::arkham

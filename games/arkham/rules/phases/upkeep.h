// The Upkeep phase, and the skills that its sliders set.
#pragma once

#include "games/arkham/table.h"

namespace tavola::arkham {

Rule<> upkeep(Table& t);
/// Mandatory Upkeep actions after refreshing: Blessing, Curse, Retainer, Loan, Deputy, cards. In
/// the Final Battle without what AH-431 and AH-553 exclude.
Rule<> upkeep_actions(Table& t, Seat who);
/// Moving sliders up to Focus, with all that the owner may do before open beside it: one thing a
/// step. True once it is over. Also in the Final Battle. AH-062, AH-070, AH-436
Rule<bool> act_and_slide(Table& t, Seat who, Citation rule);
int skill_value(const State& s, Seat who, Skill skill);  // with permanent modifiers, at least 0
int focus_of(const State& s, Seat who);
int stops_in_upkeep(const State& s, Seat who);  // by which the sliders may move

}  // namespace tavola::arkham

// The Upkeep phase, and the skills that its sliders set.
#pragma once

#include "games/arkham/table.h"

namespace tavola::arkham {

Rule<> upkeep(Table& t);
/// Slider stops up to Focus. Also in the Final Battle. AH-070
Rule<> adjust_sliders(Table& t, Seat who);
/// Mandatory Upkeep actions after refreshing: Blessing, Curse, Retainer, Loan, Deputy, cards. In
/// the Final Battle without what AH-431 and AH-553 exclude.
Rule<> upkeep_actions(Table& t, Seat who);
/// One thing that the owner does in Upkeep; when there is nothing more to do, the sliders follow.
/// Also in the Final Battle. AH-062, AH-436
Rule<> choose_upkeep_action(Table& t, Seat who, Citation rule);
int skill_value(const State& s, Seat who, Skill skill);  // with permanent modifiers, at least 0
int focus_of(const State& s, Seat who);
int stops_in_upkeep(const State& s, Seat who);  // by which the sliders may move

}  // namespace tavola::arkham

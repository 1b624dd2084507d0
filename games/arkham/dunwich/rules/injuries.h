// Injuries and Madness cards: taken in place of what a fall costs, kept until something heals them.
// Two alike are the end of an investigator; with two of any kind one may retire.
#pragma once

#include "games/arkham/cards/card_effects.h"
#include "games/arkham/content/phrases.h"
#include "games/arkham/rules/investigator/possessions.h"
#include "games/arkham/table.h"

namespace tavola::arkham {

/// How many Injury and Madness cards somebody holds.
int ailments(const State& s, Seat who);
/// Whether another investigator is where this one is.
bool has_company(const State& s, Seat who);

}  // namespace tavola::arkham

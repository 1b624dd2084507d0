// A Chapter of a Campaign is a table; it ends when the story or the island says so, and the next
// one is dealt from what it hands on: its whole state. (TG-307, sections 25 and 44 of the ledger)
#pragma once

#include "games/avalon/table.h"

namespace tavola::avalon {

/// The heroes who have died since the Chapter began, a bit each.
int fallen_in_chapter(const State& s);
/// The Chapter is complete, and with it this table.
void end_chapter(Table& t, Citation rule);
inline bool goes_on(const State& s) {
  return s.ending == Ending::kChapterOver || s.ending == Ending::kSittingOver;
}
/// Whether play may stop as the table stands, between two Actions of the day. Then another table
/// can go on from here with whoever comes to it. (TG-467, TG-481, R-185)
bool may_stop(const State& s);
/// What such a table is dealt from is this state, in which nothing is over but the sitting.
void stop_here(State& s);
/// Whether the players are asked to end this table: with that house rule, on a morning, before
/// anybody has acted.
bool may_end_sitting(const State& s);
void end_sitting(Table& t);

/// The state that the next Chapter begins with, from that in which the last one ended. Whoever has
/// no place at the table any more is set aside and comes back with it. (TG-481, TG-1025)
State next_chapter(const State& ended, const Setup& setup);
/// Newcomers have chosen their Characters: they join the others, and a new day begins.
Rule<> begin_next_chapter(Table& t);

}  // namespace tavola::avalon

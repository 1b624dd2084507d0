// What nobody can know: the order of decks is drawn only when a card is, and everything else lies
// open. Cards at the bottom of a deck were seen by all when they went there. (The ledger's table of
// hidden information)
#include "games/arkham/hooks.h"
#include "games/arkham/kingsport/rules/rifts.h"
#include "games/arkham/table.h"

namespace tavola::arkham {

// Whoever comes last in a phase looks ahead to the next turn, across the Mythos. With rifts what
// that brings differs so much from one imagined table to the next that it hides what an answer is
// worth: there the turn is imagined without it. Without rifts bots do better with the Mythos
// (notebook/arkham-balance.md).
void Arkham::determinize(State& s, const State&, Seat, Random&) {
  const bool mythos_to_come = s.phase >= Phase::kUpkeep && s.phase < Phase::kMythos;
  if (mythos_to_come && rifts_in_play(s)) s.mythos_left_out = 1;
}

}  // namespace tavola::arkham

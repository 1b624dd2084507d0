// What nobody can know: the order of decks is drawn only when a card is, and everything else lies
// open. Cards at the bottom of a deck were seen by all when they went there. (The ledger's table of
// hidden information)
#include "games/arkham/table.h"

namespace tavola::arkham {

void Arkham::determinize(State&, const State&, Seat, Random&) {}

}  // namespace tavola::arkham

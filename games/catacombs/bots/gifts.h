// Gold that goes from hero to hero at the Merchant's and the Healer's: the rules let it go round
// for ever (CT-345), and what waits outside makes a visit look pleasant. Bots give where it lets
// somebody pay for what nobody can pay for alone, always to the same hero, and so never back.
#pragma once

#include "games/catacombs/rules/rules.h"

namespace tavola::catacombs {

/// The hero who would spend what the others have; kNone where somebody can pay already, or all of
/// them together cannot. It is the same after a gift to that hero as before.
Piece worth_a_gift(const State& s);

}  // namespace tavola::catacombs

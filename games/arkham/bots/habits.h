// The habits of Arkham Horror's players, for bots that play on from a choice.
#pragma once

#include "games/arkham/table.h"

namespace tavola::arkham {

/// The number of an option of the open decision, or -1 if it takes thought.
int habit(const Table& t);
/// Bots answer trades and begin none: putting one together would put off a fight without end, and
/// bother whoever has to answer.
bool considered(const Table& t, int option);
/// Bots that play with people begin no trades, and one that takes over from somebody in the middle
/// of a trade proposes it as it stands: what the others have heard of is not called off.
bool polite(const Table& t, int option);
/// False while a rule is under way, or an investigator has ended the movement and still has to deal
/// with what is there.
bool settled(const Table& t);
/// An investigator's Upkeep or encounter in town; 0 for everything else.
std::uint32_t part(const Table& t);
/// Where to walk and what to do in Upkeep.
bool takes_thought(const Table& t);

}  // namespace tavola::arkham

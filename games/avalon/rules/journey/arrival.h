// Arriving in a Location: it reveals its neighbours, then Guardians are met, then its instant rules
// hold. (TG-253, TG-260 to TG-268, TG-381 to TG-383, TG-979, TG-999)
#pragma once

#include "games/avalon/table.h"

namespace tavola::avalon {

/// Remembers that these have come to a Location together; it is resolved before anything else.
void arrive(Table& t, SeatSet party, std::uint8_t place);
inline bool anybody_arriving(const State& s) { return s.journey.arrivals[0].party != 0; }
/// Who takes part in an Encounter that an arrival brings: those who arrive; at Start and End of Day
/// all in the Location; by a house rule also those present who want to. (TG-262, TG-388)
Rule<SeatSet> who_meets(Table& t, SeatSet arriving, std::uint8_t place);
/// Resolves the next part of the first arrival, at most one Encounter of it.
Rule<> resolve_arrival(Table& t);

}  // namespace tavola::avalon

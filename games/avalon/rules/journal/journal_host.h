// The effect notation as the Journal speaks it: to a whole Party at once, unless a line names its
// members. (TG-155, TG-156, TG-356, TG-953, TG-954)
#pragma once

#include "effects/host.h"
#include "games/avalon/cards/card_content.h"
#include "games/avalon/table.h"

namespace tavola::avalon {

/// In a context: the effect speaks to the Party that reads, and to nobody of it alone.
inline constexpr Seat kWholeParty = 7;

effects::Host& journal_host();
effects::Context party_context(Source source, Citation rule);

/// The Party that reads, or the group that an effect speaks to meanwhile, as far as it lives.
SeatSet readers(const State& s);
/// Who speaks for it: whose Action it is or, once that one is gone, the lowest Character Number.
Seat spokesman(const State& s);

Rule<> carry_out_for_party(Table& t, Source effect, Citation rule);
/// The same for Characters who read nothing, such as those who have just arrived. (TG-971)
Rule<> carry_out_for_group(Table& t, Source effect, SeatSet group, Citation rule);

}  // namespace tavola::avalon

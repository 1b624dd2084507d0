// Avalon's side of the effect notation while an Encounter is under way: what its counts,
// conditions, groups and verbs mean on a table.
#pragma once

#include "effects/host.h"
#include "games/avalon/rules/encounter/encounter.h"

namespace tavola::avalon {

/// The one host; it keeps nothing.
effects::Host& card_host();

/// The context of a text: whom it speaks to, and the card of the Sequence on which it stands.
effects::Context context_of(Source source, Seat seat, Citation rule, int slot);

/// The `once per` marks of a text: on its card, or on the Encounter.
std::uint8_t& marks_of(EncounterState& e, const effects::Context& context);

}  // namespace tavola::avalon

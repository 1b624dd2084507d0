// The card in whose middle a table stands: the last one that came onto the stage and whose rule has
// not come to its end.
#pragma once

#include <cstddef>

#include "core/event.h"
#include "core/seats.h"
#include "play/session/session.h"
#include "scene/scene.h"

namespace tavola::play {

/// As the viewer knows it before the `point`-th record followed; null if no rule was running then,
/// or none that a card has begun.
const Event* open_card(const Session& session, std::size_t point, Seat viewer);

/// Puts it into the scene of the table as it was after `point` records: the question that is asked
/// in its middle names it, and so do the rolls that it orders, with what they may bring.
void tell_open_card(const Session& session, std::size_t point, Seat viewer, scene::Scene& scene);

}  // namespace tavola::play

// What a meal at the End of Day, or going without, would bring: as much as there is room for.
#pragma once

#include "games/avalon/table.h"
#include "games/avalon/words.h"
#include "scene/scene.h"

namespace tavola::avalon {

/// What follows from eating, eating little or not eating; empty for anything else. (TG-195 to
/// TG-204)
scene::Text meal_line(const Table& t, Seat seat, Verb chosen);

}  // namespace tavola::avalon

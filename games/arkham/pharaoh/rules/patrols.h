// Patrol markers in the streets: the law of the revised edition, where the first one has Barred
// cards.
#pragma once

#include "games/arkham/table.h"

namespace tavola::arkham {

/// A text calls for the law in a neighborhood: a marker in its streets, unless there is one, or a
/// Barred card for its reader in the first edition.
Rule<> place_patrol(Table& t, Seat who, int neighborhood, Citation rule);

}  // namespace tavola::arkham

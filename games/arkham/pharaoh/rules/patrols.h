// Patrol markers in the streets: the law of the revised edition, where the first one has Barred
// cards.
#pragma once

#include "games/arkham/table.h"

namespace tavola::arkham {

/// A text calls for the law in a neighborhood: a marker in its streets, unless there is one, or a
/// Barred card for its reader in the first edition.
Rule<> place_patrol(Table& t, Seat who, int neighborhood, Citation rule);
/// Whoever goes on from a patrol or stays with it slips past it, or is arrested; false if so.
Rule<bool> slips_past_patrol(Table& t, Seat who);
inline bool patrolled(const State& s, Place place) {
  return in_town(place) && has(s.pharaoh.patrols, place);
}
/// All of them go when the terror level rises.
void remove_patrols(Table& t, Citation rule);

}  // namespace tavola::arkham

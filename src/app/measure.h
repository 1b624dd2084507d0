// How fast a game runs on one core: random decisions, copies in mid-rule, heap allocations and
// search iterations. `tavola bench` prints it; docs/performance.md keeps the record.
#pragma once

#include "core/game.h"

namespace tavola::app {

struct Speed {
  double ns_per_decision = 0;           // random playouts that keep no positions
  double ns_per_decision_kept = 0;      // random play on a table that can be copied and undone
  double ns_per_copy = 0;               // copy a position and resume it, wherever a rule waits
  double allocations_per_decision = 0;  // on both kinds of table
  double search_iterations_per_second = 0;
  double bytes_per_position = 0;
};

/// Spends about `seconds` on each of the four measurements.
Speed measure(const Game& game, int seats, double seconds);

}  // namespace tavola::app

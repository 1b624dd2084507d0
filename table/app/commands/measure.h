// How fast a game runs on one core: random decisions, copies in mid-rule, heap allocations and
// search iterations. `tavola bench` prints it; docs/performance.md keeps the record.
#pragma once

#include "core/game.h"

namespace tavola::app {

struct Speed {
  double ns_per_decision = 0;       // random playouts that keep no positions
  double ns_per_decision_kept = 0;  // random play on a table that can be copied and undone
  // Copying a position and resuming it, over positions drawn from many random games.
  double ns_per_copy = 0;           // the mean of them all
  double ns_per_copy_at_rest = 0;   // of those where no rule is running
  double ns_per_copy_mid_rule = 0;  // of those where the step is run again with a tape
  double ns_per_copy_slowest = 0;   // of the one that takes longest
  double share_of_copies_mid_rule = 0;
  double allocations_per_decision = 0;  // on both kinds of table
  double search_iterations_per_second = 0;
  double bytes_per_position = 0;
};

/// Spends about `seconds` on each of the four measurements, with tables dealt like this one but for
/// their seeds.
Speed measure(const Game& game, const Setup& setup, double seconds);

}  // namespace tavola::app

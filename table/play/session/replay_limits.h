// What playing a saved table again may cost. Whoever takes logs from strangers says how many steps
// he is ready to run and when to give up; a log of one's own is played to its end.
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <limits>
#include <string>

#include "play/problem.h"

namespace tavola::play {

struct ReplayLimits {
  static constexpr const char* kTooMuch = "too_much_work";
  static constexpr const char* kGivenUp = "given_up";
  /// Whether a replay has ended because of its limits, and not for what it found.
  static bool is_over(const Problem& why) { return why.code == kTooMuch || why.code == kGivenUp; }

  /// Steps that are run, those of undo and redo included. Every record counts as one at least.
  std::size_t most_steps = std::numeric_limits<std::size_t>::max();
  /// Asked before each record, and now and then within a step; a problem ends the replay.
  std::function<Expected<>()> may_go_on = {};

  /// Good as long as a replay that has run so many steps of so many records may go on.
  Expected<> allow(std::size_t steps, std::size_t records) const {
    if (std::max(steps, records) > most_steps)
      return problem(kTooMuch, "This saved table takes more than " + std::to_string(most_steps) +
                                   " steps to play out, which is more than this program runs. "
                                   "Save the table as it stands, without what was undone.");
    return may_go_on ? may_go_on() : Expected<>{};
  }
};

}  // namespace tavola::play

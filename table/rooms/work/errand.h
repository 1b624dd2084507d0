// A work that somebody has done elsewhere: whoever holds the errand waits for it, and lets go of it
// when it is not wanted any more.
#pragma once

#include <chrono>
#include <functional>
#include <memory>

namespace tavola::rooms {

using Errand = std::shared_ptr<void>;

/// How long a work may go on.
struct Leave {
  std::chrono::milliseconds time{0};  // that it is given; 0: as long as it takes
  /// Asked now and then by the work: whether its time is up, because nobody waits for it any more
  /// or because others wait for its place.
  std::function<bool()> over;
};

}  // namespace tavola::rooms

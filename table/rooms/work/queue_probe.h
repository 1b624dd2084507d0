// How long work waits for a thread: now and then a piece of work that does nothing goes through the
// queue, and its way is measured. A length says little, because works differ; the wait is what
// people feel.
#pragma once

#include <algorithm>
#include <chrono>
#include <memory>
#include <mutex>
#include <optional>

#include "rooms/work/workers.h"

namespace tavola::rooms {

class QueueProbe {
 public:
  /// Sends one through, unless one is still on its way.
  void send(Workers& workers) {
    {
      std::scoped_lock lock(way_->mutex);
      if (way_->sent) return;
      way_->sent = Clock::now();
    }
    workers.add([way = way_] {
      std::scoped_lock lock(way->mutex);
      way->took = Clock::now() - *way->sent;
      way->sent.reset();
    });
  }

  /// What the last one waited, or the one that still waits.
  double seconds() const {
    std::scoped_lock lock(way_->mutex);
    const Clock::duration so_far = way_->sent ? Clock::now() - *way_->sent : Clock::duration(0);
    return std::chrono::duration<double>(std::max(way_->took, so_far)).count();
  }

 private:
  using Clock = std::chrono::steady_clock;
  struct Way {
    std::mutex mutex;
    std::optional<Clock::time_point> sent;
    Clock::duration took{0};
  };
  std::shared_ptr<Way> way_ = std::make_shared<Way>();
};

}  // namespace tavola::rooms

// Who waits for the answer to a request. Each is told once: by whoever works on it, or, where the
// storage fails or does not answer, by the clock in its place.
#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <utility>

#include "rooms/hall/hall.h"
#include "rooms/work/workers.h"

namespace tavola::rooms {

class Asker {
 public:
  explicit Asker(std::function<void(Answer)> done) : done_(std::move(done)) {}
  void tell(Answer answer) {
    if (!told_.exchange(true)) done_(std::move(answer));
  }
  bool told() const { return told_; }

 private:
  std::atomic<bool> told_ = false;
  std::function<void(Answer)> done_;
};

/// Lets nobody wait for a storage that is gone for longer than `longest`. The timers are closed
/// before this ends.
class Waiting {
 public:
  Waiting(Timers& timers, std::function<bool()> storage_gone, std::chrono::milliseconds longest,
          std::function<void()> refused)
      : timers_(timers),
        storage_gone_(std::move(storage_gone)),
        longest_(longest),
        refused_(std::move(refused)) {}

  /// From now on; only as long as somebody works for them.
  void watch(const std::shared_ptr<Asker>& asker);

 private:
  void look_after(const std::weak_ptr<Asker>& asker, std::chrono::milliseconds time);

  Timers& timers_;
  const std::function<bool()> storage_gone_;
  const std::chrono::milliseconds longest_;
  const std::function<void()> refused_;
};

}  // namespace tavola::rooms

// Threads for works that take long: what bots think, hints, replays. They are shared fairly by
// address and table (fair_queue.h), a work is given up when whoever asked for it lets go of its
// errand, and works whose time can be shortened are given less when many wait.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "rooms/work/errand.h"
#include "rooms/work/fair_queue.h"

namespace tavola::rooms {

struct FairSettings {
  int threads = 1;
  int nice = 0;  // the threads give way to others when the machine is full
  std::size_t most_of_one_address = SIZE_MAX;
  /// When many wait, a work is given so much time that all that wait have had theirs after this.
  std::chrono::milliseconds goal{150};
  std::chrono::milliseconds least{3};  // that a work is given, however many wait
  std::function<std::chrono::steady_clock::time_point()> now = std::chrono::steady_clock::now;
};

class FairWorkers {
 public:
  using Milliseconds = std::chrono::milliseconds;

  struct Wish {
    std::string table;
    std::vector<std::string> addresses;  // of those who wait for it
    Milliseconds time{0};                // that it would like; 0: it takes as long as it takes
    std::function<void(const Leave&)> work;
    bool urgent = false;  // it comes before the other works of its address
  };

  explicit FairWorkers(FairSettings settings);
  ~FairWorkers();
  FairWorkers(const FairWorkers&) = delete;
  FairWorkers& operator=(const FairWorkers&) = delete;

  /// The work is given up when the errand is dropped: it does not begin any more, or is told to
  /// end. Nothing after close().
  Errand add(Wish wish);
  /// What waits or is being done.
  std::size_t busy() const;
  /// The time that a work with this wish would be given if it began now.
  Milliseconds share(Milliseconds wish) const;
  /// Leaves undone what waits, tells the rest to end, and waits for it.
  void close();

 private:
  struct Job;
  class Ticket;

  void run(int nice);
  void give_up(Job& job);
  /// With mutex_ held.
  Milliseconds share_now(Milliseconds wish) const;
  void shorten_running();

  const FairSettings settings_;
  mutable std::mutex mutex_;
  std::condition_variable more_;
  FairQueue queue_;
  std::map<std::uint64_t, std::shared_ptr<Job>> jobs_;  // that wait or are being done
  std::uint64_t last_ = 0;
  bool closing_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace tavola::rooms

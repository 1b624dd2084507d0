// Threads that do what is given to them, and turns: a row of works that are done one after another,
// on whatever thread is free. A room has a turn of its own, so that it never runs twice at once and
// no thread waits for it.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

namespace tavola::rooms {

using Work = std::function<void()>;

class Workers {
 public:
  /// `nice` makes the threads give way to others when the machine is full.
  explicit Workers(int threads, int nice = 0);
  ~Workers();
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;

  /// False after close(): the work is not taken.
  bool add(Work work);
  /// What waits or is being done.
  std::size_t busy() const;
  /// Waits until nothing is left to do.
  void drain();
  /// Ends the threads; what waits is done first, or left undone.
  void close(bool finish = true);

 private:
  void run(int nice);

  mutable std::mutex mutex_;
  std::condition_variable more_, idle_;
  std::deque<Work> queue_;
  std::size_t running_ = 0;
  bool closing_ = false;
  std::vector<std::thread> threads_;
};

/// Works in the order in which they were added, never two at once.
class Strand : public std::enable_shared_from_this<Strand> {
 public:
  /// `around` is given each work and does it, with whatever belongs around it.
  using Around = std::function<void(const Work&)>;
  explicit Strand(Workers& workers, Around around = {})
      : workers_(workers), around_(std::move(around)) {}
  void add(Work work);
  bool empty() const;

 private:
  void step();
  void schedule();

  Workers& workers_;
  const Around around_;
  mutable std::mutex mutex_;
  std::deque<Work> queue_;
  bool scheduled_ = false;
};

/// Calls works when their time has come. They must be short: give them to a Strand.
class Timers {
 public:
  Timers();
  ~Timers();
  Timers(const Timers&) = delete;
  Timers& operator=(const Timers&) = delete;

  void after(std::chrono::milliseconds time, Work work);
  /// What has not come yet never will.
  void close();

 private:
  void run();

  std::mutex mutex_;
  std::condition_variable more_;
  std::multimap<std::chrono::steady_clock::time_point, Work> waiting_;
  bool closing_ = false;
  std::thread thread_;
};

}  // namespace tavola::rooms

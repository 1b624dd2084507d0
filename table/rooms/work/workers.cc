#include "rooms/work/workers.h"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <utility>

namespace tavola::rooms {

// ---- workers ------------------------------------------------------------------------------------

Workers::Workers(int threads, int nice) {
  for (int i = 0; i < std::max(1, threads); ++i) threads_.emplace_back([this, nice] { run(nice); });
}

Workers::~Workers() { close(); }

bool Workers::add(Work work) {
  {
    std::scoped_lock lock(mutex_);
    if (closing_) return false;
    queue_.push_back(std::move(work));
  }
  more_.notify_one();
  return true;
}

std::size_t Workers::busy() const {
  std::scoped_lock lock(mutex_);
  return queue_.size() + running_;
}

void Workers::drain() {
  std::unique_lock lock(mutex_);
  idle_.wait(lock, [this] { return queue_.empty() && running_ == 0; });
}

void Workers::close(bool finish) {
  {
    std::scoped_lock lock(mutex_);
    closing_ = true;
    if (!finish) queue_.clear();
  }
  more_.notify_all();
  for (std::thread& thread : threads_)
    if (thread.joinable()) thread.join();
}

void Workers::run(int nice) {
  // On Linux a thread has a niceness of its own.
  if (nice != 0) (void)::setpriority(PRIO_PROCESS, static_cast<id_t>(::gettid()), nice);
  std::unique_lock lock(mutex_);
  while (true) {
    more_.wait(lock, [this] { return closing_ || !queue_.empty(); });
    if (queue_.empty()) return;
    Work work = std::move(queue_.front());
    queue_.pop_front();
    ++running_;
    lock.unlock();
    work();
    work = nullptr;
    lock.lock();
    --running_;
    if (running_ == 0 && queue_.empty()) idle_.notify_all();
  }
}

// ---- turns --------------------------------------------------------------------------------------

void Strand::add(Work work) {
  {
    std::scoped_lock lock(mutex_);
    queue_.push_back(std::move(work));
    if (scheduled_) return;
    scheduled_ = true;
  }
  schedule();
}

void Strand::schedule() {
  if (workers_.add([self = shared_from_this()] { self->step(); })) return;
  // Nobody works any more. The works may hold whoever holds this turn, so they are let go.
  std::deque<Work> undone;
  {
    std::scoped_lock lock(mutex_);
    undone.swap(queue_);
    scheduled_ = false;
  }
}

bool Strand::empty() const {
  std::scoped_lock lock(mutex_);
  return queue_.empty();
}

void Strand::step() {
  Work work;
  {
    std::scoped_lock lock(mutex_);
    work = std::move(queue_.front());
    queue_.pop_front();
  }
  if (around_)
    around_(work);
  else
    work();
  work = nullptr;
  {
    std::scoped_lock lock(mutex_);
    if (queue_.empty()) {
      scheduled_ = false;
      return;
    }
  }
  // One work at a time, so that a busy room does not keep the others waiting.
  schedule();
}

// ---- timers -------------------------------------------------------------------------------------

Timers::Timers() : thread_([this] { run(); }) {}

Timers::~Timers() { close(); }

void Timers::after(std::chrono::milliseconds time, Work work) {
  {
    std::scoped_lock lock(mutex_);
    if (closing_) return;
    waiting_.emplace(std::chrono::steady_clock::now() + time, std::move(work));
  }
  more_.notify_one();
}

void Timers::close() {
  {
    std::scoped_lock lock(mutex_);
    closing_ = true;
  }
  more_.notify_one();
  if (thread_.joinable()) thread_.join();
}

void Timers::run() {
  std::unique_lock lock(mutex_);
  while (!closing_) {
    if (waiting_.empty()) {
      more_.wait(lock);
      continue;
    }
    const auto first = waiting_.begin();
    const auto due = first->first;
    if (due > std::chrono::steady_clock::now()) {
      more_.wait_until(lock, due);
      continue;
    }
    Work work = std::move(first->second);
    waiting_.erase(first);
    lock.unlock();
    work();
    work = nullptr;
    lock.lock();
  }
}

}  // namespace tavola::rooms

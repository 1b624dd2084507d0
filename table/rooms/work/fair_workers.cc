#include "rooms/work/fair_workers.h"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <utility>

namespace tavola::rooms {
namespace {

using Moment = std::chrono::steady_clock::time_point;

/// What a work that takes as long as it takes is expected to take.
constexpr FairQueue::Time kUsual{50};

}  // namespace

struct FairWorkers::Job {
  std::uint64_t id = 0;
  Milliseconds time{0};
  std::function<void(const Leave&)> work;
  Moment begun;
  bool running = false;
  std::atomic<bool> given_up = false;
  std::atomic<Moment> until{Moment::max()};
};

/// What the one who asked holds.
class FairWorkers::Ticket {
 public:
  Ticket(FairWorkers& workers, std::shared_ptr<Job> job)
      : workers_(workers), job_(std::move(job)) {}
  ~Ticket() { workers_.give_up(*job_); }
  Ticket(const Ticket&) = delete;
  Ticket& operator=(const Ticket&) = delete;

 private:
  FairWorkers& workers_;
  std::shared_ptr<Job> job_;
};

FairWorkers::FairWorkers(FairSettings settings)
    : settings_(std::move(settings)), queue_(settings_.most_of_one_address) {
  for (int i = 0; i < std::max(1, settings_.threads); ++i)
    threads_.emplace_back([this] { run(settings_.nice); });
}

FairWorkers::~FairWorkers() { close(); }

Errand FairWorkers::add(Wish wish) {
  const auto job = std::make_shared<Job>();
  job->time = wish.time;
  job->work = std::move(wish.work);
  {
    std::scoped_lock lock(mutex_);
    if (closing_) return nullptr;
    job->id = ++last_;
    jobs_.emplace(job->id, job);
    queue_.add({job->id, std::move(wish.table), std::move(wish.addresses),
                wish.time.count() > 0 ? FairQueue::Time(share_now(wish.time)) : kUsual,
                wish.urgent});
    shorten_running();
  }
  more_.notify_one();
  return std::make_shared<Ticket>(*this, job);
}

std::size_t FairWorkers::busy() const {
  std::scoped_lock lock(mutex_);
  return jobs_.size();
}

FairWorkers::Milliseconds FairWorkers::share_now(Milliseconds wish) const {
  const auto crowd = static_cast<std::int64_t>(std::max<std::size_t>(1, jobs_.size()));
  const Milliseconds fair = settings_.goal * std::max(1, settings_.threads) / crowd;
  return std::min(wish, std::max(fair, settings_.least));
}

FairWorkers::Milliseconds FairWorkers::share(Milliseconds wish) const {
  std::scoped_lock lock(mutex_);
  return share_now(wish);
}

// Whoever has begun while nobody else was there gives way as well.
void FairWorkers::shorten_running() {
  for (const auto& [id, job] : jobs_)
    if (job->running && job->time.count() > 0)
      job->until = std::min(job->until.load(), job->begun + share_now(job->time));
}

void FairWorkers::give_up(Job& job) {
  job.given_up = true;
  std::function<void(const Leave&)> undone;  // may hold whoever asked, so it is let go outside
  std::shared_ptr<Job> keep;
  std::scoped_lock lock(mutex_);
  if (!queue_.remove(job.id)) return;
  const auto found = jobs_.find(job.id);
  keep = std::move(found->second);
  undone = std::move(keep->work);
  jobs_.erase(found);
}

void FairWorkers::close() {
  std::vector<std::shared_ptr<Job>> undone;
  {
    std::scoped_lock lock(mutex_);
    closing_ = true;
    for (const auto& [id, job] : jobs_) {
      job->given_up = true;
      if (queue_.remove(id)) undone.push_back(job);
    }
    for (const auto& job : undone) jobs_.erase(job->id);
  }
  // A work may hold whoever asked for it, and with it the errand.
  for (const auto& job : undone) job->work = nullptr;
  more_.notify_all();
  for (std::thread& thread : threads_)
    if (thread.joinable()) thread.join();
}

void FairWorkers::run(int nice) {
  // On Linux a thread has a niceness of its own.
  if (nice != 0) (void)::setpriority(PRIO_PROCESS, static_cast<id_t>(::gettid()), nice);
  std::unique_lock lock(mutex_);
  while (true) {
    std::optional<std::uint64_t> id;
    more_.wait(lock, [&] {
      if (!closing_) id = queue_.next();
      return closing_ || id.has_value();
    });
    if (!id) return;
    const std::shared_ptr<Job> job = jobs_.at(*id);
    job->running = true;
    job->begun = settings_.now();
    Leave leave;
    if (job->time.count() > 0) {
      leave.time = share_now(job->time);
      job->until = job->begun + leave.time;
    }
    leave.over = [this, job = job.get()] {
      return job->given_up || settings_.now() >= job->until.load();
    };
    lock.unlock();
    if (!job->given_up) job->work(leave);
    job->work = nullptr;
    lock.lock();
    jobs_.erase(*id);
    queue_.done(*id, settings_.now() - job->begun);
    // An address that had as many as it may can begin another.
    more_.notify_one();
  }
}

}  // namespace tavola::rooms

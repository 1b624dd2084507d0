#include "storage/writer.h"

#include <algorithm>
#include <utility>

namespace tavola::storage {
namespace {

/// More than this in one transaction would make those who came first wait too long.
constexpr std::size_t kLargestBatch = 512;

}  // namespace

Writer::Writer(Commit commit) : commit_(std::move(commit)), thread_([this] { run(); }) {}

Writer::~Writer() { close(); }

void Writer::add(std::variant<Append, NoteOf> what, Done done) {
  {
    std::scoped_lock lock(mutex_);
    if (!closing_) {
      queue_.push_back({std::move(what), std::move(done), std::chrono::steady_clock::now()});
      more_.notify_one();
      return;
    }
  }
  done(std::unexpected(Failure{Fault::kBusy, "The storage is being closed."}));
}

void Writer::close() {
  {
    std::scoped_lock lock(mutex_);
    closing_ = true;
    more_.notify_one();
  }
  if (thread_.joinable() && thread_.get_id() != std::this_thread::get_id()) thread_.join();
}

Figures Writer::figures() const {
  std::scoped_lock lock(mutex_);
  Figures figures = figures_;
  figures.waiting = queue_.size() + committing_;
  if (figures.waiting > 0) {
    const auto oldest = committing_ > 0 ? committing_since_ : queue_.front().given;
    figures.oldest_seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - oldest).count();
  }
  return figures;
}

void Writer::count(const Job& job, const Result<>& result) {
  if (!result) {
    ++figures_.failures;
    return;
  }
  if (const auto* append = std::get_if<Append>(&job.what))
    figures_.entries += append->entries.size();
  const double took =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - job.given).count();
  const auto bound = std::lower_bound(Figures::kBounds.begin(), Figures::kBounds.end(), took);
  ++figures_.took[static_cast<std::size_t>(bound - Figures::kBounds.begin())];
  figures_.took_seconds += took;
}

void Writer::run() {
  std::unique_lock lock(mutex_);
  while (true) {
    more_.wait(lock, [this] { return closing_ || !queue_.empty(); });
    if (queue_.empty()) return;
    std::vector<Job> batch;
    if (queue_.size() <= kLargestBatch) {
      batch = std::exchange(queue_, {});
    } else {
      const auto end = queue_.begin() + static_cast<std::ptrdiff_t>(kLargestBatch);
      batch.assign(std::make_move_iterator(queue_.begin()), std::make_move_iterator(end));
      queue_.erase(queue_.begin(), end);
    }
    committing_ = batch.size();
    committing_since_ = batch.front().given;
    lock.unlock();
    std::vector<Result<>> results = commit_(batch);
    lock.lock();
    ++figures_.commits;
    for (std::size_t i = 0; i < batch.size(); ++i) count(batch[i], results[i]);
    committing_ = 0;
    lock.unlock();
    for (std::size_t i = 0; i < batch.size(); ++i) batch[i].done(std::move(results[i]));
    batch.clear();
    lock.lock();
  }
}

}  // namespace tavola::storage

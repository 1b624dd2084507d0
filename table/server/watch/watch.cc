#include "server/watch/watch.h"

#include <fmt/format.h>
#include <sys/statvfs.h>

#include <array>
#include <cstdlib>
#include <iterator>
#include <utility>

#include "server/watch/log.h"

namespace tavola::server {
namespace {

using namespace std::chrono_literals;
using storage::Fault;

/// Longer than this nobody should wait; it is well above what a busy machine does now and then.
constexpr double kLongestWait = 5;
/// Bots take their time, but so many at once mean that people wait for all of them.
constexpr std::size_t kMostThinking = 200;

struct Queue {
  const char* name;
  double seconds;
  bool grows;
  const char* trouble;  // the word in /health, or null where nobody is held up for good
};

std::array<Queue, 4> queues(const rooms::HallFigures& figures) {
  const auto waits = [](const char* name, double seconds, const char* trouble) {
    return Queue{name, seconds, seconds > kLongestWait, trouble};
  };
  return {waits("storage", figures.storage.oldest_seconds, "storage_slow"),
          waits("rooms", figures.rooms_wait, "rooms_slow"),
          waits("requests", figures.requests_wait, "requests_slow"),
          Queue{"bots", 0, figures.thinking > kMostThinking, nullptr}};
}

}  // namespace

Watch::Watch(const rooms::Hall& hall, const storage::WatchedStorage& storage, std::string folder)
    : Watch(hall, storage, std::move(folder), Stuck{}) {}

Watch::Watch(const rooms::Hall& hall, const storage::WatchedStorage& storage, std::string folder,
             Stuck stuck)
    : hall_(hall), storage_(storage), folder_(std::move(folder)), stuck_(std::move(stuck)) {
  thread_ = std::thread([this] {
    std::unique_lock lock(mutex_);
    while (!wakes_.wait_for(lock, 1s, [this] { return stops_; })) {
      lock.unlock();
      look();
      look_at_stuck_work();
      lock.lock();
    }
  });
}

Watch::~Watch() {
  {
    std::scoped_lock lock(mutex_);
    stops_ = true;
  }
  wakes_.notify_all();
  thread_.join();
}

void Watch::look() {
  const rooms::HallFigures figures = hall_.figures();
  for (const Queue& queue : queues(figures)) {
    bool& said = growing_[queue.name];
    if (std::exchange(said, queue.grows) == queue.grows) continue;
    if (queue.grows)
      log::warning("queue_grows", {{"queue", queue.name},
                                   {"seconds", queue.seconds},
                                   {"appends", static_cast<std::size_t>(figures.storage.waiting)},
                                   {"thoughts", figures.thinking}});
    else
      log::info("queue_is_short_again", {{"queue", queue.name}});
  }
}

void Watch::look_at_stuck_work() {
  std::set<std::string> now;
  for (const rooms::StuckWork& work : hall_.stuck(stuck_.named)) {
    const double seconds = std::chrono::duration<double>(work.used).count();
    now.insert(work.table);
    if (!told_stuck_.contains(work.table))
      log::error("table_stuck", {{"table", work.table}, {"seconds", seconds}});
    if (stuck_.ends.count() == 0 || work.used < stuck_.ends) continue;
    log::error("ends_itself",
               {{"table", work.table},
                {"seconds", seconds},
                {"message",
                 "A work for this table uses the processor and does not come to an end, and "
                 "nothing else ends it. Start the server again; it remembers the table."}});
    if (stuck_.end)
      stuck_.end();
    else
      std::abort();
  }
  for (const std::string& table : told_stuck_)
    if (!now.contains(table)) log::info("table_goes_on", {{"table", table}});
  told_stuck_ = std::move(now);
}

std::vector<std::string> queue_troubles(const rooms::HallFigures& figures) {
  std::vector<std::string> words;
  for (const Queue& queue : queues(figures))
    if (queue.grows && queue.trouble != nullptr) words.emplace_back(queue.trouble);
  return words;
}

std::vector<std::string> Watch::troubles() const {
  std::vector<std::string> words = queue_troubles(hall_.figures());
  if (const auto trouble = storage_.trouble())
    words.insert(words.begin(), std::string(trouble_name(trouble->fault)));
  if (!hall_.stuck(stuck_.named).empty()) words.emplace_back("table_stuck");
  return words;
}

std::string Watch::metrics() const {
  std::string out;
  const auto head = [&out](std::string_view name, std::string_view kind, std::string_view help) {
    fmt::format_to(std::back_inserter(out), "# HELP {0} {2}\n# TYPE {0} {1}\n", name, kind, help);
  };
  const rooms::HallFigures figures = hall_.figures();
  head("tavola_storage_ok", "gauge", "1 while the database takes and gives what it should.");
  out += fmt::format("tavola_storage_ok {}\n", storage_.trouble() ? 0 : 1);
  head("tavola_storage_troubles_total", "counter", "What the database refused, by reason.");
  for (const Fault fault : {Fault::kFull, Fault::kBusy, Fault::kBroken})
    out += fmt::format("tavola_storage_troubles_total{{why=\"{}\"}} {}\n", trouble_name(fault),
                       storage_.troubles(fault));
  head("tavola_storage_lost_commits", "gauge",
       "Commits that were acknowledged before the start and are gone.");
  out += fmt::format("tavola_storage_lost_commits {}\n", figures.storage.lost_commits);
  head("tavola_tables_stuck", "gauge",
       "Works for tables that use the processor without coming to an end.");
  out += fmt::format("tavola_tables_stuck {}\n", hall_.stuck(stuck_.named).size());
  head("tavola_queue_seconds", "gauge", "How long work waits in a queue.");
  for (const Queue& queue : queues(figures))
    if (queue.trouble != nullptr)
      out +=
          fmt::format("tavola_queue_seconds{{queue=\"{}\"}} {:.3f}\n", queue.name, queue.seconds);
  if (struct statvfs disk{}; ::statvfs(folder_.c_str(), &disk) == 0) {
    head("tavola_disk_free_bytes", "gauge", "Room on the disk of the data folder.");
    out += fmt::format("tavola_disk_free_bytes {}\n",
                       static_cast<std::uint64_t>(disk.f_bavail) * disk.f_frsize);
  }
  return out;
}

storage::WatchedStorage::Watcher Watch::diary() {
  return {.began =
              [](const storage::StorageTrouble& trouble) {
                log::error("storage_fails",
                           {{"why", trouble_name(trouble.fault)}, {"message", trouble.message}});
              },
          .ended =
              [](const storage::StorageTrouble& trouble, std::chrono::milliseconds took) {
                log::info("storage_works_again",
                          {{"why", trouble_name(trouble.fault)},
                           {"seconds", static_cast<double>(took.count()) / 1000}});
              }};
}

void Watch::say_lost_commits(const storage::Storage& storage) {
  if (const std::uint64_t lost = storage.figures().lost_commits; lost > 0)
    log::error(
        "commits_lost",
        {{"commits", static_cast<std::size_t>(lost)},
         {"message",
          "The database is older than what this server last acknowledged: its -wal file was "
          "lost or damaged, or it was restored from a backup. The newest choices are gone."}});
}

}  // namespace tavola::server

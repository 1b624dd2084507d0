// What hurts the people at the tables, for whoever runs the server: a database that does not take
// or give anything, and queues that grow. Each has a word in /health, a figure in /metrics and a
// line in the diary when it begins and when it is over. The words name no file and no address.
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <map>
#include <mutex>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "rooms/hall/hall.h"
#include "storage/watched_storage.h"

namespace tavola::server {

/// The words in /health for queues that grow.
std::vector<std::string> queue_troubles(const rooms::HallFigures& figures);

class Watch {
 public:
  /// What happens to works that use the processor without coming to an end.
  struct Stuck {
    /// From then on they are named: in /health, in /metrics and in the diary.
    std::chrono::nanoseconds named{std::chrono::seconds(10)};
    /// From then on nothing but an end of the process helps; whoever runs it starts it again, and
    /// the table is remembered. 0: never.
    std::chrono::nanoseconds ends{std::chrono::seconds(60)};
    std::function<void()> end = {};  // abort() if it is empty
  };
  /// `folder` is where the server keeps its files; both others outlive the watch.
  Watch(const rooms::Hall& hall, const storage::WatchedStorage& storage, std::string folder);
  Watch(const rooms::Hall& hall, const storage::WatchedStorage& storage, std::string folder,
        Stuck stuck);
  ~Watch();
  Watch(const Watch&) = delete;
  Watch& operator=(const Watch&) = delete;

  /// Empty while all is well.
  std::vector<std::string> troubles() const;
  /// Lines for /metrics.
  std::string metrics() const;

  /// For the storage: what it writes into the diary.
  static storage::WatchedStorage::Watcher diary();
  /// Says at the start what the storage has noticed.
  static void say_lost_commits(const storage::Storage& storage);

 private:
  void look();
  void look_at_stuck_work();

  const rooms::Hall& hall_;
  const storage::WatchedStorage& storage_;
  const std::string folder_;
  const Stuck stuck_;
  std::map<std::string, bool> growing_;  // by queue, what the diary has said
  std::set<std::string> told_stuck_;     // tables that the diary has named
  std::mutex mutex_;
  std::condition_variable wakes_;
  bool stops_ = false;
  std::thread thread_;
};

}  // namespace tavola::server

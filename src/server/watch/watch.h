// What hurts the people at the tables, for whoever runs the server: a database that does not take
// or give anything, and queues that grow. Each has a word in /health, a figure in /metrics and a
// line in the diary when it begins and when it is over. The words name no file and no address.
#pragma once

#include <condition_variable>
#include <map>
#include <mutex>
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
  /// `folder` is where the server keeps its files; both others outlive the watch.
  Watch(const rooms::Hall& hall, const storage::WatchedStorage& storage, std::string folder);
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

  const rooms::Hall& hall_;
  const storage::WatchedStorage& storage_;
  const std::string folder_;
  std::map<std::string, bool> growing_;  // by queue, what the diary has said
  std::mutex mutex_;
  std::condition_variable wakes_;
  bool stops_ = false;
  std::thread thread_;
};

}  // namespace tavola::server

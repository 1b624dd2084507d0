// The one thread that writes what is appended and noted. It takes everything that has gathered
// since it last looked, hands it to the database as one batch, and only then tells those who wait:
// under load a commit carries many tables, and an idle server answers at once.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <mutex>
#include <string>
#include <thread>
#include <variant>
#include <vector>

#include "storage/storage.h"

namespace tavola::storage {

struct NoteOf {
  std::string table;
  Note note;
};

struct Job {
  std::variant<Append, NoteOf> what;
  Done done;
  std::chrono::steady_clock::time_point given;
};

class Writer {
 public:
  /// Gives a result for each job, in their order. What it says is kept is on disk.
  using Commit = std::function<std::vector<Result<>>(const std::vector<Job>& batch)>;

  explicit Writer(Commit commit);
  ~Writer();
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;

  void add(std::variant<Append, NoteOf> what, Done done);
  /// Commits what is waiting and ends the thread.
  void close();
  Figures figures() const;

 private:
  void run();
  void count(const Job& job, const Result<>& result);

  Commit commit_;
  mutable std::mutex mutex_;
  std::condition_variable more_;
  std::vector<Job> queue_;
  std::size_t committing_ = 0;
  std::chrono::steady_clock::time_point committing_since_;  // when the first of them was given
  bool closing_ = false;
  Figures figures_;
  std::thread thread_;
};

}  // namespace tavola::storage

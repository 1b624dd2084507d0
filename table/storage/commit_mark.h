// How many commits a file of SQLite has had, counted in the database and once more in a small file
// beside it. What a server commits stands in the write-ahead log (`-wal`) before it reaches the
// database, and SQLite opens a database whose log was lost or damaged without a word, only older.
// The file beside it is written after each commit and never ahead of it, so when the database has
// had fewer, acknowledged choices are gone, and that can be said.
//
// It outlives a kill. After a power cut it may lag behind, and then fewer losses are noticed; it
// never invents one.
#pragma once

#include <cstdint>
#include <string>

#include "storage/sqlite_file.h"

namespace tavola::storage {

class CommitMark {
 public:
  CommitMark() = default;
  ~CommitMark();
  CommitMark(const CommitMark&) = delete;
  CommitMark& operator=(const CommitMark&) = delete;

  /// Compares the two counts and goes on from the database's. Within a transaction. `fresh` says
  /// that there was nothing in the database.
  Result<> open(SqliteFile& database, const std::string& path, bool fresh);
  /// One more commit, as part of it; nothing before open().
  Result<> count(SqliteFile& database);
  /// It is on disk.
  void committed();

  /// Commits that were acknowledged and are not in the database any more.
  std::uint64_t lost() const { return lost_; }

 private:
  void write() const;

  int file_ = -1;
  std::string name_;  // of the database, so that another one is not compared
  std::uint64_t number_ = 0;
  std::uint64_t lost_ = 0;
};

}  // namespace tavola::storage

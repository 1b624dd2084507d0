#include "storage/sqlite_storage.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>

#include "storage/sqlite_schema.h"

namespace tavola::storage {
namespace {

std::unexpected<Failure> system_failure(const std::string& what) {
  return std::unexpected(
      Failure{Fault::kBroken, "Cannot " + what + ": " + std::strerror(errno) + "."});
}

}  // namespace

Result<std::unique_ptr<Storage>> SqliteStorage::open(const std::string& path,
                                                     const OpenSettings& settings) {
  std::unique_ptr<SqliteStorage> storage(new SqliteStorage);
  storage->beside_ = settings.beside_a_server;
  if (const Result<> ready = storage->prepare(path); !ready) return std::unexpected(ready.error());
  SqliteStorage* self = storage.get();
  storage->writer_ = std::make_unique<Writer>(
      [self](const std::vector<Job>& batch) { return self->commit(batch); });
  if (!storage->beside_) storage->ear_ = std::thread([self] { self->hear(); });
  return storage;
}

SqliteStorage::~SqliteStorage() {
  close();
  if (lock_ >= 0) ::close(lock_);
}

Result<> SqliteStorage::prepare(const std::string& path) {
  if (beside_ && !std::filesystem::exists(path))
    return std::unexpected(Failure{Fault::kBroken, "There is no database " + path + "."});
  // SQLite would let two servers write in turns, and both would think the tables are theirs.
  const std::string lock = path + ".lock";
  if (!beside_) lock_ = ::open(lock.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (!beside_ && lock_ < 0) return system_failure("write " + lock);
  if (!beside_ && ::flock(lock_, LOCK_EX | LOCK_NB) != 0)
    return std::unexpected(
        Failure{Fault::kBusy, path + " is in use by another server. Stop that one, or give this " +
                                  "one another folder, or let both use PostgreSQL."});
  // The file holds tokens, so nobody else may read it.
  const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (file < 0) return system_failure("write " + path);
  ::close(file);

  for (SqliteFile* database : {&writing_, &reading_}) {
    if (const Result<> opened = database->open(path); !opened) return opened;
    const Result<> set = database->run(
        "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -8000;");
    if (!set) return set;
  }
  bool fresh = false;
  const Result<> made =
      write([&](SqliteFile& database) { return make_sqlite_schema(database, fresh); });
  if (!made) return made;
  if (beside_) return {};
  const Result<> counted =
      write([&](SqliteFile& database) { return mark_.open(database, path, fresh); });
  if (!counted) return counted;
  // Nobody else has the file open, so every lease is one of a process that is gone.
  return write([](SqliteFile& database) -> Result<> {
    return database.run(
        "UPDATE heads SET holder = NULL WHERE holder IS NOT NULL; DELETE FROM processes;");
  });
}

Result<> SqliteStorage::write(const std::function<Result<>(SqliteFile&)>& work) {
  std::scoped_lock lock(write_mutex_);
  Result<> done = transaction([&](SqliteFile& database) {
    Result<> worked = work(database);
    return worked ? mark_.count(database) : worked;
  });
  if (done) mark_.committed();
  return done;
}

Result<> SqliteStorage::write_soon(const std::function<Result<>(SqliteFile&)>& work) {
  std::scoped_lock lock(write_mutex_);
  if (const Result<> set = writing_.run("PRAGMA synchronous = NORMAL", {}); !set) return set;
  Result<> done = transaction(work);
  if (const Result<> set = writing_.run("PRAGMA synchronous = FULL", {}); !set) return set;
  return done;
}

Result<> SqliteStorage::transaction(const std::function<Result<>(SqliteFile&)>& work) {
  if (writing_.moved())
    return std::unexpected(Failure{
        Fault::kBusy, "The database was moved or deleted under the server. Put it back and start " +
                          std::string("the server again.")});
  if (const Result<> begun = writing_.run("BEGIN IMMEDIATE", {}); !begun) return begun;
  Result<> done = work(writing_);
  if (done) done = writing_.run("COMMIT", {});
  if (!done) (void)writing_.run("ROLLBACK", {});
  return done;
}

void SqliteStorage::close() {
  if (writer_) writer_->close();
  {
    std::scoped_lock lock(ear_mutex_);
    closing_ = true;
  }
  ear_wakes_.notify_all();
  if (ear_.joinable() && ear_.get_id() != std::this_thread::get_id()) ear_.join();
}

Figures SqliteStorage::figures() const {
  Figures figures = writer_->figures();
  figures.lost_commits = mark_.lost();
  return figures;
}

}  // namespace tavola::storage

// Which process holds a table in SQLite, and what is told beside a server.
#include "storage/clock.h"
#include "storage/sqlite_storage.h"

namespace tavola::storage {
namespace {

/// How often a server looks for what was told beside it.
constexpr std::chrono::milliseconds kListenEvery{500};

}  // namespace

Result<> SqliteStorage::greet(const std::string& process, const std::string& url,
                              std::chrono::milliseconds ttl) {
  return write_soon([&](SqliteFile& database) {
    return database.run(
        "INSERT INTO processes(id, url, until) VALUES(?, ?, ?) ON CONFLICT(id) DO UPDATE SET "
        "url = excluded.url, until = excluded.until",
        {process, url, now_milliseconds() + static_cast<std::int64_t>(ttl.count())});
  });
}

Result<> SqliteStorage::farewell(const std::string& process) {
  return write_soon([&](SqliteFile& database) {
    Result<> done = database.run("UPDATE heads SET holder = NULL WHERE holder = ?", {process});
    if (done) done = database.run("DELETE FROM processes WHERE id = ?", {process});
    return done;
  });
}

Result<Lease> SqliteStorage::lease(const std::string& table, const std::string& process) {
  Lease lease{table, process, 0};
  const Result<> done = write_soon([&](SqliteFile& database) -> Result<> {
    bool taken = false;
    Result<> tried = database.run(
        "UPDATE heads SET fence = fence + iif(holder IS ?2, 0, 1), holder = ?2 "
        "WHERE id = ?1 AND (holder IS NULL OR holder = ?2 OR NOT EXISTS("
        "SELECT 1 FROM processes p WHERE p.id = holder AND p.until > ?3)) RETURNING fence",
        {table, process, now_milliseconds()}, [&](const SqliteFile::Row& row) {
          lease.fence = static_cast<std::uint64_t>(row.number(0));
          taken = true;
        });
    if (!tried || taken) return tried;
    bool found = false;
    tried = database.run("SELECT 1 FROM heads WHERE id = ?", {table},
                         [&](const SqliteFile::Row&) { found = true; });
    if (!tried) return tried;
    if (!found) return no_such_table(table);
    return std::unexpected(Failure{Fault::kHeld, "Another process holds the table."});
  });
  if (!done) return std::unexpected(done.error());
  return lease;
}

Result<> SqliteStorage::release(const Lease& lease) {
  return write_soon([&](SqliteFile& database) {
    return database.run("UPDATE heads SET holder = NULL WHERE id = ? AND holder = ? AND fence = ?",
                        {lease.table, lease.process, lease.fence});
  });
}

Result<std::optional<Process>> SqliteStorage::holder(const std::string& table) {
  std::scoped_lock lock(read_mutex_);
  std::optional<Process> holder;
  bool found = false;
  const Result<> asked = reading_.run(
      "SELECT h.holder, p.url, p.until FROM heads h LEFT JOIN processes p ON p.id = h.holder "
      "WHERE h.id = ?",
      {table}, [&](const SqliteFile::Row& row) {
        found = true;
        if (!row.null(0))
          holder = Process{row.text(0), row.text(1), row.number(2) > now_milliseconds()};
      });
  if (!asked) return std::unexpected(asked.error());
  if (!found) return no_such_table(table);
  return holder;
}

Result<> SqliteStorage::tell(const std::string& table, const std::string& what) {
  hearers_.tell(table, what);
  return write([&](SqliteFile& database) { return tell_the_server(database, table, what); });
}

Result<> SqliteStorage::tell_the_server(SqliteFile& database, const std::string& table,
                                        const std::string& what) {
  if (!beside_) return {};
  return database.run("INSERT INTO told(table_id, what) VALUES(?, ?)", {table, what});
}

void SqliteStorage::hear() {
  std::unique_lock lock(ear_mutex_);
  while (!closing_) {
    ear_wakes_.wait_for(lock, kListenEvery, [this] { return closing_; });
    if (closing_) return;
    lock.unlock();
    std::vector<std::pair<std::string, std::string>> told;
    std::int64_t last = 0;
    {
      std::scoped_lock reading(read_mutex_);
      (void)reading_.run("SELECT seq, table_id, what FROM told ORDER BY seq", {},
                         [&](const SqliteFile::Row& row) {
                           last = row.number(0);
                           told.emplace_back(row.text(1), row.text(2));
                         });
    }
    if (!told.empty())
      (void)write([&](SqliteFile& database) {
        return database.run("DELETE FROM told WHERE seq <= ?", {last});
      });
    for (const auto& [table, what] : told) hearers_.tell(table, what);
    lock.lock();
  }
}

}  // namespace tavola::storage

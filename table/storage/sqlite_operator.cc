// SQLite for whoever runs the server: old tables, and what is closed.
#include "storage/sqlite_rows.h"
#include "storage/sqlite_storage.h"

namespace tavola::storage {
namespace {

/// Whatever kept people out of a table is taken back.
constexpr const char* kOpenTable =
    "DELETE FROM closed WHERE kind IN ('table', 'stopped', 'stopped again') AND id = ?";

}  // namespace

Result<std::vector<TableRow>> SqliteStorage::oldest(const OldestWish& wish) {
  std::scoped_lock lock(read_mutex_);
  static const std::string sql =
      std::string(kSelectTables) +
      "WHERE t.changed <= ?1 AND (t.changed, t.id) > (?2, ?3) ORDER BY t.changed, t.id LIMIT ?4";
  std::vector<TableRow> rows;
  const Result<> asked = reading_.run(
      sql.c_str(),
      {wish.changed_until, wish.after_changed, wish.after_id, std::uint64_t{wish.most}},
      [&](const SqliteFile::Row& row) { rows.push_back(sqlite_table_row(row)); });
  if (!asked) return std::unexpected(asked.error());
  return rows;
}

Result<> SqliteStorage::close_table(const std::string& table, bool closed) {
  const Result<> done = write([&](SqliteFile& database) -> Result<> {
    bool found = false;
    Result<> asked = database.run("SELECT 1 FROM tables WHERE id = ?", {table},
                                  [&](const SqliteFile::Row&) { found = true; });
    if (asked && !found) return no_such_table(table);
    if (asked)
      asked = closed ? database.run("INSERT OR IGNORE INTO closed(kind, id) VALUES('table', ?)",
                                    {table})
                     : database.run(kOpenTable, {table});
    if (asked && closed) asked = tell_the_server(database, table, "closed");
    return asked;
  });
  if (done && closed) hearers_.tell(table, "closed");
  return done;
}

Result<> SqliteStorage::count_stop(const std::string& table) {
  return write([&](SqliteFile& database) -> Result<> {
    bool found = false;
    bool before = false;
    Result<> done = database.run("SELECT 1 FROM tables WHERE id = ?", {table},
                                 [&](const SqliteFile::Row&) { found = true; });
    if (done && !found) return no_such_table(table);
    if (done)
      done = database.run("SELECT 1 FROM closed WHERE kind = 'stopped' AND id = ?", {table},
                          [&](const SqliteFile::Row&) { before = true; });
    if (!done) return done;
    return database.run("INSERT OR IGNORE INTO closed(kind, id) VALUES(?, ?)",
                        {before ? "stopped again" : "stopped", table});
  });
}

Result<std::vector<Account>> SqliteStorage::accounts() {
  std::scoped_lock lock(read_mutex_);
  std::vector<Account> all;
  const Result<> asked =
      reading_.run((std::string(kSelectAccounts) + "ORDER BY a.key").c_str(), {},
                   [&](const SqliteFile::Row& row) { all.push_back(sqlite_account_row(row)); });
  if (!asked) return std::unexpected(asked.error());
  return all;
}

Result<> SqliteStorage::close_account(const std::string& key, bool closed) {
  const Result<Account> found = account(key);
  if (!found) return std::unexpected(found.error());
  return write([&](SqliteFile& database) -> Result<> {
    if (!closed)
      return database.run("DELETE FROM closed WHERE kind = 'account' AND id = CAST(? AS TEXT)",
                          {found->id});
    Result<> done = database.run(
        "INSERT OR IGNORE INTO closed(kind, id) VALUES('account', CAST(? AS TEXT))", {found->id});
    if (done) done = database.run("DELETE FROM sessions WHERE account = ?", {found->id});
    return done;
  });
}

Result<> SqliteStorage::remove_account(const std::string& key) {
  const Result<Account> found = account(key);
  if (!found) return std::unexpected(found.error());
  return write([&](SqliteFile& database) -> Result<> {
    for (const char* statement :
         {"DELETE FROM sessions WHERE account = ?", "DELETE FROM kept WHERE account = ?",
          "DELETE FROM closed WHERE kind = 'account' AND id = CAST(? AS TEXT)",
          "DELETE FROM accounts WHERE id = ?"})
      if (const Result<> done = database.run(statement, {found->id}); !done) return done;
    return {};
  });
}

}  // namespace tavola::storage

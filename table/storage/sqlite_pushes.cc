// Browsers that are told when a seat's turn comes, in SQLite.
#include <string>

#include "storage/row_statements.h"
#include "storage/sqlite_storage.h"

namespace tavola::storage {

Result<> SqliteStorage::keep_push(const PushRow& push, std::size_t most) {
  return write([&](SqliteFile& database) -> Result<> {
    bool found = false;
    Result<> done = database.run("SELECT 1 FROM tables WHERE id = ?", {push.table},
                                 [&](const SqliteFile::Row&) { found = true; });
    if (done && !found) return no_such_table(push.table);
    if (done)
      done = database.run(
          "INSERT INTO pushes(table_id, token, endpoint, key, secret, language) "
          "VALUES(?, ?, ?, ?, ?, ?) ON CONFLICT(table_id, token, endpoint) DO UPDATE SET "
          "key = excluded.key, secret = excluded.secret, language = excluded.language",
          {push.table, push.token, push.endpoint, push.key, push.secret, push.language});
    if (done)
      done = database.run(
          "DELETE FROM pushes WHERE table_id = ?1 AND token = ?2 AND seq NOT IN (SELECT seq FROM "
          "pushes WHERE table_id = ?1 AND token = ?2 ORDER BY seq DESC LIMIT ?3)",
          {push.table, push.token, std::uint64_t{most}});
    return done;
  });
}

Result<std::vector<PushRow>> SqliteStorage::pushes(const std::string& table,
                                                   const std::string& token) {
  std::scoped_lock lock(read_mutex_);
  std::vector<PushRow> found;
  const Result<> asked = reading_.run(
      (std::string(kSelectPushes) + "WHERE table_id = ? AND token = ? ORDER BY seq").c_str(),
      {table, token}, [&](const SqliteFile::Row& row) {
        found.push_back(
            {row.text(0), row.text(1), row.text(2), row.text(3), row.text(4), row.text(5)});
      });
  if (!asked) return std::unexpected(asked.error());
  return found;
}

Result<> SqliteStorage::drop_push(const std::string& endpoint) {
  return write([&](SqliteFile& database) {
    return database.run("DELETE FROM pushes WHERE endpoint = ?", {endpoint});
  });
}

}  // namespace tavola::storage

// Browsers that are told when a seat's turn comes, in PostgreSQL.
#include "storage/postgres_rows.h"
#include "storage/postgres_storage.h"

namespace tavola::storage {

Result<> PostgresStorage::keep_push(const PushRow& push, std::size_t most) {
  return with_link([&](PostgresLink& link) -> Result<> {
    const auto there = link.run("SELECT 1 FROM tables WHERE id = $1 FOR SHARE", {push.table});
    if (!there) return std::unexpected(there.error());
    if (there->size() == 0) return no_such_table(push.table);
    auto kept = link.run(
        "INSERT INTO pushes(table_id, token, endpoint, key, secret, language) "
        "VALUES($1, $2, $3, $4, $5, $6) ON CONFLICT(table_id, token, endpoint) DO UPDATE SET "
        "key = excluded.key, secret = excluded.secret, language = excluded.language",
        {push.table, push.token, push.endpoint, push.key, push.secret, push.language});
    if (kept)
      kept = link.run(
          "DELETE FROM pushes WHERE table_id = $1 AND token = $2 AND seq NOT IN (SELECT seq FROM "
          "pushes WHERE table_id = $1 AND token = $2 ORDER BY seq DESC LIMIT $3::bigint)",
          {push.table, push.token, std::to_string(most)});
    return only_result(kept);
  });
}

Result<std::vector<PushRow>> PostgresStorage::pushes(const std::string& table,
                                                     const std::string& token) {
  const Result<PostgresRows> rows =
      ask((std::string(kSelectPushes) + "WHERE table_id = $1 AND token = $2 ORDER BY seq").c_str(),
          {table, token});
  if (!rows) return std::unexpected(rows.error());
  std::vector<PushRow> found;
  for (int i = 0; i < rows->size(); ++i)
    found.push_back({rows->text(i, 0), rows->text(i, 1), rows->text(i, 2), rows->text(i, 3),
                     rows->text(i, 4), rows->text(i, 5)});
  return found;
}

Result<> PostgresStorage::drop_push(const std::string& endpoint) {
  return only_result(ask("DELETE FROM pushes WHERE endpoint = $1", {endpoint}));
}

}  // namespace tavola::storage

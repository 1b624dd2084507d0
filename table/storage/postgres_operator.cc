// PostgreSQL for whoever runs the server: old tables, and what is closed.
#include "storage/postgres_rows.h"
#include "storage/postgres_storage.h"

namespace tavola::storage {

Result<std::vector<TableRow>> PostgresStorage::oldest(const OldestWish& wish) {
  const Result<PostgresRows> rows =
      ask((std::string(kSelectTables) +
           "WHERE t.changed <= $1::bigint AND (t.changed, t.id COLLATE \"C\") > ($2::bigint, $3) "
           "ORDER BY t.changed, t.id COLLATE \"C\" LIMIT $4::bigint")
              .c_str(),
          {std::to_string(wish.changed_until), std::to_string(wish.after_changed), wish.after_id,
           std::to_string(wish.most)});
  if (!rows) return std::unexpected(rows.error());
  std::vector<TableRow> list;
  for (int i = 0; i < rows->size(); ++i) list.push_back(postgres_table_row(*rows, i));
  return list;
}

Result<> PostgresStorage::close_table(const std::string& table, bool closed) {
  return with_link([&](PostgresLink& link) -> Result<> {
    const auto there = link.run("SELECT 1 FROM tables WHERE id = $1 FOR SHARE", {table});
    if (!there) return std::unexpected(there.error());
    if (there->size() == 0) return no_such_table(table);
    if (!closed)
      return only_result(link.run(
          "DELETE FROM closed WHERE kind IN ('table', 'stopped', 'stopped again') AND id = $1",
          {table}));
    const auto kept = link.run(
        "INSERT INTO closed(kind, id) VALUES('table', $1) ON CONFLICT DO NOTHING", {table});
    if (!kept) return std::unexpected(kept.error());
    return only_result(link.run("SELECT pg_notify('tavola', $1 || ' closed')", {table}));
  });
}

Result<> PostgresStorage::count_stop(const std::string& table) {
  return with_link([&](PostgresLink& link) -> Result<> {
    const auto there = link.run("SELECT 1 FROM tables WHERE id = $1 FOR UPDATE", {table});
    if (!there) return std::unexpected(there.error());
    if (there->size() == 0) return no_such_table(table);
    return only_result(
        link.run("INSERT INTO closed(kind, id) SELECT CASE WHEN EXISTS(SELECT 1 FROM closed WHERE "
                 "kind = 'stopped' AND id = $1) THEN 'stopped again' ELSE 'stopped' END, $1 "
                 "ON CONFLICT DO NOTHING",
                 {table}));
  });
}

Result<std::vector<Account>> PostgresStorage::accounts() {
  const Result<PostgresRows> rows =
      ask((std::string(kSelectAccounts) + "ORDER BY a.key COLLATE \"C\"").c_str(), {});
  if (!rows) return std::unexpected(rows.error());
  std::vector<Account> all;
  for (int i = 0; i < rows->size(); ++i) all.push_back(postgres_account_row(*rows, i));
  return all;
}

Result<> PostgresStorage::close_account(const std::string& key, bool closed) {
  const Result<Account> found = account(key);
  if (!found) return std::unexpected(found.error());
  const std::string id = std::to_string(found->id);
  return with_link([&](PostgresLink& link) -> Result<> {
    if (!closed)
      return only_result(link.run("DELETE FROM closed WHERE kind = 'account' AND id = $1", {id}));
    const auto kept =
        link.run("INSERT INTO closed(kind, id) VALUES('account', $1) ON CONFLICT DO NOTHING", {id});
    if (!kept) return std::unexpected(kept.error());
    return only_result(link.run("DELETE FROM sessions WHERE account = $1::bigint", {id}));
  });
}

Result<> PostgresStorage::remove_account(const std::string& key) {
  const Result<Account> found = account(key);
  if (!found) return std::unexpected(found.error());
  const std::string id = std::to_string(found->id);
  return with_link([&](PostgresLink& link) -> Result<> {
    for (const char* statement : {"DELETE FROM sessions WHERE account = $1::bigint",
                                  "DELETE FROM kept WHERE account = $1::bigint",
                                  "DELETE FROM closed WHERE kind = 'account' AND id = $1",
                                  "DELETE FROM accounts WHERE id = $1::bigint"})
      if (const auto done = link.run(statement, {id}); !done) return std::unexpected(done.error());
    return {};
  });
}

}  // namespace tavola::storage

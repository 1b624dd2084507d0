#include "storage/sqlite_schema.h"

#include <algorithm>

#include "storage/random_key.h"

namespace tavola::storage {
namespace {

/// "Tavo": tells our files from those of other programs.
constexpr std::int64_t kApplication = 0x5461766f;

constexpr const char* kSqliteTables = R"(
  CREATE TABLE tables(
    id TEXT PRIMARY KEY, header TEXT NOT NULL, summary TEXT NOT NULL, created INTEGER NOT NULL,
    changed INTEGER NOT NULL, listed INTEGER NOT NULL, over INTEGER NOT NULL) WITHOUT ROWID;
  CREATE INDEX tables_by_change ON tables(changed);
  CREATE TABLE heads(
    id TEXT PRIMARY KEY, length INTEGER NOT NULL, holder TEXT, fence INTEGER NOT NULL)
    WITHOUT ROWID;
  CREATE INDEX heads_by_holder ON heads(holder) WHERE holder IS NOT NULL;
  CREATE TABLE entries(
    id TEXT NOT NULL, seq INTEGER NOT NULL, text TEXT NOT NULL, PRIMARY KEY(id, seq))
    WITHOUT ROWID;
  CREATE TABLE processes(id TEXT PRIMARY KEY, url TEXT NOT NULL, until INTEGER NOT NULL);
  CREATE TABLE accounts(
    id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, name TEXT NOT NULL,
    password_hash TEXT NOT NULL, created INTEGER NOT NULL);
  CREATE TABLE sessions(
    hash TEXT PRIMARY KEY, account INTEGER NOT NULL, until INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE kept(
    account INTEGER NOT NULL, table_id TEXT NOT NULL, token TEXT NOT NULL,
    PRIMARY KEY(account, table_id, token)) WITHOUT ROWID;
  CREATE INDEX kept_by_table ON kept(table_id);
  CREATE TABLE server(key BLOB NOT NULL);
  -- Rest points, apart from the entries, because they are written again and again.
  CREATE TABLE rests(id TEXT PRIMARY KEY, text TEXT NOT NULL);
  -- What whoever runs the server has closed, tables by id and accounts by number; and what was told
  -- beside the server.
  CREATE TABLE closed(kind TEXT NOT NULL, id TEXT NOT NULL, PRIMARY KEY(kind, id)) WITHOUT ROWID;
  CREATE TABLE told(
    seq INTEGER PRIMARY KEY AUTOINCREMENT, table_id TEXT NOT NULL, what TEXT NOT NULL);
  -- The chapters of campaigns, in the order in which they were begun.
  CREATE TABLE chapters(
    campaign TEXT NOT NULL, seq INTEGER NOT NULL, table_id TEXT NOT NULL UNIQUE,
    text TEXT NOT NULL, PRIMARY KEY(campaign, seq)) WITHOUT ROWID;
  -- Browsers that are told when a seat's turn comes, found by the seat's token and by their own
  -- address.
  CREATE TABLE pushes(
    seq INTEGER PRIMARY KEY AUTOINCREMENT, table_id TEXT NOT NULL, token TEXT NOT NULL,
    endpoint TEXT NOT NULL, key TEXT NOT NULL, secret TEXT NOT NULL, language TEXT NOT NULL,
    UNIQUE(table_id, token, endpoint), UNIQUE(endpoint, table_id, token));
  -- Invitations to make an account, each good for one.
  CREATE TABLE invites(hash TEXT PRIMARY KEY, until INTEGER NOT NULL) WITHOUT ROWID;
)";

}  // namespace

SchemaSteps sqlite_steps() { return {}; }

Result<> make_sqlite_schema(SqliteFile& database, bool& fresh, SchemaSteps steps) {
  const auto newest = static_cast<std::int64_t>(steps.size()) + 1;
  std::int64_t application = 0;
  std::int64_t form = 0;
  std::int64_t things = 0;
  const auto ask = [&](const char* sql, std::int64_t& number) {
    return database.run(sql, {}, [&](const SqliteFile::Row& row) { number = row.number(0); });
  };
  if (const Result<> asked = ask("PRAGMA application_id", application); !asked) return asked;
  if (const Result<> asked = ask("PRAGMA user_version", form); !asked) return asked;
  if (const Result<> asked = ask("SELECT count(*) FROM sqlite_master", things); !asked)
    return asked;
  if (things > 0 && application != kApplication)
    return std::unexpected(
        Failure{Fault::kBroken, "This database belongs to another program. Name another file."});
  if (form > newest) return newer_form(form, newest);
  fresh = things == 0;
  if (form == newest) return {};
  if (form == 0) {
    const Result<ServerKey> key = random_key();
    if (!key) return std::unexpected(key.error());
    if (const Result<> made = database.run(kSqliteTables); !made) return made;
    const std::string_view bytes(reinterpret_cast<const char*>(key->data()), key->size());
    if (const Result<> kept =
            database.run("INSERT INTO server(key) VALUES(?)", {SqliteFile::Value::bytes(bytes)});
        !kept)
      return kept;
  }
  const auto taken = static_cast<std::size_t>(std::max<std::int64_t>(form, 1) - 1);
  for (const char* step : steps.subspan(taken))
    if (const Result<> made = database.run(step); !made) return made;
  return database.run("PRAGMA application_id = " + std::to_string(kApplication) +
                      "; PRAGMA user_version = " + std::to_string(newest) + ";");
}

}  // namespace tavola::storage

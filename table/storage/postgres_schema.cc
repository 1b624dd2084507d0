#include "storage/postgres_schema.h"

#include <string>
#include <string_view>

#include "storage/postgres_rows.h"
#include "storage/random_key.h"

namespace tavola::storage {
namespace {

/// Any number, as long as it is always the same: whoever has this lock may make the tables.
constexpr const char* kMakingLock = "SELECT pg_advisory_xact_lock(8245118735)";

/// heads is apart from tables so that an append changes a small row, with room beside it for the
/// next version.
constexpr const char* kPostgresTables[] = {
    "CREATE SCHEMA IF NOT EXISTS tavola",
    "CREATE TABLE tavola.tables(id text PRIMARY KEY, header text NOT NULL, summary text NOT NULL, "
    "created bigint NOT NULL, changed bigint NOT NULL, listed boolean NOT NULL, "
    "over boolean NOT NULL)",
    "CREATE INDEX tables_by_change ON tavola.tables(changed)",
    "CREATE TABLE tavola.heads(id text PRIMARY KEY, length bigint NOT NULL, holder text, "
    "fence bigint NOT NULL) WITH (fillfactor = 50)",
    "CREATE INDEX heads_by_holder ON tavola.heads(holder) WHERE holder IS NOT NULL",
    "CREATE TABLE tavola.entries(id text NOT NULL, seq bigint NOT NULL, text text NOT NULL, "
    "PRIMARY KEY(id, seq))",
    "CREATE TABLE tavola.processes(id text PRIMARY KEY, url text NOT NULL, "
    "until timestamptz NOT NULL)",
    "CREATE TABLE tavola.accounts(id bigserial PRIMARY KEY, key text NOT NULL UNIQUE, "
    "name text NOT NULL, password_hash text NOT NULL, created bigint NOT NULL)",
    "CREATE TABLE tavola.sessions(hash text PRIMARY KEY, account bigint NOT NULL, "
    "until bigint NOT NULL)",
    "CREATE TABLE tavola.kept(account bigint NOT NULL, table_id text NOT NULL, "
    "token text NOT NULL, PRIMARY KEY(account, table_id, token))",
    "CREATE INDEX kept_by_table ON tavola.kept(table_id)",
    "CREATE TABLE tavola.server(form bigint NOT NULL, key bytea NOT NULL)",
    // Rest points, apart from the entries, because they are written again and again.
    "CREATE TABLE tavola.rests(id text PRIMARY KEY, text text NOT NULL)",
    // What whoever runs the server has closed: tables by id, accounts by number.
    R"(CREATE TABLE tavola.closed(
         kind text NOT NULL, id text NOT NULL, PRIMARY KEY(kind, id)))",
    // The chapters of campaigns, in the order in which they were begun.
    R"(CREATE TABLE tavola.chapters(
         campaign text NOT NULL, seq bigint NOT NULL, table_id text NOT NULL UNIQUE,
         text text NOT NULL, PRIMARY KEY(campaign, seq)))",
    // Browsers that are told when a seat's turn comes, found by the seat's token and by their own
    // address.
    R"(CREATE TABLE tavola.pushes(
         seq bigserial PRIMARY KEY, table_id text NOT NULL, token text NOT NULL,
         endpoint text NOT NULL, key text NOT NULL, secret text NOT NULL, language text NOT NULL,
         UNIQUE(table_id, token, endpoint), UNIQUE(endpoint, table_id, token)))",
    // Invitations to make an account, each good for one.
    "CREATE TABLE tavola.invites(hash text PRIMARY KEY, until bigint NOT NULL)",
};

/// From one form to the newest.
Result<> take_steps(PostgresLink& link, std::int64_t from, SchemaSteps steps) {
  for (const char* step : steps.subspan(static_cast<std::size_t>(from) - 1))
    if (const auto made = link.run(step); !made) return std::unexpected(made.error());
  return only_result(
      link.run("UPDATE tavola.server SET form = $1::bigint", {std::to_string(steps.size() + 1)}));
}

}  // namespace

SchemaSteps postgres_steps() { return {}; }

Result<> make_postgres_schema(PostgresLink& link, SchemaSteps steps) {
  const auto newest = static_cast<std::int64_t>(steps.size()) + 1;
  if (const auto locked = link.run(kMakingLock); !locked) return std::unexpected(locked.error());
  const auto there = link.run("SELECT to_regclass('tavola.server') IS NOT NULL");
  if (!there) return std::unexpected(there.error());
  if (there->yes(0, 0)) {
    const auto form = link.run("SELECT form FROM tavola.server");
    if (!form) return std::unexpected(form.error());
    const std::int64_t found = form->size() == 1 ? form->number(0, 0) : 0;
    if (found > newest) return newer_form(found, newest);
    if (found == newest) return {};
    if (found >= 1) return take_steps(link, found, steps);
    return std::unexpected(Failure{Fault::kBroken,
                                   "The schema \"tavola\" of this database belongs to another "
                                   "program. Name another database."});
  }
  for (const char* statement : kPostgresTables)
    if (const auto made = link.run(statement); !made) return std::unexpected(made.error());
  const Result<ServerKey> key = random_key();
  if (!key) return std::unexpected(key.error());
  const std::string_view bytes(reinterpret_cast<const char*>(key->data()), key->size());
  if (const auto kept = link.run("INSERT INTO tavola.server(form, key) VALUES(1, $1::bytea)",
                                 {bytes_text(bytes)});
      !kept)
    return std::unexpected(kept.error());
  return take_steps(link, 1, steps);
}

}  // namespace tavola::storage

// Forms of the database, on SQLite and on PostgreSQL: one of a newer form is refused and left as it
// is, and one of an earlier form is brought forward step by step with all that it holds.
#include <gtest/gtest.h>

#include <array>

#include "storage/either_storage_for_tests.h"
#include "storage/postgres_schema.h"
#include "storage/sqlite_schema.h"

namespace tavola::storage {
namespace {

class SchemaTest : public EitherStorage {
 protected:
  /// Works on the database that no storage has open, as one transaction.
  Result<> apart(const std::function<Result<>(SqliteFile&)>& sqlite,
                 const std::function<Result<>(PostgresLink&)>& postgres) {
    storage_.reset();
    if (GetParam() == Kind::kPostgres) {
      PostgresLink link(where_, std::chrono::seconds(5));
      if (const Result<> reached = link.connect_once(); !reached) return reached;
      return link.transaction(postgres);
    }
    SqliteFile file;
    if (const Result<> opened = file.open(where_); !opened) return opened;
    if (const Result<> begun = file.run("BEGIN IMMEDIATE", {}); !begun) return begun;
    const Result<> done = sqlite(file);
    (void)file.run(done ? "COMMIT" : "ROLLBACK", {});
    return done;
  }
  /// As a program does whose newest form comes of these steps, the same in both languages of SQL.
  Result<> bring_forward(SchemaSteps sqlite, SchemaSteps postgres) {
    return apart(
        [&](SqliteFile& file) {
          bool fresh = false;
          Result<> made = make_sqlite_schema(file, fresh, sqlite);
          EXPECT_FALSE(fresh);
          return made;
        },
        [&](PostgresLink& link) { return make_postgres_schema(link, postgres); });
  }
  Result<> run(const char* sqlite, const char* postgres) {
    return apart([&](SqliteFile& file) { return file.run(std::string(sqlite)); },
                 [&](PostgresLink& link) -> Result<> {
                   if (const auto done = link.run(postgres); !done)
                     return std::unexpected(done.error());
                   return {};
                 });
  }
};

INSTANTIATE_TEST_SUITE_P(Both, SchemaTest, both_storages, name_of_storage);

constexpr std::array<const char*, 2> kSqliteSteps = {
    "CREATE TABLE weather(id TEXT PRIMARY KEY, sky TEXT NOT NULL)",
    "INSERT INTO weather SELECT id, 'rain' FROM tables"};
constexpr std::array<const char*, 2> kPostgresSteps = {
    "CREATE TABLE tavola.weather(id text PRIMARY KEY, sky text NOT NULL)",
    "INSERT INTO tavola.weather SELECT id, 'rain' FROM tavola.tables"};

TEST_P(SchemaTest, AnEarlierFormIsBroughtForwardStepByStepWithAllItHolds) {
  ASSERT_TRUE(storage_->create({.id = "old", .header = "header", .summary = "{}"}, {"0", "1"}));
  const ServerKey key = *storage_->server_key();
  const auto first = [](const auto& steps) { return SchemaSteps(steps).first(1); };
  ASSERT_TRUE(bring_forward(first(kSqliteSteps), first(kPostgresSteps)));
  // The second step finds what the first has made, which is not taken again; nor is either once
  // more.
  for (int time = 0; time < 2; ++time) {
    const Result<> done = bring_forward(kSqliteSteps, kPostgresSteps);
    ASSERT_TRUE(done) << done.error().message;
  }
  EXPECT_FALSE(run("INSERT INTO weather VALUES('old', 'snow')",
                   "INSERT INTO tavola.weather VALUES('old', 'snow')"))
      << "the table has its row";
  // The program that knows no step refuses it, and says both numbers.
  const auto refused = open_storage(where_, {.patience = std::chrono::seconds(5)});
  ASSERT_FALSE(refused);
  EXPECT_NE(refused.error().message.find("written by a newer version of Tavola (its form is 3, "
                                         "this version knows up to 1)"),
            std::string::npos)
      << refused.error().message;
  // What it held is as it was.
  ASSERT_TRUE(run("PRAGMA user_version = 1", "UPDATE tavola.server SET form = 1"));
  reopen();
  EXPECT_EQ(storage_->read("old")->row.header, "header");
  EXPECT_EQ(storage_->read("old")->entries, (std::vector<std::string>{"0", "1"}));
  EXPECT_EQ(*storage_->server_key(), key);
}

TEST_P(SchemaTest, AStepThatFailsChangesNothing) {
  ASSERT_TRUE(storage_->create({.id = "old", .header = "header", .summary = "{}"}, {"0"}));
  const std::array<const char*, 2> sqlite = {kSqliteSteps[0], "INSERT INTO nowhere VALUES(1)"};
  const std::array<const char*, 2> postgres = {kPostgresSteps[0],
                                               "INSERT INTO tavola.nowhere VALUES(1)"};
  EXPECT_FALSE(bring_forward(sqlite, postgres));
  reopen();
  EXPECT_EQ(storage_->read("old")->entries, (std::vector<std::string>{"0"}));
  const Result<> done = bring_forward(kSqliteSteps, kPostgresSteps);
  EXPECT_TRUE(done) << "the first step was taken back: " << done.error().message;
}

TEST_P(SchemaTest, ANewerFormIsRefusedAndLeftAsItIs) {
  ASSERT_TRUE(storage_->create({.id = "new", .header = "header", .summary = "{}"}, {"0"}));
  ASSERT_TRUE(run("PRAGMA user_version = 99", "UPDATE tavola.server SET form = 99"));
  const auto refused = open_storage(where_, {.patience = std::chrono::seconds(5)});
  ASSERT_FALSE(refused);
  EXPECT_NE(refused.error().message.find("written by a newer version of Tavola (its form is 99"),
            std::string::npos)
      << refused.error().message;
  ASSERT_TRUE(run("PRAGMA user_version = 1", "UPDATE tavola.server SET form = 1"));
  reopen();
  EXPECT_EQ(storage_->read("new")->entries, (std::vector<std::string>{"0"}));
}

}  // namespace
}  // namespace tavola::storage

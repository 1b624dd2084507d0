// The rest point beside the entries of a table, on SQLite and on PostgreSQL, and databases that
// were made before there was one.
#include <gtest/gtest.h>

#include "storage/either_storage_for_tests.h"
#include "storage/postgres_link.h"
#include "storage/sqlite_file.h"
#include "storage/storage.h"

namespace tavola::storage {
namespace {

using namespace std::chrono_literals;

class RestTest : public EitherStorage {
 protected:
  Lease take(const std::string& id) {
    EXPECT_TRUE(storage_->greet("p", "", 60s));
    const auto lease = storage_->lease(id, "p");
    EXPECT_TRUE(lease);
    return lease.value_or(Lease{});
  }
  std::string rest(const std::string& id) {
    const auto table = storage_->read(id);
    EXPECT_TRUE(table) << table.error().message;
    return table ? table->rest : "no table";
  }
  /// Runs SQL on the database that no storage has open.
  void run_apart(const char* sqlite, std::vector<const char*> postgres) {
    storage_.reset();
    if (GetParam() == Kind::kPostgres) {
      PostgresLink link(where_, 5s);
      ASSERT_TRUE(link.connect_once());
      const Result<> done = link.transaction([&](PostgresLink& open) -> Result<> {
        for (const char* statement : postgres)
          if (const auto run = open.run(statement); !run) return std::unexpected(run.error());
        return {};
      });
      ASSERT_TRUE(done) << done.error().message;
      return;
    }
    SqliteFile file;
    ASSERT_TRUE(file.open(where_));
    const Result<> done = file.run(sqlite);
    ASSERT_TRUE(done) << done.error().message;
  }
};

INSTANTIATE_TEST_SUITE_P(Both, RestTest, both_storages, name_of_storage);

TEST_P(RestTest, TheNewestIsKeptWithItsEntriesOrNotAtAll) {
  TableRow row;
  row.id = "a";
  ASSERT_TRUE(storage_->create(row, {"0"}, "dealt"));
  row.id = "b";
  ASSERT_TRUE(storage_->create(row, {}));
  EXPECT_EQ(rest("a"), "dealt");
  EXPECT_EQ(rest("b"), "");
  const Lease lease = take("a");
  EXPECT_TRUE(add({lease, 1, {"1"}}).get());
  EXPECT_EQ(rest("a"), "dealt") << "none was given, so the one before stays";
  EXPECT_TRUE(add({lease, 2, {"2"}, "after 2"}).get());
  EXPECT_TRUE(add({lease, 3, {}, "at rest"}).get()) << "without entries";
  EXPECT_EQ(rest("a"), "at rest");
  EXPECT_FALSE(add({lease, 2, {"x"}, "out of order"}).get());
  EXPECT_FALSE(add({{"a", "q", 7}, 3, {"x"}, "another's"}).get());
  EXPECT_EQ(rest("a"), "at rest");
  // Several in one batch: the last one counts.
  auto first = add({lease, 3, {"3"}, "after 3"});
  auto second = add({lease, 4, {"4"}, "after 4"});
  EXPECT_TRUE(first.get() && second.get());
  reopen();
  EXPECT_EQ(rest("a"), "after 4");
  EXPECT_EQ(storage_->read("a")->entries.size(), 5U);
  ASSERT_TRUE(storage_->remove("a"));
  row.id = "a";
  ASSERT_TRUE(storage_->create(row, {}));
  EXPECT_EQ(rest("a"), "") << "that of the table before is gone with it";
}

TEST_P(RestTest, ADatabaseFromBeforeIsBroughtUpWithAllItHolds) {
  TableRow row;
  row.id = "old";
  row.header = "header";
  ASSERT_TRUE(storage_->create(row, {"0", "1"}));
  const ServerKey key = *storage_->server_key();
  run_apart("DROP TABLE rests; PRAGMA user_version = 1;",
            {"DROP TABLE tavola.rests", "UPDATE tavola.server SET form = 1"});
  reopen();
  const auto table = storage_->read("old");
  ASSERT_TRUE(table) << table.error().message;
  EXPECT_EQ(table->row.header, "header");
  EXPECT_EQ(table->entries, (std::vector<std::string>{"0", "1"}));
  EXPECT_EQ(table->rest, "");
  EXPECT_EQ(*storage_->server_key(), key);
  EXPECT_TRUE(add({take("old"), 2, {"2"}, "rest"}).get());
  reopen();
  EXPECT_EQ(rest("old"), "rest");
}

TEST_P(RestTest, ADatabaseOfANewerVersionIsRefusedAndLeftAsItIs) {
  ASSERT_TRUE(storage_->create({.id = "new", .header = "header", .summary = "{}"}, {"0"}));
  run_apart("PRAGMA user_version = 99;", {"UPDATE tavola.server SET form = 99"});
  const auto refused = open_storage(where_, {.patience = 5s});
  ASSERT_FALSE(refused);
  EXPECT_NE(refused.error().message.find("written by a newer version of Tavola (its form is 99"),
            std::string::npos)
      << refused.error().message;
  run_apart("DROP TABLE pushes; PRAGMA user_version = 4;",
            {"DROP TABLE tavola.pushes", "UPDATE tavola.server SET form = 4"});
  reopen();
  EXPECT_EQ(storage_->read("new")->entries, (std::vector<std::string>{"0"}));
  const PushRow browser{"new", "token", "https://push.example.org/x", "key", "secret", "en"};
  ASSERT_TRUE(storage_->keep_push(browser, 8));
  EXPECT_EQ(*storage_->pushes("new", "token"), std::vector<PushRow>{browser});
}

TEST_P(RestTest, ADatabaseFromBeforeCampaignsIsBroughtUp) {
  ASSERT_TRUE(storage_->create({.id = "old", .header = "header", .summary = "{}"}, {"0"}));
  run_apart("DROP TABLE chapters; PRAGMA user_version = 3;",
            {"DROP TABLE tavola.chapters", "UPDATE tavola.server SET form = 3"});
  reopen();
  EXPECT_EQ(storage_->read("old")->entries, (std::vector<std::string>{"0"}));
  EXPECT_TRUE(storage_->chapters("old")->empty());
  ASSERT_TRUE(storage_->add_chapter("old", {0, "old", "first"}));
  reopen();
  EXPECT_EQ(*storage_->chapters("old"), (std::vector<ChapterRow>{{0, "old", "first"}}));
}

}  // namespace
}  // namespace tavola::storage

// The rest point beside the entries of a table, on SQLite and on PostgreSQL.
#include <gtest/gtest.h>

#include "storage/either_storage_for_tests.h"
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

}  // namespace
}  // namespace tavola::storage

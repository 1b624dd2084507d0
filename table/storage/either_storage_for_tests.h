// A storage for tests that is tried on SQLite and on PostgreSQL alike, in a place of its own.
#pragma once

#include <gtest/gtest.h>

#include <chrono>
#include <filesystem>
#include <future>
#include <memory>
#include <string>

#include "storage/postgres_for_tests.h"
#include "storage/storage.h"

namespace tavola::storage {

enum class Kind { kSqlite, kPostgres };

class EitherStorage : public testing::TestWithParam<Kind> {
 protected:
  void SetUp() override {
    if (GetParam() == Kind::kPostgres) {
      postgres_ = std::make_unique<PrivatePostgres>();
      ASSERT_EQ(postgres_->error(), "");
      where_ = postgres_->url();
    } else {
      std::string name = (std::filesystem::temp_directory_path() / "tavola_db_XXXXXX").string();
      ASSERT_NE(::mkdtemp(name.data()), nullptr);
      folder_ = name;
      where_ = name + "/tavola.db";
    }
    reopen();
  }
  void TearDown() override {
    storage_.reset();
    if (!folder_.empty()) std::filesystem::remove_all(folder_);
  }
  void reopen() {
    storage_.reset();
    auto opened = open_storage(
        where_, {.patience = std::chrono::seconds(5), .answer = std::chrono::seconds(5)});
    ASSERT_TRUE(opened) << opened.error().message;
    storage_ = *std::move(opened);
  }
  Storage& storage() { return *storage_; }

  std::future<Result<>> add(Append append) {
    auto promise = std::make_shared<std::promise<Result<>>>();
    storage().append(std::move(append),
                     [promise](Result<> result) { promise->set_value(std::move(result)); });
    return promise->get_future();
  }

  std::unique_ptr<PrivatePostgres> postgres_;
  std::string folder_, where_;
  std::unique_ptr<Storage> storage_;
};

inline const auto both_storages = testing::Values(Kind::kSqlite, Kind::kPostgres);

inline std::string name_of_storage(const testing::TestParamInfo<Kind>& each) {
  return each.param == Kind::kSqlite ? "Sqlite" : "Postgres";
}

}  // namespace tavola::storage

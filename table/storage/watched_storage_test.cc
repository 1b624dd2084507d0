// What a watched storage tells whoever runs the server: when a file may not grow any more, when the
// database is gone, and when it is over.
#include "storage/watched_storage.h"

#include <gtest/gtest.h>
#include <sqlite3.h>
#include <sys/resource.h>

#include <csignal>
#include <filesystem>
#include <thread>

namespace tavola::storage {
namespace {

namespace fs = std::filesystem;

class WatchedStorageTest : public testing::Test {
 protected:
  void SetUp() override {
    std::string name = (fs::temp_directory_path() / "tavola_watched_XXXXXX").string();
    ASSERT_NE(::mkdtemp(name.data()), nullptr);
    folder_ = name;
    auto opened = open_storage((folder_ / "tables.sqlite").string());
    ASSERT_TRUE(opened);
    storage_ = std::make_unique<WatchedStorage>(
        *std::move(opened),
        WatchedStorage::Watcher{
            [this](const StorageTrouble& trouble) {
              said_.push_back("began " + std::string(trouble_name(trouble.fault)));
              message_ = trouble.message;
            },
            [this](const StorageTrouble& trouble, std::chrono::milliseconds) {
              said_.push_back("ended " + std::string(trouble_name(trouble.fault)));
            }});
  }
  void TearDown() override {
    storage_.reset();
    fs::remove_all(folder_);
  }
  Result<> create(const std::string& id, std::size_t size = 10) {
    TableRow row;
    row.id = id;
    row.header = std::string(size, 'x');
    row.summary = "{}";
    return storage_->create(row, {}, {});
  }

  fs::path folder_;
  std::unique_ptr<WatchedStorage> storage_;
  std::vector<std::string> said_;
  std::string message_;
};

TEST_F(WatchedStorageTest, AFileThatMayNotGrowIsAFullDiskAndNoEndOfTheProgram) {
  ASSERT_TRUE(create("first"));
  EXPECT_FALSE(storage_->trouble());
  const auto before = std::signal(SIGXFSZ, SIG_IGN);
  rlimit limit{};
  ASSERT_EQ(getrlimit(RLIMIT_FSIZE, &limit), 0);
  const rlimit none{.rlim_cur = fs::file_size(folder_ / "tables.sqlite-wal"),
                    .rlim_max = limit.rlim_max};
  ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &none), 0);
  const auto refused = create("second", 100'000);
  const auto again = create("third", 100'000);
  EXPECT_TRUE(storage_->look("first")) << "what is there can still be read";
  const auto trouble = storage_->trouble();
  ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &limit), 0);
  std::signal(SIGXFSZ, before);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().fault, Fault::kFull) << refused.error().message;
  ASSERT_TRUE(trouble);
  EXPECT_EQ(trouble_name(trouble->fault), "disk_full");
  EXPECT_EQ(storage_->troubles(Fault::kFull), 2u);
  EXPECT_FALSE(again);
  EXPECT_TRUE(create("fourth", 100'000));
  EXPECT_FALSE(storage_->trouble());
  EXPECT_EQ(said_, (std::vector<std::string>{"began disk_full", "ended disk_full"}));
}

TEST_F(WatchedStorageTest, ADatabaseThatIsGoneIsNoticedByTheNextGreeting) {
  ASSERT_TRUE(storage_->greet("p", "", std::chrono::seconds(60)));
  fs::rename(folder_ / "tables.sqlite", folder_ / "elsewhere");
  EXPECT_FALSE(storage_->greet("p", "", std::chrono::seconds(60)));
  ASSERT_TRUE(storage_->trouble());
  EXPECT_EQ(trouble_name(storage_->trouble()->fault), "database_gone");
  fs::rename(folder_ / "elsewhere", folder_ / "tables.sqlite");
  EXPECT_TRUE(storage_->greet("p", "", std::chrono::seconds(60)));
  EXPECT_EQ(said_, (std::vector<std::string>{"began database_gone", "ended database_gone"}));
}

// Another program holds the file: whoever writes waits, and /health need not.
TEST_F(WatchedStorageTest, AGreetingThatIsNotAnsweredIsTroubleBeforeItFails) {
  storage_ = nullptr;
  const std::string path = (folder_ / "tables.sqlite").string();
  WatchedStorage storage(*open_storage(path), {}, std::chrono::milliseconds(0));
  EXPECT_FALSE(storage.trouble());
  sqlite3* other = nullptr;
  ASSERT_EQ(sqlite3_open(path.c_str(), &other), SQLITE_OK);
  ASSERT_EQ(sqlite3_exec(other, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr), SQLITE_OK);
  std::thread heart([&] { (void)storage.greet("p", "", std::chrono::seconds(60)); });
  while (!storage.trouble()) std::this_thread::yield();
  EXPECT_EQ(trouble_name(storage.trouble()->fault), "database_gone");
  sqlite3_exec(other, "ROLLBACK", nullptr, nullptr, nullptr);
  sqlite3_close(other);
  heart.join();
  EXPECT_TRUE(storage.greet("p", "", std::chrono::seconds(60)));
  EXPECT_FALSE(storage.trouble());
}

TEST_F(WatchedStorageTest, WhatIsNotThereIsNoTrouble) {
  EXPECT_FALSE(storage_->look("nothing"));
  ASSERT_TRUE(create("twice"));
  EXPECT_FALSE(create("twice"));
  EXPECT_FALSE(storage_->trouble());
  EXPECT_TRUE(said_.empty());
}

}  // namespace
}  // namespace tavola::storage

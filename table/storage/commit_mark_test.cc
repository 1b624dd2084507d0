// A database whose write-ahead log is gone, cut or damaged is opened, and it is said how much of it
// is missing; a healthy one is never accused.
#include "storage/commit_mark.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <future>

#include "storage/storage.h"

namespace tavola::storage {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;

class CommitMarkTest : public testing::Test {
 protected:
  void SetUp() override {
    std::string name = (fs::temp_directory_path() / "tavola_mark_XXXXXX").string();
    ASSERT_NE(::mkdtemp(name.data()), nullptr);
    folder_ = name;
  }
  void TearDown() override { fs::remove_all(folder_); }

  std::unique_ptr<Storage> open(const fs::path& folder) {
    auto opened = open_storage((folder / "tables.sqlite").string());
    EXPECT_TRUE(opened) << opened.error().message;
    return opened ? *std::move(opened) : nullptr;
  }
  static void keep(Storage& storage, const std::string& table, int entries) {
    TableRow row;
    row.id = table;
    row.header = row.summary = "{}";
    ASSERT_TRUE(storage.create(row, {}));
    ASSERT_TRUE(storage.greet("p", "", 60s));
    const auto lease = storage.lease(table, "p");
    ASSERT_TRUE(lease);
    for (int i = 0; i < entries; ++i) {
      std::promise<bool> kept;
      storage.append({*lease, static_cast<std::uint64_t>(i), {"entry"}},
                     [&](const Result<>& result) { kept.set_value(result.has_value()); });
      ASSERT_TRUE(kept.get_future().get());
    }
  }
  /// What is on disk at this moment, as a killed process leaves it.
  fs::path left_by_a_kill(const std::string& name) {
    fs::copy(folder_ / "now", folder_ / name);
    return folder_ / name;
  }

  fs::path folder_;
};

TEST_F(CommitMarkTest, NothingIsSaidOfADatabaseThatIsWhole) {
  fs::create_directory(folder_ / "now");
  auto storage = open(folder_ / "now");
  EXPECT_EQ(storage->figures().lost_commits, 0u) << "a new one";
  keep(*storage, "k3m9", 5);
  const fs::path killed = left_by_a_kill("killed");
  EXPECT_EQ(open(killed)->figures().lost_commits, 0u) << "after a kill";
  storage.reset();
  EXPECT_EQ(open(folder_ / "now")->figures().lost_commits, 0u) << "after an orderly end";
  // Without the mark nothing is known, and nothing is said.
  fs::remove(folder_ / "now" / "tables.sqlite.commits");
  EXPECT_EQ(open(folder_ / "now")->figures().lost_commits, 0u);
}

TEST_F(CommitMarkTest, ALostOrDamagedLogIsNoticed) {
  fs::create_directory(folder_ / "now");
  auto storage = open(folder_ / "now");
  keep(*storage, "k3m9", 20);
  const fs::path wal = "tables.sqlite-wal";
  ASSERT_GT(fs::file_size(folder_ / "now" / wal), 0u);

  const fs::path lost = left_by_a_kill("lost");
  fs::remove(lost / wal);
  EXPECT_GE(open(lost)->figures().lost_commits, 20u);
  EXPECT_EQ(open(lost)->figures().lost_commits, 0u) << "it is said once";

  const fs::path cut = left_by_a_kill("cut");
  fs::resize_file(cut / wal, fs::file_size(cut / wal) / 2);
  const std::uint64_t missing = open(cut)->figures().lost_commits;
  EXPECT_GE(missing, 1u);
  EXPECT_LT(missing, 25u) << "the first half is there";

  const fs::path damaged = left_by_a_kill("damaged");
  std::fstream file(damaged / wal, std::ios::in | std::ios::out | std::ios::binary);
  file.seekp(static_cast<std::streamoff>(fs::file_size(damaged / wal) / 2));
  file << "some other bytes";
  file.close();
  EXPECT_GE(open(damaged)->figures().lost_commits, 1u);
}

TEST_F(CommitMarkTest, AnOlderDatabaseInItsPlaceIsNoticedAndAnotherOneIsNotCompared) {
  fs::create_directory(folder_ / "now");
  auto storage = open(folder_ / "now");
  keep(*storage, "k3m9", 3);
  storage.reset();
  fs::copy_file(folder_ / "now" / "tables.sqlite", folder_ / "backup");
  storage = open(folder_ / "now");
  keep(*storage, "other", 4);
  storage.reset();
  fs::copy_file(folder_ / "backup", folder_ / "now" / "tables.sqlite",
                fs::copy_options::overwrite_existing);
  EXPECT_GE(open(folder_ / "now")->figures().lost_commits, 4u);

  fs::create_directory(folder_ / "second");
  open(folder_ / "second").reset();
  fs::copy_file(folder_ / "now" / "tables.sqlite.commits",
                folder_ / "second" / "tables.sqlite.commits", fs::copy_options::overwrite_existing);
  EXPECT_EQ(open(folder_ / "second")->figures().lost_commits, 0u);
}

TEST_F(CommitMarkTest, WhatWouldGoNowhereIsNotAcknowledged) {
  fs::create_directory(folder_ / "now");
  auto storage = open(folder_ / "now");
  keep(*storage, "k3m9", 1);
  fs::remove(folder_ / "now" / "tables.sqlite");
  TableRow row;
  row.id = "late";
  row.header = row.summary = "{}";
  const auto kept = storage->create(row, {});
  ASSERT_FALSE(kept) << "the file is deleted, and this would be lost with it";
  EXPECT_EQ(kept.error().fault, Fault::kBusy);
}

}  // namespace
}  // namespace tavola::storage

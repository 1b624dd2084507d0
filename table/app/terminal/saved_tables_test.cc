// Files of saved tables: no two with one name, and none written over.
#include "app/terminal/saved_tables.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <set>

namespace tavola::app {
namespace {

namespace fs = std::filesystem;

class SavedTables : public testing::Test {
 protected:
  void SetUp() override {
    std::string name = (fs::temp_directory_path() / "tavola_saved_XXXXXX").string();
    ASSERT_NE(::mkdtemp(name.data()), nullptr);
    folder_ = name;
  }
  void TearDown() override { fs::remove_all(folder_); }
  fs::path put(const std::string& name, const std::string& text) const {
    std::ofstream(folder_ / name) << text;
    return folder_ / name;
  }
  fs::path folder_;
};

TEST_F(SavedTables, ATableIsFoundByTheNameThatIsTyped) {
  ::setenv("TAVOLA_HOME", folder_.c_str(), 1);
  const fs::path file = put("salem-1.tavola", "{}");
  EXPECT_EQ(typed_name(file), "salem-1");
  EXPECT_EQ(found_table("salem-1"), file);
  EXPECT_EQ(found_table("salem-1.tavola"), file);
  EXPECT_EQ(found_table(file.string()), file);
  EXPECT_EQ(found_table("no such"), fs::path("no such"));
  EXPECT_EQ(typed_name("/else where/it's.tavola"), "'/else where/it'\\''s.tavola'");
  EXPECT_EQ(in_shell("-x"), "./'-x'");
  ::unsetenv("TAVOLA_HOME");
}

TEST_F(SavedTables, TheLastTableIsRemembered) {
  ::setenv("TAVOLA_HOME", folder_.c_str(), 1);
  EXPECT_FALSE(last_table());
  const fs::path file = put("evening.tavola", "{}");
  remember_last({.file = file});
  ASSERT_TRUE(last_table());
  EXPECT_EQ(last_table()->file, file);
  EXPECT_FALSE(last_table()->campaign);
  remember_last({.file = file, .campaign = true});
  EXPECT_TRUE(last_table()->campaign);
  fs::remove(file);
  EXPECT_FALSE(last_table()) << "it is gone";
  ::unsetenv("TAVOLA_HOME");
}

TEST_F(SavedTables, ManyBegunInOneSecondHaveDifferentNames) {
  std::set<fs::path> names;
  for (int i = 0; i < 20; ++i) names.insert(new_file(folder_ / "deep" / "er", "salem"));
  EXPECT_EQ(names.size(), 20U);
  for (const fs::path& name : names) {
    EXPECT_TRUE(fs::exists(name));
    EXPECT_FALSE(holds_something(name)) << "it is only a name so far";
    EXPECT_TRUE(name.filename().string().starts_with("salem-"));
    EXPECT_EQ(name.extension(), ".tavola");
  }
}

TEST_F(SavedTables, AFileThatHoldsSomethingIsKnownWithAndWithoutItsEnding) {
  const fs::path file = put("evening.tavola", "{}");
  EXPECT_TRUE(holds_something(file));
  EXPECT_TRUE(holds_something(folder_ / "evening"));
  EXPECT_FALSE(holds_something(folder_ / "morning"));
  EXPECT_FALSE(holds_something(put("empty.tavola", "")));
  EXPECT_TRUE(same_file(file, folder_ / "evening"));
  EXPECT_FALSE(same_file(file, folder_ / "morning"));
}

TEST_F(SavedTables, WhatIsThereIsKeptBeside) {
  put("evening.tavola", "first");
  EXPECT_EQ(*keep_beside(folder_ / "evening"), folder_ / "evening-2.tavola");
  put("evening.tavola", "second");
  EXPECT_EQ(*keep_beside(folder_ / "evening"), folder_ / "evening-3.tavola");
  EXPECT_FALSE(fs::exists(folder_ / "evening.tavola"));
  EXPECT_FALSE(keep_beside(folder_ / "never"));
}

}  // namespace
}  // namespace tavola::app

#include "content/content.h"

#include <gtest/gtest.h>
#include <stdlib.h>

#include <algorithm>
#include <fstream>
#include <string>

#include "content/former_places.h"

namespace tavola::content {
namespace {

// A folder with a few files, gone after the test; the embedded files are back then.
class OwnFolder : public testing::Test {
 protected:
  OwnFolder() {
    std::string pattern = testing::TempDir() + "tavola-content-XXXXXX";
    path_ = mkdtemp(pattern.data());
  }
  ~OwnFolder() override {
    use_folder({});
    std::filesystem::remove_all(path_);
  }
  void write(const std::string& name, std::string_view bytes) {
    std::filesystem::create_directories((path_ / name).parent_path());
    std::ofstream(path_ / name, std::ios::binary) << bytes;
  }
  std::filesystem::path path_;
};

TEST(Content, EmbeddedFileHasTheBytesOnDisk) {
  std::ifstream in("games/salem/ledger/salem.md", std::ios::binary);
  ASSERT_TRUE(in) << "run from the root of the project";
  std::string disk{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  ASSERT_TRUE(find("salem/ledger/salem.md"));
  EXPECT_EQ(*find("salem/ledger/salem.md"), disk);
}

TEST(Content, UnknownNamesAreNotFound) {
  EXPECT_FALSE(find("chess/ledger/chess.md"));
  EXPECT_FALSE(find(""));
  EXPECT_FALSE(find("rules"));
  EXPECT_FALSE(find("../CMakeLists.txt"));
}

TEST(Content, ListIsSortedAndEveryNameIsFound) {
  std::vector<std::string_view> all = list("");
  EXPECT_TRUE(std::is_sorted(all.begin(), all.end()));
  for (std::string_view name : all) EXPECT_TRUE(find(name)) << name;
  std::vector<std::string_view> files = list("salem/");
  EXPECT_GE(files.size(), 4u);
  for (std::string_view name : files) EXPECT_TRUE(name.starts_with("salem/")) << name;
  EXPECT_TRUE(list("nothing begins like this").empty());
}

TEST_F(OwnFolder, ReplacesAndAddsFiles) {
  const std::string before(*find("salem/ledger/salem.md"));
  write("salem/ledger/salem.md", "- **HS-001** ours\n");
  write("toy/cards.toml", std::string_view("a\0b", 3));
  use_folder(path_);
  EXPECT_EQ(*find("salem/ledger/salem.md"), "- **HS-001** ours\n");
  EXPECT_EQ(*find("toy/cards.toml"), std::string_view("a\0b", 3));
  EXPECT_EQ(list("toy/cards"), std::vector<std::string_view>{"toy/cards.toml"});
  EXPECT_TRUE(find("arkham/ledger/arkham.md"));
  write("toy/scenarios/one.json", "{}");
  write("toy/scenarios/content/toy/cards.toml", "b");
  use_folder(path_);
  EXPECT_TRUE(list("toy/scenarios").empty()) << "scenarios are no content";
  use_folder({});
  EXPECT_EQ(*find("salem/ledger/salem.md"), before);
  EXPECT_FALSE(find("toy/cards.toml"));
}

TEST_F(OwnFolder, MessagesNameItsFilesAsTheyLieThere) {
  write("toy/cards.toml", "a");
  use_folder(path_);
  const std::string whole = (path_ / "toy/cards.toml").generic_string();
  EXPECT_EQ(with_places("toy/cards.toml:3: no\nnot/toy/cards.toml, but (toy/cards.toml:4)"),
            whole + ":3: no\nnot/toy/cards.toml, but (" + whole + ":4)");
  EXPECT_EQ(with_places("salem/ledger/salem.md:1: built in"), "salem/ledger/salem.md:1: built in");
  use_folder({});
  EXPECT_EQ(with_places("toy/cards.toml:3: no"), "toy/cards.toml:3: no");
}

TEST_F(OwnFolder, ViewsOutliveTheFolder) {
  write("toy/cards.toml", "a card that was handed out");
  use_folder(path_);
  std::string_view kept = *find("toy/cards.toml");
  use_folder({});
  EXPECT_EQ(kept, "a card that was handed out");
}

TEST_F(OwnFolder, HashKnowsNamesBytesAndPrefix) {
  write("toy/a", "x");
  use_folder(path_);
  const std::uint64_t first = hash_of("toy/");
  EXPECT_EQ(first, hash_of("toy/"));
  EXPECT_NE(first, hash_of("salem/"));

  write("toy/a", "y");
  use_folder(path_);
  const std::uint64_t other_bytes = hash_of("toy/");
  EXPECT_NE(first, other_bytes);

  std::filesystem::rename(path_ / "toy/a", path_ / "toy/b");
  use_folder(path_);
  EXPECT_NE(other_bytes, hash_of("toy/"));
}

TEST_F(OwnFolder, FilesWhereTheyStoodOnceHaveANewPlace) {
  EXPECT_EQ(place_now("words/salem.tsv"), "salem/words.tsv");
  EXPECT_EQ(place_now("rules/salem.it.md"), "salem/ledger/salem.it.md");
  EXPECT_EQ(place_now("tables/avalon.toml"), "avalon/table.toml");
  EXPECT_EQ(place_now("tables/shelf.toml"), "shelf.toml");
  EXPECT_EQ(place_now("log/toy.toml"), "toy/log.toml");
  EXPECT_EQ(place_now("box/arkham.toml"), "arkham/parts.toml");
  EXPECT_EQ(place_now("lessons/catacombs.es.md"), "catacombs/lesson.es.md");
  EXPECT_EQ(place_now("salem/creatures.toml"), "salem/base/creatures.toml");
  for (const char* at_home :
       {"salem/base/creatures.toml", "arkham/lighthouse/box.toml", "avalon/own/island.toml",
        "words/client.toml", "words/chess.tsv", "x"})
    EXPECT_EQ(place_now(at_home), "") << at_home;

  write("words/salem.tsv", "key\n");
  write("salem/base/events.toml", "");
  use_folder(path_);
  const std::vector<Moved> moved = moved_files();
  ASSERT_EQ(moved.size(), 1u);
  EXPECT_EQ(moved.front().from, "words/salem.tsv");
  EXPECT_EQ(moved.front().to, "salem/words.tsv");
}

TEST(Content, AStandInComesBeforeEverythingAndLeavesNothingBehind) {
  const std::uint64_t before = hash_of("salem/");
  {
    const StandIn page("salem/ledger/salem.md", "nothing");
    EXPECT_EQ(find("salem/ledger/salem.md"), "nothing");
    EXPECT_NE(hash_of("salem/"), before);
  }
  EXPECT_EQ(hash_of("salem/"), before);
}

}  // namespace
}  // namespace tavola::content

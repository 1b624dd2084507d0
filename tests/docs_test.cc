// What the docs say about the code is so: the layers of docs/architecture.md are those of
// CMakeLists.txt and of the includes, its rooms are folders, README.md leads to every page, and its
// pictures are there.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace tavola {
namespace {

namespace fs = std::filesystem;

/// Every library, in order, with those that it may use.
struct Layers {
  std::vector<std::string> order;
  std::map<std::string, std::set<std::string>> knows;
};

std::string text_of(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

/// The shelves on which libraries stand, each with the folders that libraries of another name do
/// not look into.
const std::vector<std::string> kShelves = {"engine", "table", "games"};

/// Every source and header below the shelves.
std::vector<fs::path> all_sources() {
  std::vector<fs::path> found;
  for (const std::string& shelf : kShelves)
    for (const auto& entry : fs::recursive_directory_iterator(shelf))
      if (entry.path().extension() == ".cc" || entry.path().extension() == ".h")
        found.push_back(entry.path());
  return found;
}

bool is_of_tests(const fs::path& path) {
  const std::string name = path.filename().string();
  return name.ends_with("_test.cc") || name.ends_with("_for_tests.h");
}

/// tavola_library(scene DEPENDS core words TEST_DEPENDS games/toy) and the like.
Layers layers_of_the_build() {
  Layers layers;
  const std::string text = text_of("CMakeLists.txt");
  const std::regex call(R"(\n\s*tavola_(library|games|program)\(([^)]*)\))");
  for (std::sregex_iterator i(text.begin(), text.end(), call), end; i != end; ++i) {
    std::istringstream words((*i)[2]);
    std::string word;
    std::string folder = "games";
    if ((*i)[1] != "games") words >> folder;
    layers.order.push_back(folder);
    std::set<std::string>& knows = layers.knows[folder];
    bool depends = false;
    while (words >> word) {
      if (word == "DEPENDS" || word == "TEST_DEPENDS" || word == "OUTPUT")
        depends = word == "DEPENDS";
      else if (depends)
        knows.insert(word);
    }
  }
  return layers;
}

/// "  scene/   what a seat sees …   knows core, words"
Layers layers_of_the_page() {
  Layers layers;
  std::istringstream page(text_of("docs/architecture.md"));
  const std::regex row(R"(  ([a-z]+)/ .* knows ([a-z, ]+))");
  for (std::string line; std::getline(page, line);) {
    std::smatch found;
    if (!std::regex_match(line, found, row)) continue;
    std::set<std::string>& knows = layers.knows[found[1]];
    if (found[2] == "everything") knows.insert(layers.order.begin(), layers.order.end());
    layers.order.push_back(found[1]);
    if (found[2] == "everything" || found[2] == "nothing") continue;
    std::string names = found[2];
    std::replace(names.begin(), names.end(), ',', ' ');
    std::istringstream words(names);
    knows.insert(std::istream_iterator<std::string>(words), {});
  }
  return layers;
}

TEST(Docs, TheLayersOfThePageAreThoseOfTheBuild) {
  const Layers page = layers_of_the_page();
  const Layers build = layers_of_the_build();
  ASSERT_GE(build.order.size(), 14U);
  EXPECT_EQ(page.order, build.order);
  for (const std::string& folder : build.order)
    EXPECT_EQ(page.knows.contains(folder) ? page.knows.at(folder) : std::set<std::string>{"?"},
              build.knows.at(folder))
        << folder;
}

TEST(Docs, AFolderIncludesOnlyWhatItMayUse) {
  const Layers build = layers_of_the_build();
  const std::regex include("#include \"([a-z]+)/([a-z]*)");
  int seen = 0;
  for (const fs::path& path : all_sources()) {
    if (is_of_tests(path)) continue;
    // engine/core/table.h is of core, games/salem/state.h of games.
    const auto shelf = path.begin();
    const auto part = std::next(shelf);
    const std::string folder = *shelf == "games" ? "games" : part->string();
    const std::string game = *shelf == "games" ? part->string() : "";
    const std::string text = text_of(path);
    for (std::sregex_iterator i(text.begin(), text.end(), include), end; i != end; ++i) {
      ++seen;
      const std::string used = (*i)[1];
      if (used != folder && build.knows.contains(used))
        EXPECT_TRUE(build.knows.at(folder).contains(used)) << path << " includes " << used;
      // A game knows itself and what registers games, never another game.
      if (used == "games" && folder == "games" && fs::is_directory("games/" + game) &&
          fs::is_directory("games/" + (*i)[2].str()))
        EXPECT_EQ((*i)[2], game) << path;
    }
  }
  EXPECT_GT(seen, 500);
}

TEST(Docs, TheRulesOfAGameReachABoxThroughOneHeaderOfHooks) {
  // A box is a folder of a game with a box.toml; that of the base game is the game.
  std::map<std::string, std::set<std::string>> boxes;
  for (const auto& game : fs::directory_iterator("games"))
    if (game.is_directory())
      for (const auto& box : fs::directory_iterator(game))
        if (fs::exists(box.path() / "box.toml") && box.path().filename() != "base")
          boxes[game.path().filename().string()].insert(box.path().filename().string());
  EXPECT_EQ(boxes["arkham"], (std::set<std::string>{"dunwich", "kingsport", "pharaoh", "yellow"}));
  const std::regex include("#include \"games/([a-z]+)/([a-z]+)/");
  int rules = 0;
  for (const auto& [game, names] : boxes)
    for (const fs::path& path : all_sources()) {
      if (is_of_tests(path) || !path.generic_string().starts_with("games/" + game + "/rules/"))
        continue;
      ++rules;
      const std::string text = text_of(path);
      for (std::sregex_iterator i(text.begin(), text.end(), include), end; i != end; ++i)
        EXPECT_FALSE(names.contains((*i)[2])) << path << " includes the box " << (*i)[2];
    }
  EXPECT_GT(rules, 50);
}

/// "| `play` | `session`, `engine` … |": the rooms of each folder.
std::map<std::string, std::set<std::string>> rooms_of_the_page() {
  std::map<std::string, std::set<std::string>> rooms;
  std::istringstream page(text_of("docs/architecture.md"));
  const std::regex row(R"(\| `([a-z_/]+)` \| (.*) \|)");
  const std::regex name("`([a-z_]+)`");
  for (std::string line; std::getline(page, line);) {
    std::smatch found;
    if (!std::regex_match(line, found, row)) continue;
    const std::string text = found[2];
    for (std::sregex_iterator i(text.begin(), text.end(), name), end; i != end; ++i)
      rooms[found[1]].insert((*i)[1]);
  }
  return rooms;
}

/// Folders with sources within a folder of sources, by how the page calls that: "scene",
/// "games/salem".
TEST(Docs, TheRoomsOfThePageAreTheFoldersThatThereAre) {
  std::map<std::string, std::set<std::string>> rooms;
  for (const fs::path& path : all_sources()) {
    fs::path folder = path.parent_path();
    for (; folder.has_parent_path(); folder = folder.parent_path()) {
      const std::string room = folder.filename().string();
      std::string outer = folder.parent_path().generic_string();
      for (const std::string shelf : {"engine/", "table/"})
        if (outer.starts_with(shelf)) outer = outer.substr(shelf.size());
      if (std::ranges::find(kShelves, outer) == kShelves.end() && !room.ends_with("_for_tests"))
        rooms[outer].insert(room);
    }
  }
  EXPECT_EQ(rooms_of_the_page(), rooms);
}

TEST(Docs, TheReadmeLeadsToEveryPage) {
  const std::string readme = text_of("README.md");
  int pages = 0;
  for (const auto& entry : fs::directory_iterator("docs")) {
    if (entry.path().extension() != ".md") continue;
    ++pages;
    const std::string link = "(" + entry.path().generic_string() + ")";
    EXPECT_NE(readme.find(link), std::string::npos) << link;
  }
  EXPECT_GT(pages, 10);
}

TEST(Docs, ThePicturesOfTheReadmeAreThereAndLoadFast) {
  const std::string readme = text_of("README.md");
  const std::regex picture(R"(!\[([^\]]*)\]\(([^)]+)\))");
  int pictures = 0;
  for (std::sregex_iterator i(readme.begin(), readme.end(), picture), end; i != end; ++i) {
    ++pictures;
    EXPECT_FALSE((*i)[1].str().empty()) << (*i)[2] << " says nothing to those who cannot see it";
    ASSERT_TRUE(fs::exists((*i)[2].str())) << (*i)[2] << ": run tools/pictures";
    EXPECT_LT(fs::file_size((*i)[2].str()), 250U * 1024U) << (*i)[2];
  }
  EXPECT_GE(pictures, 3);
}

}  // namespace
}  // namespace tavola

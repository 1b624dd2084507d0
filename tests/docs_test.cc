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

/// Every folder below src/, in order, with the folders that it may use.
struct Layers {
  std::vector<std::string> order;
  std::map<std::string, std::set<std::string>> knows;
};

std::string text_of(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
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
  for (const auto& entry : fs::recursive_directory_iterator("src")) {
    const fs::path& path = entry.path();
    const std::string name = path.filename().string();
    if ((path.extension() != ".cc" && path.extension() != ".h") || name.ends_with("_test.cc") ||
        name.ends_with("_for_tests.h"))
      continue;
    const auto part = std::next(path.begin());
    const std::string folder = part->string();
    const std::string game = folder == "games" ? std::next(part)->string() : "";
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

/// "| `play` | `session`, `engine` … |": the rooms of each folder below src/.
std::map<std::string, std::set<std::string>> rooms_of_the_page() {
  std::map<std::string, std::set<std::string>> rooms;
  std::istringstream page(text_of("docs/architecture.md"));
  const std::regex row(R"(\| `([a-z/]+)` \| (.*) \|)");
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

TEST(Docs, TheRoomsOfThePageAreTheFoldersThatThereAre) {
  std::map<std::string, std::set<std::string>> rooms;
  for (const auto& entry : fs::recursive_directory_iterator("src")) {
    const std::string room = entry.path().filename().string();
    const std::string folder = fs::relative(entry.path().parent_path(), "src").generic_string();
    if (entry.is_directory() && folder != "." && folder != "games" && !room.ends_with("_for_tests"))
      rooms[folder].insert(room);
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

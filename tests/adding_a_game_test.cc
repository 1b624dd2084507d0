// The page that explains how to add a game prints the toy game in pieces. Put together they are the
// file that is built, and that file stays as short as the page promises.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <string>

namespace tavola::tests {
namespace {

std::string read(const char* path) {
  std::ifstream in(path, std::ios::binary);
  EXPECT_TRUE(in) << path << ": run from the root of the project";
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

TEST(AddingAGame, ThePagePrintsTheGameThatIsBuilt) {
  const std::string page = read("docs/adding-a-game.md");
  static constexpr std::string_view kOpen = "\n```cpp\n";
  static constexpr std::string_view kClose = "\n```\n";
  std::string printed;
  for (std::size_t at = page.find(kOpen); at != std::string::npos; at = page.find(kOpen, at)) {
    at += kOpen.size();
    const std::size_t end = page.find(kClose, at);
    ASSERT_NE(end, std::string::npos) << "a code block is not closed";
    printed += page.substr(at, end + 1 - at);
    at = end;
  }
  EXPECT_EQ(printed, read("games/toy/toy.cc"));
}

TEST(AddingAGame, TheToyGameIsShort) {
  const std::string file = read("games/toy/toy.cc");
  EXPECT_LT(std::count(file.begin(), file.end(), '\n'), 150);
}

}  // namespace
}  // namespace tavola::tests

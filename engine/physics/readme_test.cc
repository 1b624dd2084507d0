// The example of README.md, compiled and run: what stands there is what stands here.
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <string>

#include "physics/simulation.h"

namespace tavola::physics {
namespace {

// clang-format off
std::string example() {
  // A striker against two coins, one of them against the post.
  const Rectangle board{-350, -350, 350, 350};
  const Body bodies[] = {
      {.id = 1, .x = 0, .y = -200, .radius = 20, .mass = mass_of(20)},
      {.id = 2, .x = 4, .y = 0, .radius = 15, .mass = mass_of(15)},
      {.id = 3, .x = 16, .y = 120, .radius = 15, .mass = mass_of(15)},
      {.id = 4, .x = 16, .y = 145, .radius = 10, .mass = mass_of(10), .fixed = true},
  };
  Simulation simulation;  // make one for each thread and keep it
  const Flick flick{.shot = 1, .dx = 0, .dy = 1, .speed = 1800};
  const auto done = simulation.flick(board, bodies, flick);
  if (!done) return sentence(done.error());  // "Bodies 1 and 2 overlap."
  std::string story;
  for (const Contact& contact : (*done)->contacts)
    story += std::to_string(contact.a) + " met " + std::to_string(contact.b) + "\n";
  for (const Departure& gone : (*done)->left)
    story += std::to_string(gone.id) + " left the board\n";
  for (const Body& body : (*done)->rest)
    if (!body.fixed) story += std::to_string(body.id) + " lies still\n";
  return story;
}
// clang-format on

std::string file(const std::string& name) {
  std::ifstream in(name);
  std::stringstream text;
  text << in.rdbuf();
  return text.str();
}

std::string between(const std::string& text, const std::string& begin, const std::string& end) {
  const std::size_t from = text.find(begin) + begin.size();
  return text.substr(from, text.find(end, from) - from);
}

TEST(FlickReadme, TheExampleIsCompiled) {
  const std::string shown = between(file("engine/physics/README.md"), "```cpp\n", "```");
  std::string indented;
  std::istringstream lines(shown);
  for (std::string line; std::getline(lines, line);)
    indented += (line.empty() ? "" : "  " + line) + "\n";
  const std::string compiled = between(file("engine/physics/readme_test.cc"),
                                       "std::string example() {\n", "}\n// clang-format");
  EXPECT_EQ(indented, compiled);
}

TEST(FlickReadme, TheExampleTellsItsStory) {
  EXPECT_EQ(example(),
            "1 met 2\n"
            "2 met 3\n"
            "3 met 4\n"
            "1 met 2\n"
            "1 lies still\n"
            "2 lies still\n"
            "3 lies still\n");
}

}  // namespace
}  // namespace tavola::physics

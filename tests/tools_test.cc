// The scripts of tools/, and run and test beside them: asked for --help, each says what it is for,
// and builds, installs and fetches nothing.
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "shell.h"

namespace tavola::tests {
namespace {

namespace fs = std::filesystem;

// Whatever builds, installs or fetches, in the place of which a stand-in writes down its name.
constexpr const char* kBusy[] = {
    "cmake", "ninja", "ccache", "clang++-22", "g++",          "apt-get", "sudo",
    "npm",   "npx",   "node",   "curl",       "clang-format", "git",     "clang-format-14"};

std::string text_of_file(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

std::vector<fs::path> scripts() {
  std::vector<fs::path> list = {"run", "test"};
  for (const auto& entry : fs::directory_iterator("tools"))
    if (entry.is_regular_file() && ::access(entry.path().c_str(), X_OK) == 0)
      list.push_back(entry.path());
  return list;
}

TEST(Tools, SayWhatTheyAreForAndBuildNothing) {
  const fs::path folder =
      fs::path(testing::TempDir()) / ("tavola-tools-" + std::to_string(::getpid()));
  fs::create_directories(folder);
  const fs::path called = folder / "called.txt";
  for (const char* name : kBusy) {
    std::ofstream(folder / name) << "#!/bin/sh\necho " << name << " >> " << called.string() << "\n";
    fs::permissions(folder / name, fs::perms::owner_all);
  }
  int asked = 0;
  for (const fs::path& script : scripts()) {
    SCOPED_TRACE(script.string());
    fs::remove(called);
    for (const char* help : {"--help", "-h"}) {
      const Ended done = run_in_shell("PATH=" + folder.string() + ":$PATH timeout 60 ./" +
                                      script.string() + " " + help + " 2>&1");
      EXPECT_EQ(done.code, 0) << done.said;
      EXPECT_GT(done.said.size(), 60U) << done.said;
      ++asked;
    }
    EXPECT_EQ(text_of_file(called), "");
  }
  EXPECT_GT(asked, 30);
  fs::remove_all(folder);
}

}  // namespace
}  // namespace tavola::tests

// The content of Catacombs with something else written in one file, for tests of what the rules do
// with cards that the game does not have, and of what the loader refuses.
#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "content/content.h"

namespace tavola::catacombs {

/// The shipped content with one file changed: the first `from` becomes `to`.
class ChangedContent {
 public:
  ChangedContent(const std::string& file, const std::string& from, const std::string& to) {
    folder_ = std::filesystem::temp_directory_path() /
              ("tavola-catacombs-content-" + std::to_string(::getpid()));
    std::filesystem::create_directories(folder_ / "catacombs");
    content::use_folder({});
    std::string text(*content::find("catacombs/" + file));
    const std::size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    if (at != std::string::npos) text.replace(at, from.size(), to);
    std::ofstream(folder_ / "catacombs" / file) << text;
    content::use_folder(folder_);
  }
  ~ChangedContent() {
    content::use_folder({});
    std::filesystem::remove_all(folder_);
  }
  ChangedContent(const ChangedContent&) = delete;
  ChangedContent& operator=(const ChangedContent&) = delete;

 private:
  std::filesystem::path folder_;
};

}  // namespace tavola::catacombs

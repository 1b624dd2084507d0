// A game's content with something else written in one file, for tests of what its rules do with
// cards that it does not have, and of what its loader refuses.
#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "content/content.h"

namespace tavola::content {

/// The shipped content with one file changed: the first `from` becomes `to`.
class ChangedContent {
 public:
  /// `file` by its whole name, such as "salem/base/events.toml".
  ChangedContent(const std::string& file, const std::string& from, const std::string& to) {
    folder_ = std::filesystem::temp_directory_path() /
              ("tavola-changed-content-" + std::to_string(::getpid()));
    std::filesystem::create_directories((folder_ / file).parent_path());
    use_folder({});
    std::string text(*find(file));
    const std::size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    if (at != std::string::npos) text.replace(at, from.size(), to);
    std::ofstream(folder_ / file) << text;
    use_folder(folder_);
  }
  ~ChangedContent() {
    use_folder({});
    std::filesystem::remove_all(folder_);
  }
  ChangedContent(const ChangedContent&) = delete;
  ChangedContent& operator=(const ChangedContent&) = delete;

 private:
  std::filesystem::path folder_;
};

}  // namespace tavola::content

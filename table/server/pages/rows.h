// Lists that the build of the client writes: lines of words between tabs.
#pragma once

#include <algorithm>
#include <string_view>
#include <vector>

namespace tavola::server {

inline std::vector<std::string_view> split(std::string_view text, char at) {
  std::vector<std::string_view> parts;
  while (!text.empty()) {
    parts.push_back(text.substr(0, text.find(at)));
    text.remove_prefix(std::min(text.size(), parts.back().size() + 1));
  }
  return parts;
}

}  // namespace tavola::server

// The table that the build writes: one row for each embedded file, sorted by name.
#pragma once

#include <cstddef>
#include <string_view>

namespace tavola::content {

struct EmbeddedFile {
  const char* name;
  const char* begin;
  const char* end;

  std::string_view bytes() const { return {begin, static_cast<std::size_t>(end - begin)}; }
};

extern const EmbeddedFile kEmbeddedFiles[];
extern const std::size_t kEmbeddedFileCount;

}  // namespace tavola::content

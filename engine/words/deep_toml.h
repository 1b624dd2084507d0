// A file of TOML may nest its tables by dots as deep as it is long, and whoever walks through them
// afterwards, the parser's own clearing up included, goes down once for each. So the depth is
// looked at before a file is parsed.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tavola::words {

/// The most parts of a key or of a table's name; what we write has four at the most.
inline constexpr int kMostKeyParts = 16;

inline constexpr std::string_view kDeepKeySentence =
    "a key or the name of a table has at most 16 parts with dots between them";

struct DeepKey {
  int line = 1;
  int column = 1;
};
/// Where a key begins that has more parts than that; nothing if there is none.
std::optional<DeepKey> deep_key(std::string_view toml);

/// The same as a sentence with its place, "game.toml:3:1: …", or nothing.
std::optional<std::string> too_deep(std::string_view toml, std::string_view file);

}  // namespace tavola::words

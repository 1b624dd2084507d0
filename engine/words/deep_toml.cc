#include "words/deep_toml.h"

#include <algorithm>

namespace tavola::words {
namespace {

/// Behind the text in quotes that begins here; at the end of the file if nobody closes it.
std::size_t behind_text(std::string_view toml, std::size_t at) {
  const char quote = toml[at];
  const std::string three(3, quote);
  const bool lines = toml.substr(at).starts_with(three);
  const std::string_view ends = lines ? std::string_view(three) : toml.substr(at, 1);
  for (at += ends.size(); at < toml.size(); ++at) {
    if (toml[at] == '\\' && quote == '"')
      ++at;
    else if (toml.substr(at).starts_with(ends))
      return at + ends.size();
    else if (!lines && toml[at] == '\n')
      return at;  // the parser will say what is wrong
  }
  return toml.size();
}

}  // namespace

std::optional<DeepKey> deep_key(std::string_view toml) {
  int dots = 0;
  std::size_t key = 0;  // where the key began that is being read, if it is one
  for (std::size_t at = 0; at < toml.size();) {
    const char c = toml[at];
    if (c == '#') {
      at = std::min(toml.find('\n', at), toml.size());
      continue;
    }
    if (c == '"' || c == '\'') {
      at = behind_text(toml, at);
      continue;
    }
    ++at;
    if (std::string_view("\n=[]{},").contains(c)) {
      dots = 0;
      key = at;
    } else if (c == '.' && ++dots >= kMostKeyParts) {
      const std::string_view before = toml.substr(0, key);
      const std::size_t line = before.rfind('\n');
      return DeepKey{static_cast<int>(std::ranges::count(before, '\n')) + 1,
                     static_cast<int>(line == std::string_view::npos ? key + 1 : key - line)};
    }
  }
  return std::nullopt;
}

std::optional<std::string> too_deep(std::string_view toml, std::string_view file) {
  const std::optional<DeepKey> deep = deep_key(toml);
  if (!deep) return std::nullopt;
  return std::string(file) + ":" + std::to_string(deep->line) + ":" + std::to_string(deep->column) +
         ": " + std::string(kDeepKeySentence);
}

}  // namespace tavola::words

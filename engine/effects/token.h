// The words, numbers and marks of the effect notation. Words are lower-case and may carry an
// apostrophe, an underscore, or a hyphen or point between letters ("r'lyeh", "mi-go"), so that the
// names of the games can be written as they are spoken.
#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

namespace tavola::effects {

enum class TokenKind : std::uint8_t { kWord, kNumber, kMark, kEnd };

struct Token {
  TokenKind kind = TokenKind::kEnd;
  std::string_view text;  // into the notation
  std::uint16_t offset = 0;
  std::int32_t number = 0;

  bool is(std::string_view s) const { return kind != TokenKind::kEnd && text == s; }
  bool word() const { return kind == TokenKind::kWord; }
};

struct TokenError {
  int offset = 0;
  std::string message;
};

inline constexpr std::size_t kLongestEffect = 8000;
inline constexpr std::int32_t kLargestNumber = 9999;

/// Splits the notation into tokens; the last one is always kEnd. The tokens point into `text`.
std::expected<std::vector<Token>, TokenError> tokenize(std::string_view text);

}  // namespace tavola::effects

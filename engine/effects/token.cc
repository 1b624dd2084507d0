// Splitting a line of notation into words, numbers and marks.
#include "effects/token.h"

namespace tavola::effects {
namespace {

bool letter(char c) { return c >= 'a' && c <= 'z'; }
bool digit(char c) { return c >= '0' && c <= '9'; }
bool blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }
bool inner(char c) { return letter(c) || digit(c) || c == '_' || c == '\''; }

std::size_t word_end(std::string_view text, std::size_t at) {
  while (at < text.size()) {
    const bool joins = (text[at] == '-' || text[at] == '.') && at + 1 < text.size() &&
                       letter(text[at - 1]) && letter(text[at + 1]);
    if (!inner(text[at]) && !joins) break;
    ++at;
  }
  return at;
}

std::size_t mark_length(std::string_view rest) {
  for (std::string_view two : {"..", ">=", "<="})
    if (rest.starts_with(two)) return 2;
  return std::string_view("{}()[]:;,|+-*=<>").contains(rest[0]) ? 1 : 0;
}

}  // namespace

std::expected<std::vector<Token>, TokenError> tokenize(std::string_view text) {
  if (text.size() > kLongestEffect)
    return std::unexpected(TokenError{0, "this effect is too long; split it into several cards"});
  std::vector<Token> tokens;
  std::size_t at = 0;
  while (true) {
    while (at < text.size() && blank(text[at])) ++at;
    const auto offset = static_cast<std::uint16_t>(at);
    if (at == text.size()) {
      tokens.push_back({TokenKind::kEnd, text.substr(at), offset, 0});
      return tokens;
    }
    if (letter(text[at])) {
      const std::size_t end = word_end(text, at);
      tokens.push_back({TokenKind::kWord, text.substr(at, end - at), offset, 0});
      at = end;
    } else if (digit(text[at])) {
      std::int32_t number = 0;
      const std::size_t begin = at;
      for (; at < text.size() && digit(text[at]); ++at) {
        number = number * 10 + (text[at] - '0');
        if (number > kLargestNumber)
          return std::unexpected(TokenError{static_cast<int>(begin), "numbers go up to 9999"});
      }
      if (at < text.size() && (letter(text[at]) || text[at] == '_'))
        return std::unexpected(TokenError{static_cast<int>(at), "put a space after a number"});
      tokens.push_back({TokenKind::kNumber, text.substr(begin, at - begin), offset, number});
    } else if (const std::size_t length = mark_length(text.substr(at)); length > 0) {
      tokens.push_back({TokenKind::kMark, text.substr(at, length), offset, 0});
      at += length;
    } else if (text[at] >= 'A' && text[at] <= 'Z') {
      return std::unexpected(TokenError{static_cast<int>(at),
                                        "write effects in lower case; the printer sets capitals"});
    } else {
      return std::unexpected(
          TokenError{static_cast<int>(at), "this character has no meaning here"});
    }
  }
}

}  // namespace tavola::effects

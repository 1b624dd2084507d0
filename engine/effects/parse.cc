// The way into the parser, and the place of an error in its file.
#include "effects/parse.h"

#include <algorithm>

#include "effects/parser.h"

namespace tavola::effects {

Error error_at(const Place& place, std::string_view text, int offset, std::string message) {
  Error error{std::string(place.file), place.line, place.column, std::move(message)};
  const auto end = std::min(static_cast<std::size_t>(offset), text.size());
  for (std::size_t i = 0; i < end; ++i) {
    if (text[i] == '\n') {
      ++error.line;
      error.column = 1;
    } else {
      ++error.column;
    }
  }
  return error;
}

std::expected<Program, Error> parse(const Grammar& grammar, std::string_view text,
                                    const Place& place) {
  auto tokens = tokenize(text);
  if (!tokens)
    return std::unexpected(
        error_at(place, text, tokens.error().offset, std::move(tokens.error().message)));
  Parser quick(grammar, *tokens, Parser::Explains::kNo);
  if (const NodeId root = quick.whole(); root != kNoNode) return quick.take(root);
  Parser parser(grammar, *tokens, Parser::Explains::kYes);
  parser.whole();
  return std::unexpected(error_at(place, text, parser.offset(), parser.message()));
}

}  // namespace tavola::effects

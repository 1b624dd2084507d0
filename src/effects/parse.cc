// The way into the parser, the place of an error in its file, and the search for the nearest word.
#include "effects/parse.h"

#include <algorithm>
#include <vector>

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

std::string_view nearest(std::string_view word, const std::vector<std::string_view>& candidates) {
  // Edit distance with a swap of neighbours as one slip; only words that are mostly right count.
  std::string_view best;
  std::size_t best_distance = word.size() <= 3 ? 2 : word.size() / 3 + 2;
  std::vector<std::size_t> before, row, next;
  for (const std::string_view candidate : candidates) {
    const std::size_t n = candidate.size();
    if (n > word.size() + best_distance || word.size() > n + best_distance) continue;
    before.assign(n + 1, 0), row.resize(n + 1), next.resize(n + 1);
    for (std::size_t j = 0; j <= n; ++j) row[j] = j;
    for (std::size_t i = 1; i <= word.size(); ++i) {
      next[0] = i;
      for (std::size_t j = 1; j <= n; ++j) {
        next[j] =
            std::min({row[j] + 1, next[j - 1] + 1, row[j - 1] + (word[i - 1] != candidate[j - 1])});
        if (i > 1 && j > 1 && word[i - 1] == candidate[j - 2] && word[i - 2] == candidate[j - 1])
          next[j] = std::min(next[j], before[j - 2] + 1);
      }
      std::swap(before, row);
      std::swap(row, next);
    }
    if (row[n] < best_distance) best_distance = row[n], best = candidate;
  }
  return best;
}

std::expected<Program, Error> parse(const Grammar& grammar, std::string_view text,
                                    const Place& place) {
  auto tokens = tokenize(text);
  if (!tokens)
    return std::unexpected(
        error_at(place, text, tokens.error().offset, std::move(tokens.error().message)));
  Parser parser(grammar, *std::move(tokens));
  const NodeId root = parser.whole();
  if (root == kNoNode)
    return std::unexpected(error_at(place, text, parser.offset(), parser.message()));
  return parser.take(root);
}

}  // namespace tavola::effects

#include "words/nearest.h"

#include <algorithm>

namespace tavola::words {

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

}  // namespace tavola::words

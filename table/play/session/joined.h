// What is wrong with a state, as one sentence.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace tavola::play {

inline std::string joined(const std::vector<std::string>& sentences) {
  constexpr std::size_t kShown = 8;
  std::string all;
  for (std::size_t i = 0; i < sentences.size() && i < kShown; ++i)
    all += (i == 0 ? "" : "; ") + sentences[i];
  if (sentences.size() > kShown)
    all += "; and " + std::to_string(sentences.size() - kShown) + " more";
  return all;
}

}  // namespace tavola::play

// The word that somebody most likely meant: errors about a word that is not known name the nearest
// one that is.
#pragma once

#include <string_view>
#include <vector>

namespace tavola::words {

/// The word of `candidates` that `word` was most likely meant to be, or nothing when none is near.
std::string_view nearest(std::string_view word, const std::vector<std::string_view>& candidates);

}  // namespace tavola::words

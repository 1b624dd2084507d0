#include "games/notation.h"

#include <algorithm>

#include "games/listed.h"

namespace tavola::games {

const effects::Grammar* notation_of(std::string_view game) {
  const auto found = std::ranges::find(listed(), game, &Listed::id);
  if (found == listed().end() || found->grammar == nullptr) return nullptr;
  return &found->grammar();
}

}  // namespace tavola::games

// What cards can matter for at all, as sets. Most cards have nothing to say to most questions of
// the rules; the union over everything that an investigator has tells so at one look, and is kept
// in the state.
#pragma once

#include <cstdint>

namespace tavola::arkham {

struct Relevance {
  std::uint32_t traits = 0;    // set of Trait, of statements that always hold
  std::uint32_t bonuses = 0;   // set of Bonus that a statement adds to, always or sometimes
  std::uint32_t triggers = 0;  // set of CardMoment
  std::uint16_t windows = 0;   // set of Window in which something may be used, or cast
  std::uint16_t classes = 0;   // set of ItemClass that cards belong to

  constexpr Relevance& operator|=(const Relevance& other) {
    traits |= other.traits;
    bonuses |= other.bonuses;
    triggers |= other.triggers;
    windows |= other.windows;
    classes |= other.classes;
    return *this;
  }
  friend constexpr bool operator==(const Relevance&, const Relevance&) = default;
};

}  // namespace tavola::arkham

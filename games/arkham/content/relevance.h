// What cards can matter for at all, as sets. Most cards have nothing to say to most questions of
// the rules; the union over everything that an investigator has tells so at one look, and is kept
// in the state.
#pragma once

#include <cstdint>

#include "games/arkham/number_set.h"

namespace tavola::arkham {

struct Relevance {
  std::uint64_t traits = 0;   // set of Trait, of statements that always hold
  std::uint64_t guarded = 0;  // the same, of statements that hold under a condition
  std::uint64_t bonuses = 0;  // set of Bonus that a statement adds to, always or sometimes
  std::uint64_t says = 0;     // kinds of statements, several on each bit (says_bit)
  MomentSet triggers;
  std::uint32_t windows = 0;  // set of Window in which something may be used, or cast
  std::uint32_t classes = 0;  // set of ItemClass that cards belong to

  constexpr Relevance& operator|=(const Relevance& other) {
    traits |= other.traits;
    guarded |= other.guarded;
    bonuses |= other.bonuses;
    says |= other.says;
    triggers |= other.triggers;
    windows |= other.windows;
    classes |= other.classes;
    return *this;
  }
  friend constexpr bool operator==(const Relevance&, const Relevance&) = default;
};

}  // namespace tavola::arkham

// Sets of small cards (Items, Secrets, Skills): a bit for each, in two words. Every such card is a
// piece of its own, so what somebody holds is a set, and so are those face up or used.
#pragma once

#include <bit>
#include <cstdint>

#include "games/avalon/limits.h"

namespace tavola::avalon {

class CardSet {
 public:
  static constexpr int kRoom = 128;

  constexpr void add(int card) { words_[card >> 6] |= bit(card); }
  constexpr void remove(int card) { words_[card >> 6] &= ~bit(card); }
  constexpr bool has(int card) const { return (words_[card >> 6] & bit(card)) != 0; }
  constexpr bool empty() const { return (words_[0] | words_[1]) == 0; }
  constexpr int count() const { return std::popcount(words_[0]) + std::popcount(words_[1]); }
  constexpr void clear() { words_[0] = words_[1] = 0; }
  /// Visits the cards from the smallest number on; the set may change meanwhile.
  template <class F>
  constexpr void each(F&& visit) const {
    for (int word = 0; word < 2; ++word)
      for (std::uint64_t left = words_[word]; left != 0; left &= left - 1)
        visit(static_cast<std::uint8_t>(64 * word + std::countr_zero(left)));
  }
  friend constexpr CardSet operator&(CardSet a, CardSet b) {
    a.words_[0] &= b.words_[0];
    a.words_[1] &= b.words_[1];
    return a;
  }
  friend constexpr CardSet operator|(CardSet a, CardSet b) {
    a.words_[0] |= b.words_[0];
    a.words_[1] |= b.words_[1];
    return a;
  }
  /// What is in `a` and not in `b`.
  friend constexpr CardSet operator-(CardSet a, CardSet b) {
    a.words_[0] &= ~b.words_[0];
    a.words_[1] &= ~b.words_[1];
    return a;
  }
  friend constexpr bool operator==(const CardSet&, const CardSet&) = default;

 private:
  static constexpr std::uint64_t bit(int card) { return std::uint64_t{1} << (card & 63); }
  std::uint64_t words_[2] = {};
};

static_assert(kMostItems <= CardSet::kRoom && kMostSecrets <= CardSet::kRoom &&
              kMostSkills <= CardSet::kRoom);

}  // namespace tavola::avalon

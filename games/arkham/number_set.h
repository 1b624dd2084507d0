// Sets of areas, of the slots that monsters stand in and of kinds of monsters: a bit for each, in
// two words. They are asked all the time and are part of the state, so they are plain values, and a
// set of one thing cannot be taken for a set of another.
#pragma once

#include <bit>
#include <cstdint>
#include <iterator>
#include <type_traits>

#include "games/arkham/limits.h"

namespace tavola::arkham {

/// `Of` says what the numbers are, and of which type.
template <class Of>
class NumberSet {
 public:
  using Number = typename Of::Number;
  static constexpr int kRoom = 128;  // its members are below this

  constexpr NumberSet() = default;
  static constexpr NumberSet only(int member) {
    NumberSet set;
    set.add(member);
    return set;
  }
  static constexpr NumberSet from_words(std::uint64_t low, std::uint64_t high) {
    NumberSet set;
    set.low_ = low;
    set.high_ = high;
    return set;
  }

  constexpr void add(int member) { word(member) |= bit_in_word(member); }
  constexpr void remove(int member) { word(member) &= ~bit_in_word(member); }
  constexpr bool has(int member) const {
    return (((member < 64 ? low_ : high_) >> (member & 63)) & 1U) != 0;
  }
  constexpr bool empty() const { return (low_ | high_) == 0; }
  constexpr int size() const {
    return std::popcount(low_) + (high_ == 0 ? 0 : std::popcount(high_));  // which it mostly is
  }
  /// The smallest member of a set that has one.
  constexpr Number first() const { return *begin(); }

  friend constexpr NumberSet operator|(NumberSet a, NumberSet b) {
    return from_words(a.low_ | b.low_, a.high_ | b.high_);
  }
  friend constexpr NumberSet operator&(NumberSet a, NumberSet b) {
    return from_words(a.low_ & b.low_, a.high_ & b.high_);
  }
  /// What is in `a` and not in `b`.
  friend constexpr NumberSet operator-(NumberSet a, NumberSet b) {
    return from_words(a.low_ & ~b.low_, a.high_ & ~b.high_);
  }
  constexpr NumberSet& operator|=(NumberSet other) { return *this = *this | other; }
  constexpr NumberSet& operator&=(NumberSet other) { return *this = *this & other; }
  constexpr NumberSet& operator-=(NumberSet other) { return *this = *this - other; }
  friend constexpr bool operator==(NumberSet, NumberSet) = default;

  /// Goes through the members from the smallest on. It keeps what is left of the set by itself, so
  /// the set may change meanwhile.
  class Iterator {
   public:
    constexpr Iterator(std::uint64_t low, std::uint64_t high) : low_(low), high_(high) {}
    constexpr Number operator*() const {
      return static_cast<Number>(low_ != 0 ? std::countr_zero(low_) : 64 + std::countr_zero(high_));
    }
    constexpr Iterator& operator++() {
      std::uint64_t& left = low_ != 0 ? low_ : high_;
      left &= left - 1;
      return *this;
    }
    constexpr bool operator==(std::default_sentinel_t) const { return (low_ | high_) == 0; }

   private:
    std::uint64_t low_;
    std::uint64_t high_;
  };
  constexpr Iterator begin() const { return {low_, high_}; }
  constexpr std::default_sentinel_t end() const { return {}; }

 private:
  constexpr std::uint64_t& word(int member) { return member < 64 ? low_ : high_; }
  static constexpr std::uint64_t bit_in_word(int member) {
    return std::uint64_t{1} << (member & 63);
  }

  std::uint64_t low_ = 0;
  std::uint64_t high_ = 0;
};

/// As for the small sets in table.h.
template <class Of>
constexpr bool has(NumberSet<Of> set, int member) {
  return set.has(member);
}

struct OfAreas {
  using Number = std::uint8_t;
};
struct OfSlots {
  using Number = int;
};
struct OfMonsterKinds {
  using Number = std::uint8_t;
};
struct OfNouns {
  using Number = std::uint16_t;
};
/// Moments of cards, by their numbers in CardMoment.
struct OfMoments {
  using Number = std::uint8_t;
};
using AreaSet = NumberSet<OfAreas>;
using SlotSet = NumberSet<OfSlots>;
using MonsterKindSet = NumberSet<OfMonsterKinds>;
/// The nouns that a phrase lists, by their numbers. Of areas and kinds of monsters these are the
/// numbers that the state knows them by.
using NounSet = NumberSet<OfNouns>;
using MomentSet = NumberSet<OfMoments>;

static_assert(kMostAreas <= AreaSet::kRoom && kMonsterSlots <= SlotSet::kRoom);
static_assert(kMostMonsterKinds <= MonsterKindSet::kRoom);
static_assert(std::is_trivially_copyable_v<AreaSet> &&
              std::has_unique_object_representations_v<AreaSet>);

}  // namespace tavola::arkham

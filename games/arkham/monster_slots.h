// The monsters that are out of the cup, each in a slot of its own: which kind stands there, and
// where it is. Who is where is asked at every turn, so the kinds are one row of bytes and the
// places another, of which sixteen are looked at side by side (board/slots.h).
#pragma once

#include <cstdint>

#include "games/arkham/limits.h"

namespace tavola::arkham {

/// Who stands in a slot, or nobody: then both are 255, which is "none".
struct Monster {
  std::uint8_t kind = 255;
  std::uint8_t place = 255;
};

class MonsterSlots {
 public:
  constexpr MonsterSlots() {
    for (std::uint8_t& kind : kinds_) kind = Monster{}.kind;
    for (std::uint8_t& place : places_) place = Monster{}.place;
  }
  constexpr Monster operator[](int slot) const { return {kinds_[slot], places_[slot]}; }
  constexpr void put(int slot, Monster monster) {
    kinds_[slot] = monster.kind;
    places_[slot] = monster.place;
  }
  constexpr void move(int slot, std::uint8_t place) { places_[slot] = place; }
  constexpr void clear(int slot) { put(slot, Monster{}); }

  /// The row of all slots: which kind stands there, and where it is.
  constexpr const auto& kinds() const { return kinds_; }
  constexpr const auto& places() const { return places_; }

 private:
  std::uint8_t kinds_[kMonsterSlots];
  std::uint8_t places_[kMonsterSlots];
};

}  // namespace tavola::arkham

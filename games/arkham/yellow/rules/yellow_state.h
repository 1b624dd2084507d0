// The part of the state in which what The King in Yellow brings is kept: items that lie on the
// board, and what its cards have done for good or for the moment.
#pragma once

#include <cstdint>

namespace tavola::arkham {

inline constexpr int kMostLaid = 8;

/// An item that was put down in an area and stays there.
struct LaidItem {
  std::uint16_t card = 0xFFFF;  // of Content::cards; this place is free
  std::uint8_t place = 255;
  std::uint8_t tokens = 0;
};

struct Yellow {
  LaidItem laid[kMostLaid];       // those in use first
  std::uint8_t vaccinated = 0;    // set of seats, while the rumor that says so is in play
  std::uint8_t no_deputy = 0;     // nobody becomes Deputy any more
  std::uint8_t surge_calmed = 0;  // by a card, while the surge is being resolved
  std::uint8_t found_way = 0;     // a card keeps an investigator from being delayed or lost
  std::uint8_t laid_now = 255;    // the item that has no token left to remove
  std::uint8_t rise = 0;          // by how much the terror level is about to rise
  std::uint8_t spare[2] = {};
};
static_assert(sizeof(Yellow) % 8 == 0);  // no padding in the state

}  // namespace tavola::arkham

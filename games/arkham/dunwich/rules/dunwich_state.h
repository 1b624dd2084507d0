// The part of the state in which the Dunwich Horror is kept, and what that box counts.
#pragma once

#include <cstdint>

namespace tavola::arkham {

struct Dunwich {
  std::uint16_t worlds = 0;        // set of Other Worlds in which steps of the Mission were done
  std::uint8_t horror_tokens = 0;  // on the Dunwich Horror track
  std::uint8_t horror_card = 255;  // what it is like in the combat that goes on: a table card
  std::uint8_t tasks_done = 0;     // Tasks and Missions completed
  std::uint8_t retired = 0;        // investigators
  std::uint8_t rubble_drawn = 0;   // set of rubble tokens: those on the board
  std::uint8_t rubble_gone = 0;    // and those in the box
  std::uint8_t surging = 255;      // the area that a monster surge names, while it goes on
  // What has happened in this step of the game and is answered after it.
  std::uint8_t doom_added = 0;
  std::uint8_t allies_gone = 0;
  std::uint8_t limit_moved = 0;  // a card that speaks of the gate limit has come or gone
  std::uint8_t called = 0;  // set of seats that a spell has moved and that do not walk this turn
  std::uint8_t spare[3] = {};
};
static_assert(sizeof(Dunwich) % 8 == 0);  // no padding in the state

}  // namespace tavola::arkham

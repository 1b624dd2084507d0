// Monsters move: along the arrows, through the air, or as their own text says.
#pragma once

#include <cstdint>
#include <vector>

#include "games/arkham/table.h"

namespace tavola::arkham {

Rule<> move_monsters(Table& t, std::uint16_t white, std::uint16_t black);
/// What a monster would do if its symbol came up now: nothing changes.
struct Course {
  std::vector<Place> steps;        // along the arrows or into the sky
  AreaSet ends;                    // straight to one of these areas; of several one is chosen
  std::uint16_t text = kNoSource;  // what it does instead of moving
};
Course course_of(const State& s, int slot, bool white);

}  // namespace tavola::arkham

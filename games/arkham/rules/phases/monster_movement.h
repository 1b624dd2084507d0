// Monsters move: along the arrows, through the air, or as their own text says.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "games/arkham/table.h"

namespace tavola::arkham {

/// Those whose symbols are listed move one after the other, each as its course says; on a gate
/// burst all flying ones as well.
Rule<> move_monsters(Table& t, std::uint16_t white, std::uint16_t black, bool burst = false);

/// What a monster does when its symbol comes up: looked up here for the movement and for whoever
/// wants to see it beforehand.
struct Course {
  std::array<Place, 2> way = {kNone, kNone};  // along the arrows or into the sky
  int length = 0;                             // steps of the way
  AreaSet ends;                    // straight to one of these areas; of several one is chosen
  bool contested = false;          // there were more of them before the lowest Sneak decided
  bool by_water = false;           // straight to an aquatic location
  std::uint16_t text = kNoSource;  // what it does instead of moving
  Citation moves;                  // the rule by which it goes
  Citation stays;                  // why it does not, or no further
  std::span<const Place> steps() const {
    return std::span(way).first(static_cast<std::size_t>(length));
  }
};
Course course_of(const State& s, int slot, bool white);

/// Every monster in Arkham that does not fly moves along the arrow of one colour, as a normal one.
Rule<> march_monsters(Table& t, bool white, Citation rule);

}  // namespace tavola::arkham

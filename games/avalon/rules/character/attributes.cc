#include "games/avalon/rules/character/attributes.h"

namespace tavola::avalon {

int attribute(const State& s, Seat seat, Attribute which) {
  const Character& c = s.character(seat);
  int points = c.markers[static_cast<int>(which)];
  c.skills.each([&](std::uint8_t card) {
    points += content().possessions.skills[card].attribute == which ? 1 : 0;
  });
  return points;
}

}  // namespace tavola::avalon

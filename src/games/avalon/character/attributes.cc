#include "games/avalon/character/attributes.h"

namespace tavola::avalon {

int attribute(const State& s, Seat seat, Attribute which) {
  return s.character(seat).markers[static_cast<int>(which)];
}

}  // namespace tavola::avalon

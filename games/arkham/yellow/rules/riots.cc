// The Riots are Spawn: no cup has them, the limit does not mind them, and a beaten one returns to
// the box. (KY-019, DH-037 to DH-041)
#include "games/arkham/yellow/rules/riots.h"

#include <algorithm>
#include <iterator>

#include "games/arkham/hooks.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/board/spawn.h"
#include "games/arkham/table.h"

namespace tavola::arkham {
namespace {

/// It is on the board, or was beaten.
bool is_out(const State& s, std::uint8_t kind) {
  return std::ranges::find(s.monsters.kinds(), kind) != std::end(s.monsters.kinds());
}

}  // namespace

void riots_break_out(Table& t, Citation rule) {
  const State& s = t.state;
  const Content& c = content();
  for (std::size_t kind = 0; kind < c.monsters.size(); ++kind) {
    const MonsterMarker& marker = c.monsters[kind];
    const auto number = static_cast<std::uint8_t>(kind);
    if (marker.start != kNone && in_use(s, marker) && !is_out(s, number))
      enter_spawn(t, number, marker.start, rule);
  }
}

}  // namespace tavola::arkham

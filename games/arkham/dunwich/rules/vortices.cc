// (DH-042 to DH-047, DH-060)

#include "games/arkham/dunwich/rules/dunwich_horror.h"
#include "games/arkham/hooks.h"
#include "games/arkham/rules/board/spawn.h"
#include "games/arkham/rules/board/town_limits.h"

namespace tavola::arkham {

Rule<> enter_vortex(Table& t, int slot) {
  State& s = t.state;
  const Monster monster = s.monsters[slot];
  t.emit(cites("DH-042"), Tells::kMonsterMoves, slot, monster.kind, monster.place, kVortex);
  if (is_spawn(monster.kind))
    leave_spawn(t, slot, cites("DH-045"));
  else
    return_to_cup(t, slot, cites("DH-042"));
  co_await raise_terror(t, 1, cites("DH-043"));
  if (s.dunwich.horror_tokens < kHorrorTrack) {
    add_horror_tokens(t, 1, cites("DH-044"));
  } else {
    t.applies(cites("DH-047"));
    call_horror(t);  // itself, if it was the one: its tokens are still there
  }
}

}  // namespace tavola::arkham

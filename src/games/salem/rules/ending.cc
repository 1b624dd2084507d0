// Defeat, victory and the score. (HS-269 to HS-290, HS-320)
#include "games/salem/rules/quiet_rules.h"
#include "games/salem/rules/rules.h"

namespace tavola::salem {
namespace {

bool sigil_on_wall(const State& s) {
  for (int i = 0; i < kNumbered; ++i)
    if (s.tile_sigils[i] != kNone && s.tiles[i] == 0) return true;
  return false;
}

int players_in_play(const State& s) {
  int n = 0;
  for (Seat seat = 0; seat < s.seats; ++seat) n += s.players[seat].in_play;
  return n;
}

}  // namespace

bool all_portals_closed(const State& s) {
  for (int i = 0; i < kNumbered; ++i)
    if ((s.tiles[i] != 0) != (s.tile_sigils[i] != kNone)) return false;
  return true;
}

bool ended(Table& t) {
  const State& s = t.state;
  if (players_in_play(s) <= 1) {
    end_game(t, Ending::kEliminated, cites("HS-272"));
    return true;
  }
  if (s.house.wall != 0 && sigil_on_wall(s)) {
    end_game(t, Ending::kWall, cites("HS-277"));
    return true;
  }
  if (s.holder != kNone && s.miskatonic_sigil != kNone && all_portals_closed(s)) {
    end_game(t, Ending::kVictory, cites("HS-278"));
    return true;
  }
  tell(t, quiet::went_on);
  return false;
}

int score(const State& s) {
  int sum = content().gate - s.necron;  // HS-286
  for (Seat seat = 0; seat < s.seats; ++seat) {
    if (!s.players[seat].in_play) continue;
    sum += item_count(s.players[seat]) + s.players[seat].sanity;
  }
  if (s.house.placed_sigils != 0) {
    for (std::uint8_t sigil : s.tile_sigils) sum += sigil != kNone;
    sum += s.miskatonic_sigil != kNone;
  }
  return sum;
}

void end_game(Table& t, Ending ending, Citation rule) {
  State& s = t.state;
  tell(t, quiet::game_ended, ending);
  s.phase = Phase::kOver;
  s.ending = ending;
  int portals = 0;
  for (int i = 0; i < kNumbered; ++i) portals += s.tiles[i];
  if (ending == Ending::kVictory)
    t.emit(rule, Happening::kGameWon, score(s));
  else
    t.emit(rule, Happening::kGameLost, ending);
  t.emit(cites("HS-284"), Happening::kPortalsShown, portals);
}

}  // namespace tavola::salem

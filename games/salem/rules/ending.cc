// Defeat, victory and the score. (HS-269 to HS-290, HS-320)
#include "games/salem/rules/rules.h"

namespace tavola::salem {
namespace {

bool sigil_on_wall(const State& s) {
  for (int i = 0; i < kNumbered; ++i)
    if (s.tile_sigils[i] != kNone && s.tiles[i] == 0) return true;
  return false;
}

}  // namespace

int players_in_play(const State& s) {
  int n = 0;
  for (Seat seat = 0; seat < s.seats; ++seat) n += s.players[seat].in_play;
  return n;
}

bool all_portals_closed(const State& s) {
  for (int i = 0; i < kNumbered; ++i)
    if ((s.tiles[i] != 0) != (s.tile_sigils[i] != kNone)) return false;
  return true;
}

bool ended(Table& t) {
  const State& s = t.state;
  const int in_play = players_in_play(s);
  if (in_play <= 1) {
    if (in_play == 0) t.applies(cites("HS-274"));
    if (s.seats == 2) t.applies(cites("HS-273"));
    end_game(t, Ending::kEliminated, cites("HS-272"));
    return true;
  }
  if (s.holder != kNone) t.applies(cites("HS-275"));  // counted as in play
  if (sigil_on_wall(s)) {
    if (s.house.wall != 0) {
      end_game(t, Ending::kWall, cites("HS-277"));
      return true;
    }
    t.applies(cites("HS-277"));
    t.applies(cites("HS-282"));
  } else if (s.holder != kNone && s.miskatonic_sigil != kNone && all_portals_closed(s)) {
    end_game(t, Ending::kVictory, cites("HS-278"));
    return true;
  }
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

namespace {

// HS-279 to HS-288: what nobody had to do for it, and what is counted.
void won(Table& t, Citation rule) {
  t.applies(cites("HS-279"));
  t.applies(cites("HS-280"));
  t.applies(cites("HS-281"));
  t.applies(cites("HS-283"));
  t.emit(rule, Happening::kGameWon, score(t.state));
  t.applies(cites("HS-285"));
  t.applies(cites("HS-286"));
  if (t.state.house.placed_sigils == 0) t.applies(cites("HS-287"));
  t.applies(cites("HS-288"));
}

// HS-276, HS-290: any single defeat is enough, and there is no score.
void lost(Table& t, Ending ending, Citation rule) {
  t.emit(rule, Happening::kGameLost, ending);
  t.applies(cites("HS-276"));
  t.applies(cites("HS-290"));
}

}  // namespace

void end_game(Table& t, Ending ending, Citation rule) {
  State& s = t.state;
  t.applies(cites("HS-002"));
  t.applies(cites("HS-060"));
  if (s.resolving != kNone || s.phase == Phase::kEvent) t.applies(cites("HS-061"));
  const bool by_marker = ending == Ending::kGate || ending == Ending::kDemon;
  if (by_marker && s.phase == Phase::kAction && s.step == Step::kTake) t.applies(cites("HS-331"));
  s.phase = Phase::kOver;
  s.ending = ending;
  if (ending == Ending::kVictory)
    won(t, rule);
  else
    lost(t, ending, rule);
  int portals = 0;
  for (int i = 0; i < kNumbered; ++i) portals += s.tiles[i];
  t.emit(cites("HS-284"), Happening::kPortalsShown, portals);
}

}  // namespace tavola::salem

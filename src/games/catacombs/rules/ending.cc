// Victory and defeat. (CT-330, CT-331, CT-392 to CT-399)
#include "games/catacombs/rules/rules.h"

namespace tavola::catacombs {
namespace {

void end_game(Table& t, Ending ending, Citation rule) {
  State& s = t.state;
  s.phase = Phase::kOver;
  s.ending = ending;
  s.active = kNone;
  s.origin = kNone;
  s.shot = Shot{};
  if (ending == Ending::kLordDefeated)
    t.emit(rule, Happening::kGameWon, figure_of(s, kLordPiece));
  else
    t.emit(rule, Happening::kGameLost, ending);
}

}  // namespace

bool ended(Table& t) {
  const State& s = t.state;
  if (s.phase == Phase::kOver) return true;
  int living = 0;
  int can_act = 0;
  for (int hero = 0; hero < kHeroes; ++hero) {
    living += s.heroes[hero].health > 0;
    can_act += s.heroes[hero].health > 0 && s.discs[hero].incapacitated == 0;
  }
  if (living == 0) {
    end_game(t, Ending::kHeroesDead,
             final_battle(s) && s.lord_health == 0 ? cites("CT-396") : cites("CT-394"));
    return true;
  }
  if (final_battle(s) && s.lord_health == 0) {
    end_game(t, Ending::kLordDefeated, cites("CT-392"));
    return true;
  }
  if (can_act == 0) {
    if (allies_on_board(s)) {
      t.applies(cites("CT-331"));
      return false;
    }
    end_game(t, Ending::kHeroesOut, cites("CT-395"));
    return true;
  }
  return false;
}

}  // namespace tavola::catacombs

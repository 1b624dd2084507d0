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

bool can_act(const State& s, int hero) {
  return s.heroes[hero].health > 0 && s.discs[hero].incapacitated == 0;
}

bool is_last_able(const State& s, Piece hero) {
  const bool battle = s.phase == Phase::kHeroesTurn || s.phase == Phase::kOverseersTurn ||
                      s.phase == Phase::kEndOfRound;
  if (!battle || !is_hero(hero) || !can_act(s, hero) || allies_on_board(s)) return false;
  for (int other = 0; other < kHeroes; ++other)
    if (other != hero && can_act(s, other)) return false;
  return true;
}

bool ended(Table& t) {
  const State& s = t.state;
  if (s.phase == Phase::kOver) return true;
  int living = 0;
  int able = 0;
  for (int hero = 0; hero < kHeroes; ++hero) {
    living += s.heroes[hero].health > 0;
    able += can_act(s, hero);
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
  if (able == 0) {
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

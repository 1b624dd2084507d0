// Special cards that come in pairs, and what their second halves do. (KH-019, KH-020, KH-170,
// KH-171)
#include "games/arkham/rules/investigator/offices.h"

#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/investigator/condition.h"
#include "games/arkham/rules/investigator/possessions.h"
#include "games/arkham/rules/phases/movement.h"
#include "games/arkham/table.h"

namespace tavola::arkham {

bool office_is_free(const State& s, CardNumber card) { return special_left(s, card); }

bool take_office(Table& t, Seat who, CardNumber card, Citation rule) {
  if (!take_named(t, who, card, rule)) return false;
  t.applies(cites("KH-019"));
  const CardNumber other = content().cards[card].brought;
  if (other != kNoCard) take_named(t, who, other, rule);
  return true;
}

bool may_sail(const State& s, Seat who) {
  if (s.phase != Phase::kMovement || s.active != who) return false;
  const Place here = s.investigators[who].place;
  if (in_other_world(here)) return true;
  // In place of walking, and not past monsters. AH-082
  return in_town(here) && s.stage == Stage::kMoving && s.moved == 0 &&
         to_deal_with(s, who).empty() && !has(s.barred_now, here);
}

Rule<> sail(Table& t, Seat who, Citation rule) {
  State& s = t.state;
  const Place here = s.investigators[who].place;
  t.ask(who, Prompt::kWhichWorld, rule);
  for (std::size_t world = 0; world < content().worlds.size(); ++world)
    if (in_use(s, content().worlds[world]) && first_area(static_cast<int>(world)) != here)
      t.offer(rule, Verb::kPickWorld, world);
  const Option chosen = co_await t.answer();
  s.investigators[who].entered = kNone;
  put_investigator(t, who, first_area(chosen.arg(0)), rule);
  stop_moving(s, who);
}

void lay_great_seal(Table& t, Seat who, int number, Area area, Citation rule) {
  State& s = t.state;
  const Possession laid = take_possession(s, who, number);
  ++s.boxed[laid.card];
  s.great_seal = area;
  t.emit(rule, Tells::kSealProtected, area);
  t.applies(cites("KH-020"));
}

AreaSet removable_signs(const State& s) {
  AreaSet signs = s.sealed;
  if (s.great_seal != kNone) signs.remove(s.great_seal);
  return signs;
}

}  // namespace tavola::arkham

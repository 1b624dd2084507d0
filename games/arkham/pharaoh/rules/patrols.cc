// Patrol markers. They stay in their streets until the terror level rises; whoever moves on from
// one, or ends the movement beside it, makes a Sneak check or is arrested.
#include "games/arkham/pharaoh/rules/patrols.h"

#include "games/arkham/cards/card_host.h"
#include "games/arkham/hooks.h"
#include "games/arkham/pharaoh/rules/barred.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/combat/checks.h"
#include "games/arkham/rules/investigator/condition.h"
#include "games/arkham/table.h"

namespace tavola::arkham {

Rule<> place_patrol(Table& t, Seat who, int neighborhood, Citation rule) {
  State& s = t.state;
  if (s.house.pharaoh_edition != 0) {
    if (!fallen(s, who)) return bar_from(t, who, neighborhood, rule);
    t.applies(cites("AH-336"));
    return Rule<>::done();
  }
  const Area street = content().neighborhoods[static_cast<std::size_t>(neighborhood)].street;
  if (!has(s.pharaoh.patrols, street)) {
    s.pharaoh.patrols.add(street);
    t.emit(rule, Tells::kPatrolPlaced, street);
  }
  return Rule<>::done();
}

Rule<bool> slips_past_patrol(Table& t, Seat who) {
  State& s = t.state;
  const Place here = s.investigators[who].place;
  const Checked result = co_await make_check(
      t, check_of(who, CheckKind::kPlain, Skill::kSneak, 0, 1), cites("AH-259"));
  if (result.passed || !in_play(s, who) || s.investigators[who].place != here) co_return true;
  co_await arrest(t, who, cites("AH-341"));
  co_return s.investigators[who].place == here;
}

void remove_patrols(Table& t, Citation rule) {
  State& s = t.state;
  for (const Area street : s.pharaoh.patrols) t.emit(rule, Tells::kPatrolRemoved, street);
  s.pharaoh.patrols = {};
}

}  // namespace tavola::arkham

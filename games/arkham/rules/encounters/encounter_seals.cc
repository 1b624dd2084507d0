#include "games/arkham/rules/encounters/encounter_seals.h"

#include <algorithm>

#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/board/closing.h"
#include "games/arkham/rules/board/gates.h"
#include "games/arkham/rules/investigator/offices.h"

namespace tavola::arkham {

AreaSet unsealed_locations(const State& s) {
  AreaSet found;
  for (const Area area : content().unstable)
    if (on_board(s, area) && !sealed(s, area) &&
        !(gate_open(s, area) && cannot_be_closed(s, area)))  // AH-549
      found.add(area);
  return found;
}

Rule<> seal_location(Table& t, Seat who, Area area, Citation rule) {
  if (gate_open(t.state, area))
    co_await close_and_seal(t, who, area, rule);
  else
    co_await place_elder_sign(t, area, rule);
}

Rule<> move_elder_sign(Table& t, Seat who, Citation rule) {
  State& s = t.state;
  if (!may_seal(s, who)) co_return;  // where it goes nothing may be sealed. AH-549
  t.ask(who, Prompt::kSignFrom, rule);
  for (const Area area : removable_signs(s)) t.offer(rule, Verb::kPickPlace, area);  // KH-020
  if (!t.anything_offered()) co_return;
  const Option from = co_await t.answer();
  const auto old = from.arg<Area>(0);
  t.ask(who, Prompt::kSignTo, rule, old);
  for (const Area area : unsealed_locations(s)) t.offer(rule, Verb::kPickPlace, area);
  if (!t.anything_offered()) co_return;
  const Option to = co_await t.answer();
  s.sealed.remove(old);
  t.emit(rule, Tells::kSealBroken, old);
  co_await seal_location(t, who, to.arg<Area>(0), rule);
}

Rule<> seal_by_mythos(Table& t, Seat who, int cards, Citation rule) {
  State& s = t.state;
  Deck<std::uint8_t, kMostMythosCards> seen;
  AreaSet gates;
  for (; cards > 0 && !s.mythos.empty(); --cards) {
    const std::uint8_t card = t.draw(s.mythos, DeckId::kMythos);
    const Area gate = content().mythos[card].gate;
    seen.put_on_top(card);
    if (gate != kNone) gates.add(gate);
    t.emit(rule, Tells::kMythosRead, who, card, gate == kNone ? kNothing : static_cast<int>(gate));
  }
  while (!seen.empty()) s.mythos.put_on_top(seen.take_at(seen.size() - 1));
  t.ask(who, Prompt::kWhichGate, rule);
  for (const Area area : gates) t.offer(rule, Verb::kPickPlace, area);
  if (!t.anything_offered()) co_return;
  const Option chosen = co_await t.answer();
  const auto area = chosen.arg<Area>(0);
  if (gate_open(s, area)) co_await seal_location(t, who, area, rule);
}

Rule<> close_entered_with_sealing(Table& t, Seat who, Citation rule) {
  const Investigator& self = t.state.investigators[who];
  const Area area = self.entered != kNone ? self.entered : self.place;
  if (in_town(area) && gate_open(t.state, area)) co_await close_and_offer_seal(t, who, area, rule);
}

}  // namespace tavola::arkham

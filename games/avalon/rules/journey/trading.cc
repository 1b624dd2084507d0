#include "games/avalon/rules/journey/trading.h"

#include "games/avalon/rules/character/survival.h"
#include "games/avalon/rules/journey/map.h"
#include "games/avalon/rules/possessions/possessions.h"

namespace tavola::avalon {

void offer_gifts(Table& t, Seat seat) {
  const State& s = t.state;
  t.stands_open();
  offer_possessions(t, seat);
  const Character& c = s.character(seat);
  for (const Measure measure : {Measure::kFood, Measure::kWealth}) {  // TG-238: nothing else
    if (c.of(measure) == 0) continue;
    for (Seat other = 0; other < s.seats; ++other)
      if (other != seat && characters_in(s, c.place).has(other))
        t.offer(cites("TG-237"), Verb::kGive, other, measure);
  }
  // TG-952: whoever is not asked now, because it has acted, Passed or eaten, gives when asked.
  for (Seat other = 0; other < s.seats; ++other) {
    if (other == seat || !characters_in(s, c.place).has(other)) continue;
    for (const Measure measure : {Measure::kFood, Measure::kWealth})
      if (s.character(other).of(measure) > 0)
        t.offer(cites("TG-237"), Verb::kAskFor, other, measure);
    offer_possessions_of(t, other);
  }
}

Rule<> give(Table& t, Seat from, Seat to, Measure measure) {
  t.ask(to, Prompt::kTakeGift, cites("TG-237"), from, measure);
  t.offer(cites("TG-237"), Verb::kAccept);
  t.offer(cites("TG-237"), Verb::kRefuse);
  const Option answer = co_await t.answer();
  if (!answer.is(Verb::kAccept)) co_return;
  hand_on(t, from, to, measure, cites("TG-237"));
}

Rule<> ask_for(Table& t, Seat asking, Seat giver, Measure measure) {
  t.ask(giver, Prompt::kAskedFor, cites("TG-237"), asking, measure);
  t.offer(cites("TG-237"), Verb::kAccept);
  t.offer(cites("TG-237"), Verb::kRefuse);
  const Option answer = co_await t.answer();
  if (!answer.is(Verb::kAccept)) co_return;
  if (((t.state.journey.passed >> giver) & 1U) != 0) t.applies(cites("TG-952"));
  hand_on(t, giver, asking, measure, cites("TG-237"));
}

Rule<bool> take_gift(Table& t, Seat seat, Option chosen) {
  if (chosen.is(Verb::kGive))
    co_await give(t, seat, chosen.arg<Seat>(0), static_cast<Measure>(chosen.arg(1)));
  else if (chosen.is(Verb::kGiveCard))
    co_await give_possession(t, seat, chosen.arg<Seat>(0), possession_of_value(chosen.arg(1)));
  else if (chosen.is(Verb::kAskFor))
    co_await ask_for(t, seat, chosen.arg<Seat>(0), static_cast<Measure>(chosen.arg(1)));
  else if (chosen.is(Verb::kAskForCard))
    co_await ask_for_possession(t, seat, chosen.arg<Seat>(0), possession_of_value(chosen.arg(1)));
  else if (chosen.is(Verb::kPickUp))
    co_await pick_up(t, seat, chosen.arg<std::uint8_t>(0));
  else
    co_return false;
  co_return true;
}

}  // namespace tavola::avalon

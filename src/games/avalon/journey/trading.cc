#include "games/avalon/journey/trading.h"

#include "games/avalon/character/survival.h"
#include "games/avalon/journey/map.h"

namespace tavola::avalon {

void offer_gifts(Table& t, Seat seat) {
  const State& s = t.state;
  const Character& c = s.character(seat);
  for (const Measure measure : {Measure::kFood, Measure::kWealth}) {  // TG-238: nothing else
    if (c.of(measure) == 0) continue;
    for (Seat other = 0; other < s.seats; ++other)
      if (other != seat && characters_in(s, c.place).has(other))
        t.offer(cites("TG-237"), Verb::kGive, other, measure);
  }
}

Rule<> give(Table& t, Seat from, Seat to, Measure measure) {
  t.ask(to, Prompt::kTakeGift, cites("TG-237"), from, measure);
  t.offer(cites("TG-237"), Verb::kAccept);
  t.offer(cites("TG-237"), Verb::kRefuse);
  const Option answer = co_await t.answer();
  if (!answer.is(Verb::kAccept)) co_return;
  lose(t, from, measure, 1, cites("TG-237"));
  gain(t, to, measure, 1, cites("TG-237"));
}

}  // namespace tavola::avalon

// The Healer: healing and resurrection for gold. (CT-361 to CT-370, CT-539)
#include "games/catacombs/rules/rules.h"

namespace tavola::catacombs {
namespace {

/// A service for a hero, paid by any hero of the same player. CT-368
void offer_service(Table& t, Seat seat, int hero) {
  const State& s = t.state;
  const Content& c = content();
  const bool dead = s.heroes[hero].health == 0;
  if (!dead && s.heroes[hero].health >= start_health(s, hero)) return;  // CT-367
  for (int payer = 0; payer < kHeroes; ++payer) {
    if (s.heroes[payer].seat != seat) continue;
    if (s.heroes[payer].gold < (dead ? c.resurrection : c.healing)) continue;
    if (dead)
      t.offer(cites("CT-363"), Verb::kResurrect, hero, payer);
    else
      t.offer(cites("CT-362"), Verb::kHeal, hero, payer);
  }
}

void pay_healer(State& s, int payer, int hundreds) {
  s.heroes[payer].gold = static_cast<std::uint8_t>(s.heroes[payer].gold - hundreds);
  s.supply = static_cast<std::uint8_t>(s.supply + hundreds);  // CT-369
}

}  // namespace

void open_healer(Table& t) {
  State& s = t.state;
  s.done = 0;
  s.gifts = 0;
  s.phase = Phase::kHealer;
  t.applies(cites("CT-361"));
}

Rule<> healer(Table& t) {
  State& s = t.state;
  const Content& c = content();
  const Seat seat = next_visitor(s);
  if (seat == kNone) {
    s.done = 0;
    s.gifts = 0;
    s.phase = Phase::kExploration;
    t.applies(cites("CT-073"));
    co_return;
  }
  t.ask(seat, Prompt::kHealer, cites("CT-539"));
  for (int hero = 0; hero < kHeroes; ++hero) offer_service(t, seat, hero);
  if (offers_gifts(s, seat)) offer_gifts(t, seat);
  t.offer(cites("CT-370"), Verb::kDone);
  const Option chosen = co_await t.answer();
  if (chosen.is(Verb::kHeal)) {
    pay_healer(s, chosen.arg(1), c.healing);
    t.emit(cites("CT-362"), Happening::kServed, chosen.arg(0), chosen.arg(1), c.healing * 100);
    heal(t, chosen.arg(0), 1, cites("CT-362"));
  } else if (chosen.is(Verb::kResurrect)) {
    pay_healer(s, chosen.arg(1), c.resurrection);
    s.heroes[chosen.arg(0)].health = 2;
    t.emit(cites("CT-363"), Happening::kResurrected, chosen.arg(0), chosen.arg(1),
           c.resurrection * 100);
  } else if (chosen.is(Verb::kGive)) {
    take_gift(t, chosen);
  } else {
    s.done = static_cast<std::uint8_t>(s.done | (1U << seat));
    t.emit(cites("CT-539"), Happening::kDone, seat);
  }
}

}  // namespace tavola::catacombs

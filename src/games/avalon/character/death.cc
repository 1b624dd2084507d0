#include "games/avalon/character/death.h"

#include "games/avalon/character/hero_setup.h"
#include "games/avalon/journey/map.h"

namespace tavola::avalon {

const DyingCard& dying_card(const State& s) {
  return content().dying[s.seats == 1 ? DyingCard::kSolo : DyingCard::kCoop];
}

Rule<> count_down_dying(Table& t) {
  State& s = t.state;
  SeatSet due;
  for (Seat seat = 0; seat < s.seats; ++seat) {
    Character& c = s.character(seat);
    if (c.alive == 0 || c.dying == 0) continue;
    if (c.dying_dial > 1) {
      --c.dying_dial;
      t.emit(cites("TG-443"), Happening::kDyingDial, seat, c.dying_dial);
    } else {
      due.add(seat);
    }
  }
  while (!due.empty()) {
    const Seat next = lowest_number(s, due);
    due.remove(next);
    t.applies(cites("TG-1017"));
    co_await die(t, next);
    if (s.phase == Phase::kOver) co_return;
  }
}

void end_in_failure(Table& t, Citation rule) {
  t.state.phase = Phase::kOver;
  t.state.ending = Ending::kFailure;
  t.emit(rule, Happening::kJourneyFails);
}

namespace {

/// Heroes that nobody plays and that have not died. (TG-447, TG-457)
bool is_free(const State& s, std::uint8_t hero) {
  if (((s.journey.dead_heroes >> hero) & 1U) != 0) return false;
  for (Seat seat = 0; seat < s.seats; ++seat)
    if (s.character(seat).alive != 0 && s.character(seat).hero == hero) return false;
  return true;
}

bool anybody_free(const State& s) {
  for (std::uint8_t hero = 0; hero < content().heroes.size(); ++hero)
    if (is_free(s, hero)) return true;
  return false;
}

// TG-450, TG-456, TG-458: Items stay where it died, everything else is gone.
void leave_behind(Table& t, Seat seat) {
  State& s = t.state;
  Character& c = s.character(seat);
  c.items.each([&](std::uint8_t item) {
    s.journey.lying_items[item] = static_cast<std::uint8_t>(c.place + 1);
  });
  t.applies(cites("TG-450"));
  Character gone;
  gone.hero = c.hero;
  gone.tray = c.tray;
  gone.place = c.place;
  c = gone;
  t.applies(cites("TG-456"));
}

}  // namespace

Rule<> die(Table& t, Seat seat) {
  State& s = t.state;
  const std::uint8_t hero = s.character(seat).hero;
  t.emit(cites("TG-443"), Happening::kDies, seat, hero);
  s.journey.dead_heroes = static_cast<std::uint8_t>(s.journey.dead_heroes | (1U << hero));
  leave_behind(t, seat);
  if (s.seats == 1) {
    end_in_failure(t, cites("TG-445"));
    co_return;
  }
  if (!anybody_free(s)) {
    end_in_failure(t, cites("TG-454"));
    co_return;
  }
  t.applies(cites("TG-446"));
  t.ask(seat, Prompt::kClaimHero, cites("TG-447"));
  for (std::uint8_t other = 0; other < content().heroes.size(); ++other)
    if (is_free(s, other)) t.offer(cites("TG-447"), Verb::kClaimHero, other);
  t.offer(cites("TG-447"), Verb::kClaimNobody);
  const Option chosen = co_await t.answer();
  if (chosen.is(Verb::kClaimHero)) {
    set_up_hero(t, seat, chosen.arg<std::uint8_t>(0));
    s.character(seat).place = lowest_revealed(s);
    t.emit(cites("TG-449"), Happening::kPlaced, seat, s.character(seat).place);
    // TG-1014: it may act from the next round.
    s.journey.acted = static_cast<std::uint8_t>(s.journey.acted | (1U << seat));
    co_return;
  }
  if (living(s).empty()) end_in_failure(t, cites("TG-1016"));
}

}  // namespace tavola::avalon

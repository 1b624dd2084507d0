#include "games/avalon/rules/character/death.h"

#include "games/avalon/rules/character/hero_setup.h"
#include "games/avalon/rules/character/mercy.h"
#include "games/avalon/rules/journey/map.h"
#include "games/avalon/rules/possessions/possessions.h"

namespace tavola::avalon {

const DyingCard& dying_card(const State& s) {
  return content().dying[s.seats == 1 ? DyingCard::kSolo : DyingCard::kCoop];
}

SeatSet lower_dials_of_the_dying(Table& t) {
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
  return due;
}

Rule<> let_die(Table& t, SeatSet due) {
  State& s = t.state;
  while (!due.empty()) {
    const Seat next = lowest_number(s, due);
    due.remove(next);
    if (s.character(next).dying == 0) continue;
    t.applies(cites("TG-1017"));
    co_await die(t, next);
    if (s.phase != Phase::kJourney) co_return;
  }
}

void end_in_failure(Table& t, Citation rule) {
  if (can_ask_for_mercy(t.state)) {
    t.state.phase = Phase::kMercy;
    t.applies(rule);
    t.emit(cites("TG-462"), Happening::kMercyOffered);
    return;
  }
  if (t.state.house.no_mercy != 0) t.applies(cites("TG-886"));
  t.state.phase = Phase::kOver;
  t.state.ending = Ending::kFailure;
  t.emit(rule, Happening::kJourneyFails);
}

bool is_free(const State& s, std::uint8_t hero) {
  if (((s.journey.dead_heroes >> hero) & 1U) != 0) return false;
  for (Seat seat = 0; seat < s.seats; ++seat)
    if (s.character(seat).hero == hero) return false;
  return true;
}

namespace {

bool anybody_free(const State& s) {
  for (std::uint8_t hero = 0; hero < content().heroes.size(); ++hero)
    if (is_free(s, hero)) return true;
  return false;
}

/// TG-1025: one that has left the table resumes with what it had; gives whether there is such.
bool comes_back(Table& t, Seat seat, std::uint8_t hero) {
  State& s = t.state;
  for (Seat aside = s.seats; aside < kSeats; ++aside) {
    if (s.character(aside).alive == 0 || s.character(aside).hero != hero) continue;
    s.character(seat) = s.character(aside);
    s.character(aside) = {};
    t.emit(cites("TG-1025"), Happening::kHeroChosen, seat, hero);
    return true;
  }
  return false;
}

}  // namespace

Rule<> take_up(Table& t, Seat seat, std::uint8_t hero) {
  if (comes_back(t, seat, hero)) return Rule<>::done();
  return set_up_freely(t, seat, hero);
}

namespace {

// TG-450, TG-456, TG-458: Items stay where it died, everything else is gone.
void leave_behind(Table& t, Seat seat) {
  State& s = t.state;
  Character& c = s.character(seat);
  c.items.each([&](std::uint8_t item) {
    s.journey.lying_items[item] = static_cast<std::uint8_t>(c.place + 1);
    t.emit(cites("TG-450"), Happening::kItemLies, possession_value(c, {Belonging::kItem, item}),
           c.place);
  });
  t.applies(cites("TG-450"));
  c.secrets.each([&](std::uint8_t card) {  // TG-453
    if (secret(card).personal) remove_secret(t, card, cites("TG-453"));
  });
  t.applies(cites("TG-458"));
  Character gone;
  gone.hero = c.hero;
  gone.tray = c.tray;
  gone.place = c.place;
  c = gone;
  t.applies(cites("TG-456"));
}

// TG-452, TG-1015: as the player of the dead wishes, wherever the others are.
Rule<> divide_secrets(Table& t, Seat dead, CardSet left) {
  State& s = t.state;
  for (std::uint8_t card = 0; card < kMostSecrets; ++card) {
    if (!left.has(card) || s.story.secrets_gone.has(card)) continue;
    const int value = possession_value(s.character(dead), {Belonging::kSecret, card});
    t.ask(dead, Prompt::kBequeath, cites("TG-452"), value);
    for (Seat seat = 0; seat < s.seats; ++seat)
      if (living(s).has(seat)) t.offer(cites("TG-452"), Verb::kBequeath, seat, value);
    const Option chosen = co_await t.answer();
    // It goes on as it is: its Dial lies on it, and its Quest has begun.
    const Seat to = chosen.arg<Seat>(0);
    Character& heir = s.character(to);
    heir.secrets.add(card);
    heir.secrets_up.add(card);
    t.emit(cites("TG-452"), Happening::kCardGained, to, value);
    co_await keep_one_of_each_keyword(t, to, secret(card).keywords, cites("TG-393"));
  }
}

}  // namespace

Rule<> die(Table& t, Seat seat) {
  State& s = t.state;
  const std::uint8_t hero = s.character(seat).hero;
  CardSet secrets = s.character(seat).secrets;
  t.emit(cites("TG-443"), Happening::kDies, seat, hero);
  s.journey.dead_heroes = static_cast<std::uint8_t>(s.journey.dead_heroes | (1U << hero));
  // Of a game that ends here nobody inherits anything; the Mercy may give it all back.
  if (s.seats == 1 || !anybody_free(s)) {
    s.character(seat).alive = 0;
    end_in_failure(t, s.seats == 1 ? cites("TG-445") : cites("TG-454"));
    co_return;
  }
  leave_behind(t, seat);
  t.applies(cites("TG-446"));
  t.ask(seat, Prompt::kClaimHero, cites("TG-447"));
  for (std::uint8_t other = 0; other < content().heroes.size(); ++other)
    if (is_free(s, other)) t.offer(cites("TG-447"), Verb::kClaimHero, other);
  t.offer(cites("TG-447"), Verb::kClaimNobody);
  const Option chosen = co_await t.answer();
  if (chosen.is(Verb::kClaimHero)) {
    co_await take_up(t, seat, chosen.arg<std::uint8_t>(0));
    s.character(seat).place = lowest_revealed(s);
    t.emit(cites("TG-449"), Happening::kPlaced, seat, s.character(seat).place);
    // TG-1014: it may act from the next round.
    s.journey.acted = static_cast<std::uint8_t>(s.journey.acted | (1U << seat));
  }
  if (living(s).empty()) {
    end_in_failure(t, cites("TG-1016"));
    co_return;
  }
  co_await divide_secrets(t, seat, secrets);
}

}  // namespace tavola::avalon

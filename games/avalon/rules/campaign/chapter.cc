#include "games/avalon/rules/campaign/chapter.h"

#include <utility>

#include "games/avalon/rules/character/death.h"
#include "games/avalon/rules/character/hero_setup.h"
#include "games/avalon/rules/journey/map.h"
#include "games/avalon/rules/possessions/possessions.h"
#include "games/avalon/rules/story/events.h"

namespace tavola::avalon {

int fallen_in_chapter(const State& s) { return s.journey.dead_heroes & ~s.journey.dead_before; }

void end_chapter(Table& t, Citation rule) {
  t.state.phase = Phase::kOver;
  t.state.ending = Ending::kChapterOver;
  const State& s = t.state;
  const auto or_nothing = [](std::uint8_t chapter) {
    return chapter == kNone ? kNothing : static_cast<std::int16_t>(chapter);
  };
  t.emit(rule, Happening::kChapterOver, or_nothing(s.story.chapter), s.journey.day,
         or_nothing(s.story.next_chapter), fallen_in_chapter(s));
}

bool may_stop(const State& s) {
  return s.phase == Phase::kJourney && s.journey.stage == DayStage::kDuring && !s.encounter.on();
}

void stop_here(State& s) {
  s.journey.waited = 0;
  s.journey.again = kNone;
  s.journey.broken_off = 1;
  s.phase = Phase::kOver;
  s.ending = Ending::kSittingOver;
}

bool may_end_sitting(const State& s) {
  const JourneyState& j = s.journey;
  return s.house.sitting == static_cast<std::uint8_t>(SittingLength::kMorning) && may_stop(s) &&
         j.round == 1 && j.acted == 0 && j.passed == 0;
}

void end_sitting(Table& t) {
  stop_here(t.state);
  t.emit(cites("TG-481"), Happening::kSittingOver, t.state.journey.day);
}

State next_chapter(const State& ended, const Setup& setup) {
  State s = ended;
  s.random = Random(setup.seed);
  Avalon::begin(s, setup);
  s.house.table = ended.house.table;
  // TG-863, TG-1019: a mode that the players ended does not come back by itself.
  if (ended.house.narrative == 0) s.house.narrative = 0;
  if (ended.house.solo_narrative == 0) s.house.solo_narrative = 0;
  s.house.sitting = ended.house.sitting;
  s.phase = Phase::kSetup;
  s.ending = Ending::kNone;
  // What was under way ended with the Chapter, and who has left acts no more.
  s.encounter = kNoEncounter;
  s.traits_due = 0;
  const auto keep_seated = [&s](std::uint8_t& set) {
    set = static_cast<std::uint8_t>(set & SeatSet::first(s.seats).bits());
  };
  JourneyState& j = s.journey;
  for (std::uint8_t* set : {&j.acted, &j.passed, &j.waited, &j.done, &s.journal.party,
                            &s.journal.spoken_to, &s.journal.dreamers, &s.journal.nightmares})
    keep_seated(*set);
  for (Arrival& arrival : j.arrivals) {
    keep_seated(arrival.party);
    keep_seated(arrival.left);
  }
  for (std::uint8_t* seat : {&j.again, &s.journal.reader})
    if (*seat >= s.seats) *seat = kNone;
  // Whoever was not at the table before has no place on the map yet.
  for (Seat seat = ended.seats; seat < kSeats; ++seat) s.character(seat).place = kNone;
  return s;
}

namespace {

/// The seat beyond the table that holds a living Character.
Seat set_aside_with(const State& s, std::uint8_t hero) {
  for (Seat aside = s.seats; aside < kSeats; ++aside)
    if (s.character(aside).alive != 0 && s.character(aside).hero == hero) return aside;
  return kNoSeat;
}

// TG-481: with fewer players somebody stays away, and the players say who: each goes on with its
// own Character or with one that would stay away. Whose Character is dead may take up any that is
// free.
Rule<> choose_who_goes_on(Table& t, Seat seat) {
  State& s = t.state;
  const bool lives = s.character(seat).alive != 0;
  t.ask(seat, Prompt::kWhoGoesOn, cites("TG-481"));
  if (lives) t.offer(cites("TG-481"), Verb::kClaimHero, s.character(seat).hero);
  for (std::uint8_t hero = 0; hero < content().heroes.size(); ++hero)
    if (lives ? set_aside_with(s, hero) != kNoSeat : is_free(s, hero))
      t.offer(cites("TG-481"), Verb::kClaimHero, hero);
  if (!lives && !living(s).empty()) t.offer(cites("TG-481"), Verb::kClaimNobody);
  const Option chosen = co_await t.answer();
  if (!chosen.is(Verb::kClaimHero)) co_return;
  const auto hero = chosen.arg<std::uint8_t>(0);
  if (!lives) {
    s.character(seat).place = kNone;  // not where the dead one fell
    co_await take_up(t, seat, hero);
  } else if (hero != s.character(seat).hero) {
    std::swap(s.character(seat), s.character(set_aside_with(s, hero)));
    t.emit(cites("TG-481"), Happening::kHeroChosen, seat, hero);
  }
}

// TG-484, TG-1025, TG-1026: in the Location of somebody in play, without what an arrival brings.
Rule<> join_the_others(Table& t, Seat seat) {
  State& s = t.state;
  t.ask(seat, Prompt::kJoinWhere, cites("TG-484"));
  for (int i = 0; i < location_count(); ++i)
    if (!characters_in(s, static_cast<std::uint8_t>(i)).empty())
      t.offer(cites("TG-484"), Verb::kJoinWhere, i);
  if (t.decision().options.empty())  // all who were on the map have left or died
    t.offer(cites("TG-449"), Verb::kJoinWhere, lowest_revealed(s));
  const Option chosen = co_await t.answer();
  s.character(seat).place = chosen.arg<std::uint8_t>(0);
  t.emit(cites("TG-1026"), Happening::kPlaced, seat, s.character(seat).place);
}

// TG-482, TG-486: Secrets of those who do not sit here any more go to the others, as the players
// like; Personal ones stay with them.
Rule<> divide_secrets_of(Table& t, Seat gone) {
  State& s = t.state;
  Character& c = s.character(gone);
  for (std::uint8_t card = 0; card < kMostSecrets; ++card) {
    if (!c.secrets.has(card) || secret(card).personal) continue;
    const int value = possession_value(c, {Belonging::kSecret, card});
    t.ask(lowest_number(s, living(s)), Prompt::kBequeath, cites("TG-482"), value);
    t.also(living(s));
    for (Seat seat = 0; seat < s.seats; ++seat)
      if (living(s).has(seat)) t.offer(cites("TG-482"), Verb::kBequeath, seat, value);
    const Option chosen = co_await t.answer();
    const Seat to = chosen.arg<Seat>(0);
    c.secrets.remove(card);
    c.secrets_up.remove(card);
    c.secrets_used.remove(card);
    s.character(to).secrets.add(card);
    s.character(to).secrets_up.add(card);
    t.emit(cites("TG-482"), Happening::kCardGained, to, value);
    co_await keep_one_of_each_keyword(t, to, secret(card).keywords, cites("TG-393"));
  }
}

}  // namespace

Rule<> begin_next_chapter(Table& t) {
  State& s = t.state;
  JourneyState& j = s.journey;
  for (Seat seat = 0; seat < s.seats; ++seat) co_await choose_who_goes_on(t, seat);
  for (Seat gone = s.seats; gone < kSeats; ++gone)
    if (s.character(gone).alive != 0) co_await divide_secrets_of(t, gone);
  for (Seat seat = 0; seat < s.seats; ++seat)
    if (s.character(seat).alive != 0 && s.character(seat).place == kNone) {
      co_await join_the_others(t, seat);
      // TG-1026: who comes in the middle of a day acts from the next round on.
      if (j.broken_off != 0) j.acted = static_cast<std::uint8_t>(j.acted | (1U << seat));
    }
  s.phase = Phase::kJourney;
  if (j.broken_off != 0) {
    j.broken_off = 0;
    t.applies(cites("TG-481"));
    co_return;
  }
  j.dead_before = j.dead_heroes;
  if (s.story.next_chapter != kNone) {  // a story goes on at the hour at which it was left
    co_await begin_chapter(t);
    co_return;
  }
  j.stage = DayStage::kStart;
  j.step = 1;
  j.done = j.acted = j.passed = j.waited = 0;
  j.again = kNone;
  if (j.day < 255) ++j.day;
  t.emit(cites("TG-105"), Happening::kDayBegins, j.day);
}

}  // namespace tavola::avalon

#include "games/avalon/rules/character/mercy.h"

#include "games/avalon/rules/character/death.h"
#include "games/avalon/rules/character/hero_setup.h"
#include "games/avalon/rules/character/survival.h"
#include "games/avalon/rules/encounter/encounter.h"
#include "games/avalon/rules/journal/reading.h"
#include "games/avalon/rules/journey/guardians.h"
#include "games/avalon/rules/journey/map.h"
#include "games/avalon/rules/journey/menhirs.h"
#include "games/avalon/rules/story/events.h"
#include "games/avalon/rules/story/statuses.h"

namespace tavola::avalon {
namespace {

std::uint8_t saved_by_the_goddess() { return status_named("saved_by_the_goddess"); }

/// Where everybody begins again: the lowest number that has a place for a Menhir, if there is one.
std::uint8_t place_of_mercy(Table& t) {
  const State& s = t.state;
  std::uint8_t found = kNone;
  for (int i = 0; i < location_count(); ++i) {
    const auto which = static_cast<std::uint8_t>(i);
    if (!on_map(s, which) || !location(which).has(Seal::kMenhir)) continue;
    if (found == kNone || location(which).number < location(found).number) found = which;
  }
  if (found == kNone) found = lowest_revealed(s);
  if (found == kNone) {
    found = beginning(s).start;
    lay(t, found, 0, 0, cites("TG-909"));
  }
  return found;
}

// TG-909: full Health, no Terror and no Resources but those that the verse gives; cards, Skills,
// Items and Secrets stay as they are. Who died in this Chapter lives again.
void raise_up(Table& t, Seat seat, std::uint8_t place) {
  State& s = t.state;
  Character& c = s.character(seat);
  if (c.alive == 0) {
    if (c.hero == kNone || ((s.journey.dead_heroes >> c.hero) & 1U) != 0) return;
    // Whose cards have gone already is set up anew.
    if (c.own(CardType::kCombat).deck.empty())
      set_up_hero(t, seat, c.hero, c.tray, c.deck_colour == kNone ? c.tray : c.deck_colour);
    c.alive = 1;
  }
  c.dying = c.dying_dial = c.insane = c.used_today = c.trait_used = 0;
  c.of(Measure::kTerror) = tray_of(c).terror_start;
  c.of(Measure::kHealth) = tray_of(c).health_top;
  c.of(Measure::kEnergy) =
      static_cast<std::uint8_t>(std::min<int>(tray_of(c).energy_start, energy_ceiling(s, seat)));
  for (std::size_t i = static_cast<std::size_t>(Measure::kFood); i < kMeasures; ++i)
    c.measures[i] = 0;
  c.place = place;
  t.emit(cites("TG-465"), Happening::kRaisedUp, seat, place);
}

/// Nothing that was under way goes on. Statuses stay as they are.
void clear_the_table(Table& t) {
  State& s = t.state;
  JournalState& journal = s.journal;
  break_off_encounter(t);
  journal.reading = Reading::kNothing;
  journal.verse = kNoVerse;
  journal.next = journal.called = journal.party = 0;
  journal.choice = journal.part = journal.outcome = journal.spoken_to = 0;
  journal.reader = journal.place = kNone;
  journal.settled = journal.dreamers = journal.nightmares = 0;
  for (std::uint8_t& place : journal.dream_place) place = kNone;
  for (VerseId& waiting : journal.waiting) waiting = kNoVerse;
  for (Arrival& arrival : s.journey.arrivals) arrival = {};
  for (int i = 0; i < kGuardians; ++i)
    if (s.journey.guardians[i].encounter != kNone) take_guardian_off(t, i, cites("TG-465"));
  s.story.meeting.clear();
  s.story.run_out.clear();
  s.traits_due = 0;
}

void begin_chapter_again(Table& t) {
  State& s = t.state;
  clear_the_table(t);
  s.phase = Phase::kJourney;
  s.journey.dead_heroes = s.journey.dead_before;
  const std::uint8_t place = place_of_mercy(t);
  for (Seat seat = 0; seat < s.seats; ++seat) raise_up(t, seat, place);
  if (location(place).has(Seal::kMenhir)) light_menhir(t, place, first_days(s), cites("TG-465"));
  reveal_around(t, place);
  repeat_chapter(t);
  JourneyState& j = s.journey;
  j.stage = DayStage::kStart;
  j.step = 1;
  j.acted = j.passed = j.waited = j.done = 0;
  if (j.day < 255) ++j.day;
  t.emit(cites("TG-465"), Happening::kDayBegins, j.day);
}

}  // namespace

bool can_ask_for_mercy(const State& s) {
  return s.phase == Phase::kJourney && s.house.no_mercy == 0 && saved_by_the_goddess() != kNone;
}

Rule<> ask_for_mercy(Table& t) {
  State& s = t.state;
  for (Seat seat = 0; seat < s.seats; ++seat) {
    t.ask(seat, Prompt::kMercy, cites("TG-462"));
    t.offer(cites("TG-463"), Verb::kAskForMercy);
    t.offer(cites("TG-462"), Verb::kAcceptFailure);
    const Option answer = co_await t.answer();
    if (answer.is(Verb::kAskForMercy)) continue;
    s.phase = Phase::kOver;
    s.ending = Ending::kFailure;
    t.emit(cites("TG-462"), Happening::kJourneyFails);
    co_return;
  }
  const std::uint8_t saved = saved_by_the_goddess();
  if (is_marked(s, saved)) t.emit(cites("TG-466"), Happening::kMercyAgain);
  mark(t, saved, 0, cites("TG-463"));
  begin_chapter_again(t);
  t.applies(cites("TG-464"));
  read_book(t, kMercyVerse);
}

}  // namespace tavola::avalon

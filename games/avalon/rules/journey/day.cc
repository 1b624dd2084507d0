#include "games/avalon/rules/journey/day.h"

#include "games/avalon/rules/campaign/chapter.h"
#include "games/avalon/rules/encounter/encounter.h"
#include "games/avalon/rules/journal/reading.h"
#include "games/avalon/rules/journey/arrival.h"
#include "games/avalon/rules/journey/map.h"
#include "games/avalon/rules/journey/menhirs.h"
#include "games/avalon/rules/story/events.h"

namespace tavola::avalon {

// TG-073 to TG-079
void set_up_world(Table& t) {
  State& s = t.state;
  JourneyState& j = s.journey;
  const std::uint8_t start = beginning(s).start;
  lay(t, start, 0, 0, cites("TG-073"));
  for (Seat seat = 0; seat < s.seats; ++seat) {
    s.character(seat).place = start;
    t.emit(cites("TG-075"), Happening::kPlaced, seat, start);
  }
  light_menhir(t, start, first_days(s), cites("TG-077"));
  reveal_around(t, start);
  // TG-081, TG-082: all cards of a colour, until a Chapter says which.
  for (std::size_t i = 0; i < content().cards.encounters.size(); ++i)
    j.encounters[static_cast<std::size_t>(content().cards.encounters[i].colour)].add(
        static_cast<std::uint8_t>(i));
  t.applies(cites("TG-079"));
  j.day = 1;
  j.stage = DayStage::kStart;
  j.step = 1;
  t.emit(cites("TG-094"), Happening::kDayBegins, j.day);
}

Rule<> journey_step(Table& t) {
  if (any_quest_fulfilled(t)) return settle_quests(t);
  const bool reads = t.state.journal.on();
  if (anybody_arriving(t.state)) return resolve_arrival(t);  // TG-970: before the text goes on
  if (reads) return reading_step(t);
  if (verse_waits(t.state)) {
    read_waiting_verse(t);
    return Rule<>::done();
  }
  if (event_encounters_wait(t.state)) return meet_event_encounter(t);
  const StoryState& story = t.state.story;
  if (story.next_chapter != kNone && !chapter_waits(t.state)) {  // TG-939: what goes on ends first
    const bool again = story.next_chapter == story.chapter;      // TG-465
    const bool ends = t.state.house.sitting == static_cast<std::uint8_t>(SittingLength::kChapter);
    if (!ends || story.chapter == kNone || again) return begin_chapter(t);
    end_chapter(t, cites("TG-307"));
    return Rule<>::done();
  }
  switch (t.state.journey.stage) {
    case DayStage::kStart:
      return start_of_day_step(t);
    case DayStage::kDuring:
      return during_day_step(t);
    case DayStage::kEnd:
      break;
  }
  return end_of_day_step(t);
}

}  // namespace tavola::avalon

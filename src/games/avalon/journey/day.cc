#include "games/avalon/journey/day.h"

#include "games/avalon/encounter/encounter.h"
#include "games/avalon/journey/arrival.h"
#include "games/avalon/journey/map.h"
#include "games/avalon/journey/menhirs.h"

namespace tavola::avalon {

// TG-073 to TG-079
void set_up_world(Table& t) {
  State& s = t.state;
  JourneyState& j = s.journey;
  const std::uint8_t start = content().island.start;
  lay(t, start, 0, 0, cites("TG-073"));
  for (Seat seat = 0; seat < s.seats; ++seat) {
    s.character(seat).place = start;
    t.emit(cites("TG-075"), Happening::kPlaced, seat, start);
  }
  light_menhir(t, start, 9 - s.seats, cites("TG-077"));
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
  if (anybody_arriving(t.state)) return resolve_arrival(t);
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

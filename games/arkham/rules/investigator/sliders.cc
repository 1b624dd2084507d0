#include "games/arkham/rules/investigator/sliders.h"

#include <algorithm>

#include "games/arkham/hooks.h"
#include "games/arkham/rules/board/board.h"

namespace tavola::arkham {

namespace {

/// How many stops an injury leaves to a slider in a turn, or kUnsaid.
int reach_of(const State& s, Seat who) { return ailing(s, who, CardStatement::kStopsAtMost); }

struct Stretch {
  int lowest;
  int highest;
};

/// The stops that a slider may come to within that reach of where the turn found it.
Stretch within(const Investigator& i, int track, int reach) {
  if (reach == kUnsaid) return {0, kStops - 1};
  const int before = i.stops[track] - i.slid[track];
  return {before - reach, before + reach};
}

}  // namespace

bool may_slide(const State& s, Seat who, int track, int stop) {
  const Investigator& i = s.investigators[who];
  const Stretch free = within(i, track, reach_of(s, who));
  return stop == i.stops[track] || (stop >= free.lowest && stop <= free.highest);
}

int nearest_stop(const State& s, Seat who, int track, int stop) {
  const int now = s.investigators[who].stops[track];
  while (!may_slide(s, who, track, stop)) stop += stop < now ? 1 : -1;
  return stop;
}

void offer_slider(Table& t, Seat who, int track, int stop, Citation rule) {
  const auto& skills = sheet_of(t.state, who).skills;
  const auto first = std::size_t{2} * static_cast<std::size_t>(track);
  const auto at = static_cast<std::size_t>(stop);
  t.offer(rule, Verb::kSetSlider, track, stop, skills[first][at], skills[first + 1][at]);
}

void offer_sliders(Table& t, Seat who, int most, Citation rule) {
  const Investigator& i = t.state.investigators[who];
  const int reach = reach_of(t.state, who);
  for (int track = 0; track < kTracks; ++track) {
    const int now = i.stops[track];
    const Stretch free = within(i, track, reach);
    const int lowest = std::max({0, now - most, free.lowest});
    const int highest = std::min({kStops - 1, now + most, free.highest});
    for (int stop = lowest; stop <= highest; ++stop)
      if (stop != now) offer_slider(t, who, track, stop, rule);
  }
}

void set_slider(Table& t, Seat who, int track, int stop, Citation rule) {
  Investigator& i = t.state.investigators[who];
  const auto& skills = sheet_of(t.state, who).skills;
  const auto first = std::size_t{2} * static_cast<std::size_t>(track);
  const auto at = static_cast<std::size_t>(stop);
  i.slid[track] = static_cast<std::int8_t>(i.slid[track] + stop - i.stops[track]);
  i.stops[track] = static_cast<std::uint8_t>(stop);
  t.emit(rule, Tells::kSliderSet, who, track, stop, skills[first][at], skills[first + 1][at]);
}

void sliders_have_not_moved(State& s) {
  for (Seat who = 0; who < s.seats; ++who)
    std::ranges::fill(s.investigators[who].slid, std::int8_t{0});
}

}  // namespace tavola::arkham

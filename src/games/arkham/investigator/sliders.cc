#include "games/arkham/investigator/sliders.h"

#include <algorithm>
#include <cstdlib>

#include "games/arkham/board/board.h"
#include "games/arkham/investigator/injuries.h"

namespace tavola::arkham {

namespace {

/// How many stops an injury leaves to a slider in a turn, or kUnsaid.
int reach_of(const State& s, Seat who) { return ailing(s, who, CardStatement::kStopsAtMost); }

bool within(const Investigator& i, int track, int stop, int reach) {
  const int moved = i.slid[track] + stop - i.stops[track];
  return reach == kUnsaid || stop == i.stops[track] || std::abs(moved) <= reach;
}

}  // namespace

bool may_slide(const State& s, Seat who, int track, int stop) {
  return within(s.investigators[who], track, stop, reach_of(s, who));
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
    const int highest = std::min(kStops - 1, now + most);
    for (int stop = std::max(0, now - most); stop <= highest; ++stop)
      if (stop != now && within(i, track, stop, reach)) offer_slider(t, who, track, stop, rule);
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

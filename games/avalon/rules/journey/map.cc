#include "games/avalon/rules/journey/map.h"

#include <algorithm>
#include <cstdlib>

namespace tavola::avalon {

std::uint8_t location_at(const State& s, int column, int row) {
  for (int i = 0; i < location_count(); ++i) {
    const LocationState& here = s.journey.locations[i];
    if (here.where == Where::kMap && here.column == column && here.row == row)
      return static_cast<std::uint8_t>(i);
  }
  return kNone;
}

std::uint8_t location_numbered(int number) {
  for (int i = 0; i < location_count(); ++i)
    if (location(static_cast<std::uint8_t>(i)).number == number)
      return static_cast<std::uint8_t>(i);
  return kNone;
}

namespace {

/// On the map or in the Location deck.
bool available(const LocationState& card) {
  return card.where == Where::kDeck || card.where == Where::kMap;
}

/// How many replacements lie between the card that a Key names and this one, which is that card or
/// a later version of it; -1 if it is neither. (TG-272, TG-972, R-16)
int replacements_since(std::uint16_t key, std::uint8_t which) {
  for (int steps = 0; which != kNone && steps < kMostLocations; ++steps) {
    const Location& card = location(which);
    if (card.number == key) return steps;
    if (card.legacy == key) return steps + 1;
    if (card.legacy == 0) return -1;
    which = location_numbered(card.legacy);
  }
  return -1;
}

/// Of the cards that answer to a Key and may be taken, the version last brought into force, else
/// the one with the fewest replacements, else the one with the lowest number. (TG-973, R-123)
template <class MayBeTaken>
std::uint8_t version_for_key(const State& s, std::uint16_t key, MayBeTaken may_be_taken) {
  std::uint8_t best = kNone;
  int best_steps = 0;
  for (int i = 0; i < location_count(); ++i) {
    const auto which = static_cast<std::uint8_t>(i);
    if (!may_be_taken(s.journey.locations[i])) continue;
    const int steps = replacements_since(key, which);
    if (steps < 0) continue;
    if (best != kNone) {
      const int version = s.journey.locations[i].version;
      const int best_version = s.journey.locations[best].version;
      const bool goes_first = version != best_version ? version > best_version
                              : steps != best_steps
                                  ? steps < best_steps
                                  : location(which).number < location(best).number;
      if (!goes_first) continue;
    }
    best = which;
    best_steps = steps;
  }
  return best;
}

}  // namespace

std::uint8_t card_for_key(const State& s, std::uint16_t key) {
  const std::uint8_t exact = location_numbered(key);
  if (exact != kNone && available(s.journey.locations[exact])) return exact;
  return version_for_key(s, key, available);
}

std::uint8_t card_in_play_for(const State& s, std::uint16_t number) {
  const std::uint8_t exact = location_numbered(number);
  if (exact != kNone && on_map(s, exact)) return exact;
  const std::uint8_t lies = version_for_key(
      s, number, [](const LocationState& card) { return card.where == Where::kMap; });
  return lies != kNone ? lies : card_for_key(s, number);
}

std::uint8_t connected(const State& s, std::uint8_t from, Side side) {
  const std::uint16_t key = location(from).key(side);
  if (key == 0) return kNone;
  const LocationState& here = s.journey.locations[from];
  const std::uint8_t beyond =
      location_at(s, here.column + kColumnStep[static_cast<std::size_t>(side)],
                  here.row + kRowStep[static_cast<std::size_t>(side)]);
  return beyond != kNone && replacements_since(key, beyond) >= 0 ? beyond : kNone;
}

bool any_menhir(const State& s) {
  for (int i = 0; i < location_count(); ++i)
    if (s.journey.locations[i].where == Where::kMap && s.journey.locations[i].menhir != 0)
      return true;
  return false;
}

bool in_light(const State& s, int column, int row) {
  for (int i = 0; i < location_count(); ++i) {
    const LocationState& stone = s.journey.locations[i];
    if (stone.where != Where::kMap || stone.menhir == 0) continue;
    if (std::abs(stone.column - column) <= 1 && std::abs(stone.row - row) <= 1) return true;
  }
  return false;
}

void lay(Table& t, std::uint8_t which, int column, int row, Citation rule) {
  LocationState& card = t.state.journey.locations[which];
  const std::uint8_t version =
      card.version;  // TG-973: which card was last in force is not forgotten
  card = {};
  card.version = version;
  card.where = Where::kMap;
  card.column = static_cast<std::int8_t>(column);
  card.row = static_cast<std::int8_t>(row);
  t.emit(rule, Happening::kLocationRevealed, which);
}

void reveal_around(Table& t, std::uint8_t which) {
  const State& s = t.state;
  const LocationState& here = s.journey.locations[which];
  for (int i = 0; i < kSides; ++i) {
    const auto side = static_cast<Side>(i);
    const std::uint16_t key = location(which).key(side);
    if (key == 0) continue;
    const std::uint8_t card = card_for_key(s, key);
    if (card == kNone || on_map(s, card)) {
      t.applies(cites("TG-257"));
      continue;
    }
    const int column = here.column + kColumnStep[static_cast<std::size_t>(i)];
    const int row = here.row + kRowStep[static_cast<std::size_t>(i)];
    if (!in_light(s, column, row)) {
      t.applies(cites("TG-256"));
      continue;
    }
    if (location_at(s, column, row) != kNone) {
      t.applies(cites("TG-969"));
      continue;
    }
    lay(t, card, column, row, cites("TG-255"));
  }
}

void open_way(Table& t, std::uint8_t which, Citation rule) {
  State& s = t.state;
  for (int i = 0; i < location_count() && !on_map(s, which); ++i) {
    const auto from = static_cast<std::uint8_t>(i);
    if (!on_map(s, from)) continue;
    const LocationState& beside = s.journey.locations[from];
    for (std::size_t side = 0; side < kSides; ++side) {
      const std::uint16_t key = location(from).keys[side];
      if (key == 0 || card_for_key(s, key) != which || on_map(s, which)) continue;
      const int column = beside.column + kColumnStep[side];
      const int row = beside.row + kRowStep[side];
      if (location_at(s, column, row) == kNone) lay(t, which, column, row, rule);
    }
  }
  if (on_map(s, which)) s.journey.locations[which].kept = 1;
}

std::uint8_t nearest_remaining(const State& s, const LocationState& lost) {
  std::uint8_t best = kNone;
  int least = 0;
  for (int i = 0; i < location_count(); ++i) {
    const LocationState& card = s.journey.locations[i];
    if (card.where != Where::kMap) continue;
    const int steps = std::abs(card.column - lost.column) + std::abs(card.row - lost.row);
    const auto which = static_cast<std::uint8_t>(i);
    if (best != kNone &&
        (steps > least || (steps == least && location(which).number > location(best).number)))
      continue;
    best = which;
    least = steps;
  }
  return best;
}

std::uint8_t lowest_revealed(const State& s) {
  std::uint8_t best = kNone;
  for (int i = 0; i < location_count(); ++i) {
    const auto which = static_cast<std::uint8_t>(i);
    if (!on_map(s, which)) continue;
    if (best == kNone || location(which).number < location(best).number) best = which;
  }
  return best;
}

SeatSet living(const State& s) {
  SeatSet found;
  for (Seat seat = 0; seat < s.seats; ++seat)
    if (s.character(seat).alive != 0) found.add(seat);
  return found;
}

SeatSet characters_in(const State& s, std::uint8_t which) {
  SeatSet found;
  for (Seat seat = 0; seat < s.seats; ++seat)
    if (s.character(seat).alive != 0 && s.character(seat).place == which) found.add(seat);
  return found;
}

void replace_location(Table& t, std::uint8_t old, std::uint8_t fresh, Citation rule,
                      Where old_goes) {
  State& s = t.state;
  std::uint8_t version = 0;
  for (const LocationState& card : s.journey.locations) version = std::max(version, card.version);
  LocationState& before = s.journey.locations[old];
  LocationState& after = s.journey.locations[fresh];
  const bool lies = before.where == Where::kMap;
  if (after.where == Where::kMap) return;  // it took that place before
  if (lies) {
    after = before;
    after.used = 0;  // TG-976
    for (Character& c : s.characters)
      if (c.place == old) c.place = fresh;
    for (Guardian& guardian : s.journey.guardians)
      if (guardian.place == old) guardian.place = fresh;
    for (std::uint8_t& item : s.journey.lying_items)
      if (item == old + 1) item = static_cast<std::uint8_t>(fresh + 1);
    for (Dial& dial : s.journey.dials)
      if (dial.on == DialOn::kLocation && dial.what == old) dial.what = fresh;
    // What is under way there goes on at the new card. (TG-273)
    for (Arrival& arrival : s.journey.arrivals)
      if (arrival.party != 0 && arrival.place == old) arrival.place = fresh;
    if (s.journal.place == old) s.journal.place = fresh;
    if (s.encounter.place == old) s.encounter.place = fresh;
    if (s.story.meeting.has(old)) {
      s.story.meeting.remove(old);
      s.story.meeting.add(fresh);
    }
    t.emit(rule, Happening::kLocationRevealed, fresh);
  } else {
    after = {};
  }
  after.version = static_cast<std::uint8_t>(std::min(version + 1, 255));
  before = {};
  before.where = old_goes;
}

int steps_between(const State& s, std::uint8_t from, std::uint8_t to) {
  int steps[kMostLocations];
  std::fill(std::begin(steps), std::end(steps), kNoWay);
  std::uint8_t queue[kMostLocations];
  int first = 0;
  int last = 0;
  steps[from] = 0;
  queue[last++] = from;
  while (first < last) {
    const std::uint8_t at = queue[first++];
    for (int side = 0; side < kSides; ++side) {
      const std::uint8_t next = connected(s, at, static_cast<Side>(side));
      if (next == kNone || steps[next] != kNoWay) continue;
      steps[next] = steps[at] + 1;
      queue[last++] = next;
    }
  }
  return steps[to];
}

std::uint8_t step_from(const State& s, std::uint8_t from, std::uint8_t to, bool towards) {
  std::uint8_t best = kNone;
  int best_steps = steps_between(s, from, to);
  for (int side = 0; side < kSides; ++side) {
    const std::uint8_t next = connected(s, from, static_cast<Side>(side));
    if (next == kNone) continue;
    const int steps = steps_between(s, next, to);
    const bool better = towards ? steps < best_steps : steps > best_steps;
    const bool lower =
        best != kNone && steps == best_steps && location(next).number < location(best).number;
    if (!better && !lower) continue;
    best = next;
    best_steps = steps;
  }
  return best;
}

}  // namespace tavola::avalon

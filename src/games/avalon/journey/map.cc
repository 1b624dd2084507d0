#include "games/avalon/journey/map.h"

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

std::uint8_t card_for_key(const State& s, std::uint16_t key) {
  std::uint8_t found = location_numbered(key);
  // Each step goes to a version that is newer, and there are only so many cards.
  for (int steps = 0; steps < kMostLocations; ++steps) {
    if (found != kNone && s.journey.locations[found].where != Where::kRemoved) return found;
    std::uint8_t newer = kNone;
    for (int i = 0; i < location_count(); ++i) {
      const Location& card = location(static_cast<std::uint8_t>(i));
      if (card.legacy != key) continue;
      const bool available = s.journey.locations[i].where != Where::kRemoved;
      const bool better = newer == kNone ||
                          (available && s.journey.locations[newer].where == Where::kRemoved) ||
                          (available && card.number < location(newer).number);
      if (better) newer = static_cast<std::uint8_t>(i);
    }
    if (newer == kNone) return kNone;
    found = newer;
    key = location(newer).number;
  }
  return kNone;
}

std::uint8_t connected(const State& s, std::uint8_t from, Side side) {
  const std::uint16_t key = location(from).key(side);
  if (key == 0) return kNone;
  const LocationState& here = s.journey.locations[from];
  const std::uint8_t beyond =
      location_at(s, here.column + kColumnStep[static_cast<std::size_t>(side)],
                  here.row + kRowStep[static_cast<std::size_t>(side)]);
  return beyond != kNone && card_for_key(s, key) == beyond ? beyond : kNone;
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
  card = {};
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

void replace_location(Table& t, std::uint8_t old, std::uint8_t fresh, Citation rule) {
  State& s = t.state;
  LocationState& before = s.journey.locations[old];
  LocationState& after = s.journey.locations[fresh];
  const bool lies = before.where == Where::kMap;
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
    t.emit(rule, Happening::kLocationRevealed, fresh);
  } else {
    after = {};
  }
  before = {};
  before.where = Where::kRemoved;
}

}  // namespace tavola::avalon

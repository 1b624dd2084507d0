#include "games/avalon/rules/journey/menhirs.h"

#include <algorithm>

#include "games/avalon/rules/character/hero_setup.h"
#include "games/avalon/rules/character/survival.h"
#include "games/avalon/rules/journey/arrival.h"
#include "games/avalon/rules/journey/guardians.h"
#include "games/avalon/rules/journey/map.h"
#include "games/avalon/rules/story/events.h"

namespace tavola::avalon {

int days_lost(const State& s) { return s.house.short_menhirs != 0 ? 1 : 0; }

int days_of_rite(const State& s, std::uint8_t place) {
  const MenhirRite& rite = location(place).rite;
  return std::max(1, rite.dial - rite.less_per_player * counted_players(s) - days_lost(s));
}

// it is placed and not activated, so Challenging mode does not shorten it.
int first_days(const State& s) { return 9 - counted_players(s); }

Price price_of_rite(const State& s, std::uint8_t place) {
  Price price = location(place).rite.once;
  for (std::size_t i = 0; i < kMeasures; ++i)
    price.of[i] = static_cast<std::uint8_t>(price.of[i] + location(place).rite.per_player.of[i] *
                                                              counted_players(s));
  return price;
}

Citation rule_of_lighting(const State& s, std::uint8_t place) {
  if (days_lost(s) > 0) return cites("TG-879");
  return s.journey.locations[place].menhir != 0 ? cites("TG-291") : cites("TG-287");
}

void light_menhir(Table& t, std::uint8_t place, int days, Citation rule) {
  LocationState& here = t.state.journey.locations[place];
  here.menhir = 1;
  here.dial = static_cast<std::uint8_t>(days);
  t.emit(rule, Happening::kMenhirPlaced, place, days);
}

void remove_dark_menhirs(Table& t) {
  for (int i = 0; i < location_count(); ++i) {
    LocationState& here = t.state.journey.locations[i];
    if (here.where != Where::kMap || here.menhir == 0 || here.dial != 0) continue;
    here.menhir = here.dial_held = 0;
    t.emit(cites("TG-110"), Happening::kMenhirGone, i);
  }
}

namespace {

void suffer(Table& t, Seat seat, Citation health, Citation terror) {
  lose(t, seat, Measure::kHealth, 2, health);
  gain(t, seat, Measure::kTerror, 2, terror);
}

// TG-980, TG-282, TG-283: what lies on a lost Location goes with it.
void lose_location(Table& t, std::uint8_t which) {
  JourneyState& j = t.state.journey;
  const std::uint8_t version = j.locations[which].version;  // TG-973
  j.locations[which] = {};
  j.locations[which].version = version;
  t.emit(cites("TG-113"), Happening::kLocationLost, which);
  for (std::uint8_t item = 0; item < kMostItems; ++item) {
    if (j.lying_items[item] != which + 1) continue;
    j.lying_items[item] = 0;
    j.items.put_at_bottom(item);
    t.applies(cites("TG-282"));
  }
  for (Dial& dial : j.dials)
    if (dial.on == DialOn::kLocation && dial.what == which) dial = {};
  for (int i = 0; i < kGuardians; ++i)
    if (j.guardians[i].encounter != kNone && j.guardians[i].place == which)
      take_guardian_off(t, i, cites("TG-283"));
}

}  // namespace

void spread_wyrdness(Table& t) {
  State& s = t.state;
  if (!any_menhir(s)) {
    t.emit(cites("TG-293"), Happening::kNoMenhir);
    for (Seat seat = 0; seat < s.seats; ++seat)
      if (s.character(seat).alive != 0) suffer(t, seat, cites("TG-295"), cites("TG-295"));
    return;
  }
  // TG-940: all are discarded at the same moment, then come the losses, then all destinations are
  // fixed, and only then does anybody move.
  LocationState before[kMostLocations];
  std::copy(std::begin(s.journey.locations), std::end(s.journey.locations), std::begin(before));
  SeatSet adrift;
  for (int i = 0; i < location_count(); ++i) {
    const auto which = static_cast<std::uint8_t>(i);
    if (before[i].where != Where::kMap || location(which).stays || before[i].kept != 0 ||
        in_light(s, before[i].column, before[i].row))
      continue;
    for (Seat seat = 0; seat < s.seats; ++seat)
      if (characters_in(s, which).has(seat)) adrift.add(seat);
    lose_location(t, which);
  }
  for (Seat seat = 0; seat < s.seats; ++seat)
    if (adrift.has(seat)) suffer(t, seat, cites("TG-277"), cites("TG-278"));
  while (!adrift.empty()) {  // TG-941
    const Seat first = lowest_number(s, adrift);
    const std::uint8_t to = nearest_remaining(s, before[s.character(first).place]);
    SeatSet group;
    for (Seat seat = 0; seat < s.seats; ++seat)
      if (adrift.has(seat) && nearest_remaining(s, before[s.character(seat).place]) == to)
        group.add(seat);
    for (Seat seat = 0; seat < s.seats; ++seat) {
      if (!group.has(seat)) continue;
      adrift.remove(seat);
      s.character(seat).place = to;
      t.emit(cites("TG-279"), Happening::kDisplaced, seat, to);
    }
    arrive(t, group, to);
  }
}

void lower_menhir_dials(Table& t) {
  for (int i = 0; i < location_count(); ++i) {
    LocationState& here = t.state.journey.locations[i];
    if (here.where != Where::kMap || here.menhir == 0 || here.dial == 0) continue;
    if (here.dial_held != 0) {
      t.applies(cites("TG-321"));
      continue;
    }
    --here.dial;
    if (here.dial == 0)
      t.emit(cites("TG-115"), Happening::kDialTakenOut, i);
    else
      t.emit(cites("TG-114"), Happening::kDialLowered, i, here.dial);
  }
}

}  // namespace tavola::avalon

// A journey on the test island, from the morning of the first day, or from where a test puts it.
#pragma once

#include "games/avalon/rules/journey/day.h"
#include "games/avalon/rules/journey/map.h"
#include "games/avalon/tables_for_tests/table_for_tests.h"

namespace tavola::avalon {

struct Journey : TableWith {
  /// The world is set up; no step of the first day has been taken.
  explicit Journey(std::initializer_list<std::string_view> heroes) : TableWith(heroes) {
    s().phase = Phase::kJourney;
    s().house.table = 1;
    set_up_world(t);
    seen.events.clear();
  }
  /// Goes on from the state as it stands, to the first decision.
  void play() { t.begin(State(t.state)); }
  /// The same from the first Action of a day.
  void play_day() {
    s().journey.stage = DayStage::kDuring;
    s().journey.step = 0;
    s().journey.round = 1;
    play();
  }
  /// The same from the evening.
  void play_evening() {
    s().journey.stage = DayStage::kEnd;
    s().journey.step = 1;
    play();
  }
  /// The same from a morning.
  void play_morning() {
    s().journey.stage = DayStage::kStart;
    s().journey.step = 1;
    play();
  }
  static std::uint8_t place(int number) { return location_numbered(number); }
  LocationState& at(int number) { return s().journey.locations[place(number)]; }
  bool lies(int number) { return on_map(s(), place(number)); }
  /// Puts a Location on the map, where its Keys say that it belongs.
  void lay_out(int number, int column, int row) {
    lay(t, place(number), column, row, cites("TG-255"));
  }
  void stand(Seat seat, int number) { of(seat).place = place(number); }
};

}  // namespace tavola::avalon

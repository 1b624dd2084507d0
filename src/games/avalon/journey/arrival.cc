#include "games/avalon/journey/arrival.h"

#include "games/avalon/character/hero_setup.h"
#include "games/avalon/journey/guardians.h"
#include "games/avalon/journey/location_text.h"
#include "games/avalon/journey/map.h"

namespace tavola::avalon {

void arrive(Table& t, SeatSet party, std::uint8_t place) {
  for (Arrival& arrival : t.state.journey.arrivals) {
    if (arrival.party != 0) continue;
    arrival = {static_cast<std::uint8_t>(party.bits()), place, Arriving::kReveals};
    return;
  }
}

namespace {

void end_arrival(State& s) {
  for (int i = 0; i + 1 < kSeats; ++i) s.journey.arrivals[i] = s.journey.arrivals[i + 1];
  s.journey.arrivals[kSeats - 1] = {};
}

}  // namespace

Rule<> resolve_arrival(Table& t) {
  State& s = t.state;
  Arrival& arrival = s.journey.arrivals[0];
  SeatSet party = SeatSet::from_bits(arrival.party);
  for (Seat seat = 0; seat < s.seats; ++seat)  // TG-999: those still alive, and still there
    if (s.character(seat).alive == 0 || s.character(seat).place != arrival.place)
      party.remove(seat);
  if (party.empty()) {
    end_arrival(s);
    co_return;
  }
  if (arrival.at == Arriving::kReveals) {
    reveal_around(t, arrival.place);
    for (Guardian& guardian : s.journey.guardians) guardian.met = 0;
    arrival.at = Arriving::kGuardians;
  }
  if (arrival.at == Arriving::kGuardians) {
    int waiting = 0;
    t.ask(lowest_number(s, party), Prompt::kWhichGuardian, cites("TG-382"));
    for (const Guardian& guardian : s.journey.guardians) {
      if (guardian.encounter == kNone || guardian.place != arrival.place || guardian.met != 0)
        continue;
      t.offer(cites("TG-381"), Verb::kMeetGuardian, guardian.encounter);
      ++waiting;
    }
    if (waiting > 0) {
      const Option chosen = co_await t.answer();
      meet_guardian(t, guardian_with(s, chosen.arg<std::uint8_t>(0)), party, cites("TG-381"));
      co_return;
    }
    arrival.at = Arriving::kInstantRules;
  }
  const std::uint8_t place = arrival.place;
  end_arrival(s);
  co_await instant_rule(t, place, party);
}

}  // namespace tavola::avalon

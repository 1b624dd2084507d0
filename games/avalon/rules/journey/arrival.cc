#include "games/avalon/rules/journey/arrival.h"

#include "games/avalon/rules/character/hero_setup.h"
#include "games/avalon/rules/journey/guardians.h"
#include "games/avalon/rules/journey/location_text.h"
#include "games/avalon/rules/journey/map.h"

namespace tavola::avalon {

void arrive(Table& t, SeatSet party, std::uint8_t place) {
  for (Arrival& arrival : t.state.journey.arrivals) {
    // TG-971: those whom one effect moves to the same place arrive as one group.
    if (arrival.party != 0 && arrival.place == place && arrival.at == Arriving::kReveals) {
      arrival.party = static_cast<std::uint8_t>(arrival.party | party.bits());
      return;
    }
    if (arrival.party != 0) continue;
    arrival = {static_cast<std::uint8_t>(party.bits()), place, Arriving::kReveals, 0};
    return;
  }
}

namespace {

void end_arrival(State& s) {
  for (int i = 0; i + 1 < kSeats; ++i) s.journey.arrivals[i] = s.journey.arrivals[i + 1];
  s.journey.arrivals[kSeats - 1] = {};
}

// TG-992: who left while others stayed is out of the Party, and meets no other Guardian of the
// Action. In the morning and in the evening no Action has led here, and all meet each. (TG-388)
void note_who_left(Table& t, Arrival& arrival) {
  const EncounterState& e = t.state.encounter;
  if (t.state.journey.stage != DayStage::kDuring || e.in == 0 || e.in == e.party) return;
  arrival.left = static_cast<std::uint8_t>(arrival.left | (e.party & ~unsigned{e.in}));
  t.applies(cites("TG-992"));
}

/// Those of a group who are still in its Party. If the others have died, all are. (TG-993)
SeatSet still_together(SeatSet group, std::uint8_t left) {
  SeatSet party;
  for (Seat seat = 0; seat < kSeats; ++seat)
    if (group.has(seat) && ((left >> seat) & 1U) == 0) party.add(seat);
  return party.empty() ? group : party;
}

}  // namespace

Rule<SeatSet> who_meets(Table& t, SeatSet arriving, std::uint8_t place) {
  State& s = t.state;
  if (s.journey.stage != DayStage::kDuring) {  // no Action has led to it
    t.applies(cites("TG-388"));
    co_return characters_in(s, place);
  }
  if (s.house.joining_encounters == 0) co_return arriving;
  const Seat first = lowest_number(s, arriving);
  SeatSet party = arriving;
  for (Seat seat = 0; seat < s.seats; ++seat) {
    if (arriving.has(seat) || !characters_in(s, place).has(seat) ||
        ((s.journey.passed >> seat) & 1U) != 0)
      continue;
    t.ask(seat, Prompt::kJoinEncounter, cites("TG-262"), first);
    t.offer(cites("TG-262"), Verb::kStayOut);
    t.offer(cites("TG-262"), Verb::kJoin);
    const Option wish = co_await t.answer();
    if (!wish.is(Verb::kJoin)) continue;
    t.ask(first, Prompt::kTakeAlong, cites("TG-262"), seat);
    t.offer(cites("TG-262"), Verb::kAccept);
    t.offer(cites("TG-262"), Verb::kRefuse);
    const Option consent = co_await t.answer();
    if (!consent.is(Verb::kAccept)) continue;
    party.add(seat);
    t.emit(cites("TG-262"), Happening::kJoined, seat, first);
  }
  co_return party;
}

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
  if (arrival.at == Arriving::kGuardianMet) {
    note_who_left(t, arrival);
    arrival.at = Arriving::kGuardians;
  }
  if (arrival.at == Arriving::kGuardians) {
    int waiting = 0;
    const SeatSet together = still_together(party, arrival.left);
    t.ask(lowest_number(s, together), Prompt::kWhichGuardian, cites("TG-382"));
    t.also(together);
    for (const Guardian& guardian : s.journey.guardians) {
      if (guardian.encounter == kNone || guardian.place != arrival.place || guardian.met != 0)
        continue;
      t.offer(cites("TG-381"), Verb::kMeetGuardian, guardian.encounter);
      ++waiting;
    }
    if (waiting > 0) {
      const Option chosen = co_await t.answer();
      const SeatSet meeting = co_await who_meets(t, together, arrival.place);
      arrival.at = Arriving::kGuardianMet;
      meet_guardian(t, guardian_with(s, chosen.arg<std::uint8_t>(0)), meeting, cites("TG-381"));
      co_return;
    }
    arrival.at = Arriving::kInstantRules;
  }
  const std::uint8_t place = arrival.place;
  end_arrival(s);
  co_await instant_rule(t, place, party);
}

}  // namespace tavola::avalon

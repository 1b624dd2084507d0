// Starting Combat and starting Diplomacy: Avoiding, the approach, and the starting hands. (TG-531
// to TG-543, TG-681 to TG-693, TG-706 to TG-718)
#include <algorithm>

#include "games/avalon/rules/character/attributes.h"
#include "games/avalon/rules/encounter/encounter.h"
#include "games/avalon/rules/journal/journal_host.h"
#include "games/avalon/rules/possessions/possessions.h"

namespace tavola::avalon {
namespace {

EncounterStep step_after_avoiding(const State& s) {
  return encounter_card(s).alternatives ? EncounterStep::kApproach : EncounterStep::kHands;
}

// TG-691: the highest single value in the Party, never the sum.
int highest(const State& s, const AvoidNeed& need) {
  int most = 0;
  for (Seat seat = 0; seat < s.seats; ++seat) {
    if (!s.encounter.is_in(seat)) continue;
    const int value = need.attribute ? attribute(s, seat, static_cast<Attribute>(need.which))
                                     : s.character(seat).of(Measure::kReputation);
    most = std::max(most, value);
  }
  return most;
}

/// The first member whose starting hand is not settled, by seat.
Seat next_to_settle(const EncounterState& e) {
  for (Seat seat = 0; seat < kSeats; ++seat)
    if (e.is_in(seat) && ((e.settled >> seat) & 1U) == 0) return seat;
  return kNoSeat;
}

void begin_first_turn(Table& t) {
  EncounterState& e = t.state.encounter;
  e.settled = 0;
  e.turn = 1;
  if (!e.combat()) {
    e.affinity = 0;
    t.applies(cites("TG-717"));
  }
  t.emit(e.combat() ? cites("TG-543") : cites("TG-718"), Happening::kTurnBegins, e.turn);
  e.step = EncounterStep::kChooseActive;
}

}  // namespace

// it befalls the Party, for whom its lines say, as a passage of the Journal does.
Rule<> carry_out_text(Table& t) {
  EncounterState& e = t.state.encounter;
  e.outcome = EncounterOutcome::kResolved;
  e.step = EncounterStep::kEnd;
  co_await carry_out_for_group(t, encounter_card(t.state).text, members_in(t.state),
                               e.combat() ? cites("TG-532") : cites("TG-707"));
}

Citation unmet_for_avoiding(const Table& t) {
  const State& s = t.state;
  const EncounterCard& card = encounter_card(s);
  for (const AvoidNeed& need : card.avoid_needs)
    if (highest(s, need) < need.least) return cites("TG-691");
  for (Seat seat = 0; seat < s.seats; ++seat)
    if (s.encounter.is_in(seat) && !can_carry_out(t, card.avoid, seat)) return cites("TG-1064");
  return {};
}

Citation barred_from_avoiding(const Table& t) {
  return t.state.encounter.step == EncounterStep::kAvoid ? unmet_for_avoiding(t) : cites("TG-690");
}

// TG-688, TG-1063: before equipment and hands; all must agree.
Rule<> offer_avoiding(Table& t) {
  State& s = t.state;
  EncounterState& e = s.encounter;
  if (barred_from_avoiding(t).given()) {
    e.step = step_after_avoiding(s);
    co_return;
  }
  for (Seat seat = 0; seat < s.seats; ++seat) {
    if (!e.is_in(seat)) continue;
    t.ask(seat, Prompt::kAvoid, cites("TG-688"), e.card);
    t.offer(cites("TG-688"), Verb::kAvoid);
    t.offer(cites("TG-693"), Verb::kFace);
    const Option answer = co_await t.answer();
    if (answer.is(Verb::kFace)) {
      t.emit(cites("TG-693"), Happening::kNotAvoided, seat);
      e.step = step_after_avoiding(s);
      co_return;
    }
  }
  e.outcome = EncounterOutcome::kAvoided;
  e.step = EncounterStep::kEnd;
  for (Seat seat = 0; seat < s.seats; ++seat)
    if (e.is_in(seat)) co_await carry_out(t, encounter_card(s).avoid, seat, cites("TG-692"));
  t.emit(cites("TG-689"), Happening::kAvoided, e.card);
}

// TG-681: one of the ways, for the whole Encounter.
Rule<> choose_approach(Table& t) {
  State& s = t.state;
  EncounterState& e = s.encounter;
  const SeatSet in = members_in(s);
  t.ask(lowest_number(s, in), Prompt::kApproach, cites("TG-681"), e.card);
  t.also(in);
  const int ways = static_cast<int>(encounter_card(s).stages.size());
  for (int way = 0; way < ways; ++way) t.offer(cites("TG-681"), Verb::kApproach, way + 1);
  const Option answer = co_await t.answer();
  e.approach = e.stage = static_cast<std::uint8_t>(answer.arg(0) - 1);
  t.emit(cites("TG-1062"), Happening::kApproachChosen, answer.arg(0), e.card);
  e.step = EncounterStep::kHands;
}

int starting_hand(const State& s) {
  const int cards = members_in(s).count() < 4 ? 3 : 2;
  return cards + (has_trait(s, Trait::kSlow) ? 1 : 0);
}

// TG-539: all members draw before anybody says whether to keep its hand.
Rule<> starting_hands(Table& t) {
  State& s = t.state;
  EncounterState& e = s.encounter;
  const Seat seat = next_to_settle(e);
  if (seat == kNoSeat) {
    e.settled = 0;
    e.step = EncounterStep::kKeepHands;
    co_return;
  }
  e.settled = static_cast<std::uint8_t>(e.settled | (1U << seat));
  co_await choose_equipment(t, seat, e.combat() ? cites("TG-536") : cites("TG-710"));
  co_await set_items_aside(t, seat, e.combat() ? cites("TG-537") : cites("TG-711"));
  if (has_trait(s, Trait::kSlow)) t.applies(cites("TG-663"));
  co_await draw_cards(t, seat, starting_hand(s), e.combat() ? cites("TG-539") : cites("TG-713"));
}

// TG-540 to TG-542: one member after the other, until each has settled for a hand.
Rule<> keep_hands(Table& t) {
  State& s = t.state;
  EncounterState& e = s.encounter;
  const Seat seat = next_to_settle(e);
  if (seat == kNoSeat) {
    begin_first_turn(t);
    co_return;
  }
  const int fewer = e.hands[seat].size() - 1;
  if (fewer > 0 && deck_of(s, seat).size() >= fewer) {
    t.ask(seat, Prompt::kStartingHand, e.combat() ? cites("TG-540") : cites("TG-714"));
    t.offer(e.combat() ? cites("TG-543") : cites("TG-717"), Verb::kKeepHand);
    t.offer(e.combat() ? cites("TG-541") : cites("TG-715"), Verb::kRedraw, fewer);
    const Option answer = co_await t.answer();
    if (answer.is(Verb::kRedraw)) {
      while (!e.hands[seat].empty()) e.discards[seat].add(e.hands[seat].take_at(0));
      t.emit(e.combat() ? cites("TG-542") : cites("TG-716"), Happening::kRedraws, seat, fewer);
      co_await draw_cards(t, seat, fewer, e.combat() ? cites("TG-540") : cites("TG-714"));
      co_return;
    }
  }
  e.settled = static_cast<std::uint8_t>(e.settled | (1U << seat));
}

}  // namespace tavola::avalon

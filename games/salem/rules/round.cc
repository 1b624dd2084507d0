// The round: creature phase, action phase, event phase, and whose turn it is. (HS-056 to HS-061,
// HS-109 to HS-114)
#include "games/salem/rules/rules.h"

namespace tavola::salem {

Rule<> step(Table& t) {
  switch (t.state.phase) {
    case Phase::kSetup:
      return setup(t);
    case Phase::kCreatures:
      return turn_creature_card(t);
    case Phase::kEvent:
      return event_phase(t);
    case Phase::kAction:
    case Phase::kOver:
      break;
  }
  if (t.state.holder == t.state.active) return rlyeh_turn(t);
  switch (t.state.step) {
    case Step::kMove:
      return move_step(t);
    case Step::kExchange:
      return exchange_step(t);
    case Step::kEncounter:
      return encounter_step(t);
    case Step::kUse:
      return use_step(t);
    case Step::kTake:
      break;
  }
  return take_step(t);
}

namespace {

// HS-062 to HS-064: as many as there were players at the start, whoever is out by now.
std::uint8_t cards_to_turn(Table& t) {
  const State& s = t.state;
  t.applies(cites("HS-066"));
  if (s.seats == 2) {
    t.applies(cites("HS-062"));
    return 1;
  }
  if (s.seats == 4) {
    t.applies(cites("HS-063"));
    return 2;
  }
  t.applies(cites("HS-064"));
  t.applies(cites("HS-031"));
  return s.side;
}

}  // namespace

void begin_round(Table& t) {
  State& s = t.state;
  if (s.round < 255) ++s.round;
  s.phase = Phase::kCreatures;
  t.emit(cites("HS-056"), Happening::kRoundBegins, s.round);
  s.due = cards_to_turn(t);
}

namespace {

void begin_turn(Table& t, Seat seat) {
  State& s = t.state;
  s.active = seat;
  s.step = Step::kMove;
  s.players[seat].taken = kNone;
  t.emit(cites("HS-109"), Happening::kTurnBegins, seat);
}

}  // namespace

void begin_action_phase(Table& t) {
  t.state.phase = Phase::kAction;
  const Seat first = acting_first(t.state);
  t.applies(first == t.state.first ? cites("HS-057") : cites("HS-058"));
  begin_turn(t, first);
}

void end_turn(Table& t) {
  State& s = t.state;
  Seat seat = next_seat(s.active, s.seats);
  for (; seat != s.first && !s.players[seat].in_play; seat = next_seat(seat, s.seats))
    t.applies(cites("HS-243"));
  if (seat == s.first)
    s.phase = Phase::kEvent;
  else
    begin_turn(t, seat);
}

}  // namespace tavola::salem

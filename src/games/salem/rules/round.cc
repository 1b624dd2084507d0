// The round: creature phase, action phase, event phase, and whose turn it is. (HS-056 to HS-061,
// HS-109 to HS-114)
#include "games/salem/rules/quiet_rules.h"
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

void begin_round(Table& t) {
  State& s = t.state;
  if (s.round < 255) ++s.round;
  s.phase = Phase::kCreatures;
  s.due = static_cast<std::uint8_t>(cards_to_turn(s));
  t.emit(cites("HS-056"), Happening::kRoundBegins, s.round);
  tell(t, quiet::cards_due);
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
  tell(t, quiet::action_phase_begun);
  begin_turn(t, acting_first(t.state));
}

void end_turn(Table& t) {
  State& s = t.state;
  Seat seat = s.active;
  do seat = next_seat(seat, s.seats);
  while (seat != s.first && !s.players[seat].in_play);
  tell(t, quiet::turn_passed, s.active, seat);
  if (seat == s.first)
    s.phase = Phase::kEvent;
  else
    begin_turn(t, seat);
}

}  // namespace tavola::salem

// Combat: rounds, turns, and the order in which pieces act. (CT-098 to CT-126, CT-290, CT-516,
// CT-518)
#include "games/catacombs/rules/rules.h"

namespace tavola::catacombs {

void begin_combat(Table& t) {
  t.applies(cites("CT-098"));
  begin_round(t);
}

void begin_round(Table& t) {
  State& s = t.state;
  if (s.round < 60000) ++s.round;
  if (s.all_rounds < 60000) ++s.all_rounds;
  for (Disc& disc : s.discs) disc.acted = 0;
  s.phase = Phase::kHeroesTurn;
  s.active = kNone;
  t.emit(cites("CT-099"), Happening::kRoundBegins, s.round);
  t.emit(cites("CT-100"), Happening::kTurnBegins);
}

bool may_act(const State& s, Piece piece) { return s.discs[piece].acted == 0 && able(s, piece); }

namespace {

void begin_overseers_turn(Table& t) {
  State& s = t.state;
  t.applies(cites("CT-110"));
  note_missed_actions(s);
  s.phase = Phase::kOverseersTurn;
  t.emit(cites("CT-113"), Happening::kTurnBegins, s.overseer);
  if (s.lord_unharmed == 0) return;
  s.lord_unharmed = 0;
  t.emit(cites("CT-386"), Happening::kProtectionEnds, kLordPiece, figure_of(s, kLordPiece));
}

}  // namespace

Rule<> heroes_turn(Table& t) {
  State& s = t.state;
  SeatSet players;
  for (Piece piece = 0; piece <= kFamiliar; ++piece)
    if (may_act(s, piece)) players.add(seat_of(s, piece));
  // CT-512: all hero players choose together; the last who has anything to do chooses alone.
  Seat decides = first_hero_seat(s);
  while (players.count() == 1 && !players.has(decides)) ++decides;
  t.ask(decides, Prompt::kHeroesTurn, cites("CT-105"));
  for (Piece piece = 0; piece <= kFamiliar; ++piece) {
    if (!may_act(s, piece)) continue;
    t.offer(cites("CT-105"), Verb::kActivate, piece, figure_of(s, piece));
  }
  if (players.empty()) {
    begin_overseers_turn(t);
    co_return;
  }
  // Who forgoes all actions must not forgo those of others.
  if (players.count() == 1) t.offer(cites("CT-107"), Verb::kEndTurn);
  t.also(players.count() == 1 ? players : hero_seats(s));
  const Option chosen = co_await t.answer();
  if (chosen.is(Verb::kActivate)) {
    s.active = chosen.arg<std::uint8_t>(0);
    co_return;
  }
  for (Piece piece = 0; piece <= kFamiliar; ++piece) {
    if (!may_act(s, piece)) continue;
    s.discs[piece].acted = 1;
    t.emit(cites("CT-516"), Happening::kPassed, piece, figure_of(s, piece));
  }
}

Rule<> overseers_turn(Table& t) {
  State& s = t.state;
  t.ask(s.overseer, Prompt::kOverseersTurn, cites("CT-114"));
  bool anybody = false;
  for (Piece piece = kLordPiece; piece < kPieces; ++piece) {
    if (!may_act(s, piece)) continue;
    anybody = true;
    t.offer(cites("CT-114"), Verb::kActivate, piece, figure_of(s, piece));
  }
  if (!anybody) {
    t.applies(cites("CT-117"));
    recover(t);
    s.phase = Phase::kEndOfRound;
    co_return;
  }
  t.offer(cites("CT-116"), Verb::kEndTurn);
  const Option chosen = co_await t.answer();
  if (chosen.is(Verb::kActivate)) {
    s.active = chosen.arg<std::uint8_t>(0);
    co_return;
  }
  for (Piece piece = kLordPiece; piece < kPieces; ++piece) {
    if (!may_act(s, piece)) continue;
    s.discs[piece].acted = 1;
    t.emit(cites("CT-518"), Happening::kPassed, piece, figure_of(s, piece));
  }
}

namespace {

/// What equipment does "until the round ends".
void end_effects_of_round(Table& t) {
  State& s = t.state;
  for (Piece hero = 0; hero < kHeroes; ++hero) {
    if (s.heroes[hero].unharmed == 0) continue;
    s.heroes[hero].unharmed = 0;
    if (alive(s, hero)) t.emit(cites("CT-357"), Happening::kProtectionEnds, hero, hero);
  }
}

void finish_round(Table& t) {
  State& s = t.state;
  end_effects_of_round(t);
  if (ended(t)) return;  // CT-122
  if (monsters_on_board(s) || final_battle(s)) {
    t.applies(final_battle(s) ? cites("CT-391") : cites("CT-123"));
    begin_round(t);
    return;
  }
  t.emit(cites("CT-124"), Happening::kRoomComplete, s.row[s.place_in_row]);
  s.phase = Phase::kResolution;
}

bool may_regenerate(const State& s, Piece piece) {
  return is_target(s, piece) && s.discs[piece].wounds > 0 && !eliminated(s, piece) &&
         (abilities_of(s, piece) & kRegeneration) != 0;
}

}  // namespace

Rule<> end_of_round(Table& t) {
  State& s = t.state;
  t.ask(s.overseer, Prompt::kRegeneration, cites("CT-121"));
  bool anybody = false;
  for (Piece piece = kFirstMonster; piece < kPieces; ++piece) {
    if (!may_regenerate(s, piece)) continue;
    anybody = true;
    t.offer(cites("CT-290"), Verb::kRegenerate, piece, figure_of(s, piece));
  }
  if (!anybody) {
    finish_round(t);
    co_return;
  }
  t.offer(cites("CT-290"), Verb::kDecline);
  const Option chosen = co_await t.answer();
  if (chosen.is(Verb::kDecline)) {
    finish_round(t);
    co_return;
  }
  const auto piece = chosen.arg<Piece>(0);
  s.discs[piece].wounds = 0;
  t.emit(cites("CT-290"), Happening::kRegenerates, piece, figure_of(s, piece));
}

}  // namespace tavola::catacombs

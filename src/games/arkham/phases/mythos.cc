// The Mythos phase, step by step: the card, its gate, its Clue token, the monsters, its text, and
// what comes at the end of the turn. (AH-045 to AH-051, AH-173 to AH-194, AH-524, AH-525)
#include "games/arkham/phases/mythos.h"

#include "core/then.h"
#include "games/arkham/board/board.h"
#include "games/arkham/board/gates.h"
#include "games/arkham/cards/card_effects.h"
#include "games/arkham/investigator/possessions.h"
#include "games/arkham/phases/environment.h"
#include "games/arkham/phases/monster_movement.h"
#include "games/arkham/table.h"

namespace tavola::arkham {
namespace {

int monsters_for_a_gate(const State& s) { return s.seats >= 5 ? 2 : 1; }

/// Draws a Mythos card; "The Story Continues" is shuffled in again. AH-173, AH-524
std::uint8_t draw_mythos(Table& t) {
  State& s = t.state;
  for (;;) {
    const std::uint8_t card = t.draw(s.mythos, DeckId::kMythos);
    t.emit(cites("AH-173"), Tells::kMythosCard, s.first, card);
    if (content().mythos[card].type != MythosType::kStoryContinues) return card;
    s.mythos.add(card);
    s.mythos.shuffle();
    t.emit(cites("AH-524"), Tells::kReshuffled);
  }
}

void discard_card(Table& t, Citation rule) {
  State& s = t.state;
  s.mythos.put_at_bottom(s.card);
  t.emit(rule, Tells::kMythosDiscarded, s.card);
  s.card = kNone;
}

Rule<> gate_of_card(Table& t, Area area) {
  State& s = t.state;
  if (area == kNone) {
    t.applies(cites("AH-175"));
    return Rule<>::done();
  }
  if (gate_open(s, area)) return monster_surge(t, area, cites("AH-186"));
  const int monsters = monsters_for_a_gate(s);
  if (monsters > 1) t.applies(s.turn == 0 ? cites("AH-049") : cites("AH-184"));
  return outcome_aside(t, open_gate(t, area, monsters, cites("AH-178")));
}

/// The phase goes on with its next part.
template <Stage next>
void go_on_with(Table& t) {
  t.state.stage = next;
}

/// Of two cards the first did only this; the second follows. AH-525
void after_the_gate(Table& t) {
  State& s = t.state;
  if (s.gate_only == 0) {
    s.stage = Stage::kClue;
    return;
  }
  discard_card(t, cites("AH-525"));
  s.card = draw_mythos(t);
  s.gate_only = 0;
}

void next_turn(Table& t) {
  State& s = t.state;
  end_of_turn(t);
  // The first turn begins with the same first player. AH-051
  if (s.turn > 0) {
    s.first = next_seat(s.first, s.seats);
    t.emit(cites("AH-055"), Tells::kFirstPlayer, s.first);
  }
  s.phase = Phase::kStartOfTurn;
  s.stage = Stage::kBegin;
  s.active = kNone;
}

Rule<> each_at_the_end(Table& t) {
  State& s = t.state;
  for (Seat who = next_in_order(s, kNone); who != kNone; who = next_in_order(s, who))
    co_await at_moment(t, who, Moment::kMythosEnd);
}

Rule<> end_of_mythos(Table& t) {
  const State& s = t.state;
  for (Seat who = next_in_order(s, kNone); who != kNone; who = next_in_order(s, who))
    if (anything_at(s, who, Moment::kMythosEnd)) return then(t, each_at_the_end(t), next_turn);
  next_turn(t);
  return Rule<>::done();
}

/// Who stands where a Clue token appears may take it.
Rule<> clue_appears(Table& t, Area area) {
  State& s = t.state;
  Seat only = kNone;
  int present = 0;
  for (Seat who = 0; who < s.seats; ++who)
    if (in_play(s, who) && s.investigators[who].place == area) {
      only = who;
      ++present;
    }
  // One who is there alone decides; among several the first player has the last word.
  t.ask(present == 1 ? only : s.first, Prompt::kClueAppears, cites("AH-189"), area);
  for (Seat who = 0; who < s.seats; ++who)
    if (in_play(s, who) && s.investigators[who].place == area)
      t.offer(cites("AH-189"), Verb::kTakeClue, who);
  t.offer(cites("AH-190"), Verb::kLeaveClue);
  const Option chosen = co_await t.answer();
  if (chosen.verb != static_cast<std::uint8_t>(Verb::kTakeClue)) co_return;
  --s.clues[area];
  gain_clues(t, static_cast<Seat>(chosen.arg(0)), 1, cites("AH-189"));
  t.emit(cites("AH-189"), Tells::kTakesClues, chosen.arg(0), 1, area);
}

}  // namespace

Rule<> first_mythos(Table& t) {
  State& s = t.state;
  for (;;) {
    s.card = draw_mythos(t);
    const MythosCard& card = content().mythos[s.card];
    if (card.type != MythosType::kRumor && card.gate != kNone) break;
    t.emit(card.type == MythosType::kRumor ? cites("AH-046") : cites("AH-047"),
           Tells::kMythosReplaced, s.card);
    discard_card(t, cites("AH-371"));
  }
  t.applies(cites("AH-045"));
  s.phase = Phase::kMythos;
  s.stage = Stage::kGate;
  s.active = s.first;
  return Rule<>::done();
}

Rule<> mythos(Table& t) {
  State& s = t.state;
  switch (s.stage) {
    case Stage::kBegin:
      s.card = draw_mythos(t);
      t.applies(cites("AH-054"));
      s.gate_only = s.two_mythos != 0 && s.gate_only == 0 ? 1 : 0;
      s.stage = Stage::kGate;
      return Rule<>::done();
    case Stage::kGate:
      return then(t, gate_of_card(t, content().mythos[s.card].gate), after_the_gate);
    case Stage::kClue: {
      const Area area = content().mythos[s.card].clue;
      Rule<> clue = area != kNone ? place_clue(t, area, cites("AH-188")) : Rule<>::done();
      return then(t, std::move(clue), go_on_with<Stage::kMonsterMovement>);
    }
    case Stage::kMonsterMovement: {
      const MythosCard& card = content().mythos[s.card];
      return then(t, move_monsters(t, card.white, card.black), go_on_with<Stage::kText>);
    }
    case Stage::kText:
      return then(t, mythos_text(t, s.card), go_on_with<Stage::kRumor>);
    case Stage::kRumor:
      return then(t, rumor_at_end_of_mythos(t), go_on_with<Stage::kEnd>);
    default:
      return end_of_mythos(t);
  }
}

Rule<> place_clue(Table& t, Area area, Citation rule) {
  State& s = t.state;
  if (gate_open(s, area)) {
    t.applies(cites("AH-188"));
    return Rule<>::done();
  }
  if (s.clues[area] >= kMostClues) {
    fail_table(kClueLimit);
    return Rule<>::done();
  }
  ++s.clues[area];
  t.emit(rule, Tells::kCluePlaced, area);
  return anybody_at(s, area) ? clue_appears(t, area) : Rule<>::done();
}

void lasting_effects_end(Table& t) {
  for (Lasting& lasting : t.state.lasting) {
    if (lasting.until == static_cast<std::uint8_t>(Until::kEndOfTurn))
      lasting = Lasting{};
    else if (lasting.until == static_cast<std::uint8_t>(Until::kEndOfNextTurn))
      lasting.until = static_cast<std::uint8_t>(Until::kEndOfTurn);
  }
  for (UsedUp& used : t.state.used_up) used = UsedUp{};
}

void end_of_turn(Table& t) {
  State& s = t.state;
  s.rumor_fresh = 0;
  bool over = false;
  for (int i = 0; i < 2; ++i) {
    if (s.headlines[i] == kNone || --s.headline_turns[i] > 0) continue;
    t.emit(cites("AH-502"), Tells::kLastingEnds, s.headlines[i]);
    s.headlines[i] = kNone;
    over = true;
  }
  if (over) apply_closings(t, cites("AH-546"));
  lasting_effects_end(t);
}

}  // namespace tavola::arkham

// The Mythos phase, step by step: the card, its gate, its Clue token, the monsters, its text, and
// what comes at the end of the turn. (AH-045 to AH-051, AH-173 to AH-194, AH-524, AH-525)
#include "games/arkham/rules/phases/mythos.h"

#include "core/then.h"
#include "games/arkham/cards/card_effects.h"
#include "games/arkham/cards/lasting.h"
#include "games/arkham/hooks.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/board/gates.h"
#include "games/arkham/rules/board/surge.h"
#include "games/arkham/rules/investigator/possessions.h"
#include "games/arkham/rules/phases/environment.h"
#include "games/arkham/rules/phases/monster_movement.h"
#include "games/arkham/rules/phases/turn.h"
#include "games/arkham/table.h"

namespace tavola::arkham {
namespace {

int monsters_for_a_gate(const State& s) { return counted_players(s) >= 5 ? 2 : 1; }

/// Who reads what lies on the table: the first player, or whoever is next if that one is gone.
Seat reader(const State& s) {
  const Seat next = next_in_order(s, kNone);
  return next == kNone ? s.first : next;
}

/// The next Mythos card whose gate would open on a board in use. AH-173, AH-492
std::uint8_t next_mythos(Table& t) {
  State& s = t.state;
  for (;;) {
    const std::uint8_t card = t.draw(s.mythos, DeckId::kMythos);
    t.emit(cites("AH-173"), Tells::kMythosCard, s.first, card);
    const Area gate = content().mythos[card].gate;
    if (gate == kNone || on_board(s, gate)) return card;
    t.emit(cites("AH-492"), Tells::kMythosReplaced, card);
    s.mythos.put_at_bottom(card);
  }
}

/// It is shuffled in again, and another card drawn. AH-524
Rule<> the_story_continues(Table& t, std::uint8_t card) {
  State& s = t.state;
  while (content().mythos[card].type == MythosType::kStoryContinues) {
    s.mythos.add(card);
    s.mythos.shuffle();
    t.emit(cites("AH-524"), Tells::kReshuffled);
    co_await at_moment(t, reader(s), Moment::kStoryContinues, cites("KH-040"));
    card = next_mythos(t);
  }
  s.card = card;
}

/// Draws the Mythos card that is resolved next.
Rule<> draw_mythos(Table& t) {
  const std::uint8_t card = next_mythos(t);
  if (content().mythos[card].type == MythosType::kStoryContinues)
    return the_story_continues(t, card);
  t.state.card = card;
  return Rule<>::done();
}

void discard_card(Table& t, Citation rule) {
  State& s = t.state;
  s.mythos.put_at_bottom(s.card);
  t.emit(rule, Tells::kMythosDiscarded, s.card);
  s.card = kNone;
}

/// The gate of the card opens, or monsters surge from it; on some cards something else stands in
/// its place. AH-175 to AH-187, DP-002, KY-010
Rule<> open_gate_of_card(Table& t) {
  State& s = t.state;
  const MythosCard& card = content().mythos[s.card];
  const Area area = card.gate;
  if (card.instead_of_gate != kNoSource) {
    co_await carry_out(t, s.first, card.instead_of_gate,
                       card.doom_for_gate ? cites("DP-002") : cites("KY-010"));
  } else if (card.surge) {
    co_await surge_somewhere(t);
  } else if (area == kNone) {
    t.applies(cites("AH-175"));
  } else if (sealed(s, area) && bursts(s, card)) {
    t.applies(cites("KH-084"));
    const bool opened = co_await gate_burst(t, area, monsters_for_a_gate(s));
    static_cast<void>(opened);
  } else if (gate_open(s, area)) {
    co_await monster_surge(t, area, cites("AH-186"));
  } else {
    const int monsters = monsters_for_a_gate(s);
    if (monsters > 1) t.applies(s.turn == 0 ? cites("AH-049") : cites("AH-184"));
    const bool opened = co_await open_gate(t, area, monsters, cites("AH-178"));
    static_cast<void>(opened);
  }
}

Rule<> place_several_clues(Table& t, const MythosCard& card) {
  for (const Area area : card.clues)
    if (on_board(t.state, area)) co_await place_clue(t, area, cites("AH-188"));
}

/// Mostly it is one.
Rule<> place_clues_of_card(Table& t) {
  const MythosCard& card = content().mythos[t.state.card];
  if (card.clues.size() > 1) return place_several_clues(t, card);
  if (card.clues.empty() || !on_board(t.state, card.clues.front())) return Rule<>::done();
  return place_clue(t, card.clues.front(), cites("AH-188"));
}

/// Rifts and the Ancient Whispers move as well, and cards may speak of it.
Rule<> move_all_by_card(Table& t) {
  const State& s = t.state;
  const MythosCard& card = content().mythos[s.card];
  co_await move_rifts(t, card.white, card.black);
  co_await move_monsters(t, card.white, card.black, bursts(s, card));
  move_whispers(t, card.white, card.black);
  co_await at_moment(t, reader(s), Moment::kSymbolMoves, cites("AH-194"));
  co_await compare_rift_tracks(t, card.white, card.black);
}

Rule<> move_by_card(Table& t) {
  const State& s = t.state;
  const MythosCard& card = content().mythos[s.card];
  const bool only_monsters = !rifts_in_play(s) && s.pharaoh.whispers == kNone &&
                             !may_speak(s, reader(s), Moment::kSymbolMoves);
  return only_monsters ? move_monsters(t, card.white, card.black, bursts(s, card))
                       : move_all_by_card(t);
}

Rule<> read_card(Table& t) { return mythos_text(t, t.state.card); }

Rule<> text_of_card(Table& t) {
  const State& s = t.state;
  if (content().mythos[s.card].type != MythosType::kEnvironment) return read_card(t);
  return then(t, at_moment(t, reader(s), Moment::kEnvironmentDrawn, cites("KH-040")), read_card);
}

void next_turn(Table& t) {
  State& s = t.state;
  end_of_turn(t);
  // The first turn begins with the same first player. AH-051
  if (s.turn > 0) {
    s.first = next_seat(s.first, s.seats);
    t.emit(cites("AH-055"), Tells::kFirstPlayer, s.first);
  }
  s.dunwich.called = 0;
  s.phase = Phase::kStartOfTurn;
  s.stage = Stage::kBegin;
  s.active = kNone;
}

/// Whoever stands where a Clue token appears may take it.
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
    if (in_play(s, who) && s.investigators[who].place == area && room_for_clues(s, who) > 0 &&
        ailing(s, who, CardStatement::kNoPickingUp) == kUnsaid)
      t.offer(cites("AH-189"), Verb::kTakeClue, who);
  t.offer(cites("AH-190"), Verb::kLeaveClue);
  const Option chosen = co_await t.answer();
  if (chosen.verb != static_cast<std::uint8_t>(Verb::kTakeClue)) co_return;
  --s.clues[area];
  take_clues_from(t, static_cast<Seat>(chosen.arg(0)), 1, area, cites("AH-189"));
  co_await at_moment(t, static_cast<Seat>(chosen.arg(0)), Moment::kGainingClue, cites("AH-022"));
}

}  // namespace

bool bursts(const State& s, const MythosCard& card) {
  return card.burst || (card.gate != kNone && has_trait(s, s.first, Trait::kEveryGateBursts));
}

namespace {

/// By the house rule steps of Tasks and Missions wait until the encounters are over. R24
Rule<> steps_after_encounters(Table& t) {
  State& s = t.state;
  for (Seat who = next_in_order(s, kNone); who != kNone; who = next_in_order(s, who))
    if (holds_task(s, who)) co_await complete_steps(t, who);
}

bool somebody_may_redraw(const State& s) {
  bool may = false;
  for (Seat who = 0; who < s.seats; ++who) may |= has_uses(s, who, Window::kMythosDrawn);
  return may;
}

/// Somebody may have the card discarded and another drawn.
Rule<> redraw_if_wanted(Table& t) {
  State& s = t.state;
  for (Seat who = next_in_order(s, kNone); who != kNone; who = next_in_order(s, who)) {
    if (!has_uses(s, who, Window::kMythosDrawn)) continue;
    if (content().mythos[s.card].type == MythosType::kStoryContinues) continue;
    t.ask(who, Prompt::kMythosDrawn, cites("AH-022"), s.card);
    t.offer(cites("AH-022"), Verb::kDone);
    offer_uses(t, who, Window::kMythosDrawn);
    if (t.one_answer()) continue;
    const Option chosen = co_await t.answer();
    if (chosen.is(Verb::kDone)) continue;
    co_await use(t, chosen);
    if (s.redraw == 0) continue;
    s.redraw = 0;
    discard_card(t, cites("AH-022"));
    co_await draw_mythos(t);
  }
}

/// The next card of the phase, which may be another one by then.
Rule<> turn_up_mythos(Table& t) {
  return then(t, draw_mythos(t), [](Table& table) {
    return somebody_may_redraw(table.state) ? redraw_if_wanted(table) : Rule<>::done();
  });
}

}  // namespace

Rule<> first_mythos(Table& t) {
  State& s = t.state;
  for (;;) {
    co_await draw_mythos(t);
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
}

// The whole phase is one step of the game. The stage says how far it has come, because it need not
// begin at the beginning: the first Mythos card is drawn before, and a table that is set up by hand
// may begin with any part.
[[gnu::noinline]] Rule<> mythos(Table& t) {
  State& s = t.state;
  // A text has done away with the whole phase, or a bot imagines the turn without it.
  if (s.mythos_skipped != 0 || s.mythos_left_out != 0) {
    s.mythos_skipped = 0;
    s.mythos_left_out = 0;
    next_turn(t);
    co_return;
  }
  if (s.stage == Stage::kBegin) {
    if (s.house.task_steps != 0) co_await steps_after_encounters(t);
    co_await at_moment(t, reader(s), Moment::kMythosStart, cites("KH-040"));
    if (s.two_mythos != 0) t.emit(cites("AH-525"), Tells::kTwoMythosCards);
    co_await turn_up_mythos(t);
    t.applies(cites("AH-054"));
    s.gate_only = s.two_mythos;
    s.stage = Stage::kGate;
  }

  // 1. A gate opens, and a monster comes through it.
  if (s.stage == Stage::kGate) {
    co_await open_gate_of_card(t);
    if (s.gate_only != 0) {
      // Of two cards the first did only this. AH-525
      discard_card(t, cites("AH-525"));
      co_await turn_up_mythos(t);
      s.gate_only = 0;
      co_await open_gate_of_card(t);
    }
    if (s.turn == 0) co_await at_moment(t, reader(s), Moment::kFirstGate, cites("KH-040"));
    if (unanswered(s)) co_await answer_what_happened(t);
    s.stage = Stage::kClue;
  }

  // 2. A Clue token is placed.
  if (s.stage == Stage::kClue) {
    co_await place_clues_of_card(t);
    if (unanswered(s)) co_await answer_what_happened(t);
    s.stage = Stage::kMonsterMovement;
  }

  // 3. Rifts move, then monsters; then the card may bring the other rifts on.
  if (s.stage == Stage::kMonsterMovement) {
    co_await move_by_card(t);
    if (unanswered(s)) co_await answer_what_happened(t);
    s.stage = Stage::kText;
  }

  // 4. The card's own text is carried out: a Headline, an Environment or a Rumor.
  if (s.stage == Stage::kText) {
    co_await text_of_card(t);
    for (; s.more_mythos > 0; --s.more_mythos) co_await resolve_another_card(t);
    if (unanswered(s)) co_await answer_what_happened(t);
    s.stage = Stage::kRumor;
  }

  // A Rumor that was there before goes on, and is passed or failed.
  if (s.stage == Stage::kRumor) {
    co_await rumor_at_end_of_mythos(t);
    s.stage = Stage::kEnd;
  }

  // What comes at the end of the turn for each investigator.
  for (Seat who = next_in_order(s, kNone); who != kNone; who = next_in_order(s, who))
    co_await at_moment(t, who, Moment::kMythosEnd);
  if (!s.pharaoh.exhibits.empty()) co_await pick_up_exhibits(t);
  next_turn(t);
}

Rule<> resolve_another_card(Table& t) {
  State& s = t.state;
  // Its texts are not part of the one that has it drawn.
  const Reading outer = s.text;
  s.text = Reading{};
  co_await turn_up_mythos(t);
  co_await open_gate_of_card(t);
  co_await place_clues_of_card(t);
  co_await move_by_card(t);
  co_await text_of_card(t);
  s.text = outer;
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
  end_lasting(t.state, [](const Lasting& lasting) { return lasts(lasting, Until::kEndOfTurn); });
  for (Lasting& lasting : t.state.lasting) {
    if (lasting.until == kNone) break;
    if (lasts(lasting, Until::kEndOfNextTurn))
      lasting.until = static_cast<std::uint8_t>(Until::kEndOfTurn);
  }
  renew_used_up(t.state);
  std::ranges::fill(t.state.pharaoh.worn, SlotSet{});
  std::ranges::fill(t.state.pharaoh.symbols, kNone);
}

void end_of_turn(Table& t) {
  State& s = t.state;
  s.rumor_fresh = 0;
  rifts_become_active(s);
  whispers_may_be_heard_again(s);
  bool over = false;
  for (int i = 0; i < kHeadlines; ++i) {
    if (s.headlines[i] == kNone || --s.headline_turns[i] > 0) continue;
    t.emit(cites("AH-502"), Tells::kLastingEnds, s.headlines[i]);
    s.headlines[i] = kNone;
    end_hunt(s, i);
    over = true;
  }
  if (over) apply_closings(t, cites("AH-546"));
  lasting_effects_end(t);
}

}  // namespace tavola::arkham

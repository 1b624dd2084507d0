// Verbs of Kingsport Horror that no other box has: Tulzscha's Cultists, encounters that a text
// brings out of their turn, and Clue tokens that change hands.
#include "games/arkham/cards/card_host.h"
#include "games/arkham/cards/conditions_now.h"
#include "games/arkham/cards/verbs/card_verbs.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/board/slots.h"
#include "games/arkham/rules/board/town_limits.h"
#include "games/arkham/rules/investigator/offices.h"
#include "games/arkham/rules/investigator/possessions.h"
#include "games/arkham/table.h"

namespace tavola::arkham {
namespace {

using effects::Call;
using effects::Outcome;

/// Monsters of these kinds go back to the cup with the elder sign they stand on. KH-020
void break_signs(Table& t, MonsterKindSet kinds, Citation rule) {
  State& s = t.state;
  for (const int slot : slots_in_towns(s) & monsters_of(s, kinds)) {
    const Place place = s.monsters[slot].place;
    if (!in_town(place) || !has(removable_signs(s), place)) continue;
    s.sealed.remove(place);
    t.emit(rule, Tells::kSealBroken, place);
    return_to_cup(t, slot, rule);
  }
}

/// Markers out of the cup, beside what came through the gate of the Mythos card.
Rule<Outcome> place_at_first_gate(Table& t, std::uint8_t kind, int number, Citation rule) {
  State& s = t.state;
  const Area area = s.card == kNone ? kNone : content().mythos[s.card].gate;
  if (area == kNone || !gate_open(s, area)) co_return 0;
  for (; number > 0 && s.cup.take(kind); --number) {
    const int slot = first_free_slot(s);
    s.monsters.put(slot, {kind, kMet});
    co_await place_monster(t, slot, area, rule);
  }
  co_return 1;
}

void hand_over_clue(Table& t, Seat from, Seat to, Citation rule) {
  State& s = t.state;
  --s.investigators[from].clues;
  ++s.investigators[to].clues;
  t.emit(rule, Tells::kClueGiven, from, to, s.investigators[from].clues, s.investigators[to].clues);
}

bool may_take_a_clue(const State& s, Seat from, Seat to) {
  return s.investigators[from].clues > 0 && room_for_clues(s, to) > 0;
}

/// One by one, to and from whoever agrees, until the reader has done. Nobody is asked twice once
/// they have refused.
Rule<Outcome> trade_clues(Table& t, Seat who, Citation rule) {
  const State& s = t.state;
  SeatSet refused;
  for (int left = kMostTrades; left > 0; --left) {
    t.ask(who, Prompt::kTradeClues, rule);
    for (Seat other = next_in_order(s, kNone); other != kNone; other = next_in_order(s, other)) {
      if (other == who) continue;
      if (may_take_a_clue(s, who, other)) t.offer(rule, Verb::kGiveClue, other);
      if (may_take_a_clue(s, other, who) && !refused.has(other))
        t.offer(rule, Verb::kAskClue, other);
    }
    if (!t.anything_offered()) break;
    t.offer(rule, Verb::kDone);
    const Option chosen = co_await t.answer();
    if (chosen.is(Verb::kDone)) break;
    const auto other = chosen.arg<Seat>(0);
    if (chosen.is(Verb::kGiveClue)) {
      hand_over_clue(t, who, other, rule);
      continue;
    }
    t.ask(other, Prompt::kAnswerClue, rule, who);
    t.offer(rule, Verb::kAccept);
    t.offer(rule, Verb::kRefuse);
    const Option reply = co_await t.answer();
    if (reply.is(Verb::kAccept))
      hand_over_clue(t, other, who, rule);
    else
      refused.add(other);
  }
  co_return 1;
}

MonsterKindSet kinds_of(const Call& verb) {
  MonsterKindSet kinds;
  for (int i = 0; i < verb.nouns(0); ++i) kinds.add(verb.noun(0, i));
  return kinds;
}

std::optional<Rule<Outcome>> perform_for_kingsport(Table& t, const Call& verb) {
  const Seat who = verb.context.seat;
  const Citation rule = verb.context.rule;
  switch (static_cast<CardVerb>(verb.code())) {
    case CardVerb::kBreakSigns:
      break_signs(t, kinds_of(verb), rule);
      return finished();
    case CardVerb::kAtFirstGate:
      return place_at_first_gate(t, static_cast<std::uint8_t>(verb.noun(1)), verb.amount(0), rule);
    case CardVerb::kEncounterLater:
      t.state.investigators[who].dreams_of = static_cast<std::uint8_t>(verb.noun(0));
      return finished();
    case CardVerb::kTradeClues:
      return trade_clues(t, who, rule);
    default:
      return std::nullopt;
  }
}

std::optional<bool> possible_for_kingsport(const tavola::Table&, const Call&) {
  return std::nullopt;
}

}  // namespace

const VerbsOfSubject kVerbsOfKingsport{perform_for_kingsport, possible_for_kingsport};

}  // namespace tavola::arkham

// Gates, elder signs and Mythos cards that texts speak of. (AH-144, AH-152, AH-158)
#include "games/arkham/rules/board/gates.h"

#include <algorithm>

#include "games/arkham/cards/card_effects.h"
#include "games/arkham/cards/card_host.h"
#include "games/arkham/cards/verbs/card_verbs.h"
#include "games/arkham/dunwich/rules/injuries.h"
#include "games/arkham/hooks.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/board/closing.h"
#include "games/arkham/rules/investigator/offices.h"
#include "games/arkham/rules/investigator/possessions.h"

namespace tavola::arkham {
namespace {

using effects::Call;
using effects::Outcome;

/// Closed and sealed without Clue tokens; no doom token is taken. Its marker goes back.
Rule<Outcome> seal_entered(Table& t, Seat who, Citation rule) {
  State& s = t.state;
  const Area area = s.investigators[who].entered;
  if (area == kNone || !gate_open(s, area)) co_return 0;
  const std::uint8_t gate = s.gates[area];
  co_await close_and_seal(t, who, area, rule);
  if (gate_open(s, area)) co_return 0;
  s.text.closed_gate = gate;
  co_return 1;
}

/// The marker of the gate that this text has closed, out of the stack again.
Outcome claim_entered(Table& t, Seat who) {
  State& s = t.state;
  const std::uint8_t gate = s.text.closed_gate;
  if (gate == kNone || !s.gate_stack.take(gate)) return 0;
  ++s.investigators[who].gates[gate];
  s.text.closed_gate = kNone;
  t.applies(cites("AH-144"));
  return 1;
}

Rule<Outcome> remove_signs(Table& t, Seat who, int number, Citation rule) {
  State& s = t.state;
  for (; number > 0 && !removable_signs(s).empty(); --number) {  // KH-020
    t.ask(who, Prompt::kWhichSeal, rule);
    for (const Area area : removable_signs(s)) t.offer(rule, Verb::kBreakSeal, area);
    const Option chosen = co_await t.answer();
    s.sealed.remove(chosen.arg(0));
    t.emit(rule, Tells::kSealBroken, chosen.arg(0));
  }
  co_return 1;
}

/// The cards are told one after the other as they are to come.
Rule<Outcome> order_mythos(Table& t, Seat who, int number, Citation rule) {
  State& s = t.state;
  std::uint8_t seen[kMostDrawn] = {};
  std::uint8_t order[kMostDrawn] = {};
  if (number > kMostDrawn) fail_table(kDrawnLimit);
  const int count = std::min({number, s.mythos.size(), kMostDrawn});
  for (int i = 0; i < count; ++i) seen[i] = t.draw(s.mythos, DeckId::kMythos);
  // They lie on top of the deck while their order is chosen.
  for (int i = count - 1; i >= 0; --i) s.mythos.put_on_top(seen[i]);
  for (int left = count; left > 0; --left) {
    t.ask(who, Prompt::kOrderMythos, rule);
    for (int i = 0; i < left; ++i)
      if (std::find(seen, seen + i, seen[i]) == seen + i) t.offer(rule, Verb::kPutNext, seen[i]);
    const Option chosen = co_await t.answer();
    const auto card = chosen.arg<std::uint8_t>(0);
    order[count - left] = card;
    *std::find(seen, seen + left, card) = seen[left - 1];
  }
  for (int i = 0; i < count; ++i) s.mythos.take_at(s.mythos.size() - 1);
  for (int i = count - 1; i >= 0; --i) s.mythos.put_on_top(order[i]);
  co_return 1;
}

/// One gate to that Other World, as the reader chooses.
AreaSet gates_to(const State& s, int world) {
  AreaSet found;
  for (const Area area : gate_areas(s))
    if (gate_at(s, area).world == world) found.add(area);
  return found;
}

Rule<Outcome> seal_world(Table& t, Seat who, int world, Citation rule) {
  t.ask(who, Prompt::kReturnGate, rule, world);
  for (const Area area : gates_to(t.state, world)) t.offer(rule, Verb::kReturnTo, area);
  if (!t.anything_offered()) co_return 0;
  const Option chosen = co_await t.answer();
  const auto area = chosen.arg<Area>(0);
  co_await close_and_seal(t, who, area, rule);
  co_return 1;
}

/// One by one; what there is no room for stays where it lies. KH-162
Rule<Outcome> take_board_clues(Table& t, Seat who, int number, Citation rule) {
  State& s = t.state;
  if (ailing(s, who, CardStatement::kNoPickingUp) != kUnsaid) co_return 0;
  int taken = 0;
  for (; number > 0 && room_for_clues(s, who) > 0; --number) {
    t.ask(who, Prompt::kClueFrom, rule, number);
    for (const Area area : content().locations)  // of any town: AH-020
      if (s.clues[area] > 0) t.offer(rule, Verb::kClueFrom, area);
    if (!t.anything_offered()) break;
    const Option chosen = co_await t.answer();
    const auto area = chosen.arg<Area>(0);
    --s.clues[area];
    take_clues_from(t, who, 1, area, rule);
    ++taken;
  }
  if (taken > 0) co_await at_moment(t, who, Moment::kGainingClue, cites("AH-022"));
  co_return 1;
}

/// All Clue tokens of the neighborhood that a monster of this text was sent away from.
void sweep_clues(Table& t, Citation rule) {
  State& s = t.state;
  if (!in_town(s.text.spot)) return;
  for (const Area area : content().neighborhoods[area_of(s.text.spot).neighborhood].areas) {
    if (s.clues[area] == 0) continue;
    t.emit(rule, Tells::kCluesGone, area, s.clues[area]);
    s.clues[area] = 0;
  }
}

std::optional<Rule<Outcome>> perform_with_gates(Table& t, const Call& verb) {
  const Seat who = verb.context.seat;
  const Citation rule = verb.context.rule;
  switch (static_cast<CardVerb>(verb.code())) {
    case CardVerb::kSealEntered:
      return seal_entered(t, who, rule);
    case CardVerb::kClaimEntered:
      return finished(claim_entered(t, who));
    case CardVerb::kRemoveSigns:
      return remove_signs(t, who, verb.amount(0), rule);
    case CardVerb::kSealWorld:
      return seal_world(t, who, verb.noun(0), rule);
    case CardVerb::kTakeBoardClues:
      return take_board_clues(t, who, verb.amount(0), rule);
    case CardVerb::kSweepClues:
      sweep_clues(t, rule);
      return finished();
    case CardVerb::kOrderMythos:
      return order_mythos(t, who, verb.amount(0), rule);
    default:
      return std::nullopt;
  }
}

std::optional<bool> possible_with_gates(const tavola::Table& table, const Call& verb) {
  const State& s = state_in(table);
  switch (static_cast<CardVerb>(verb.code())) {
    case CardVerb::kSealEntered: {
      const Area area = s.investigators[verb.context.seat].entered;
      return area != kNone && gate_open(s, area) && !cannot_be_closed(s, area) &&
             may_seal(s, verb.context.seat);
    }
    case CardVerb::kRemoveSigns:
      return removable_signs(s).size() >= verb.amount(0);
    default:
      return std::nullopt;
  }
}

}  // namespace

const VerbsOfSubject kVerbsOfGates{perform_with_gates, possible_with_gates};

}  // namespace tavola::arkham

// What texts order about gates, elder signs and the areas of the board.
#include "games/arkham/rules/board/board.h"

#include <algorithm>

#include "games/arkham/cards/card_effects.h"
#include "games/arkham/cards/card_host.h"
#include "games/arkham/cards/verbs/card_verbs.h"
#include "games/arkham/dunwich/rules/injuries.h"
#include "games/arkham/hooks.h"
#include "games/arkham/rules/board/closing.h"
#include "games/arkham/rules/board/gates.h"
#include "games/arkham/rules/board/laid_items.h"
#include "games/arkham/rules/board/town_limits.h"
#include "games/arkham/rules/combat/combat.h"
#include "games/arkham/rules/investigator/possessions.h"
#include "games/arkham/rules/phases/mythos.h"

namespace tavola::arkham {
namespace {

/// The street and the locations around it.
AreaSet neighborhood_of(const State& s, Seat who) {
  const Place place = s.investigators[who].place;
  if (!in_town(place)) return {};
  const Neighborhood& around =
      content().neighborhoods[static_cast<std::size_t>(area_of(place).neighborhood)];
  AreaSet areas = around.areas;
  if (around.street != kNone) areas.add(around.street);
  return areas;
}

using effects::Call;
using effects::Members;
using effects::Outcome;

/// Unstable locations on the board with neither gate nor elder sign.
AreaSet bare_unstable(const State& s) {
  AreaSet found;
  for (const Area area : content().unstable)
    if (on_board(s, area) && !gate_open(s, area) && !sealed(s, area) && !closed(s, area))
      found.add(area);
  return found;
}

Rule<Area> choose_area(Table& t, Seat who, Prompt prompt, AreaSet areas, Citation rule) {
  t.ask(who, prompt, rule);
  for (const Area area : areas) t.offer(rule, Verb::kPickPlace, area);
  if (!t.anything_offered()) co_return kNone;
  const Option chosen = co_await t.answer();
  co_return chosen.arg<Area>(0);
}

Rule<Outcome> replace_gates(Table& t, Members areas, Citation rule) {
  for (int i = 0; i < areas.size(); ++i) replace_gate(t, static_cast<Area>(areas[i]), rule);
  co_return areas.empty() ? 0 : 1;
}

Rule<Outcome> shift_gates(Table& t, Seat who, Members areas, Citation rule) {
  for (int i = 0; i < areas.size(); ++i) {
    const Area to = co_await choose_area(t, who, Prompt::kGateWhere, bare_unstable(t.state), rule);
    if (to == kNone) co_return 0;
    co_await shift_gate(t, static_cast<Area>(areas[i]), to, rule);
  }
  co_return areas.empty() ? 0 : 1;
}

Rule<Outcome> seal_somewhere(Table& t, Seat who, Citation rule) {
  const Area area = co_await choose_area(t, who, Prompt::kSealWhere, bare_unstable(t.state), rule);
  if (area == kNone) co_return 0;
  co_await place_elder_sign(t, area, rule);
  co_return 1;
}

Rule<Outcome> clues_everywhere(Table& t, int number, Citation rule) {
  const State& s = t.state;
  for (const Area area : unstable_now(s))
    for (int i = 0; i < number && on_board(s, area) && !gate_open(s, area); ++i)
      co_await place_clue(t, area, rule);
  co_return 1;
}

/// Whoever is there moves to the street, and the Clue tokens there are gone. AH-418
Outcome close_for_good(Table& t, Place place, Citation rule) {
  State& s = t.state;
  if (!is_location(place)) return 0;
  s.closed.add(place);
  t.emit(rule, Tells::kShopCloses, place);
  if (s.clues[place] > 0) {
    t.emit(rule, Tells::kCluesGone, place, s.clues[place]);
    s.clues[place] = 0;
  }
  if (closed(s, place)) drive_out(t, place, rule);
  return 1;
}

Rule<Outcome> monsters_at_gates_to(Table& t, Call verb) {
  const State& s = t.state;
  const Citation rule = verb.context.rule;
  for (const Area area : gate_areas(s)) {
    bool named = false;
    for (int i = 0; i < verb.nouns(1); ++i) named |= gate_at(s, area).world == verb.noun(1, i);
    // Nor where an item lies that keeps in what a gate brings.
    if (!named || laid_ward_at(s, area) || no_monster_appears(t, area)) continue;
    for (int i = 0; i < verb.amount(0); ++i) {
      const int slot = co_await draw_monster(t, rule);
      co_await place_monster(t, slot, area, rule);
    }
  }
  co_return 1;
}

/// All Clue tokens of the neighborhood that there is room for.
Rule<Outcome> gather_clues(Table& t, Seat who, Citation rule) {
  State& s = t.state;
  int taken = 0;
  for (const int area : neighborhood_of(s, who)) {
    const int number = std::min<int>(s.clues[area], room_for_clues(s, who));
    if (number == 0) continue;
    s.clues[area] = static_cast<std::uint8_t>(s.clues[area] - number);
    take_clues_from(t, who, number, static_cast<Area>(area), rule);
    taken += number;
  }
  if (taken > 0) co_await at_moment(t, who, Moment::kGainingClue, cites("AH-022"));
  co_return taken > 0 ? 1 : 0;
}

std::optional<Rule<Outcome>> perform_on_board(Table& t, const Call& verb) {
  const Seat who = verb.context.seat;
  const Citation rule = verb.context.rule;
  switch (static_cast<CardVerb>(verb.code())) {
    case CardVerb::kReplaceGate:
      return replace_gates(t, verb.members(0), rule);
    case CardVerb::kMoveGate:
      return shift_gates(t, who, verb.members(0), rule);
    case CardVerb::kSealLocation:
      return seal_somewhere(t, who, rule);
    case CardVerb::kCluesOnBoard:
      return clues_everywhere(t, verb.amount(0), rule);
    case CardVerb::kCloseForGood:
      return finished(close_for_good(t, t.state.investigators[who].place, rule));
    case CardVerb::kMonstersAtGatesTo:
      return monsters_at_gates_to(t, verb);
    case CardVerb::kGatherClues:
      return gather_clues(t, who, rule);
    default:
      return std::nullopt;
  }
}

std::optional<bool> possible_on_board(const tavola::Table& table, const Call& verb) {
  const State& s = state_in(table);
  switch (static_cast<CardVerb>(verb.code())) {
    case CardVerb::kReplaceGate:
      return !gate_areas(s).empty();
    case CardVerb::kMoveGate:
      return !gate_areas(s).empty() && !bare_unstable(s).empty();
    case CardVerb::kSealLocation:
      return !bare_unstable(s).empty() && may_seal(s, verb.context.seat);
    case CardVerb::kCloseForGood:
      return is_location(s.investigators[verb.context.seat].place);
    default:
      return std::nullopt;
  }
}

}  // namespace

int clues_around(const State& s, Seat who) {
  int clues = 0;
  if (ailing(s, who, CardStatement::kNoPickingUp) != kUnsaid) return 0;
  for (const int area : neighborhood_of(s, who)) clues += s.clues[area];
  return clues;
}

const VerbsOfSubject kVerbsOfBoard{perform_on_board, possible_on_board};

}  // namespace tavola::arkham

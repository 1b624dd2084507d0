// What verbs do to the board: monsters brought and pushed, locations closed and sealed, journeys.
#include "games/arkham/cards/card_host.h"
#include "games/arkham/cards/verbs/card_verbs.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/board/gates.h"
#include "games/arkham/rules/board/town_limits.h"
#include "games/arkham/rules/encounters/encounter_moves.h"
#include "games/arkham/rules/encounters/encounter_seals.h"
#include "games/arkham/rules/investigator/offices.h"

namespace tavola::arkham {
namespace {

using effects::Call;
using effects::Members;
using effects::Outcome;

Rule<Outcome> bring(Table& t, Members monsters, Area area, Citation rule) {
  for (int i = 0; i < monsters.size(); ++i) co_await move_monster(t, monsters[i], area, rule);
  co_return monsters.empty() ? 0 : 1;
}

Rule<Outcome> push(Table& t, Members monsters, bool white, Citation rule) {
  for (int i = 0; i < monsters.size(); ++i) co_await push_monster(t, monsters[i], white, rule);
  co_return monsters.empty() ? 0 : 1;
}

Rule<Outcome> seal_with_doom(Table& t, Seat who, Members areas, Citation rule) {
  if (areas.empty() || t.state.doom == 0) co_return 0;
  remove_doom(t, 1, rule);
  co_await seal_location(t, who, static_cast<Area>(areas[0]), rule);
  co_return 1;
}

void remove_all_clues(Table& t, Citation rule) {
  State& s = t.state;
  for (int area = 0; area < static_cast<int>(content().areas.size()); ++area) {
    if (s.clues[area] == 0) continue;
    t.emit(rule, Tells::kCluesGone, area, s.clues[area]);
    s.clues[area] = 0;
  }
}

std::optional<Rule<Outcome>> perform_on_places(Table& t, const Call& verb) {
  const Seat who = verb.context.seat;
  const Citation rule = verb.context.rule;
  const Place here = t.state.investigators[who].place;
  switch (static_cast<CardVerb>(verb.code())) {
    case CardVerb::kBring:
      return in_town(here) ? bring(t, verb.members(0), here, rule) : finished(0);
    case CardVerb::kPush:
      return push(t, verb.members(0), verb.noun(1) == 0, rule);
    case CardVerb::kGoToMonster:
      return after(t, go_to_nearest_monster(t, who, rule));
    case CardVerb::kCloseHere:
      if (is_location(here)) close_location(t, here, rule);
      return finished();
    case CardVerb::kEncounterOfWorld:
      return after(t, encounter_in_world(t, who, verb.noun(1), verb.amount(0), rule));
    case CardVerb::kMoveToSecond:
      return after(t, move_to_second_area(t, who, rule));
    case CardVerb::kMoveByMarker:
      move_by_gate_marker(t, who, rule);
      return finished();
    case CardVerb::kReturnNear:
      return_near(t, who, rule);
      return finished();
    case CardVerb::kSealHere:
      return after(t, seal_location(t, who, here, rule));
    case CardVerb::kSealWithDoom:
      return seal_with_doom(t, who, verb.members(0), rule);
    case CardVerb::kSealByMythos:
      return after(t, seal_by_mythos(t, who, verb.amount(0), rule));
    case CardVerb::kMoveSign:
      return after(t, move_elder_sign(t, who, rule));
    case CardVerb::kCloseEnteredSeal:
      return after(t, close_entered_with_sealing(t, who, rule));
    case CardVerb::kSweepAllClues:
      remove_all_clues(t, rule);
      return finished();
    default:
      return std::nullopt;
  }
}

std::optional<bool> possible_on_places(const tavola::Table& table, const Call& verb) {
  const State& s = state_in(table);
  const Seat who = verb.context.seat;
  switch (static_cast<CardVerb>(verb.code())) {
    case CardVerb::kGoToMonster:
      return !monsters_to_go_to(s, who).empty();
    case CardVerb::kSealHere:
      return has(unsealed_locations(s), s.investigators[who].place);
    case CardVerb::kSealWithDoom:
      return s.doom > 0;
    case CardVerb::kMoveSign:
      return !removable_signs(s).empty() && !unsealed_locations(s).empty();
    default:
      return std::nullopt;
  }
}

}  // namespace

const VerbsOfSubject kVerbsOfPlaces{perform_on_places, possible_on_places};

}  // namespace tavola::arkham

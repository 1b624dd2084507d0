// Where texts send their readers and whom they meet there; texts that begin again, and those that
// end the turn. (AH-059, AH-112, AH-336)
#include "games/arkham/board/board.h"
#include "games/arkham/board/gates.h"
#include "games/arkham/board/town_limits.h"
#include "games/arkham/cards/card_effects.h"
#include "games/arkham/cards/card_host.h"
#include "games/arkham/cards/more_verbs.h"
#include "games/arkham/combat/combat.h"
#include "games/arkham/encounters/encounter_moves.h"
#include "games/arkham/investigator/condition.h"
#include "games/arkham/phases/other_worlds.h"

namespace tavola::arkham {
namespace {

using effects::Call;
using effects::Members;
using effects::Outcome;

// ---- the text and the turn ----------------------------------------------------------------------

/// More rounds than this can only be a slip in the card.
constexpr int kMostRounds = 100;

Rule<Outcome> begin_again(Table& t, const Call& verb) {
  if (t.state.text.rounds >= kMostRounds) return finished(0);
  ++t.state.text.rounds;
  return carry_out(t, verb.context.seat, verb.context.source, verb.context.rule);
}

/// Nothing more of the text, no encounter, and none of the phases to come. AH-059
void end_turn(State& s, Seat who) {
  Investigator& investigator = s.investigators[who];
  investigator.turn_over = 1;
  investigator.no_encounter = 1;
  stop_moving(s, who);
  break_off(s, who);
  if (has(s.text.readers, who)) s.text.ended = static_cast<std::uint8_t>(s.text.ended | bit(who));
}

// ---- whom one meets -----------------------------------------------------------------------------

Outcome outcome_of(Met how) {
  return how == Met::kDefeated ? 1 : how == Met::kEvaded || how == Met::kFled ? 2 : 0;
}

Rule<Outcome> meet_with(Table& t, Seat who, std::uint16_t abilities, Citation rule) {
  const Met how = co_await monster_appears(t, who, 1, rule, abilities);
  co_return outcome_of(how);
}

std::uint16_t abilities_named(const Call& verb) {
  std::uint16_t abilities = 0;
  for (int i = 0; i < verb.nouns(0); ++i) abilities |= verb.noun(0, i);
  return abilities;
}

Rule<Outcome> gather(Table& t, Seat who, Members monsters, Citation rule) {
  State& s = t.state;
  const Place here = s.investigators[who].place;
  SlotSet met;
  for (int i = 0; i < monsters.size(); ++i) {
    const int slot = monsters[i];
    // Out of the Outskirts they come as far as the town bears more. AH-228
    if (s.monsters[slot].place != here) co_await move_monster(t, slot, here, rule);
    if (s.monsters[slot].place == here) met.add(slot);
  }
  const Met last = co_await meet_all(t, who, met, rule);
  static_cast<void>(last);
  co_return 1;
}

// ---- where one goes -----------------------------------------------------------------------------

/// The gates that they entered by go with the places.
void swap_places(Table& t, Seat who, Seat other, Citation rule) {
  State& s = t.state;
  Investigator& mine = s.investigators[who];
  Investigator& theirs = s.investigators[other];
  const Place here = mine.place;
  std::swap(mine.entered, theirs.entered);
  put_investigator(t, who, theirs.place, rule);
  put_investigator(t, other, here, rule);
}

Rule<Outcome> move_to_any_world(Table& t, Seat who, Citation rule) {
  const State& s = t.state;
  t.ask(who, Prompt::kTravel, rule);
  for (std::size_t world = 0; world < content().worlds.size(); ++world)
    if (in_use(s, content().worlds[world])) t.offer(rule, Verb::kEnterWorld, world);
  const Option chosen = co_await t.answer();
  move_to_world(t, who, chosen.arg(0), rule);
  co_return 1;
}

Rule<Outcome> enter_any_gate(Table& t, Seat who, Citation rule) {
  const State& s = t.state;
  t.ask(who, Prompt::kTravel, rule);
  for (const Area area : gate_areas(s)) t.offer(rule, Verb::kReturnTo, area);
  if (!t.anything_offered()) co_return 0;
  const Option chosen = co_await t.answer();
  draw_in(t, who, chosen.arg<Area>(0), false, rule);
  co_return 1;
}

Rule<Outcome> return_unexplored(Table& t, Seat who, Citation rule) {
  co_await return_to_arkham(t, who, rule);
  t.state.investigators[who].explored = 0;
  co_return 1;
}

std::optional<Rule<Outcome>> perform_journey(Table& t, const Call& verb) {
  const Seat who = verb.context.seat;
  const Citation rule = verb.context.rule;
  switch (static_cast<CardVerb>(verb.code())) {
    case CardVerb::kBeginAgain:
      return begin_again(t, verb);
    case CardVerb::kEndTurn:
      end_turn(t.state, who);
      return finished();
    case CardVerb::kMonsterWith:
      return meet_with(t, who, abilities_named(verb), rule);
    case CardVerb::kGather:
      return gather(t, who, verb.members(0), rule);
    case CardVerb::kSwap: {
      const Members others = verb.members(0);
      if (!others.empty() && others[0] != who)
        swap_places(t, who, static_cast<Seat>(others[0]), rule);
      return finished(others.empty() ? 0 : 1);
    }
    case CardVerb::kMoveToAnyWorld:
      return move_to_any_world(t, who, rule);
    case CardVerb::kEnterAnyGate:
      return enter_any_gate(t, who, rule);
    case CardVerb::kReturnUnexplored:
      return return_unexplored(t, who, rule);
    default:
      return std::nullopt;
  }
}

std::optional<bool> journey_possible(const tavola::Table& table, const Call& verb) {
  const State& s = state_in(table);
  switch (static_cast<CardVerb>(verb.code())) {
    case CardVerb::kEnterAnyGate:
      return !gate_areas(s).empty();
    case CardVerb::kReturnUnexplored:
      return in_other_world(s.investigators[verb.context.seat].place);
    default:
      return std::nullopt;
  }
}

}  // namespace

const VerbsOfSubject kVerbsOfJourneys{perform_journey, journey_possible};

}  // namespace tavola::arkham

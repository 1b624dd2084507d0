// Where texts send their readers and whom they meet there; texts that begin again, and those that
// end the turn. (AH-059, AH-112, AH-336)
#include "games/arkham/cards/card_effects.h"
#include "games/arkham/cards/card_host.h"
#include "games/arkham/cards/verbs/card_verbs.h"
#include "games/arkham/hooks.h"
#include "games/arkham/pharaoh/rules/barred.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/board/gates.h"
#include "games/arkham/rules/board/town_limits.h"
#include "games/arkham/rules/combat/combat.h"
#include "games/arkham/rules/encounters/encounter_moves.h"
#include "games/arkham/rules/encounters/locations.h"
#include "games/arkham/rules/investigator/condition.h"
#include "games/arkham/rules/phases/other_worlds.h"

namespace tavola::arkham {
namespace {

using effects::Call;
using effects::Members;
using effects::Outcome;

// ---- the text and the turn ----------------------------------------------------------------------

/// As many movement points as any card may cost.
constexpr int kFreePoints = 20;
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

Rule<Outcome> meet_from_box(Table& t, Seat who, std::uint8_t kind, std::uint16_t abilities,
                            Citation rule) {
  const Met how = co_await monster_from_box(t, who, kind, abilities, rule);
  co_return outcome_of(how);
}

Rule<Outcome> meet_one_of(Table& t, Seat who, int number, Citation rule) {
  const Met how = co_await one_of_monsters(t, who, number, rule);
  co_return outcome_of(how);
}

Rule<Outcome> meet_at(Table& t, Seat who, Place place, Citation rule) {
  const Met how = co_await meet_all(t, who, monsters_at(t.state, place), rule);
  co_return outcome_of(how);
}

/// One after the other; whoever has got away from one may leave for the street, and the turn ends.
Rule<Outcome> meet_outskirts(Table& t, Seat who, Citation rule) {
  State& s = t.state;
  SlotSet met = that_stay(t, who, monsters_at(s, kOutskirts));
  const Place here = s.investigators[who].place;
  bool got_away = false;
  while (!met.empty() && in_play(s, who) && s.investigators[who].place == here) {
    t.ask(who, Prompt::kDealWith, rule);
    for (const int slot : met) offer_to_meet(t, slot);
    if (got_away) t.offer(rule, Verb::kDone);
    const Option chosen = co_await t.answer();
    if (chosen.is(Verb::kDone)) {
      if (is_location(here)) put_investigator(t, who, street_of(here), rule);
      end_turn(s, who);
      co_return 1;
    }
    met.remove(chosen.arg(0));
    const Met how = co_await meet_chosen(t, who, chosen, rule);
    got_away = how == Met::kEvaded || how == Met::kFled;
    if (how == Met::kRemoved) break;
  }
  co_return 1;
}

/// What the own cards do for movement points, with so many of them. The points are no movement.
Rule<Outcome> use_movement_cards(Table& t, Seat who, int points, Citation rule) {
  State& s = t.state;
  const std::uint8_t moved = s.moved;
  s.points = static_cast<std::uint8_t>(points);
  // Whoever falls has no more of the encounter. AH-336
  while (in_play(s, who) && s.investigators[who].no_encounter == 0) {
    t.ask(who, Prompt::kMovement, rule, s.points);
    if (offer_uses(t, who, Window::kMovement) == 0) break;
    t.offer(rule, Verb::kDone);
    const Option chosen = co_await t.answer();
    if (chosen.is(Verb::kDone)) break;
    co_await use(t, chosen);
  }
  s.points = 0;
  s.moved = moved;
  co_return 1;
}

Rule<Outcome> use_ability(Table& t, Seat who, Area area, Citation rule) {
  if (t.state.investigators[who].place != area) co_return 0;
  t.ask(who, Prompt::kEncounter, rule, area);
  offer_ability(t, who);
  if (!t.anything_offered()) co_return 0;
  t.offer(rule, Verb::kDone);
  const Option chosen = co_await t.answer();
  if (chosen.is(Verb::kDone)) co_return 0;
  co_await use_location(t, who, chosen);
  co_return 1;
}

// ---- where one goes -----------------------------------------------------------------------------

/// Nobody is put into Kingsport Head by changing places, by a call or by following somebody, nor in
/// the Movement phase into a location from which they are barred. KH-069, DP-007, DP-009
bool kept_out(Table& t, Seat who, Place place) {
  const State& s = t.state;
  if (!in_town(place)) return false;
  if (out_of_reach(place)) {
    t.emit(cites("KH-069"), Tells::kOutOfReach, who, place);
    return true;
  }
  if (s.phase != Phase::kMovement || !barred_from(s, who, place)) return false;
  t.applies(cites("DP-007"));
  return true;
}

/// The gates that they entered by go with the places. False if a place is kept from either.
bool swap_places(Table& t, Seat who, Seat other, Citation rule) {
  State& s = t.state;
  Investigator& mine = s.investigators[who];
  Investigator& theirs = s.investigators[other];
  const Place here = mine.place;
  if (kept_out(t, who, theirs.place) || kept_out(t, other, here)) return false;
  std::swap(mine.entered, theirs.entered);
  // In the jail cell, and in time and space, one lies. AH-343, AH-353
  const auto lies_in = [](Place place) { return place == kJail || place == kLost; };
  if (lies_in(here) != lies_in(theirs.place)) std::swap(mine.delayed, theirs.delayed);
  put_investigator(t, who, theirs.place, rule);
  put_investigator(t, other, here, rule);
  return true;
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

/// Whoever was about to fight is gone before anything can happen.
Rule<Outcome> enter_any_gate(Table& t, Seat who, Citation rule) {
  State& s = t.state;
  t.ask(who, Prompt::kTravel, rule);
  for (const Area area : gate_areas(s)) t.offer(rule, Verb::kReturnTo, area);
  if (!t.anything_offered()) co_return 0;
  const Option chosen = co_await t.answer();
  break_off(s, who);
  draw_in(t, who, chosen.arg<Area>(0), rule);
  co_return 1;
}

Rule<Outcome> return_unexplored(Table& t, Seat who, Citation rule) {
  co_await return_to_arkham(t, who, rule);
  t.state.investigators[who].explored = 0;
  co_return 1;
}

/// Nothing is met on the way; what stands where one arrives has to be dealt with.
Rule<Outcome> swap_with_monster(Table& t, Seat who, Members monsters, Citation rule) {
  State& s = t.state;
  if (monsters.empty()) co_return 0;
  const int slot = monsters[0];
  const Place here = s.investigators[who].place;
  if (kept_out(t, who, s.monsters[slot].place)) co_return 0;
  put_investigator(t, who, s.monsters[slot].place, rule);
  co_await move_monster(t, slot, here, rule);
  s.dealt = {};
  co_return 1;
}

/// To where the caller is; they do not walk in this turn.
Rule<Outcome> call(Table& t, Seat who, const Members& others, Citation rule) {
  State& s = t.state;
  for (int i = 0; i < others.size(); ++i) {
    const auto other = static_cast<Seat>(others[i]);
    if (kept_out(t, other, s.investigators[who].place)) continue;
    put_investigator(t, other, s.investigators[who].place, rule);
    s.investigators[other].entered = s.investigators[who].entered;
    s.dunwich.called = static_cast<std::uint8_t>(s.dunwich.called | bit(other));
  }
  return finished(others.empty() ? 0 : 1);
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
    case CardVerb::kSwapWithMonster:
      return swap_with_monster(t, who, verb.members(0), rule);
    case CardVerb::kCallInvestigator:
      return call(t, who, verb.members(0), rule);
    case CardVerb::kMonsterWith:
      return meet_with(t, who, abilities_named(verb), rule);
    case CardVerb::kGather:
      return gather(t, who, verb.members(0), rule);
    case CardVerb::kSwap:
    case CardVerb::kTakePlace: {
      const Members others = verb.members(0);
      if (others.empty()) return finished(0);
      const auto other = static_cast<Seat>(others[0]);
      const bool swapped = other == who || swap_places(t, who, other, rule);
      if (static_cast<CardVerb>(verb.code()) != CardVerb::kTakePlace) return finished(1);
      if (swapped)
        t.state.investigators[other].no_encounter = t.state.investigators[other].place_taken = 1;
      else
        t.state.text.kept_away |= static_cast<std::uint8_t>(bit(who));  // no encounter "there"
      return finished(1);
    }
    case CardVerb::kMonsterOfKind:
      return meet_from_box(t, who, static_cast<std::uint8_t>(verb.noun(0)), 0, rule);
    case CardVerb::kKindWith:
      return meet_from_box(t, who, static_cast<std::uint8_t>(verb.noun(0)), verb.noun(1), rule);
    case CardVerb::kOneOfMonsters:
      return meet_one_of(t, who, verb.amount(0), rule);
    case CardVerb::kMeetOutskirts:
      return meet_outskirts(t, who, rule);
    case CardVerb::kMeetAtGate: {
      const Area area = t.state.investigators[who].entered;
      return area == kNone ? finished(0) : meet_at(t, who, area, rule);
    }
    case CardVerb::kUseWith:
      return use_movement_cards(t, who, verb.amount(0), rule);
    case CardVerb::kUseFree:
      return use_movement_cards(t, who, kFreePoints, rule);
    case CardVerb::kUseAbility:
      return use_ability(t, who, static_cast<Area>(verb.noun(0)), rule);
    case CardVerb::kMoveToInvestigator: {
      const Members others = verb.members(0);
      if (others.empty()) return finished(0);
      const Place there = t.state.investigators[others[0]].place;
      if (!kept_out(t, who, there)) put_investigator(t, who, there, rule);
      return finished(1);
    }
    case CardVerb::kMoveAnyLocation:
      return after(t, move_to_any_location(t, who, rule));
    case CardVerb::kMoveByGateCard:
      return after(t, move_by_gate_card(t, who, rule));
    case CardVerb::kEncounterInTown:
      return after(t, encounter_in_town(t, who, rule));
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

bool yet_to_move(const State& s, Seat other, Seat who) {
  if (s.phase != Phase::kMovement || !in_play(s, other)) return false;
  if (!is_in_town(s, other) && s.investigators[other].place != kJail) return false;  // AH-538
  for (Seat next = next_in_order(s, who); next != kNone; next = next_in_order(s, next))
    if (next == other) return s.investigators[other].turn_over == 0;
  return false;
}

const VerbsOfSubject kVerbsOfJourneys{perform_journey, journey_possible};

}  // namespace tavola::arkham

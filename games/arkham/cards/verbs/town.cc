// What texts do to the town: monsters that come and go, gates, seals and Clues. (AH-152, AH-555,
// DH-039, DH-041, KH-020)
#include "games/arkham/cards/card_host.h"
#include "games/arkham/cards/verbs/card_verbs.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/board/closing.h"
#include "games/arkham/rules/board/gates.h"
#include "games/arkham/rules/board/spawn.h"
#include "games/arkham/rules/board/town_limits.h"
#include "games/arkham/rules/combat/combat.h"
#include "games/arkham/rules/encounters/encounter_moves.h"
#include "games/arkham/rules/investigator/offices.h"
#include "games/arkham/rules/phases/environment.h"
#include "games/arkham/rules/phases/mythos.h"

namespace tavola::arkham {
namespace {

using effects::Call;
using effects::Context;
using effects::Members;
using effects::Outcome;

// ---- gates --------------------------------------------------------------------------------------

Rule<Outcome> open_here(Table& t, Context context, int monsters) {
  const Place place = t.state.investigators[context.seat].place;
  if (!is_location(place)) co_return 0;
  const bool opened = co_await open_gate(t, place, monsters, context.rule);
  co_return opened ? 1 : 0;
}

Rule<Outcome> close_all(Table& t, Seat who, Members areas, Citation rule) {
  const bool by_investigator = t.state.phase != Phase::kMythos;  // AH-555
  for (int i = 0; i < areas.size(); ++i) {
    const auto area = static_cast<Area>(areas[i]);
    if (by_investigator)
      co_await close_by_text(t, who, area, rule);
    else
      co_await close_gate(t, area, kNone, rule, ClosedBy::kNobody);  // AH-152
  }
  co_return areas.empty() ? 0 : 1;
}

void break_seals(Table& t, Citation rule) {
  State& s = t.state;
  const AreaSet gone = removable_signs(s);  // KH-020
  for (const Area area : gone) t.emit(rule, Tells::kSealBroken, area);
  s.sealed = s.sealed - gone;
}

// ---- monsters -----------------------------------------------------------------------------------

Rule<Outcome> meet(Table& t, Context context) {
  const Met how = co_await monster_appears(t, context.seat, 1, context.rule);
  co_return how == Met::kDefeated ? 1 : how == Met::kEvaded || how == Met::kFled ? 2 : 0;
}

Rule<Outcome> place_in_street(Table& t, Area street, int number, Citation rule) {
  if (no_monster_appears(t, street)) co_return 0;
  for (int i = 0; i < number; ++i) {
    const int slot = co_await draw_monster(t, rule);
    co_await place_monster(t, slot, street, rule);
  }
  co_return 1;
}

Rule<Outcome> place_all(Table& t, SlotSet slots, Area area, Citation rule) {
  for (const int slot : slots) co_await place_monster(t, slot, area, rule);
  co_return slots.empty() ? 0 : 1;
}

/// Where nothing may appear they go back into the cup. AH-022, AH-116
Rule<Outcome> release_monsters(Table& t, Area street, Citation rule) {
  const SlotSet slots = monsters_at(t.state, kOnRumor);
  if (slots.empty()) return finished(0);
  if (!no_monster_appears(t, street)) return place_all(t, slots, street, rule);
  for (const int slot : slots) return_to_cup(t, slot, rule);
  return finished();
}

SlotSet trophies_of_kind(const State& s, int kind) {
  SlotSet slots;
  for (int slot = 0; slot < kMonsterSlots; ++slot)
    if (s.monsters[slot].kind == kind && s.monsters[slot].place >= kTrophies &&
        s.monsters[slot].place < kPlaces)
      slots.add(slot);
  return slots;
}

Rule<Outcome> monsters_to_rumor(Table& t, int number, Citation rule) {
  for (int i = 0; i < number; ++i) co_await monster_to_rumor(t, rule);
  co_return 1;
}

Area street_in(int region) {
  return content().neighborhoods[static_cast<std::size_t>(region)].street;
}

void claim_monsters(Table& t, Seat who, const Members& slots, Citation rule) {
  for (int i = 0; i < slots.size(); ++i)
    if (is_spawn(t.state, slots[i]))
      t.applies(cites("DH-039"));
    else
      give_trophy(t, who, slots[i], rule);
}

void monsters_to_cup(Table& t, const Members& slots, Citation rule) {
  State& s = t.state;
  for (int i = 0; i < slots.size(); ++i) {
    if (is_spawn(s, slots[i])) {
      t.applies(cites("DH-041"));
      continue;
    }
    s.text.spot = s.monsters[slots[i]].place;
    return_to_cup(t, slots[i], rule);
  }
}

// ---- Clues --------------------------------------------------------------------------------------

/// The Clues where the monster of the text is.
Outcome remove_clues_there(Table& t, int slot, Citation rule) {
  State& s = t.state;
  const Place place = s.monsters[slot].place;
  if (!in_town(place) || s.clues[place] == 0) return 0;
  t.emit(rule, Tells::kCluesGone, place, s.clues[place]);
  s.clues[place] = 0;
  return 1;
}

// ---- verbs --------------------------------------------------------------------------------------

std::optional<Rule<Outcome>> perform_in_town(Table& t, const Call& verb) {
  State& s = t.state;
  const Context& context = verb.context;
  const Seat who = context.seat;
  const Citation rule = context.rule;
  switch (static_cast<CardVerb>(verb.code())) {
    case CardVerb::kMonster:
      return meet(t, context);
    case CardVerb::kGate:
      return open_here(t, context, 0);
    case CardVerb::kGateAndMonster:
      return open_here(t, context, 1);
    case CardVerb::kClose:
      return close_all(t, who, verb.members(0), rule);
    case CardVerb::kCloseByDice:
      return after(t, close_by_dice(t, who, rule));
    case CardVerb::kCloseEntered:
      return after(t, close_entered_gate(t, who, rule));
    case CardVerb::kUnseal:
      break_seals(t, rule);
      return finished();
    case CardVerb::kClaim:
      claim_monsters(t, who, verb.members(0), rule);
      return finished();
    case CardVerb::kClaimFromCup:
      return after(t, claim_from_cup(t, who, rule));
    case CardVerb::kToCup:
      monsters_to_cup(t, verb.members(0), rule);
      return finished();
    case CardVerb::kTrophiesTo:
      return place_all(t, trophies_of_kind(s, verb.noun(0)), static_cast<Area>(verb.noun(1)), rule);
    case CardVerb::kMonstersIn:
      return place_in_street(t, street_in(verb.noun(1)), verb.amount(0), rule);
    case CardVerb::kMonstersHere:
      return monsters_to_rumor(t, verb.amount(0), rule);
    case CardVerb::kReleaseMonsters:
      return release_monsters(t, street_in(verb.noun(0)), rule);
    case CardVerb::kClueAt:
      return after(t, place_clue(t, static_cast<Area>(verb.noun(1)), rule));
    case CardVerb::kRemoveCluesThere:
      return finished(remove_clues_there(t, context.target, rule));
    default:
      return std::nullopt;
  }
}

std::optional<bool> possible_in_town(const tavola::Table&, const Call&) { return std::nullopt; }

}  // namespace

const VerbsOfSubject kVerbsOfTown{perform_in_town, possible_in_town};

}  // namespace tavola::arkham

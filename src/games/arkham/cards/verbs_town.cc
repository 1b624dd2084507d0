// What texts do to the town: monsters that come and go, gates, seals, Clues, terror and doom,
// rifts, and what Dunwich adds. (AH-152, AH-555, DH-039, DH-041, KH-020)
#include <algorithm>

#include "games/arkham/board/board.h"
#include "games/arkham/board/gates.h"
#include "games/arkham/board/spawn.h"
#include "games/arkham/board/town_limits.h"
#include "games/arkham/boxes/dunwich_horror.h"
#include "games/arkham/boxes/rifts.h"
#include "games/arkham/boxes/rubble.h"
#include "games/arkham/cards/card_effects.h"
#include "games/arkham/cards/card_host.h"
#include "games/arkham/cards/more_verbs.h"
#include "games/arkham/combat/combat.h"
#include "games/arkham/encounters/encounter_moves.h"
#include "games/arkham/final_battle/ending.h"
#include "games/arkham/investigator/offices.h"
#include "games/arkham/phases/environment.h"
#include "games/arkham/phases/mythos.h"

namespace tavola::arkham {
namespace {

using effects::Call;
using effects::Context;
using effects::Members;
using effects::Outcome;

Rule<Outcome> meet(Table& t, Context context) {
  const Met how = co_await monster_appears(t, context.seat, 1, context.rule);
  co_return how == Met::kDefeated ? 1 : how == Met::kEvaded || how == Met::kFled ? 2 : 0;
}

Rule<Outcome> open_here(Table& t, Context context, int monsters) {
  const Place place = t.state.investigators[context.seat].place;
  if (!is_location(place)) co_return 0;
  const bool opened = co_await open_gate(t, place, monsters, context.rule);
  co_return opened ? 1 : 0;
}

Rule<Outcome> close_all(Table& t, Members areas, Citation rule) {
  const bool by_investigator = t.state.phase != Phase::kMythos;  // AH-555
  for (int i = 0; i < areas.size(); ++i)
    co_await close_gate(t, static_cast<Area>(areas[i]), kNone, rule, by_investigator);  // AH-152
  co_return areas.empty() ? 0 : 1;
}

Rule<Outcome> place_in_street(Table& t, Area street, int number, Citation rule) {
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

void break_seals(Table& t, Citation rule) {
  State& s = t.state;
  const AreaSet gone = removable_signs(s);  // KH-020
  for (const Area area : gone) t.emit(rule, Tells::kSealBroken, area);
  s.sealed = s.sealed - gone;
}

Area street_in(int region) {
  return content().neighborhoods[static_cast<std::size_t>(region)].street;
}

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
      return close_all(t, verb.members(0), rule);
    case CardVerb::kCloseByDice:
      return after(t, close_by_dice(t, who, rule));
    case CardVerb::kCloseEntered:
      return after(t, close_entered_gate(t, who, rule));
    case CardVerb::kClaim: {
      const Members chosen = verb.members(0);
      for (int i = 0; i < chosen.size(); ++i)
        if (is_spawn(s, chosen[i]))
          t.applies(cites("DH-039"));
        else
          give_trophy(t, who, chosen[i], rule);
      return finished();
    }
    case CardVerb::kClaimFromCup:
      return after(t, claim_from_cup(t, who, rule));
    case CardVerb::kUnseal:
      break_seals(t, rule);
      return finished();
    case CardVerb::kTerror:
      return after(t, raise_terror(t, verb.amount(0), rule));
    case CardVerb::kTerrorTo:
      return after(t, raise_terror(t, std::max(0, verb.amount(0) - s.terror), rule));
    case CardVerb::kAddDoom:
      return after(t, add_doom(t, verb.amount(0), rule));
    case CardVerb::kRemoveDoom:
      remove_doom(t, verb.amount(0), rule);
      return finished();
    case CardVerb::kAwaken:
      return after(t, awaken(t, rule));
    case CardVerb::kAddHorrorToken:
      add_horror_tokens(t, verb.amount(0), rule);
      return finished();
    case CardVerb::kRemoveHorrorToken:
      remove_horror_tokens(t, verb.amount(0), rule);
      return finished();
    case CardVerb::kBanishHorror:
      banish_horror(t, rule);
      return finished();
    case CardVerb::kPlaceSpawn: {
      Area where =
          verb.noun(0) == 0 ? s.dunwich.surging : next_mythos_gate(t, s.first, cites("AH-525"));
      if (where != kNone && closed(s, where)) where = street_of(where);  // AH-094
      return after(t, place_random_spawn(t, where, rule));
    }
    case CardVerb::kBury:
      bury_location(t, rule);
      return finished();
    case CardVerb::kDiscardRubble:
      discard_rubble(t, verb.amount(0), rule);
      return finished();
    case CardVerb::kRedrawMythos:
      s.redraw = 1;
      return finished();
    case CardVerb::kToCup: {
      const Members chosen = verb.members(0);
      for (int i = 0; i < chosen.size(); ++i) {
        if (is_spawn(s, chosen[i])) {
          t.applies(cites("DH-041"));
          continue;
        }
        s.text.spot = s.monsters[chosen[i]].place;
        return_to_cup(t, chosen[i], rule);
      }
      return finished();
    }
    case CardVerb::kTrophiesTo:
      return place_all(t, trophies_of_kind(s, verb.noun(0)), static_cast<Area>(verb.noun(1)), rule);
    case CardVerb::kMonstersIn:
      return place_in_street(t, street_in(verb.noun(1)), verb.amount(0), rule);
    case CardVerb::kMonstersHere:
      return monsters_to_rumor(t, verb.amount(0), rule);
    case CardVerb::kReleaseMonsters:
      return place_all(t, monsters_at(s, kOnRumor), street_in(verb.noun(0)), rule);
    case CardVerb::kTwoMythos:
      s.two_mythos = 1;
      return finished();
    case CardVerb::kRemoveProgress:
      return after(t, remove_progress(t, who, verb.amount(0), rule));
    case CardVerb::kPlaceProgress:
      return after(t, place_progress(t, who, verb.amount(0), rule));
    case CardVerb::kClearRift: {
      const Members tracks = verb.members(0);
      for (int i = 0; i < tracks.size(); ++i) clear_rift(t, tracks[i], rule);
      return finished();
    }
    case CardVerb::kOpenRift:
    case CardVerb::kOpenRiftsApart: {
      const Members tracks = verb.members(0);
      std::uint8_t set = 0;
      for (int i = 0; i < tracks.size(); ++i) set |= static_cast<std::uint8_t>(bit(tracks[i]));
      return after(
          t,
          open_rifts(t, set, verb.code() == static_cast<std::uint16_t>(CardVerb::kOpenRiftsApart),
                     rule));
    }
    case CardVerb::kClueAt:
      return after(t, place_clue(t, static_cast<Area>(verb.noun(1)), rule));
    case CardVerb::kRemoveCluesThere: {
      const Place place = s.monsters[context.target].place;
      if (!in_town(place) || s.clues[place] == 0) return finished(0);
      t.emit(rule, Tells::kCluesGone, place, s.clues[place]);
      s.clues[place] = 0;
      return finished();
    }
    default:
      return std::nullopt;
  }
}

std::optional<bool> possible_in_town(const tavola::Table& table, const Call& verb) {
  const State& s = state_in(table);
  switch (static_cast<CardVerb>(verb.code())) {
    case CardVerb::kBury:
      return rubble_left(s) > 0;
    case CardVerb::kDiscardRubble:
      return rubble_left(s) >= verb.amount(0);
    case CardVerb::kPlaceSpawn:
      return !all_spawn_out(s);
    case CardVerb::kAddHorrorToken:
      return s.dunwich.horror_tokens + verb.amount(0) <= kHorrorTrack;
    case CardVerb::kRemoveHorrorToken:
      return s.dunwich.horror_tokens >= verb.amount(0) && horror_slot(s) == kNone;
    case CardVerb::kPlaceProgress:
      return can_place_progress(s, verb.amount(0));
    default:
      return std::nullopt;
  }
}

}  // namespace

const VerbsOfSubject kVerbsOfTown{perform_in_town, possible_in_town};

}  // namespace tavola::arkham

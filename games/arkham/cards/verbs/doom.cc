// How texts bring the end nearer or keep it off: terror, doom and the Awakening, the Dunwich Horror
// and its spawn, rubble, and the rifts of Kingsport. (AH-525, DH-039, KH-020)
#include <algorithm>

#include "games/arkham/cards/card_host.h"
#include "games/arkham/cards/verbs/card_verbs.h"
#include "games/arkham/dunwich/rules/dunwich_horror.h"
#include "games/arkham/dunwich/rules/rubble.h"
#include "games/arkham/hooks.h"
#include "games/arkham/kingsport/rules/rifts.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/board/gates.h"
#include "games/arkham/rules/board/spawn.h"
#include "games/arkham/rules/board/town_limits.h"
#include "games/arkham/rules/encounters/encounter_moves.h"
#include "games/arkham/rules/final_battle/ending.h"

namespace tavola::arkham {
namespace {

using effects::Call;
using effects::Members;
using effects::Outcome;

/// Where a spawn comes out: the surging gate, or the next Mythos card's.
Area place_for_spawn(Table& t, bool at_surge) {
  const State& s = t.state;
  const Area where = at_surge ? s.dunwich.surging : next_mythos_gate(t, s.first, cites("AH-525"));
  return where != kNone && closed(s, where) ? street_of(where) : where;  // AH-094
}

/// With the last token the Final Battle is won, whatever removed it. AH-445
Rule<> take_doom_off(Table& t, int tokens, Citation rule) {
  remove_doom(t, tokens, rule);
  if (!in_battle(t.state) || t.state.doom > 0) return Rule<>::done();
  return end_game(t, Ending::kAncientOneDefeated, cites("AH-445"));
}

void clear_rifts(Table& t, const Members& tracks, Citation rule) {
  for (int i = 0; i < tracks.size(); ++i) clear_rift(t, tracks[i], rule);
}

std::uint8_t set_of_tracks(const Members& tracks) {
  std::uint8_t set = 0;
  for (int i = 0; i < tracks.size(); ++i) set |= static_cast<std::uint8_t>(bit(tracks[i]));
  return set;
}

std::optional<Rule<Outcome>> perform_on_doom(Table& t, const Call& verb) {
  const Seat who = verb.context.seat;
  const Citation rule = verb.context.rule;
  switch (static_cast<CardVerb>(verb.code())) {
    case CardVerb::kTerror:
      return after(t, raise_terror(t, verb.amount(0), rule));
    case CardVerb::kTerrorTo:
      return after(t, raise_terror(t, std::max(0, verb.amount(0) - t.state.terror), rule));
    case CardVerb::kAddDoom:
      return after(t, add_doom(t, verb.amount(0), rule));
    case CardVerb::kRemoveDoom:
      return after(t, take_doom_off(t, verb.amount(0), rule));
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
    case CardVerb::kPlaceSpawn:
      return after(t, place_random_spawn(t, place_for_spawn(t, verb.noun(0) == 0), rule));
    case CardVerb::kBury:
      bury_location(t, rule);
      return finished();
    case CardVerb::kDiscardRubble:
      discard_rubble(t, verb.amount(0), rule);
      return finished();
    case CardVerb::kRemoveProgress:
      return after(t, remove_progress(t, who, verb.amount(0), rule));
    case CardVerb::kPlaceProgress:
      return after(t, place_progress(t, who, verb.amount(0), rule));
    case CardVerb::kClearRift:
      clear_rifts(t, verb.members(0), rule);
      return finished();
    case CardVerb::kOpenRift:
      return after(t, open_rifts(t, set_of_tracks(verb.members(0)), false, rule));
    case CardVerb::kOpenRiftsApart:
      return after(t, open_rifts(t, set_of_tracks(verb.members(0)), true, rule));
    default:
      return std::nullopt;
  }
}

std::optional<bool> possible_on_doom(const tavola::Table& table, const Call& verb) {
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

const VerbsOfSubject kVerbsOfDoom{perform_on_doom, possible_on_doom};

}  // namespace tavola::arkham

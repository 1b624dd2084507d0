// Where texts send an investigator, whom or what they meet there, and what befalls them: blessed,
// delayed, arrested, lost, devoured. Longer journeys: journeys.cc. (AH-121, AH-538, KH-180)
#include "games/arkham/cards/card_effects.h"
#include "games/arkham/cards/card_host.h"
#include "games/arkham/cards/verbs/card_verbs.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/board/table_cards.h"
#include "games/arkham/rules/encounters/encounter_moves.h"
#include "games/arkham/rules/investigator/benefits.h"
#include "games/arkham/rules/investigator/condition.h"
#include "games/arkham/rules/investigator/offices.h"
#include "games/arkham/rules/investigator/possessions.h"
#include "games/arkham/rules/phases/arkham_encounters.h"
#include "games/arkham/rules/phases/other_worlds.h"

namespace tavola::arkham {
namespace {

using effects::Call;
using effects::Context;
using effects::Outcome;

// ---- going --------------------------------------------------------------------------------------

void go_to(Table& t, Seat who, Area area, Citation rule) {
  if (!may_be_sent(t.state, area)) {
    t.emit(cites("KH-180"), Tells::kOutOfReach, who, area);
    t.state.text.kept_away |= static_cast<std::uint8_t>(bit(who));
    return;
  }
  put_investigator(t, who, closed(t.state, area) ? street_of(area) : area, rule);
}

void go_to_street(Table& t, Seat who, Citation rule) {
  const Place place = t.state.investigators[who].place;
  if (is_location(place)) put_investigator(t, who, street_of(place), rule);
}

/// From the second area of an Other World to its first.
Outcome move_back(Table& t, Seat who, Citation rule) {
  const Place place = t.state.investigators[who].place;
  if (!in_other_world(place) || !in_second_area(place)) return 0;
  move_silently(t, who, static_cast<Place>(place - 1));
  t.emit(rule, Tells::kWorldArea, who, world_of(place), 1);
  return 1;
}

Rule<Outcome> return_anywhere(Table& t, Context context) {
  State& s = t.state;
  t.ask(context.seat, Prompt::kReenter, context.rule);
  for (int area = 0; area < static_cast<int>(content().areas.size()); ++area)
    if (on_board(s, static_cast<Area>(area)) && !closed(s, static_cast<Area>(area)) &&
        !has(s.barred_now, area) && !out_of_reach(static_cast<Area>(area)))
      t.offer(context.rule, Verb::kReenter, area);
  const Option chosen = co_await t.answer();
  move_silently(t, context.seat, chosen.arg<Place>(0));
  t.emit(context.rule, Tells::kReenters, context.seat, chosen.arg(0));
  co_return 1;
}

/// Out of jail.
void release(Table& t, Seat who) {
  const Area station = content().police_station;
  move_silently(t, who, closed(t.state, station) ? street_of(station) : station);
  t.emit(cites("AH-538"), Tells::kReleased, who, t.state.investigators[who].place);
}

bool has_curse_to_lose(const State& s, Seat who) {
  return s.investigators[who].luck == Luck::kCursed && !has_trait(s, who, Trait::kCurseStays);
}

bool has_burdens(const State& s, Seat who) {
  return has_curse_to_lose(s, who) || (s.investigators[who].special & kBankLoan) != 0 ||
         has_detriment(s, who) || s.investigators[who].place == kJail;
}

/// Curse, loan, Detriments and jail, as many of them as there are.
void shed_burdens(Table& t, Seat who, Citation rule) {
  const State& s = t.state;
  if (has_curse_to_lose(s, who)) lose_luck(t, who, rule);
  if ((s.investigators[who].special & kBankLoan) != 0) lose_special(t, who, kBankLoan, rule);
  discard_detriments(t, who, rule);
  if (s.investigators[who].place == kJail) release(t, who);
}

Rule<Outcome> draw_gate_card_again(Table& t, Seat who, Citation rule) {
  State& s = t.state;
  const Place place = s.investigators[who].place;
  s.gate_cards.shuffle();
  if (!in_other_world(place)) return finished(0);
  return after(t, gate_encounter(t, who, world_of(place), rule));
}

std::optional<Rule<Outcome>> perform_going(Table& t, const Call& verb) {
  const Context& context = verb.context;
  const Seat who = context.seat;
  const Citation rule = context.rule;
  switch (static_cast<CardVerb>(verb.code())) {
    case CardVerb::kStreet:
      go_to_street(t, who, rule);
      return finished();
    case CardVerb::kMove:
      go_to(t, who, static_cast<Area>(verb.noun(0)), rule);
      return finished();
    case CardVerb::kMoveAnywhere:
      return after(t, move_anywhere(t, who, rule));
    case CardVerb::kMoveToMythos:
      move_to_mythos_gate(t, who, rule);
      return finished();
    case CardVerb::kMoveToWorld:
      move_to_world(t, who, verb.noun(0), rule);
      return finished();
    case CardVerb::kMoveOn:
      return after(t, move_on(t, who, rule));
    case CardVerb::kMoveBack:
      return finished(move_back(t, who, rule));
    case CardVerb::kReturn:
      return after(t, return_to_arkham(t, who, rule));
    case CardVerb::kReturnAnywhere:
      return return_anywhere(t, context);
    case CardVerb::kSail:
      return after(t, sail(t, who, rule));
    case CardVerb::kEncounter:
      if (has(t.state.text.kept_away, who)) return finished(0);  // there, and not here
      return after(t, encounter_here(t, who, cites("AH-121")));
    case CardVerb::kAnotherEncounter:
      return after(t, one_of_encounters(t, who, 1, rule));
    case CardVerb::kEncounterOf:
      return after(t, one_of_encounters(t, who, verb.amount(0), rule));
    case CardVerb::kEncounterInWorld:
      return after(t, encounter_in_world(t, who, verb.noun(0), 1, rule));
    case CardVerb::kTurnFaceUp:
      turn_face_up(t, static_cast<std::uint8_t>(verb.noun(0)), rule);
      return finished();
    case CardVerb::kTurnUp:
      return after(t, turn_up_location_card(t, who, rule));
    case CardVerb::kDrawGateCardAgain:
      return draw_gate_card_again(t, who, rule);
    default:
      return std::nullopt;
  }
}

std::optional<bool> possible_going(const tavola::Table& table, const Call& verb) {
  const State& s = state_in(table);
  const Place place = s.investigators[verb.context.seat].place;
  switch (static_cast<CardVerb>(verb.code())) {
    case CardVerb::kStreet:
      return is_location(place);
    case CardVerb::kMove:
      return !closed(s, static_cast<Area>(verb.noun(0))) &&
             may_be_sent(s, static_cast<Area>(verb.noun(0)));
    case CardVerb::kMoveBack:
      return in_other_world(place) && in_second_area(place);
    case CardVerb::kReturn:
      return in_other_world(place);
    case CardVerb::kSail:
      return may_sail(s, verb.context.seat);
    default:
      return std::nullopt;
  }
}

// ---- what befalls an investigator ---------------------------------------------------------------

std::optional<Rule<Outcome>> perform_fates(Table& t, const Call& verb) {
  const Seat who = verb.context.seat;
  const Citation rule = verb.context.rule;
  switch (static_cast<CardVerb>(verb.code())) {
    case CardVerb::kBless:
      bless(t, who, rule);
      return finished();
    case CardVerb::kCurse:
      curse(t, who, rule);
      return finished();
    case CardVerb::kDelay:
      return after(t, be_delayed(t, who, rule));
    case CardVerb::kLoseTurn:
      lose_turns(t, who, 1, rule);
      return finished();
    case CardVerb::kArrest:
      return after(t, arrest(t, who, rule));
    case CardVerb::kRelease:
      release(t, who);
      return finished();
    case CardVerb::kShedBurdens:
      shed_burdens(t, who, rule);
      return finished();
    case CardVerb::kLost:
      return after(t, become_lost(t, who, rule));
    case CardVerb::kDevoured:
      return after(t, devour(t, who, Reason::kText, rule));
    case CardVerb::kBecomeAnother:
      return after(t, become_another(t, who, rule));
    default:
      return std::nullopt;
  }
}

std::optional<bool> possible_fates(const tavola::Table& table, const Call& verb) {
  const State& s = state_in(table);
  switch (static_cast<CardVerb>(verb.code())) {
    case CardVerb::kRelease:
      return s.investigators[verb.context.seat].place == kJail;
    case CardVerb::kShedBurdens:
      return has_burdens(s, verb.context.seat);
    case CardVerb::kBecomeAnother:
      return !s.sheets.empty();
    default:
      return std::nullopt;
  }
}

}  // namespace

const VerbsOfSubject kVerbsOfGoing{perform_going, possible_going};
const VerbsOfSubject kVerbsOfFates{perform_fates, possible_fates};

}  // namespace tavola::arkham

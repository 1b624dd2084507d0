// The Arkham Encounters phase of one investigator: through a gate, an attempt to close it, what the
// location offers, or an encounter. Rumors are passed in this phase too. (AH-106 to AH-127, AH-140)
#include "games/arkham/rules/phases/arkham_encounters.h"

#include <algorithm>
#include <bit>

#include "core/then.h"
#include "games/arkham/cards/card_effects.h"
#include "games/arkham/hooks.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/board/closing.h"
#include "games/arkham/rules/board/gates.h"
#include "games/arkham/rules/encounters/encounter_moves.h"
#include "games/arkham/rules/encounters/locations.h"
#include "games/arkham/rules/investigator/possessions.h"
#include "games/arkham/rules/investigator/trading.h"
#include "games/arkham/rules/phases/environment.h"
#include "games/arkham/rules/phases/turn.h"
#include "games/arkham/table.h"

namespace tavola::arkham {
namespace {

/// What is drawn for an encounter: so many cards, and none that was seen before. There is no
/// shuffling until it is over, unless all have been seen.
struct Draw {
  int number = 1;
  int card = 0;       // the last one drawn
  unsigned seen = 0;  // set of numbers of location cards

  void next(Table& t, int neighborhood) {
    if (std::popcount(seen) >= location_cards_in_use(t.state, neighborhood)) seen = 0;
    card = draw_location_card(t, neighborhood, seen);
    seen |= 1U << card;
  }
};

/// The next card, which may be looked at before: then it is drawn, or another one is. AH-022
Rule<Draw> look_and_draw(Table& t, Seat who, Draw draw) {
  const Area here = t.state.investigators[who].place;
  const int neighborhood = area_of(here).neighborhood;
  const bool looks = co_await looks_first(t, who, kNothing);
  draw.next(t, neighborhood);
  if (!looks) co_return draw;
  t.ask(who, Prompt::kWhichEncounter, cites("AH-022"), here);
  t.offer(cites("AH-022"), Verb::kResolve, location_card(neighborhood, draw.card));
  t.offer(cites("AH-022"), Verb::kDrawTop);
  const Option chosen = co_await t.answer();
  if (chosen.is(Verb::kDrawTop)) draw.next(t, neighborhood);
  co_return draw;
}

Rule<> draw_encounter(Table& t, Seat who, Draw draw, Citation rule);

Rule<> resolve(Table& t, Seat who, int card, Citation rule) {
  t.applies(cites("AH-109"));
  return resolve_location_card(t, who, card, rule);
}

/// Something may be used before the card is resolved, and may have as many drawn anew.
Rule<> answer_encounter(Table& t, Seat who, int card, Draw draw, Citation rule) {
  State& s = t.state;
  const Option answer = co_await t.answer();
  if (!answer.is(Verb::kResolve)) {
    s.redraw = 0;
    co_await use(t, answer);
    const bool again = s.redraw != 0;
    s.redraw = 0;
    // What it cost may have ended the encounter, even in the Asylum itself. AH-336
    if (!in_play(s, who) || s.investigators[who].no_encounter != 0) co_return;
    if (again) {
      co_await draw_encounter(t, who, draw, rule);
      co_return;
    }
  }
  co_await resolve(t, who, card, rule);
}

Rule<> meet_encounter(Table& t, Seat who, int card, Draw draw, Citation rule) {
  const Area here = t.state.investigators[who].place;
  const int neighborhood = area_of(here).neighborhood;
  tell_location_card(t, who, location_card(neighborhood, card), rule);
  t.ask(who, Prompt::kWhichEncounter, cites("AH-487"), here);
  t.offer(cites("AH-487"), Verb::kResolve, location_card(neighborhood, card));
  offer_uses(t, who, Window::kEncounterDrawn);
  return t.one_answer() ? resolve(t, who, card, rule) : answer_encounter(t, who, card, draw, rule);
}

/// Of several cards one is kept. AH-515
Rule<> choose_encounter(Table& t, Seat who, Draw draw, Citation rule) {
  const Area here = t.state.investigators[who].place;
  const int neighborhood = area_of(here).neighborhood;
  int drawn[kMostLocationCards];
  draw.number = std::min(draw.number, location_cards_in_use(t.state, neighborhood));
  for (int i = 0; i < draw.number; ++i) {
    if (may_look_first(t.state, who))
      draw = co_await look_and_draw(t, who, draw);
    else
      draw.next(t, neighborhood);
    drawn[i] = draw.card;
  }
  t.ask(who, Prompt::kWhichEncounter, cites("AH-515"), here);
  for (int i = 0; i < draw.number; ++i)
    t.offer(cites("AH-515"), Verb::kResolve, location_card(neighborhood, drawn[i]));
  const Option chosen = co_await t.answer();
  co_await meet_encounter(t, who, number_in_neighborhood(chosen.arg(0)), draw, rule);
}

Rule<> look_for_encounter(Table& t, Seat who, Draw draw, Citation rule) {
  const Draw drawn = co_await look_and_draw(t, who, draw);
  co_await meet_encounter(t, who, drawn.card, drawn, rule);
}

Rule<> draw_encounter(Table& t, Seat who, Draw draw, Citation rule) {
  if (draw.number > 1) return choose_encounter(t, who, draw, rule);
  if (may_look_first(t.state, who)) return look_for_encounter(t, who, draw, rule);
  draw.next(t, area_of(t.state.investigators[who].place).neighborhood);
  return meet_encounter(t, who, draw.card, draw, rule);
}

/// Whether a card in play is used, and not what the location itself offers.
bool replaces_encounter(const Option& option) {
  if (!option.is(Verb::kUse)) return false;
  const MomentSet& moments =
      content().effect_summaries[static_cast<std::size_t>(option.arg(1))].triggers;
  return has(moments, static_cast<int>(CardMoment::kEncounterAt)) ||
         has(moments, static_cast<int>(CardMoment::kLocationEncounter)) ||
         has(moments, static_cast<int>(CardMoment::kAnyEncounter));
}

/// An encounter, or what the location offers in its place.
Rule<> do_at_location(Table& t, Seat who, Option chosen, Citation rule) {
  if (chosen.is(Verb::kEncounter))
    co_await have_encounter(t, who, 1, rule);
  else if (chosen.is(Verb::kCast) || replaces_encounter(chosen))
    co_await use(t, chosen);
  else
    co_await use_location(t, who, chosen);
}

Rule<> choose_at_location(Table& t, Seat who, Citation rule) {
  const Option chosen = co_await t.answer();
  co_await do_at_location(t, who, chosen, rule);
}

void ask_at_location(Table& t, Seat who) {
  t.ask(who, Prompt::kEncounter, cites("AH-107"), t.state.investigators[who].place);
  t.offer(cites("AH-107"), Verb::kEncounter);
  offer_ability(t, who);
  offer_uses(t, who, Window::kEncounter);
  offer_uses(t, who, Window::kInsteadOfEncounter);
  offer_instead_of_encounter(t, who);
}

/// Why whoever could have had one has no encounter in this turn. Where somebody was taken to tells
/// what befell them.
void tell_no_encounter(Table& t, Seat who) {
  const Content& c = content();
  const Investigator& self = t.state.investigators[who];
  const Place here = self.place;
  if (!in_town(here) || self.turn_over != 0) return;  // AH-106, AH-499: nobody expects one
  const bool released = here == c.police_station || here == street_of(c.police_station);
  if (self.place_taken != 0)
    t.emit(cites("AH-108"), Tells::kNoEncounter, who, Reason::kPlaceTaken);
  else if (released)
    t.emit(cites("AH-345"), Tells::kNoEncounter, who, Reason::kReleased);
  else if (here == c.asylum || here == c.hospital)
    t.emit(cites("AH-126"), Tells::kNoEncounter, who, Reason::kFallen);
  else
    t.emit(cites("AH-334"), Tells::kNoEncounter, who, Reason::kFallen);
}

/// What is done before the encounter has been chosen, or to go on.
Rule<> before_encounter(Table& t, Seat who) {
  State& s = t.state;
  const Option chosen = co_await t.answer();
  if (t.took_standing()) {
    const bool done = co_await did_any_time(t, who, chosen);
    if (!done) co_await use(t, chosen);
  } else if (chosen.is(Verb::kDone)) {
    s.stage = Stage::kActions;
  } else if (chosen.is(Verb::kWinRumor) || chosen.is(Verb::kFightRumor)) {
    co_await answer_rumor(t, who, chosen);
  } else {
    s.stage = Stage::kActions;
    co_await do_at_location(t, who, chosen, cites("AH-108"));
    end_part(t);
    co_return;
  }
  if (!in_play(s, who)) end_part(t);
}

/// What may be done first stands beside the question that comes next, if one does: then nobody is
/// asked for it alone.
void offer_before_encounter(Table& t, Seat who) {
  offer_any_time(t, who);
  if (is_street(t.state.investigators[who].place))
    offer_table_uses(t, who, Window::kStreetEncounter);
}

void ask_before_encounter(Table& t, Seat who) {
  t.ask(who, Prompt::kBeforeEncounter, cites("AH-106"));
  t.offer(cites("AH-106"), Verb::kDone);
  offer_rumor(t, who);
  const bool rumor = t.answers() > 1;
  offer_before_encounter(t, who);
  const Place here = t.state.investigators[who].place;
  if (rumor || t.one_answer() || !is_location(here) || gate_open(t.state, here)) return;
  ask_at_location(t, who);
  if (t.answers() > 1) return offer_before_encounter(t, who);
  t.ask(who, Prompt::kBeforeEncounter, cites("AH-106"));
  t.offer(cites("AH-106"), Verb::kDone);
  offer_before_encounter(t, who);
}

}  // namespace

// Two cards are drawn for some, and one is kept; a card may have them drawn anew. AH-108, AH-515
Rule<> have_encounter(Table& t, Seat who, int number, Citation rule) {
  Draw draw;
  draw.number = has_trait(t.state, who, Trait::kTwoLocationCards) ? std::max(number, 2) : number;
  draw.number =
      std::max(draw.number, encounters_drawn_at(t.state, t.state.investigators[who].place));
  return draw_encounter(t, who, draw, rule);
}

Rule<> encounter_here(Table& t, Seat who, Citation rule) {
  State& s = t.state;
  Investigator& investigator = s.investigators[who];
  const Area here = investigator.place;
  if (!is_location(here)) {
    t.applies(cites("AH-122"));
    return Rule<>::done();
  }
  if (gate_open(s, here)) {
    if (investigator.explored != 0)
      return then(t, try_to_close(t, who), [](Table& table) { table.applies(cites("AH-125")); });
    draw_in(t, who, here, cites("AH-123"));
    return Rule<>::done();
  }
  ask_at_location(t, who);
  return t.one_answer() ? have_encounter(t, who, 1, rule) : choose_at_location(t, who, rule);
}

[[gnu::noinline]] Rule<> arkham_encounters(Table& t) {
  State& s = t.state;
  const Seat who = s.active;
  const Investigator& investigator = s.investigators[who];
  if (!in_town(investigator.place) || investigator.turn_over != 0 ||
      investigator.no_encounter != 0) {
    if (investigator.no_encounter != 0) tell_no_encounter(t, who);
    end_part(t);
    return Rule<>::done();
  }
  // What may be done before the encounter: one thing a step, until the owner goes on.
  if (s.stage == Stage::kBegin) {
    ask_before_encounter(t, who);
    if (!t.one_answer()) return before_encounter(t, who);
    s.stage = Stage::kActions;
    t.rests_here();
  }
  if (s.stage == Stage::kEnd) {  // a text has taken the place of the encounter
    end_part(t);
    return Rule<>::done();
  }
  if (is_location(investigator.place))
    return then(t, encounter_here(t, who, cites("AH-108")), end_part);
  if (whispers_heard_by(s, who)) return then(t, exhibit_encounter(t, who), end_part);
  end_part(t);
  return Rule<>::done();
}

}  // namespace tavola::arkham

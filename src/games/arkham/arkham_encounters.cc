// The Arkham Encounters phase of one investigator: through a gate, an attempt to close it, what the
// location offers, or an encounter. Rumors are passed in this phase too. (AH-106 to AH-127, AH-140)
#include <algorithm>
#include <array>

#include "games/arkham/card_effects.h"
#include "games/arkham/rules.h"

namespace tavola::arkham {
namespace {

bool is(const Option& option, Verb verb) { return option.verb == static_cast<std::uint8_t>(verb); }

}  // namespace

// Two cards are drawn for some, and one is kept; a card may have them drawn anew. AH-108, AH-515
Rule<> have_encounter(Table& t, Seat who, int number, Citation rule) {
  State& s = t.state;
  const Area here = s.investigators[who].place;
  const int neighborhood = area_of(here).neighborhood;
  if (has_trait(s, who, Trait::kTwoLocationCards)) number = std::max(number, 2);
  unsigned seen = 0;  // there is no shuffling until the encounter is over
  for (;;) {
    int card = draw_location_card(t, neighborhood, seen);
    seen |= 1U << card;
    if (number > 1) {
      std::array<int, 8> drawn = {card};
      for (int i = 1; i < number; ++i) {
        drawn[static_cast<std::size_t>(i)] = draw_location_card(t, neighborhood, seen);
        seen |= 1U << drawn[static_cast<std::size_t>(i)];
      }
      t.ask(who, Prompt::kWhichEncounter, cites("AH-515"), here);
      for (int i = 0; i < number; ++i)
        t.offer(cites("AH-515"), Verb::kResolve,
                neighborhood * 8 + drawn[static_cast<std::size_t>(i)]);
      const Option chosen = co_await t.answer();
      card = chosen.arg(0) % 8;
    }
    tell_location_card(t, who, neighborhood * 8 + card, rule);
    t.ask(who, Prompt::kWhichEncounter, cites("AH-487"), here);
    t.offer(cites("AH-487"), Verb::kResolve, neighborhood * 8 + card);
    offer_uses(t, who, Window::kEncounterDrawn);
    const Option answer = co_await t.answer();
    if (!is(answer, Verb::kResolve)) {
      s.redraw = 0;
      co_await use(t, answer);
      const bool again = s.redraw != 0;
      s.redraw = 0;
      // What it cost may have ended the encounter, even in the Asylum itself. AH-336
      if (!in_play(s, who) || s.investigators[who].no_encounter != 0) co_return;
      if (again) continue;
    }
    t.applies(cites("AH-109"));
    co_await resolve_location_card(t, who, card, rule);
    co_return;
  }
}

Rule<> encounter_here(Table& t, Seat who, Citation rule) {
  State& s = t.state;
  Investigator& investigator = s.investigators[who];
  const Area here = investigator.place;
  if (!is_location(here)) {
    t.applies(cites("AH-122"));
    co_return;
  }
  if (gate_open(s, here)) {
    if (investigator.explored != 0) {
      co_await try_to_close(t, who);
      t.applies(cites("AH-125"));
    } else {
      draw_in(t, who, here, false, cites("AH-123"));
    }
    co_return;
  }
  t.ask(who, Prompt::kEncounter, cites("AH-107"), here);
  t.offer(cites("AH-107"), Verb::kEncounter);
  offer_ability(t, who);
  const Option chosen = co_await t.answer();
  if (is(chosen, Verb::kEncounter))
    co_await have_encounter(t, who, 1, rule);
  else
    co_await use_location(t, who, chosen);
}

Rule<> arkham_encounters(Table& t) {
  State& s = t.state;
  const Seat who = s.active;
  const Investigator& investigator = s.investigators[who];
  if (!in_town(investigator.place) || investigator.turn_over != 0 ||
      investigator.no_encounter != 0) {
    if (investigator.no_encounter != 0) t.emit(cites("AH-126"), Tells::kNoEncounter, who);
    end_part(t);
    co_return;
  }
  // What may be done before the encounter: one thing a step, until the owner goes on.
  if (s.stage == Stage::kBegin) {
    t.ask(who, Prompt::kBeforeEncounter, cites("AH-106"));
    t.offer(cites("AH-106"), Verb::kDone);
    offer_rumor(t, who);
    offer_any_time(t, who);
    const Option chosen = co_await t.answer();
    if (is(chosen, Verb::kDone)) {
      s.stage = Stage::kActions;
    } else if (is(chosen, Verb::kWinRumor) || is(chosen, Verb::kFightRumor)) {
      co_await answer_rumor(t, who, chosen);
    } else {
      const bool done = co_await did_any_time(t, who, chosen);
      if (!done) co_await use(t, chosen);
    }
    if (!in_play(s, who)) end_part(t);
    co_return;
  }
  if (is_location(investigator.place)) co_await encounter_here(t, who, cites("AH-108"));
  end_part(t);
}

}  // namespace tavola::arkham

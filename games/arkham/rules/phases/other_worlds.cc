// Investigators in Other Worlds: moving through the two areas, the encounters there and the way
// back. (AH-096 to AH-105, AH-163 to AH-172, AH-467 to AH-469, AH-510 to AH-513)
#include "games/arkham/rules/phases/other_worlds.h"

#include <algorithm>
#include <utility>

#include "core/then.h"
#include "games/arkham/cards/card_effects.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/board/gates.h"
#include "games/arkham/rules/board/town_limits.h"
#include "games/arkham/rules/combat/combat.h"
#include "games/arkham/rules/encounters/encounter_moves.h"
#include "games/arkham/rules/investigator/condition.h"
#include "games/arkham/rules/investigator/possessions.h"
#include "games/arkham/rules/investigator/trading.h"
#include "games/arkham/rules/phases/before_mythos.h"
#include "games/arkham/rules/phases/environment.h"
#include "games/arkham/rules/phases/turn.h"
#include "games/arkham/table.h"

namespace tavola::arkham {
namespace {

/// Set of areas with an open gate through which `who` may come back from a world.
AreaSet gates_from(const State& s, Seat who, int world) {
  const AreaSet gates = gate_areas(s);
  if (has_trait(s, who, Trait::kAnyGateBack)) return gates;
  AreaSet found;
  for (const Area area : gates)
    if (gate_at(s, area).world == world) found.add(area);
  return found;
}

/// Gate cards until one has a colour of the world; it goes to the bottom like the others, so that
/// it is never between two places. AH-164, AH-165, AH-167
std::uint8_t draw_gate_card(Table& t, Seat who, int world) {
  State& s = t.state;
  const std::uint8_t printed = content().worlds[static_cast<std::size_t>(world)].colours;
  const std::uint8_t own = has_trait(s, who, Trait::kWorldsAreGreen) ? kGreen : 0;
  for (int left = s.gate_cards.size(); left > 0; --left) {
    const std::uint8_t card = t.draw(s.gate_cards, DeckId::kGateCards);
    s.gate_cards.put_at_bottom(card);
    const std::uint8_t colours = content().gate_cards[card].colours;
    const bool matches = (colours & (printed | own)) != 0;
    const bool by_own = (colours & printed) == 0 && (colours & own) != 0;
    const Tells what = by_own ? Tells::kGateCardFits : Tells::kGateCard;
    t.emit(matches ? cites("AH-164") : cites("AH-165"), what, who, card, world);
    if (matches) return card;
  }
  TAVOLA_CHECK(false, "no gate card has a colour of an Other World (AH-172)");
  return kNone;
}

/// A card that fits, which may be looked at before: then it is drawn, or the next that fits is.
Rule<std::uint8_t> next_gate_card(Table& t, Seat who, int world) {
  const bool looks = may_look_first(t.state, who) && co_await looks_first(t, who, kNothing);
  const std::uint8_t card = draw_gate_card(t, who, world);
  if (!looks) co_return card;
  t.ask(who, Prompt::kGateCards, cites("AH-022"));
  t.offer(cites("AH-022"), Verb::kKeepGateCard, card);
  t.offer(cites("AH-022"), Verb::kDrawTop);
  const Option chosen = co_await t.answer();
  co_return chosen.is(Verb::kDrawTop) ? draw_gate_card(t, who, world) : card;
}

/// What a card has for a world.
const effects::Program& entry_for(std::uint8_t card, int world) {
  const GateCard& printed = content().gate_cards[card];
  const std::uint16_t own = printed.entries[static_cast<std::size_t>(world)];
  return content().book[own != kNoSource ? own : printed.other];
}

/// A card that fits, or one of two. Of two that say the same one is as good as the other.
Rule<std::uint8_t> draw_or_choose(Table& t, Seat who, int world, int cards) {
  const std::uint8_t card = co_await next_gate_card(t, who, world);
  if (cards == 1 && !has_trait(t.state, who, Trait::kTwoGateCards)) co_return card;
  const std::uint8_t other = co_await next_gate_card(t, who, world);
  t.ask(who, Prompt::kGateCards, cites("AH-022"));
  t.offer(cites("AH-022"), Verb::kKeepGateCard, card);
  if (other != card && !(entry_for(other, world) == entry_for(card, world)))
    t.offer(cites("AH-022"), Verb::kKeepGateCard, other);
  const Option chosen = co_await t.answer();
  co_return chosen.arg<std::uint8_t>(0);
}

/// The card for an encounter, with what the investigator may do about it.
Rule<std::uint8_t> choose_gate_card(Table& t, Seat who, int world, int cards) {
  State& s = t.state;
  std::uint8_t card = co_await draw_or_choose(t, who, world, cards);
  for (;;) {
    t.ask(who, Prompt::kGateCards, cites("AH-487"));
    t.offer(cites("AH-166"), Verb::kKeepGateCard, card);
    offer_uses(t, who, Window::kEncounterDrawn);
    const Option chosen = co_await t.answer();
    if (chosen.is(Verb::kKeepGateCard)) break;
    s.redraw = 0;
    co_await use(t, chosen);
    const bool again = s.redraw != 0;
    s.redraw = 0;
    if (!in_play(s, who) || s.investigators[who].no_encounter != 0) co_return kNone;
    if (again) card = co_await draw_or_choose(t, who, world, cards);
  }
  co_return card;
}

/// What is done before the encounter has been chosen, or to go on.
Rule<> before_gate_encounter(Table& t, Seat who) {
  State& s = t.state;
  const Place here = s.investigators[who].place;
  const Option chosen = co_await t.answer();
  if (chosen.is(Verb::kDone)) {
    s.stage = Stage::kActions;
    co_return;
  }
  if (chosen.is(Verb::kWinRumor)) {
    co_await answer_rumor(t, who, chosen);
    if (!in_play(s, who)) end_part(t);
    co_return;
  }
  const bool done = co_await did_any_time(t, who, chosen);
  if (!done) co_await use(t, chosen);
  if (!in_play(s, who) || s.investigators[who].place != here) end_part(t);
}

}  // namespace

Rule<> other_world_movement(Table& t, Seat who) {
  State& s = t.state;
  t.applies(cites("AH-096"));
  for (;;) {
    const Place place = s.investigators[who].place;
    t.ask(who, Prompt::kMovement, cites("AH-096"), 0);
    t.offer(in_second_area(place) ? cites("AH-098") : cites("AH-097"), Verb::kEndMovement);
    offer_uses(t, who, Window::kOtherWorldMovement);
    offer_any_time(t, who);
    const Option chosen = co_await t.answer();
    if (chosen.is(Verb::kEndMovement)) break;
    const bool done = co_await did_any_time(t, who, chosen);
    if (!done) co_await use(t, chosen);
    if (!in_play(s, who) || s.investigators[who].place != place) co_return;
  }
  const Place place = s.investigators[who].place;
  if (in_second_area(place)) {
    co_await return_to_arkham(t, who, cites("AH-098"));
  } else {
    move_silently(t, who, static_cast<Place>(place + 1));
    t.emit(cites("AH-097"), Tells::kWorldArea, who, world_of(place), 2);
  }
}

Rule<> return_to_arkham(Table& t, Seat who, Citation rule) {
  State& s = t.state;
  Investigator& i = s.investigators[who];
  if (!in_play(s, who) || !in_other_world(i.place)) co_return;
  if (i.visiting != 0) {
    t.applies(cites("AH-519"));
    co_return;
  }
  const int world = world_of(i.place);
  const AreaSet gates = gates_from(s, who, world);
  if (gates.empty()) {
    co_await become_lost(t, who, cites("AH-103"));
    co_return;
  }
  t.ask(who, Prompt::kReturnGate, cites("AH-099"), world);
  for (const Area gate : gates) t.offer(cites("AH-098"), Verb::kReturnTo, gate);
  const Option chosen = co_await t.answer();
  const auto area = chosen.arg<Area>(0);
  move_silently(t, who, area);
  i.explored = 1;
  i.returned = s.phase == Phase::kMovement ? 1 : 0;  // AH-512
  t.emit(rule, Tells::kReturns, who, area);
  t.applies(cites("AH-100"));
  risk_wagon(t, who);
  co_await at_moment(t, who, Moment::kReturned, cites("AH-022"));
}

namespace {

/// The encounter of an Other World that a text has promised to somebody in a street.
Rule<> dream(Table& t, Seat who) {
  Investigator& i = t.state.investigators[who];
  const int world = std::exchange(i.dreams_of, kNone);
  if (!in_town(i.place) || i.no_encounter != 0 || i.turn_over != 0) return Rule<>::done();
  return encounter_in_world(t, who, world, 1, cites("AH-518"));
}

}  // namespace

[[gnu::noinline]] Rule<> other_world_encounters(Table& t) {
  State& s = t.state;
  if (s.stage == Stage::kEnd) return before_mythos(t);
  const Seat who = s.active;
  Investigator& i = s.investigators[who];
  const bool encounter = in_other_world(i.place) && i.no_encounter == 0 && i.turn_over == 0;
  if (i.dreams_of != kNone && !encounter) return then(t, dream(t, who), end_part);
  i.dreams_of = kNone;  // whoever is there by now has an encounter where they are
  if (encounter && s.stage == Stage::kBegin) {
    // As in a town: what may be done at any time, one thing a step.
    t.ask(who, Prompt::kBeforeEncounter, cites("AH-163"));
    t.offer(cites("AH-163"), Verb::kDone);
    offer_rumor(t, who);
    offer_uses(t, who, Window::kInsteadOfEncounter);
    offer_any_time(t, who);
    if (!t.one_answer()) return before_gate_encounter(t, who);
    s.stage = Stage::kActions;
    t.rests_here();
  }
  if (encounter)
    return then(t, gate_encounter(t, who, world_of(i.place), cites("AH-163")), end_part);
  end_part(t);
  return Rule<>::done();
}

Rule<> gate_encounter(Table& t, Seat who, int world, Citation rule, int cards) {
  t.applies(rule);
  const std::uint8_t card = co_await choose_gate_card(t, who, world, cards);
  if (card == kNone) co_return;
  const GateCard& gate_card = content().gate_cards[card];
  const std::uint16_t own = gate_card.entries[static_cast<std::size_t>(world)];
  const std::uint16_t source = own != kNoSource ? own : gate_card.other;
  t.applies(cites("AH-166"));
  if (source != kNoSource) co_await carry_out(t, who, source, cites("AH-166"));
}

Rule<> carried_off(Table& t, Seat who) {
  State& s = t.state;
  const Place place = s.investigators[who].place;
  const int slot = s.fight.who == who ? s.fight.slot : -1;
  if (s.fight.who == who) s.fight.over = 1;
  if (in_other_world(place)) {
    if (gates_from(s, who, world_of(place)).empty()) {
      t.applies(cites("AH-468"));
      if (slot >= 0 && s.monsters[slot].place != kNone) return_to_cup(t, slot, cites("AH-468"));
      co_return;
    }
    break_off(s, who);
    co_await return_to_arkham(t, who, cites("AH-467"));
    co_return;
  }
  if (!in_town(place) || gate_areas(s).empty()) {
    t.applies(cites("AH-469"));
    co_return;
  }
  std::uint8_t steps[kMostAreas];
  distances(s, place, steps);
  int nearest = kNone;
  for (const Area area : gate_areas(s)) nearest = std::min<int>(nearest, steps[area]);
  t.ask(who, Prompt::kNearestGate, cites("AH-469"));
  for (const Area area : gate_areas(s))
    if (steps[area] == nearest) t.offer(cites("AH-469"), Verb::kReturnTo, area);
  const Option chosen = co_await t.answer();
  break_off(s, who);
  draw_in(t, who, chosen.arg<Area>(0), cites("AH-469"));
}

}  // namespace tavola::arkham

// What location and gate cards order about places: journeys with an encounter at their end, visits
// to Other Worlds, location cards drawn by several or turned up, gates and monsters named by a
// text.
#include "games/arkham/rules/encounters/encounter_moves.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "core/then.h"
#include "games/arkham/cards/card_effects.h"
#include "games/arkham/cards/lasting.h"
#include "games/arkham/hooks.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/board/closing.h"
#include "games/arkham/rules/board/gates.h"
#include "games/arkham/rules/board/slots.h"
#include "games/arkham/rules/board/town_limits.h"
#include "games/arkham/rules/combat/checks.h"
#include "games/arkham/rules/combat/combat.h"
#include "games/arkham/rules/investigator/condition.h"
#include "games/arkham/rules/investigator/possessions.h"
#include "games/arkham/rules/phases/arkham_encounters.h"
#include "games/arkham/rules/phases/other_worlds.h"
#include "games/arkham/rules/phases/setup.h"
#include "games/arkham/table.h"

namespace tavola::arkham {

// ---- location cards -----------------------------------------------------------------------------

namespace {

/// The location cards of the boxes on this table, by their numbers in the neighborhood.
std::uint32_t location_cards(const State& s, int neighborhood) {
  const Neighborhood& hood = content().neighborhoods[static_cast<std::size_t>(neighborhood)];
  std::uint32_t cards = 0;
  for (std::uint32_t parts = s.parts; parts != 0; parts &= parts - 1)
    cards |= hood.cards_of[static_cast<std::size_t>(std::countr_zero(parts))];
  return cards;
}

}  // namespace

int location_cards_in_use(const State& s, int neighborhood) {
  return std::popcount(location_cards(s, neighborhood));
}

int draw_location_card(Table& t, int neighborhood, unsigned without) {
  State& s = t.state;
  std::uint8_t& face_up = s.turned_up[neighborhood];
  if (face_up != 0 && !has(without, face_up - 1)) {
    const int card = face_up - 1;
    face_up = 0;
    return card;
  }
  Deck<std::uint16_t, kMostLocationCards> deck;
  for (std::uint32_t cards = location_cards(s, neighborhood) & ~without; cards != 0;
       cards &= cards - 1)
    deck.add(static_cast<std::uint16_t>(location_card(neighborhood, std::countr_zero(cards))));
  return number_in_neighborhood(t.draw(deck, DeckId::kLocationCards));
}

bool in_sanctum(const State& s, Seat who) {
  const Investigator& self = s.investigators[who];
  return self.place == content().lodge && (self.special & kMembership) != 0;
}

void tell_location_card(Table& t, Seat who, int card, Citation rule) {
  const Tells what = in_sanctum(t.state, who) ? Tells::kSanctumCard : Tells::kLocationCard;
  t.emit(rule, what, who, card, t.state.investigators[who].place);
}

Rule<> resolve_location_card(Table& t, Seat who, int card, Citation rule) {
  const State& s = t.state;
  const Area place = s.investigators[who].place;
  const BoardArea& area = area_of(place);
  const bool member = in_sanctum(s, who);
  if (member) t.applies(cites("AH-127"));
  if (const std::uint8_t blight = member ? kNone : blight_on(s, place, card); blight != kNone)
    return ignore_encounter(t, who, blight);
  const auto& entries = member ? area.members_encounters : area.encounters;
  const std::uint16_t source = entries[static_cast<std::size_t>(card)];
  Rule<> resolved =
      source == kNoSource ? Rule<>::done() : outcome_aside(t, carry_out(t, who, source, rule));
  // Whatever the encounter has done, it was had here. KH-130, KH-185
  return rifts_in_play(s) ? then(t, std::move(resolved), explore_rifts, who, place)
                          : std::move(resolved);
}

Rule<> one_of_encounters(Table& t, Seat who, int number, Citation rule) {
  State& s = t.state;
  const Place place = s.investigators[who].place;
  if (in_other_world(place)) {
    co_await gate_encounter(t, who, world_of(place), rule, number);
    co_return;
  }
  // A gate there acts as in every encounter step. AH-121
  if (!is_location(place) || gate_open(s, place)) {
    co_await encounter_here(t, who, rule);
    co_return;
  }
  co_await have_encounter(t, who, number, rule);
}

Rule<> turn_up_location_card(Table& t, Seat who, Citation rule) {
  State& s = t.state;
  t.ask(who, Prompt::kTurnUp, rule);
  const int neighborhoods = static_cast<int>(content().neighborhoods.size());
  for (int i = 0; i < neighborhoods; ++i)
    if (s.turned_up[i] == 0 &&
        on_board(s, content().neighborhoods[static_cast<std::size_t>(i)].street) &&
        location_cards_in_use(s, i) > 0)
      t.offer(rule, Verb::kTurnUp, i);
  if (!t.anything_offered()) co_return;
  const Option chosen = co_await t.answer();
  const int neighborhood = chosen.arg(0);
  const int card = draw_location_card(t, neighborhood, 0);
  s.turned_up[neighborhood] = static_cast<std::uint8_t>(card + 1);
  t.emit(rule, Tells::kTurnedUp, who, neighborhood, location_card(neighborhood, card));
}

// ---- journeys -----------------------------------------------------------------------------------

Rule<> move_anywhere(Table& t, Seat who, Citation rule) {
  State& s = t.state;
  const Place from = s.investigators[who].place;
  t.ask(who, Prompt::kTravel, rule);
  for (int number = 0; number < static_cast<int>(content().areas.size()); ++number) {
    const auto area = static_cast<Area>(number);  // of any town: AH-020
    if (on_board(s, area) && area != from && !closed(s, area) && !has(s.barred_now, area) &&
        !out_of_reach(area))
      t.offer(rule, Verb::kTravel, area);
  }
  const Option chosen = co_await t.answer();
  put_investigator(t, who, chosen.arg<Area>(0), rule);
  if (is_location(s.investigators[who].place)) {
    co_await encounter_here(t, who, cites("AH-121"));
  } else {
    t.applies(cites("AH-122"));
  }
}

Area next_mythos_gate(Table& t, Seat who, Citation rule) {
  State& s = t.state;
  Deck<std::uint8_t, kMostMythosCards> drawn;
  Area area = kNone;
  while (area == kNone && !s.mythos.empty()) {
    const std::uint8_t card = t.draw(s.mythos, DeckId::kMythos);
    drawn.put_on_top(card);
    area = content().mythos[card].gate;
    if (area != kNone && !on_board(s, area)) area = kNone;
    t.emit(rule, Tells::kMythosRead, who, card, area == kNone ? kNothing : static_cast<int>(area));
  }
  for (const std::uint8_t card : drawn.cards()) s.mythos.put_at_bottom(card);
  return area;
}

void move_to_mythos_gate(Table& t, Seat who, Citation rule) {
  const State& s = t.state;
  const Area area = next_mythos_gate(t, who, cites("AH-525"));
  if (area != kNone) put_investigator(t, who, closed(s, area) ? street_of(area) : area, rule);
}

void move_to_world(Table& t, Seat who, int world, Citation rule) {
  Investigator& self = t.state.investigators[who];
  self.entered = kNone;
  put_investigator(t, who, first_area(world), rule);
}

Rule<> move_on(Table& t, Seat who, Citation rule) {
  const Place place = t.state.investigators[who].place;
  if (!in_other_world(place)) co_return;
  if (in_second_area(place)) {
    co_await return_to_arkham(t, who, rule);
  } else {
    move_silently(t, who, static_cast<Place>(place + 1));
    t.emit(rule, Tells::kWorldArea, who, world_of(place), 2);
  }
}

Rule<> encounter_in_world(Table& t, Seat who, int world, int cards, Citation rule) {
  State& s = t.state;
  Investigator& self = s.investigators[who];
  const Place home = self.place;
  const std::uint8_t sheet = self.sheet;
  // Out of one Other World into another: the way home is what it was.
  const auto entered = self.entered;
  const auto visiting = self.visiting;
  self.entered = kNone;
  self.visiting = 1;
  put_investigator(t, who, first_area(world), cites("AH-518"));
  co_await gate_encounter(t, who, world, rule, cards);
  self.visiting = 0;
  // Insane, unconscious, lost or devoured: not put back, nor who is spared being lost. AH-520
  const bool spared = self.place == content().south_church && has_trait(s, who, Trait::kNeverLost);
  const bool gone = self.standing != Standing::kInPlay || self.sheet != sheet ||
                    self.place == kLost || self.no_encounter != 0 || spared;
  if (gone) {
    t.applies(cites("AH-520"));
    co_return;
  }
  put_investigator(t, who, home, cites("AH-519"));
  if (!in_other_world(home)) co_return;
  self.entered = entered;
  self.visiting = visiting;
}

Rule<> move_to_any_location(Table& t, Seat who, Citation rule) {
  State& s = t.state;
  t.ask(who, Prompt::kTravel, rule);
  for (const Area area : content().locations)  // of any town: AH-020
    if (on_board(s, area) && !closed(s, area) && !out_of_reach(area))
      t.offer(rule, Verb::kTravel, area);
  const Option chosen = co_await t.answer();
  put_investigator(t, who, chosen.arg<Area>(0), rule);
}

Rule<> encounter_in_town(Table& t, Seat who, Citation rule) {
  State& s = t.state;
  Investigator& self = s.investigators[who];
  const Place home = self.place;
  const Area entered = self.entered;
  const std::uint8_t sheet = self.sheet;
  co_await move_to_any_location(t, who, rule);
  const Place there = self.place;
  co_await encounter_here(t, who, cites("AH-121"));
  // Whoever was taken elsewhere by it, or is gone, does not come back. AH-520
  const bool gone = self.standing != Standing::kInPlay || self.sheet != sheet ||
                    self.place != there || self.no_encounter != 0;
  if (gone) co_return;
  put_investigator(t, who, home, cites("AH-519"));
  self.entered = entered;
}

Rule<> move_by_gate_card(Table& t, Seat who, Citation rule) {
  State& s = t.state;
  if (s.gate_cards.empty()) co_return;
  const std::uint8_t card = t.draw(s.gate_cards, DeckId::kGateCards);
  s.gate_cards.put_at_bottom(card);
  t.emit(rule, Tells::kGateCard, who, card, kNothing);
  const auto& entries = content().gate_cards[card].entries;
  const auto first =
      std::ranges::find_if(entries, [](std::uint16_t source) { return source != kNoSource; });
  if (first == entries.end()) co_return;
  const int world = static_cast<int>(first - entries.begin());
  move_to_world(t, who, world, rule);
  co_await gate_encounter(t, who, world, rule);
}

Rule<> move_to_second_area(Table& t, Seat who, Citation rule) {
  State& s = t.state;
  t.ask(who, Prompt::kWhichWorld, rule);
  for (int world = 0; world < static_cast<int>(content().worlds.size()); ++world)
    if (in_use(s, content().worlds[static_cast<std::size_t>(world)]))
      t.offer(rule, Verb::kPickWorld, world);
  const Option chosen = co_await t.answer();
  s.investigators[who].entered = kNone;
  put_investigator(t, who, static_cast<Place>(first_area(chosen.arg(0)) + 1), rule);
}

void move_by_gate_marker(Table& t, Seat who, Citation rule) {
  State& s = t.state;
  if (s.gate_stack.empty()) return;
  const std::uint8_t gate = t.draw(s.gate_stack, DeckId::kGateStack);
  s.gate_stack.put_at_bottom(gate);
  move_to_world(t, who, content().gates[gate].world, rule);
}

void return_near(Table& t, Seat who, Citation rule) {
  State& s = t.state;
  const Place near = s.active < s.seats ? s.investigators[s.active].place : Place{kNone};
  if (s.investigators[who].place != kLost || !in_town(near)) return;
  s.investigators[who].delayed = 0;
  move_silently(t, who, street_of(near));
  t.emit(rule, Tells::kReenters, who, street_of(near));
}

// ---- investigators, gates and monsters ----------------------------------------------------------

Rule<> become_another(Table& t, Seat who, Citation rule) {
  State& s = t.state;
  if (s.sheets.empty()) co_return;
  t.ask(who, Prompt::kWhichSheet, rule);
  for (const std::uint8_t sheet : s.sheets.cards()) t.offer(rule, Verb::kChooseSheet, sheet);
  const Option chosen = co_await t.answer();
  const auto sheet = chosen.arg<std::uint8_t>(0);
  while (!held(s, who).empty())
    discard(t, who, static_cast<int>(held(s, who).size()) - 1, cites("AH-359"));
  Investigator& self = s.investigators[who];
  for (const SpecialCard special : {kRetainer, kBankLoan, kMembership, kDeputy})
    if ((self.special & special) != 0) lose_special(t, who, special, cites("AH-359"));
  Investigator fresh;
  for (int gate = 0; gate < kMostGateKinds; ++gate) fresh.gates[gate] = self.gates[gate];
  end_lasting(s, [who](const Lasting& lasting) { return lasting.seat == who; });
  s.sheets.take(sheet);
  s.sheets.add(self.sheet);
  self = fresh;
  t.emit(rule, Tells::kTakesOver, who, sheet);
  begin_investigator(t, who, sheet, cites("AH-360"));
  co_await prepare_investigator(t, who);
}

namespace {

/// The Sky is a step away from every street. AH-490
int steps_to_sky(const std::uint8_t (&steps)[kMostAreas]) {
  int fewest = kNone;
  for (const Area street : content().streets) fewest = std::min(fewest, steps[street] + 1);
  return fewest;
}

SlotSet nearest_among(const State& s, Seat who, const SlotSet& monsters) {
  SlotSet found;
  const Place from = s.investigators[who].place;
  if (!in_town(from)) return found;
  std::uint8_t steps[kMostAreas];
  distances(s, from, steps);
  int nearest = kNone;
  for (const int slot : monsters) {
    const Place place = s.monsters[slot].place;
    const int far = place == kSky ? steps_to_sky(steps) : steps[place];
    if (far >= kNone || far > nearest) continue;
    if (far < nearest) found = {};
    nearest = far;
    found.add(slot);
  }
  return found;
}

}  // namespace

SlotSet nearest_monsters(const State& s, Seat who) {
  return nearest_among(s, who, slots_in_towns(s));
}

SlotSet monsters_to_go_to(const State& s, Seat who) {
  SlotSet within_reach;
  for (const int slot : slots_in_towns(s)) {
    const Place place = s.monsters[slot].place;
    if (in_town(place) && !out_of_reach(place)) within_reach.add(slot);
  }
  return nearest_among(s, who, within_reach);
}

Rule<> go_to_nearest_monster(Table& t, Seat who, Citation rule) {
  const State& s = t.state;
  const SlotSet nearest = monsters_to_go_to(s, who);
  if (nearest.empty()) co_return;
  t.ask(who, Prompt::kDealWith, rule);
  for (const int slot : nearest) offer_to_meet(t, slot);
  const Option chosen = co_await t.answer();
  const int slot = chosen.arg(0);
  put_investigator(t, who, s.monsters[slot].place, rule);
  if (that_stay(t, who, SlotSet::only(slot)).empty()) co_return;  // KH-014
  const Met how = co_await meet_chosen(t, who, chosen, rule);
  static_cast<void>(how);
}

Rule<> push_monster(Table& t, int slot, bool white, Citation rule) {
  const Place from = t.state.monsters[slot].place;
  if (!in_town(from)) return Rule<>::done();
  const Place next = white ? area_of(from).white : area_of(from).black;
  if (next == kVortex) return enter_vortex(t, slot);
  if (next == kNone || closed(t.state, next)) return Rule<>::done();
  return move_monster(t, slot, next, rule);
}

Rule<> close_by_dice(Table& t, Seat who, Citation rule) {
  State& s = t.state;
  for (const Area area : gate_areas(s)) {
    const int die = t.roll(6);
    const bool success = die >= success_from(s, who);
    t.emit(rule, Tells::kRollsForGate, who, die, area, success);
    t.applies(cites("AH-271"));
    if (success && gate_open(s, area)) co_await close_by_text(t, who, area, rule);
  }
}

Rule<> close_entered_gate(Table& t, Seat who, Citation rule) {
  const Area area = t.state.investigators[who].entered;
  if (area != kNone && gate_open(t.state, area)) co_await close_by_text(t, who, area, rule);
}

Rule<> claim_from_cup(Table& t, Seat who, Citation rule) {
  const int slot = co_await draw_monster(t, rule);
  t.state.text.claimed =
      static_cast<std::uint8_t>(toughness_of(t.state, t.state.monsters[slot].kind));
  give_trophy(t, who, slot, rule);
}

}  // namespace tavola::arkham

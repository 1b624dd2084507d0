#include "games/arkham/pharaoh/rules/museum.h"

#include <algorithm>
#include <iterator>

#include "games/arkham/cards/card_effects.h"
#include "games/arkham/cards/conditions_now.h"
#include "games/arkham/hooks.h"
#include "games/arkham/rules/board/gates.h"
#include "games/arkham/rules/board/slots.h"
#include "games/arkham/rules/board/spawn.h"
#include "games/arkham/rules/board/town_limits.h"
#include "games/arkham/rules/combat/checks.h"
#include "games/arkham/rules/investigator/possessions.h"
#include "games/arkham/table.h"

namespace tavola::arkham {
namespace {

/// One of the monsters in the cup that are wanted, by chance; kMonsterSlots if there is none.
template <class Wanted>
int take_from_cup(Table& t, Wanted wanted, Citation rule) {
  State& s = t.state;
  Deck<std::uint8_t, kMostMonsters> fitting;
  for (const std::uint8_t kind : s.cup.cards())
    if (wanted(kind) && !cannot_appear(s, kind)) fitting.add(kind);
  if (fitting.empty()) return kMonsterSlots;
  const std::uint8_t kind = t.draw(fitting, DeckId::kCup);
  s.cup.take(kind);
  const int slot = first_free_slot(s);
  TAVOLA_CHECK(slot < kMonsterSlots, "there are more monsters than there is room for");
  s.monsters.put(slot, {kind, kMet});
  t.applies(rule);
  return slot;
}

/// One of a kind that has not come yet: of the Outskirts, or a trophy, the first player's first.
int take_from_elsewhere(Table& t, std::uint8_t kind, SlotSet come, Citation rule) {
  State& s = t.state;
  const auto take_at = [&](Place place) {
    for (const int slot : monsters_at(s, place)) {
      if (s.monsters[slot].kind != kind || has(come, slot)) continue;
      s.monsters.move(slot, kMet);
      t.applies(rule);
      return slot;
    }
    return kMonsterSlots;
  };
  if (cannot_appear(s, kind)) return kMonsterSlots;
  int slot = take_at(kOutskirts);
  for (int n = 0; n < s.seats && slot >= kMonsterSlots; ++n)
    slot = take_at(trophies_of(static_cast<Seat>((s.first + n) % s.seats)));
  return slot;
}

/// Where a Headline will lie once its text has been carried out.
auto headline_to_be(const State& s) {
  return std::ranges::find(s.headlines, kNone) - std::begin(s.headlines);
}

/// Where a monster comes to an investigator in a town; a cell is in the Police Station.
Area town_area_of(const State& s, Seat who) {
  const Place place = s.investigators[who].place;
  if (place == kJail) return content().police_station;
  return in_town(place) ? static_cast<Area>(place) : kNone;
}

Rule<> monster_of_symbol_comes(Table& t, Seat who, Dimension symbol, Citation rule) {
  const Area area = town_area_of(t.state, who);
  if (area == kNone || no_monster_appears(t, area)) co_return;
  const int slot = take_from_cup(
      t, [symbol](std::uint8_t kind) { return content().monsters[kind].dimension == symbol; },
      rule);
  if (slot < kMonsterSlots) co_await place_monster(t, slot, area, rule);
}

/// If the investigator likes.
Rule<> send_one_away(Table& t, Seat who, Dimension symbol, Citation rule) {
  State& s = t.state;
  t.ask(who, Prompt::kDealWith, rule);
  for (const int slot : monsters_on_board(s))
    if (marker_of(s, slot).dimension == symbol && !is_spawn(s, slot))
      t.offer(rule, Verb::kReturnMonster, slot, s.monsters[slot].kind);
  if (!t.anything_offered()) co_return;
  t.offer(rule, Verb::kPass);
  const Option chosen = co_await t.answer();
  if (chosen.is(Verb::kReturnMonster)) return_to_cup(t, chosen.arg(0), rule);
}

}  // namespace

Rule<> place_hunted(Table& t, std::uint8_t kind, int number, Area street, Citation rule) {
  State& s = t.state;
  if (no_monster_appears(t, street)) co_return;
  const auto headline = headline_to_be(s);
  SlotSet come;
  for (; number > 0; --number) {
    int slot = take_from_cup(
        t, [kind](std::uint8_t one) { return one == kind; }, rule);
    if (slot >= kMonsterSlots) slot = take_from_elsewhere(t, kind, come, rule);
    if (slot >= kMonsterSlots) co_return;
    come.add(slot);
    if (headline < kHeadlines) s.pharaoh.hunted[headline].add(slot);
    co_await place_monster(t, slot, street, rule);
  }
}

bool is_hunted(const State& s, int slot) {
  return std::ranges::any_of(s.pharaoh.hunted,
                             [slot](const SlotSet& hunted) { return has(hunted, slot); });
}

bool ignores_exhibit_holders(const State& s, int slot) {
  for (int n = 0; n < kHeadlines; ++n)
    if (s.headlines[n] != kNone && content().mythos[s.headlines[n]].placed_ignore &&
        has(s.pharaoh.hunted[n], slot))
      return true;
  return false;
}

bool ignores(const State& s, int slot, Seat who) {
  return ignores_exhibit_holders(s, slot) && count_of(s, who, ItemClass::kExhibit) > 0;
}

Rule<> hunted_defeated(Table& t, Seat who, int slot) {
  State& s = t.state;
  for (int headline = 0; headline < kHeadlines; ++headline) {
    if (!has(s.pharaoh.hunted[headline], slot)) continue;
    s.pharaoh.hunted[headline].remove(slot);
    if (s.headlines[headline] == kNone || !in_play(s, who)) continue;
    std::uint8_t& beaten = s.pharaoh.hunted_by[headline][who];
    ++beaten;
    const bool enough =
        co_await hunt_is_over(t, who, content().mythos[s.headlines[headline]].source, beaten);
    if (enough) s.pharaoh.hunted_by[headline][who] = 0;
  }
}

void end_hunt(State& s, int headline) {
  s.pharaoh.hunted[headline] = {};
  std::ranges::fill(s.pharaoh.hunted_by[headline], 0);
}

Rule<> flyers_to_sky(Table& t, int number, Citation rule) {
  State& s = t.state;
  const auto headline = headline_to_be(s);
  for (; number > 0; --number) {
    const int slot = take_from_cup(
        t, [&s](std::uint8_t kind) { return movement_of(s, kind) == Movement::kFlying; }, rule);
    if (slot >= kMonsterSlots) co_return;
    if (headline < kHeadlines) s.pharaoh.hunted[headline].add(slot);
    if (said_to_all(s, CardStatement::kSkyToCup) != kUnsaid) {
      return_to_cup(t, slot, cites("AH-549"));
      continue;
    }
    co_await place_monster(t, slot, kSky, rule);
  }
}

void lay_exhibit(Table& t, Area street, Citation rule) {
  t.state.pharaoh.exhibits.add(street);
  t.emit(rule, Tells::kExhibitLaid, street);
}

Rule<> pick_up_exhibits(Table& t) {
  State& s = t.state;
  for (Seat who = next_in_order(s, kNone); who != kNone; who = next_in_order(s, who)) {
    const Place here = s.investigators[who].place;
    if (!in_town(here) || !has(s.pharaoh.exhibits, here)) continue;
    t.ask(who, Prompt::kExhibitLies, cites("AH-411"), here);
    t.offer(cites("AH-411"), Verb::kAccept);
    t.offer(cites("AH-411"), Verb::kRefuse);
    const Option chosen = co_await t.answer();
    if (chosen.is(Verb::kRefuse)) continue;
    s.pharaoh.exhibits.remove(here);
    co_await draw_cards(t, who, CardType::kExhibit, 1, 1, cites("AH-411"));
  }
}

Rule<> answer_for_gates(Table& t, Seat who, Citation rule) {
  State& s = t.state;
  std::uint8_t trophies[kMostGateKinds];
  std::ranges::copy(s.investigators[who].gates, trophies);
  for (int gate = 0; gate < kMostGateKinds; ++gate)
    for (; trophies[gate] > 0 && in_play(s, who); --trophies[gate]) {
      const GateMarker& marker = content().gates[static_cast<std::size_t>(gate)];
      t.ask(who, Prompt::kGateRemembers, rule, gate);
      t.offer(rule, Verb::kChooseSkill, Skill::kFight);
      t.offer(rule, Verb::kChooseSkill, Skill::kLore);
      const Option chosen = co_await t.answer();
      const Checked result = co_await make_check(
          t, check_of(who, CheckKind::kPlain, chosen.arg<Skill>(0), marker.modifier), rule);
      if (result.passed)
        co_await send_one_away(t, who, marker.dimension, rule);
      else
        co_await monster_of_symbol_comes(t, who, marker.dimension, rule);
    }
}

}  // namespace tavola::arkham

// How many monsters the town bears, where the others go, and what the terror level does. Monsters
// come out of the cup into slots here, and go back from them. (AH-212, AH-228 to AH-252, AH-423 to
// AH-426, AH-531)
#include "games/arkham/rules/board/town_limits.h"

#include "games/arkham/cards/sources_in_play.h"
#include "games/arkham/hooks.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/board/gates.h"
#include "games/arkham/rules/board/slots.h"
#include "games/arkham/rules/board/spawn.h"
#include "games/arkham/rules/encounters/locations.h"
#include "games/arkham/rules/final_battle/ending.h"
#include "games/arkham/rules/investigator/possessions.h"
#include "games/arkham/rules/phases/environment.h"
#include "games/arkham/table.h"

namespace tavola::arkham {

bool cannot_appear(const State& s, std::uint8_t kind) {
  bool away = false;
  each_mythos_in_play(s, [&](const MythosCard& card) { away |= has(card.banned_kinds, kind); });
  return away;
}

namespace {

/// Whether the limit looks there: at Arkham itself and the Sky, not at other towns. AH-229, AH-230
bool is_limited(Place place) {
  return place == kSky || (in_town(place) && has(content().arkham, place));
}

bool counts(const Monster& monster) { return is_limited(monster.place) && !is_spawn(monster.kind); }

/// Whether the limit minds a monster that comes to a place. Spawn it never does. DH-038
bool is_limited(const Monster& monster, Place place) {
  return is_limited(place) && !is_spawn(monster.kind);
}

int normal_limit(const State& s) { return counted_players(s) + 3; }

// AH-426; also when the level or the number changes in another way.
bool overrun(const State& s) {
  return s.terror == kTerrorTop && monsters_in_arkham(s) >= 2 * normal_limit(s);
}

void close_shop(Table& t, Area area, Citation closing, Citation driving) {
  State& s = t.state;
  if (area == kNone) return;
  s.closed.add(area);
  t.emit(closing, Tells::kShopCloses, area);
  drive_out(t, area, driving);
}

Rule<> terror_is_at_its_top(Table& t) {
  State& s = t.state;
  t.emit(cites("AH-247"), Tells::kLimitLifted);
  for (const int slot : monsters_at(s, kOutskirts)) return_to_cup(t, slot, cites("AH-249"));
  if (s.house.doom_at_ten == 0) co_await add_doom(t, 1, cites("AH-248"));
  if (overrun(s)) co_await awaken(t, cites("AH-426"));
  // Another one may be failing just now, and raise the terror level by that.
  if (s.rumor != kNone && content().mythos[s.rumor].fail_by == FailBy::kTerror)
    co_await test_rumor(t);
}

bool listens(MomentSet triggers) {
  return has(triggers, static_cast<int>(CardMoment::kTerrorRising));
}

bool terror_has_listeners(const State& s) {
  bool any = listens(s.common.triggers);
  for (Seat who = 0; who < s.seats && !any; ++who)
    any = in_play(s, who) && listens(s.own[who].triggers);
  return any;
}

/// What lies on the table speaks once, for the first player; then everybody's own cards do.
Rule<> tell_listeners_of_terror(Table& t) {
  State& s = t.state;
  const bool at_top = s.terror == kTerrorTop;  // a text may raise it further meanwhile
  for (int n = 0; n < common_sources(s); ++n)
    if (const CardSummary& one = common_source(s, n); listens(one.triggers))
      co_await at_terror_rising(t, s.first, one.source);
  for (Seat who = next_in_order(s, kNone); who != kNone; who = next_in_order(s, who))
    if (listens(s.own[who].triggers)) co_await at_moment(t, who, Moment::kTerrorRising);
  if (at_top) co_await terror_is_at_its_top(t);
}

/// A doom token in place of the step; everybody's own cards hear of a rise, but what lies on the
/// table puts no yellow sign down. AH-250, KY-011
Rule<> terror_rises_at_its_top(Table& t) {
  State& s = t.state;
  for (Seat who = next_in_order(s, kNone); who != kNone; who = next_in_order(s, who))
    if (listens(s.own[who].triggers)) co_await at_moment(t, who, Moment::kTerrorRising);
  co_await add_doom(t, 1, cites("AH-250"));
}

Rule<> terror_rises_by_one(Table& t, Citation rule) {
  State& s = t.state;
  const bool at_top = s.terror == kTerrorTop;
  if (!at_top) t.emit(rule, Tells::kTerror, ++s.terror);
  ally_leaves(t, cites("AH-239"));
  if (at_top) {
    remove_patrols(t, cites("DP-003"));
    return terror_has_listeners(s) ? terror_rises_at_its_top(t) : add_doom(t, 1, cites("AH-250"));
  }
  const Content& c = content();
  if (s.terror == 3) close_shop(t, c.general_store, cites("AH-241"), cites("AH-242"));
  if (s.terror == 6) close_shop(t, c.curiositie_shoppe, cites("AH-243"), cites("AH-244"));
  if (s.terror == 9) close_shop(t, c.magick_shoppe, cites("AH-245"), cites("AH-246"));
  remove_patrols(t, cites("DP-003"));
  if (!terror_has_listeners(s))
    return s.terror == kTerrorTop ? terror_is_at_its_top(t) : Rule<>::done();
  return tell_listeners_of_terror(t);
}

/// The points that are left, after one that somebody had to be asked about.
Rule<> terror_rises_on(Table& t, Rule<> risen, int points, Citation rule) {
  co_await risen;
  for (; points > 0; --points) co_await terror_rises_by_one(t, rule);
  t.applies(cites("AH-251"));
}

/// Somebody has a card that may keep it down by a step or more; a rise of one then is none.
Rule<> terror_about_to_rise(Table& t, int points, Citation rule) {
  State& s = t.state;
  const std::uint8_t outer = s.yellow.rise;
  s.yellow.rise = static_cast<std::uint8_t>(points);
  for (Seat who = next_in_order(s, kNone); who != kNone; who = next_in_order(s, who))
    for (int before = points + 1; s.yellow.rise > 0 && s.yellow.rise < before;) {
      before = s.yellow.rise;  // again, as long as it has helped
      co_await at_moment(t, who, Moment::kTerrorAhead, cites("AH-022"));
    }
  points = s.yellow.rise;
  s.yellow.rise = outer;
  co_await terror_rises_on(t, Rule<>::done(), points, rule);
}

Rule<int> the_cup_is_empty(Table& t) {
  co_await awaken(t, cites("AH-425"));
  co_return kNone;
}

/// It is in the Outskirts, and they may be full by that. AH-233, AH-234
Rule<> test_outskirts(Table& t) {
  const State& s = t.state;
  const SlotSet there = monsters_at(s, kOutskirts);
  if (there.size() <= outskirts_limit(s)) return Rule<>::done();
  t.emit(cites("AH-234"), Tells::kOutskirtsFull);
  for (const int outside : there) return_to_cup(t, outside, cites("AH-234"));
  return raise_terror(t, 1, cites("AH-234"));
}

}  // namespace

void close_location(Table& t, Area area, Citation rule) {
  close_shop(t, area, rule, cites("AH-417"));
}

int monster_limit(const State& s) { return s.terror == kTerrorTop ? 1000 : normal_limit(s); }

int outskirts_limit(const State& s) {
  return std::max(0, 8 - counted_players(s) + bonus(s, kNone, Bonus::kOutskirtsLimit));
}

int monsters_in_arkham(const State& s) {
  // The areas of Arkham come before those of every other town.
  const std::uint8_t elsewhere = content().first_area_elsewhere;
  const SlotSet there =
      slots_where(s, [elsewhere](Sixteen at) { return (at < elsewhere) | (at == kSky); });
  return there.size() - spawn_among(s, there).size();
}

int room_in_arkham(const State& s) {
  const int limit = s.terror == kTerrorTop ? 2 * normal_limit(s) - 1 : normal_limit(s);
  return limit - monsters_in_arkham(s);
}

void drive_out(Table& t, Area area, Citation rule) {
  State& s = t.state;
  const Area street = street_of(area);
  for (Seat who = 0; who < s.seats; ++who)
    if (in_play(s, who) && s.investigators[who].place == area) {
      move_silently(t, who, street);
      t.emit(rule, Tells::kDriven, who, street);
    }
  for (const int slot : monsters_at(s, area)) {
    s.monsters.move(slot, street);
    t.emit(rule, Tells::kMonsterMoves, slot, s.monsters[slot].kind, area, street);
  }
}

void ally_leaves(Table& t, Citation rule) {
  State& s = t.state;
  if (s.allies.empty()) return;
  s.allies.shuffle();  // one at random, wherever it lay
  const CardNumber ally = t.draw(s.allies, DeckId::kAllies);
  ++s.boxed[ally];
  note_ally_gone(s, ally);
  t.emit(rule, Tells::kAllyLeaves, ally);
}

int markers_for_cup(const State& s, std::uint8_t kind) {
  const MonsterMarker& marker = content().monsters[kind];
  if (marker.spawn || marker.set_aside ||
      (marker.mask && !ancient_one(s).masks && s.pharaoh.joined != kind))
    return 0;
  if (has(ancient_one(s).kept_out, kind)) return 0;
  return copies_in_use(s, marker);
}

Rule<int> draw_monster(Table& t, Citation rule) {
  State& s = t.state;
  // Kinds that the environment keeps away are laid aside while another is looked for.
  std::uint8_t aside[kMostMonsters];
  int laid = 0;
  std::uint8_t kind = kNone;
  while (!s.cup.empty() && kind == kNone) {
    kind = t.draw(s.cup, DeckId::kCup);
    if (!cannot_appear(s, kind)) break;
    aside[laid++] = kind;
    kind = kNone;
  }
  while (laid > 0) s.cup.add(aside[--laid]);
  if (kind == kNone) return the_cup_is_empty(t);
  const int slot = first_free_slot(s);
  TAVOLA_CHECK(slot < kMonsterSlots, "there are more monsters than there is room for");
  s.monsters.put(slot, {kind, kMet});
  t.applies(rule);
  return Rule<int>::done(slot);
}

Rule<> place_monster(Table& t, int slot, Place place, Citation rule) {
  State& s = t.state;
  const Monster monster = s.monsters[slot];
  if (is_limited(monster, place) && monsters_in_arkham(s) - counts(monster) >= monster_limit(s)) {
    s.monsters.move(slot, kOutskirts);
    t.emit(cites("AH-232"), Tells::kMonsterPlaced, slot, monster.kind, kOutskirts);
    return test_outskirts(t);
  }
  s.monsters.move(slot, place);
  t.emit(rule, Tells::kMonsterPlaced, slot, monster.kind, place);
  return overrun(s) ? awaken(t, cites("AH-426")) : Rule<>::done();
}

Rule<> move_monster(Table& t, int slot, Place to, Citation rule) {
  State& s = t.state;
  const Monster monster = s.monsters[slot];
  // Of several that are moved, one may have gone back to the cup with the full Outskirts.
  if (monster.kind == kNone) return Rule<>::done();
  const bool comes = is_limited(monster, to) && !counts(monster);  // from another town
  const bool kept_out = comes && monsters_in_arkham(s) >= monster_limit(s);
  const Place there = kept_out ? kOutskirts : to;
  s.monsters.move(slot, there);
  t.emit(kept_out ? cites("AH-237") : rule, Tells::kMonsterMoves, slot, monster.kind, monster.place,
         there);
  if (kept_out) return test_outskirts(t);
  return comes && overrun(s) ? awaken(t, cites("AH-426")) : Rule<>::done();
}

void return_to_cup(Table& t, int slot, Citation rule) {
  State& s = t.state;
  const std::uint8_t kind = s.monsters[slot].kind;
  // A battle is against one monster, and ends when that is gone. AH-299
  if (s.fight.who != kNone && s.fight.kind == kind && s.fight.slot == slot) s.fight.over = 1;
  if (is_spawn(kind)) return leave_spawn(t, slot, rule);
  s.cup.add(kind);
  s.monsters.clear(slot);
  s.dealt.remove(slot);
  for (SlotSet& hunted : s.pharaoh.hunted) hunted.remove(slot);
  for (SlotSet& worn : s.pharaoh.worn) worn.remove(slot);
  t.emit(rule, Tells::kMonsterToCup, slot, kind);
}

void return_to_box(Table& t, int slot, Citation rule) {
  const Monster monster = t.state.monsters[slot];
  if (monster.place != kFromBox) t.state.monsters.move(slot, kBox);
  t.emit(rule, Tells::kMonsterToBox, slot, monster.kind);
}

void give_trophy(Table& t, Seat who, int slot, Citation rule) {
  t.state.monsters.move(slot, trophies_of(who));
  t.emit(rule, Tells::kTrophy, who, t.state.monsters[slot].kind, monster_trophies(t.state, who),
         trophy_toughness(t.state, who), slot);
}

Rule<> raise_terror(Table& t, int points, Citation rule) {
  State& s = t.state;
  if (has_trait(s, s.first, Trait::kTerrorStays)) {
    t.emit(cites("AH-531"), Tells::kTerrorStays);
    return Rule<>::done();
  }
  for (Seat who = 0; who < s.seats; ++who)
    if (in_play(s, who) && anything_at(s, who, Moment::kTerrorAhead))
      return terror_about_to_rise(t, points, rule);
  for (; points > 0; --points) {
    Rule<> risen = terror_rises_by_one(t, rule);
    if (!risen.ended()) return terror_rises_on(t, std::move(risen), points - 1, rule);
  }
  t.applies(cites("AH-251"));
  return Rule<>::done();
}

}  // namespace tavola::arkham

// Monsters move: along the arrows, through the air, or as their own text says. (AH-195 to AH-217,
// AH-470, AH-527, AH-528)
#include "games/arkham/phases/monster_movement.h"

#include "games/arkham/board/board.h"
#include "games/arkham/board/slots.h"
#include "games/arkham/cards/card_effects.h"
#include "games/arkham/phases/upkeep.h"
#include "games/arkham/table.h"

namespace tavola::arkham {
namespace {

bool lists(std::uint16_t box, const MonsterMarker& marker) {
  return has(box, static_cast<int>(marker.dimension));
}

void stay(Table& t, int slot, Citation rule) {
  t.emit(rule, Tells::kMonsterStays, slot, t.state.monsters[slot].kind);
}

void go(Table& t, int slot, Place to, Citation rule) {
  Monster& monster = t.state.monsters[slot];
  const Place from = monster.place;
  monster.place = to;
  t.emit(rule, Tells::kMonsterMoves, slot, monster.kind, from, to);
}

/// One step along the arrow; true if the monster may go on. AH-196, AH-214, AH-527
bool follow_arrow(Table& t, int slot, bool white, Citation rule) {
  State& s = t.state;
  const BoardArea& here = area_of(s.monsters[slot].place);
  const Area next = white ? here.white : here.black;
  if (next == kNone) {
    stay(t, slot, cites("AH-527"));
    return false;
  }
  if (closed(s, next)) {
    stay(t, slot, cites("AH-214"));
    return false;
  }
  if (has(s.barred_now, next)) {
    stay(t, slot, cites("AH-022"));
    return false;
  }
  go(t, slot, next, rule);
  if (!anybody_at(s, next)) return true;
  t.applies(cites("AH-199"));
  return false;
}

/// Of the areas in a set, those with the investigator of the lowest Sneak. AH-201
AreaSet least_sneaky(const State& s, AreaSet areas) {
  AreaSet chosen;
  int lowest = 1000;
  for (Seat who = 0; who < s.seats; ++who) {
    if (!is_in_town(s, who) || !has(areas, s.investigators[who].place)) continue;
    const int sneak = skill_value(s, who, Skill::kSneak);
    if (sneak > lowest) continue;
    if (sneak < lowest) chosen = {};
    lowest = sneak;
    chosen.add(s.investigators[who].place);
  }
  return chosen;
}

/// Moves straight to one of several areas, all of which hold investigators.
Rule<> go_to_one_of(Table& t, int slot, AreaSet areas, Citation rule) {
  State& s = t.state;
  AreaSet targets = areas;
  if (targets.size() > 1) {
    targets = least_sneaky(s, targets);
    t.applies(cites("AH-201"));
  }
  if (targets.size() == 1) {
    go(t, slot, targets.first(), rule);
    co_return;
  }
  t.ask(s.first, Prompt::kMonsterTie, cites("AH-202"), slot, s.monsters[slot].kind);
  for (const Area area : targets)
    t.offer(cites("AH-202"), Verb::kGoTo, slot, s.monsters[slot].kind, area);
  const Option chosen = co_await t.answer();
  go(t, slot, static_cast<Place>(chosen.arg(2)), rule);
}

/// The streets with investigators that a flying monster can reach from where it is.
AreaSet prey_in_flight(const State& s, int slot) {
  const Place here = s.monsters[slot].place;
  const AreaSet prey = (areas_with_investigators(s) & content().streets) - s.barred_now;
  if (here == kSky) return prey;
  AreaSet connected;
  for (const Area next : area_of(here).near) connected.add(next);
  return prey & connected;
}

Rule<> fly(Table& t, int slot) {
  State& s = t.state;
  const Place here = s.monsters[slot].place;
  if (has_trait(s, s.first, Trait::kFlyersStay)) {
    stay(t, slot, cites("AH-549"));
    return Rule<>::done();
  }
  const AreaSet prey = prey_in_flight(s, slot);
  if (!prey.empty())
    return go_to_one_of(t, slot, prey, here == kSky ? cites("AH-209") : cites("AH-207"));
  if (here == kSky)
    stay(t, slot, cites("AH-210"));
  else
    go(t, slot, kSky, cites("AH-208"));
  return Rule<>::done();
}

// Straight to the nearest investigator inside a location, but for the Asylum and the Hospital.
AreaSet nearest_prey(const State& s, int slot) {
  const Content& c = content();
  AreaSet prey = areas_with_investigators(s) & c.locations;
  prey.remove(c.asylum);
  prey.remove(c.hospital);
  if (prey.empty()) return {};
  std::uint8_t steps[kMostAreas];
  distances(s, s.monsters[slot].place, steps);
  int nearest = kNone;
  AreaSet targets;
  for (const Area area : prey) {
    if (steps[area] > nearest) continue;
    if (steps[area] < nearest) targets = {};
    nearest = steps[area];
    targets.add(area);
  }
  return targets;
}

Rule<> seek(Table& t, int slot) {
  const AreaSet targets = nearest_prey(t.state, slot);
  if (!targets.empty()) return go_to_one_of(t, slot, targets, cites("AH-206"));
  stay(t, slot, cites("AH-206"));
  return Rule<>::done();
}

// AH-528: the text is carried out even when the monster shares its area with an investigator.
Rule<> text_instead(Table& t, int slot, std::uint16_t source) {
  stay(t, slot, cites("AH-528"));
  const int done = co_await carry_out(t, t.state.first, source, cites("AH-206"));
  static_cast<void>(done);
}

/// Whether its text is carried out instead of its movement.
bool acts_instead(const State& s, int slot) {
  const MonsterMarker& marker = marker_of(s, slot);
  return marker.moves != kNoSource && !marker.seeks_locations &&
         movement_of(s, s.monsters[slot].kind) == Movement::kSpecial;
}

Rule<> move_one(Table& t, int slot, bool white) {
  State& s = t.state;
  const Monster& monster = s.monsters[slot];
  const MonsterMarker& marker = marker_of(s, slot);
  Movement movement = movement_of(s, monster.kind);
  if (movement == Movement::kStationary) {
    stay(t, slot, cites("AH-204"));
    return Rule<>::done();
  }
  if (acts_instead(s, slot)) return text_instead(t, slot, marker.moves);
  if (in_town(monster.place) && has(s.barred_now, monster.place)) {
    stay(t, slot, cites("AH-022"));
    return Rule<>::done();
  }
  if (monster.place != kSky && anybody_at(s, monster.place)) {
    stay(t, slot, movement == Movement::kFlying ? cites("AH-211") : cites("AH-198"));
    return Rule<>::done();
  }
  if (movement == Movement::kFlying) return fly(t, slot);
  if (monster.place == kSky) {
    // It flew only while a sheet said so.
    stay(t, slot, cites("AH-210"));
    return Rule<>::done();
  }
  if (movement == Movement::kSpecial && marker.seeks_locations) return seek(t, slot);
  if (movement == Movement::kFast && !has_trait(s, s.first, Trait::kFastAreNormal)) {
    if (follow_arrow(t, slot, white, cites("AH-205")))
      follow_arrow(t, slot, white, cites("AH-205"));
    return Rule<>::done();
  }
  follow_arrow(t, slot, white, white ? cites("AH-196") : cites("AH-203"));
  return Rule<>::done();
}

/// Monsters do not stand in each other's way. But a text can drive an investigator out of the
/// streets, and then it makes a difference whether the others move before or after it. AH-215
bool order_matters(const State& s, SlotSet moving) {
  bool acts = false;
  bool moves = false;
  for (const int slot : moving) {
    if (s.monsters[slot].kind == kNone) continue;
    if (acts_instead(s, slot))
      acts = true;
    else if (movement_of(s, s.monsters[slot].kind) != Movement::kStationary)
      moves = true;
  }
  return acts && moves && !areas_with_investigators(s).empty();
}

/// The one that moves next. AH-215, AH-477
Rule<int> next_to_move(Table& t, SlotSet moving) {
  State& s = t.state;
  if (!order_matters(s, moving)) co_return moving.first();
  t.ask(s.first, Prompt::kMonsterOrder, cites("AH-215"));
  for (const int slot : moving)
    if (s.monsters[slot].kind != kNone)
      t.offer(cites("AH-215"), Verb::kMovesNext, slot, s.monsters[slot].kind);
  const Option chosen = co_await t.answer();
  co_return chosen.arg(0);
}

/// Those that move, one after the other: from one whose movement somebody had to be asked about, or
/// from the first if their order may matter.
Rule<> move_in_turn(Table& t, Rule<> moved, SlotSet moving, bool texts, std::uint16_t white) {
  State& s = t.state;
  co_await moved;
  while (!moving.empty()) {
    int slot = moving.first();
    if (texts) slot = co_await next_to_move(t, moving);
    moving.remove(slot);
    if (s.monsters[slot].kind == kNone) continue;  // a text has removed it meanwhile
    co_await move_one(t, slot, lists(white, marker_of(s, slot)));
  }
  t.applies(cites("AH-216"));
}

}  // namespace

Course course_of(const State& s, int slot, bool white) {
  const Monster& monster = s.monsters[slot];
  const MonsterMarker& marker = marker_of(s, slot);
  const Movement movement = movement_of(s, monster.kind);
  Course course;
  const auto one_of = [&](AreaSet targets) {
    course.ends = targets.size() > 1 ? least_sneaky(s, targets) : targets;
  };
  if (movement == Movement::kStationary) return course;
  if (acts_instead(s, slot)) {
    course.text = marker.moves;
    return course;
  }
  if (in_town(monster.place) && has(s.barred_now, monster.place)) return course;
  if (monster.place != kSky && anybody_at(s, monster.place)) return course;
  if (movement == Movement::kFlying) {
    if (has_trait(s, s.first, Trait::kFlyersStay)) return course;
    one_of(prey_in_flight(s, slot));
    if (course.ends.empty() && monster.place != kSky) course.steps.push_back(kSky);
    return course;
  }
  if (monster.place == kSky) return course;
  if (movement == Movement::kSpecial && marker.seeks_locations) {
    one_of(nearest_prey(s, slot));
    return course;
  }
  const bool fast = movement == Movement::kFast && !has_trait(s, s.first, Trait::kFastAreNormal);
  Place here = monster.place;
  for (int left = fast ? 2 : 1; left > 0; --left) {
    const Area next = white ? area_of(here).white : area_of(here).black;
    if (next == kNone || closed(s, next) || has(s.barred_now, next)) break;
    course.steps.push_back(next);
    here = next;
    if (anybody_at(s, next)) break;
  }
  return course;
}

Rule<> move_monsters(Table& t, std::uint16_t white, std::uint16_t black) {
  State& s = t.state;
  SlotSet moving;
  bool texts = false;
  for (const int slot : slots_in_towns(s)) {
    if (!lists(static_cast<std::uint16_t>(white | black), marker_of(s, slot))) continue;
    moving.add(slot);
    texts = texts || acts_instead(s, slot);
  }
  if (texts) return move_in_turn(t, Rule<>::done(), moving, texts, white);
  while (!moving.empty()) {
    const int slot = moving.first();
    moving.remove(slot);
    Rule<> moved = move_one(t, slot, lists(white, marker_of(s, slot)));
    if (!moved.ended()) return move_in_turn(t, std::move(moved), moving, texts, white);
  }
  t.applies(cites("AH-216"));
  return Rule<>::done();
}

}  // namespace tavola::arkham

// Monsters move: along the arrows, through the air, or as their own text says. (AH-195 to AH-217,
// AH-470, AH-527, AH-528)
#include "games/arkham/rules/phases/monster_movement.h"

#include "games/arkham/cards/card_effects.h"
#include "games/arkham/cards/sources_in_play.h"
#include "games/arkham/content/statement_values.h"
#include "games/arkham/hooks.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/board/laid_items.h"
#include "games/arkham/rules/board/slots.h"
#include "games/arkham/rules/board/spawn.h"
#include "games/arkham/rules/board/town_limits.h"
#include "games/arkham/rules/investigator/possessions.h"
#include "games/arkham/rules/phases/upkeep.h"
#include "games/arkham/table.h"

namespace tavola::arkham {
namespace {

bool lists(std::uint16_t box, const MonsterMarker& marker) {
  return has(box, static_cast<int>(marker.dimension));
}

void stay(Table& t, int slot, Citation rule) {
  t.emit(rule, Tells::kMonsterStays, slot, t.state.monsters[slot].kind);
}

/// Areas of investigators whom monsters stay away from.
AreaSet warded_areas(const State& s) {
  AreaSet areas;
  for (Seat who = 0; who < s.seats; ++who)
    if (is_in_town(s, who) && has_trait(s, who, Trait::kKeptAway))
      areas.add(s.investigators[who].place);
  return areas;
}

/// Of the areas in a set, those with the investigator of the lowest Sneak whom the monster does not
/// ignore. AH-201
AreaSet least_sneaky(const State& s, int slot, AreaSet areas) {
  AreaSet chosen;
  int lowest = 1000;
  for (Seat who = 0; who < s.seats; ++who) {
    if (!is_in_town(s, who) || !has(areas, s.investigators[who].place)) continue;
    if (ignores(s, slot, who)) continue;
    const int sneak = skill_value(s, who, Skill::kSneak);
    if (sneak > lowest) continue;
    if (sneak < lowest) chosen = {};
    lowest = sneak;
    chosen.add(s.investigators[who].place);
  }
  return chosen;
}

/// Where the investigators are whom a monster does not ignore.
AreaSet seen_by(const State& s, int slot) {
  if (!ignores_exhibit_holders(s, slot)) return areas_with_investigators(s);
  AreaSet seen;
  for (Seat who = 0; who < s.seats; ++who)
    if (is_in_town(s, who) && !ignores(s, slot, who)) seen.add(s.investigators[who].place);
  return seen;
}

/// Streets that an item which lies there closes to a monster that is too weak.
AreaSet barred_to(const State& s, int slot) {
  if (!anything_laid(s)) return {};
  return streets_warded_against(s, toughness_of(s, s.monsters[slot].kind));
}

/// The streets with investigators that a flying monster can reach from where it is.
AreaSet prey_in_flight(const State& s, int slot) {
  const Place here = s.monsters[slot].place;
  const AreaSet all = seen_by(s, slot) - warded_areas(s) - barred_to(s, slot);
  const bool low = here == kSky && said_to_all(s, CardStatement::kSkyNearUnstable) != kUnsaid;
  const AreaSet prey = all & (low ? content().streets | unstable_now(s) : content().streets);
  if (here == kSky) return prey;
  AreaSet connected;
  for (const Area next : area_of(here).near) connected.add(next);
  return prey & connected;
}

// Straight to the nearest investigator inside a location, but for the Asylum and the Hospital; or
// in a street or an unstable location.
AreaSet nearest_prey(const State& s, int slot) {
  const Content& c = content();
  AreaSet prey = (areas_with_investigators(s) &
                  (marker_of(s, slot).seeks_outside ? c.streets | unstable_now(s) : c.locations)) -
                 warded_areas(s) - barred_to(s, slot);
  prey.remove(c.asylum);
  prey.remove(c.hospital);
  if (prey.empty()) return {};
  std::uint8_t steps[kMostAreas];
  distances(s, s.monsters[slot].place, steps);
  int nearest = kNone;
  AreaSet targets;
  for (const Area area : prey) {
    if (steps[area] == kNone || steps[area] > nearest) continue;
    if (steps[area] < nearest) targets = {};
    nearest = steps[area];
    targets.add(area);
  }
  return targets;
}

/// The nearest areas with Clue tokens, but for those that it is kept out of.
AreaSet nearest_clues(const State& s, int slot) {
  AreaSet kept_out = warded_areas(s) | barred_to(s, slot);
  kept_out.remove(s.monsters[slot].place);
  std::uint8_t steps[kMostAreas];
  distances(s, s.monsters[slot].place, steps);
  int nearest = kNone - 1;
  AreaSet targets;
  for (int area = 0; area < static_cast<int>(content().areas.size()); ++area) {
    if (s.clues[area] == 0 || steps[area] > nearest || closed(s, static_cast<Area>(area)) ||
        has(kept_out, area))
      continue;
    if (steps[area] < nearest) targets = {};
    nearest = steps[area];
    targets.add(area);
  }
  return targets;
}

/// Whether its text is carried out instead of its movement.
bool acts_instead(const State& s, int slot) {
  const MonsterMarker& marker = marker_of(s, slot);
  return marker.moves != kNoSource && !marker.seeks_locations && !marker.seeks_outside &&
         !marker.seeks_clues && !marker.moves_fast &&
         movement_of(s, s.monsters[slot].kind) == Movement::kSpecial;
}

/// One or two steps along the arrows, until an investigator or the end of the way stops it, or an
/// area that it is kept out of.
void follow_arrows(Course& course, const State& s, int slot, bool white, int steps,
                   AreaSet kept_out) {
  for (Place from = s.monsters[slot].place; steps > 0; --steps) {
    const Area next = white ? area_of(from).white : area_of(from).black;
    if (next == kNone) {
      course.stays = cites("AH-527");
      return;
    }
    if (next == kVortex) {
      course.way[static_cast<std::size_t>(course.length++)] = kVortex;
      return;
    }
    if (closed(s, next)) {
      course.stays = cites("AH-214");
      return;
    }
    if (has(kept_out, next) || has(barred_to(s, slot), next)) {
      course.stays = cites("KH-040");
      return;
    }
    course.way[static_cast<std::size_t>(course.length++)] = next;
    if (anybody_at(s, next)) return;  // AH-199
    from = next;
  }
}

/// Where a stalker goes for an investigator: along the yellow lines, and not into stable locations.
/// DH-001 to DH-003
AreaSet stalked(const State& s, Place here) {
  const AreaSet haunts = content().streets | unstable_now(s);
  AreaSet near;
  for (const Area next : area_of(here).near) near.add(next);
  near = near & haunts;
  for (int steps = said_to_all(s, CardStatement::kStalkersReach); steps > 1; --steps) {
    AreaSet further = near;
    for (const int area : near)
      if (!closed(s, static_cast<Area>(area)))
        for (const Area next : area_of(static_cast<Area>(area)).near) further.add(next);
    near = further & haunts;
  }
  return (areas_with_investigators(s) & near) - warded_areas(s);
}

/// Straight to one of the areas in a set, all of which hold investigators. AH-201
void make_for(Course& course, const State& s, int slot, AreaSet prey) {
  course.contested = prey.size() > 1;
  course.ends = course.contested ? least_sneaky(s, slot, prey) : prey;
}

void fly(Course& course, const State& s, int slot) {
  const bool aloft = s.monsters[slot].place == kSky;
  const bool cut_off = said_to_all(s, CardStatement::kSkyCutOff) != kUnsaid;
  if (has_trait(s, s.first, Trait::kFlyersStay) || (aloft && cut_off)) {
    course.stays = cites("AH-549");
    return;
  }
  course.moves = aloft ? cites("AH-209") : cites("AH-207");
  make_for(course, s, slot, prey_in_flight(s, slot));
  if (!course.ends.empty()) return;
  if (aloft) {
    course.stays = cites("AH-210");
    return;
  }
  if (cut_off || has_trait(s, s.first, Trait::kFlyersStayLow)) {
    course.stays = cites("AH-549");
    return;
  }
  course.moves = cites("AH-208");
  course.way[0] = kSky;
  course.length = 1;
}

/// Through the water to an investigator, in whatever town; else as a normal monster. KH-073 to
/// KH-078
bool swim(Course& course, const State& s, int slot) {
  if (!has(content().aquatic, s.monsters[slot].place)) return false;
  make_for(course, s, slot, (areas_with_investigators(s) & content().aquatic) - warded_areas(s));
  course.by_water = !course.ends.empty();
  course.moves = cites("KH-075");
  return course.by_water;
}

/// The elder signs beside a monster that is drawn to them, where the location is open; all of them
/// are beside the Sky.
AreaSet signs_in_reach(const State& s, int slot) {
  const Monster monster = s.monsters[slot];
  if (!may_be_said(s, CardStatement::kDrawnToSigns)) return {};
  bool drawn = false;
  each_common_source(s, [&](const CardSummary& one) {
    if (!one.on_monsters) return;
    for (const Statement& statement : content().statements[one.source].statements)
      drawn |= statement.what == CardStatement::kDrawnToSigns && has(statement.set, monster.kind);
  });
  if (!drawn) return {};
  AreaSet signs = s.sealed - warded_areas(s);
  if (monster.place != kSky) {
    AreaSet near;
    for (const Area next : area_of(monster.place).near) near.add(next);
    signs &= near;
  }
  for (const Area area : signs)
    if (closed(s, area)) signs.remove(area);  // AH-094
  return signs;
}

/// Which of several equally good areas the monster makes for. AH-202, KH-077
Rule<Place> choose_end(Table& t, int slot, AreaSet ends, Citation rule) {
  const State& s = t.state;
  if (ends.size() == 1) co_return ends.first();
  t.ask(s.first, Prompt::kMonsterTie, rule, slot, s.monsters[slot].kind);
  for (const Area area : ends) t.offer(rule, Verb::kGoTo, slot, s.monsters[slot].kind, area);
  const Option chosen = co_await t.answer();
  co_return chosen.arg<Place>(2);
}

/// The monster does what its course says.
Rule<> take_course(Table& t, int slot, Course course) {
  State& s = t.state;
  if (course.contested) t.applies(course.by_water ? cites("KH-076") : cites("AH-201"));
  if (!course.ends.empty()) {
    const Place end = co_await choose_end(t, slot, course.ends,
                                          course.by_water ? cites("KH-077") : cites("AH-202"));
    co_await move_monster(t, slot, end, course.moves);
  }
  for (const Place step : course.steps()) {
    if (step == kVortex) {
      co_await enter_vortex(t, slot);
      co_return;
    }
    co_await move_monster(t, slot, step, course.moves);
    if (s.monsters[slot].place != step) break;  // kept out of Arkham
  }
  if (course.length > 0 && anybody_at(s, s.monsters[slot].place)) t.applies(cites("AH-199"));
  if (s.monsters[slot].place == kSky && !is_spawn(s, slot) &&
      said_to_all(s, CardStatement::kSkyToCup) != kUnsaid)
    return_to_cup(t, slot, cites("AH-411"));
  if (course.stays.given()) stay(t, slot, course.stays);
  if (course.text == kNoSource) co_return;
  const int done = co_await carry_out_of(t, s.first, course.text, slot,
                                         rule_of_effect(course.text, kNone, cites("AH-206")));
  static_cast<void>(done);
}

/// Whether it runs along the arrows to an investigator, for whom its text is then carried out.
bool comes_upon_somebody(const State& s, int slot, std::uint16_t white) {
  const MonsterMarker& marker = marker_of(s, slot);
  if (!marker.moves_fast) return false;
  const Course course = course_of(s, slot, lists(white, marker));
  return course.text != kNoSource && anybody_at(s, course.steps().back());
}

/// Where a monster that goes may end.
struct Goal {
  AreaSet areas;
  Place beyond = kNone;  // the Sky or a vortex
  friend bool operator==(const Goal&, const Goal&) = default;
};

Goal goal_of(const State& s, int slot, std::uint16_t white) {
  const Course course = course_of(s, slot, lists(white, marker_of(s, slot)));
  Goal goal{course.ends};
  if (course.length == 0) return goal;
  const Place end = course.steps().back();
  if (in_town(end))
    goal.areas.add(end);
  else
    goal.beyond = end;
  return goal;
}

/// How many of these leave Arkham and the Sky, and by that make room there.
int leaving(const State& s, SlotSet from_arkham, std::uint16_t white) {
  const bool comes_down = said_to_all(s, CardStatement::kSkyToCup) != kUnsaid;
  int number = 0;
  for (const int slot : from_arkham) {
    if (s.monsters[slot].kind == kNone || is_spawn(s, slot)) continue;
    const Goal goal = goal_of(s, slot, white);
    if (goal.beyond == kVortex || (goal.beyond == kSky && comes_down) ||
        !(goal.areas - content().arkham).empty())
      ++number;
  }
  return number;
}

/// Whether monsters of other towns come into Arkham or the Sky and there is not room for all of
/// them. Who goes first finds some, and after others have left there is more. AH-237
bool room_matters(const State& s, SlotSet moving, std::uint16_t white) {
  const std::uint8_t elsewhere = content().first_area_elsewhere;
  const SlotSet outside = moving & slots_where(s, [elsewhere](Sixteen at) {
                            return (at >= elsewhere) & (at < kMostAreas);
                          });
  const int room = room_in_arkham(s);
  if (outside.size() <= room) return false;
  int coming = 0;
  bool alike = true;
  Goal before;
  std::uint8_t kind = kNone;
  for (const int slot : outside) {
    const Goal goal = goal_of(s, slot, white);
    if (is_spawn(s, slot) || (goal.beyond != kSky && (goal.areas & content().arkham).empty()))
      continue;
    alike &= coming == 0 || (goal == before && s.monsters[slot].kind == kind);
    before = goal;
    kind = s.monsters[slot].kind;
    ++coming;
  }
  if (coming == 0 || coming <= room) return false;
  if (room + leaving(s, moving - outside, white) > std::max(0, room)) return true;
  if (alike || s.terror == kTerrorTop) return false;
  // None finds room: all go to the Outskirts, unless those are full and emptied before the last.
  return room > 0 || count_monsters(s, kOutskirts) + coming - 1 > outskirts_limit(s);
}

/// Monsters do not stand in each other's way. But the text of one can drive an investigator out of
/// the streets, and then it makes a difference whether the others move before or after it; and into
/// a town that is nearly full not all may come. AH-215
bool order_matters(const State& s, SlotSet moving, std::uint16_t white) {
  SlotSet acting;
  for (const int slot : moving) {
    if (s.monsters[slot].kind == kNone || marker_of(s, slot).moves == kNoSource) continue;
    if (acts_instead(s, slot) || comes_upon_somebody(s, slot, white)) acting.add(slot);
  }
  if (!acting.empty() && !areas_with_investigators(s).empty())
    for (const int slot : moving)
      if (s.monsters[slot].kind != kNone && !acts_instead(s, slot) &&
          movement_of(s, s.monsters[slot].kind) != Movement::kStationary &&
          acting != SlotSet::only(slot))
        return true;
  return several_towns(s) && room_matters(s, moving, white);
}

/// Whether it stays where it is whatever the others do: nobody is asked when.
bool stands_still(const State& s, int slot, std::uint16_t white) {
  if (s.monsters[slot].kind == kNone) return false;
  const Course course = course_of(s, slot, lists(white, marker_of(s, slot)));
  const bool for_good = course.stays == cites("AH-204") || course.stays == cites("AH-214") ||
                        course.stays == cites("AH-527") || course.stays == cites("AH-549");
  return for_good && course.length == 0 && course.ends.empty() && course.text == kNoSource;
}

/// The one that moves next. AH-215, AH-477
Rule<int> choose_next_to_move(Table& t, SlotSet moving) {
  State& s = t.state;
  t.ask(s.first, Prompt::kMonsterOrder, cites("AH-215"));
  for (const int slot : moving)
    if (s.monsters[slot].kind != kNone)
      t.offer(cites("AH-215"), Verb::kMovesNext, slot, s.monsters[slot].kind);
  const Option chosen = co_await t.answer();
  co_return chosen.arg(0);
}

Rule<int> next_to_move(Table& t, SlotSet moving, std::uint16_t white) {
  if (!order_matters(t.state, moving, white)) return Rule<int>::done(moving.first());
  for (const int slot : moving)
    if (stands_still(t.state, slot, white)) return Rule<int>::done(slot);
  return choose_next_to_move(t, moving);
}

}  // namespace

Course course_of(const State& s, int slot, bool white) {
  const Monster monster = s.monsters[slot];
  const MonsterMarker& marker = marker_of(s, slot);
  const Movement movement = movement_of(s, monster.kind);
  Course course;
  if (movement == Movement::kStationary) {
    course.stays = cites("AH-204");
  } else if (acts_instead(s, slot)) {
    // Carried out even when it shares its area with an investigator. AH-528
    course.stays = cites("AH-528");
    course.text = marker.moves;
  } else if (monster.place != kSky && has(seen_by(s, slot), monster.place)) {
    course.stays = movement == Movement::kFlying    ? cites("AH-211")
                   : movement == Movement::kAquatic ? cites("KH-079")
                                                    : cites("AH-198");
  } else if (const AreaSet signs = signs_in_reach(s, slot); !signs.empty()) {
    course.moves = cites("KH-040");
    course.ends = signs;
  } else if (movement == Movement::kFlying) {
    fly(course, s, slot);
  } else if (monster.place == kSky) {
    course.stays = cites("AH-210");  // it flew only while a sheet said so
  } else if (movement == Movement::kSpecial && (marker.seeks_locations || marker.seeks_outside)) {
    course.moves = cites("AH-206");
    make_for(course, s, slot, nearest_prey(s, slot));
    if (course.ends.empty()) course.stays = cites("AH-206");
  } else if (movement == Movement::kSpecial && marker.seeks_clues) {
    course.moves = cites("AH-206");
    course.ends = nearest_clues(s, slot);
    if (course.ends.empty())
      course.stays = cites("AH-206");
    else
      course.text = marker.moves;
    if (has(course.ends, monster.place)) course.ends = {};  // they lie here
  } else if (movement == Movement::kSpecial && marker.moves_fast) {
    course.moves = cites("AH-206");
    follow_arrows(course, s, slot, white, 2, warded_areas(s));
    if (course.length > 0) course.text = marker.moves;
  } else if (movement == Movement::kAquatic && swim(course, s, slot)) {
    return course;
  } else if (movement == Movement::kFast && !has_trait(s, s.first, Trait::kFastAreNormal)) {
    course.moves = cites("AH-205");
    follow_arrows(course, s, slot, white, 2, warded_areas(s));
  } else if (const AreaSet prey = movement == Movement::kStalker
                                      ? stalked(s, monster.place) - barred_to(s, slot)
                                      : AreaSet{};
             !prey.empty()) {
    course.moves = cites("DH-001");
    make_for(course, s, slot, prey);
  } else {
    course.moves = movement != Movement::kAquatic ? white ? cites("AH-196") : cites("AH-203")
                   : has(content().aquatic, monster.place) ? cites("KH-078")
                                                           : cites("KH-074");
    follow_arrows(course, s, slot, white, 1, warded_areas(s));
  }
  return course;
}

Rule<> march_monsters(Table& t, bool white, Citation rule) {
  const State& s = t.state;
  for (const int slot : slots_in_towns(s)) {
    const Monster monster = s.monsters[slot];
    if (!in_town(monster.place)) continue;  // "in Arkham" is in every town. AH-020
    if (movement_of(s, monster.kind) == Movement::kFlying || is_spawn(s, slot)) continue;
    Course course;
    course.moves = rule;
    if (anybody_at(s, monster.place))
      course.stays = cites("AH-198");
    else
      follow_arrows(course, s, slot, white, 1, {});  // no Mythos phase keeps them out
    co_await take_course(t, slot, course);
  }
}

Rule<> move_monsters(Table& t, std::uint16_t white, std::uint16_t black, bool burst) {
  State& s = t.state;
  SlotSet moving;
  for (const int slot : slots_in_towns(s))
    if (lists(static_cast<std::uint16_t>(white | black), marker_of(s, slot)) ||
        (burst && movement_of(s, s.monsters[slot].kind) == Movement::kFlying))
      moving.add(slot);
  if (burst) t.applies(cites("KH-089"));
  while (!moving.empty()) {
    const int slot = co_await next_to_move(t, moving, white);
    moving.remove(slot);
    if (s.monsters[slot].kind == kNone) continue;  // a text has removed it meanwhile
    co_await take_course(t, slot, course_of(s, slot, lists(white, marker_of(s, slot))));
  }
  t.applies(cites("AH-216"));
}

}  // namespace tavola::arkham

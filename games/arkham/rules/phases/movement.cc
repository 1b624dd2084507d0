// The Movement phase of one investigator in a town: standing up, walking, the monsters on the way,
// and what waits where the movement ends. (AH-075 to AH-095, AH-101, AH-102, AH-498, AH-499,
// AH-398, AH-507 to AH-509)
#include "games/arkham/rules/phases/movement.h"

#include <algorithm>

#include "core/then.h"
#include "games/arkham/cards/card_effects.h"
#include "games/arkham/cards/sources_in_play.h"
#include "games/arkham/hooks.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/board/laid_items.h"
#include "games/arkham/rules/combat/combat.h"
#include "games/arkham/rules/investigator/possessions.h"
#include "games/arkham/rules/investigator/trading.h"
#include "games/arkham/rules/phases/other_worlds.h"
#include "games/arkham/rules/phases/turn.h"
#include "games/arkham/rules/phases/upkeep.h"
#include "games/arkham/table.h"

namespace tavola::arkham {
namespace {

constexpr int kTrainFare = 1;

void stand_up(Table& t, Seat who, Citation rule) {
  t.state.investigators[who].delayed = 0;
  t.emit(rule, Tells::kStandsUp, who);
}

void leave_jail(Table& t, Seat who) {
  State& s = t.state;
  stand_up(t, who, cites("AH-076"));
  const Area station = content().police_station;
  const bool shut = closed(s, station);
  move_silently(t, who, shut ? street_of(station) : station);
  t.emit(shut ? cites("AH-539") : cites("AH-076"), Tells::kReleased, who,
         s.investigators[who].place);
  t.applies(cites("AH-344"));
  s.investigators[who].no_encounter = 1;
  t.applies(cites("AH-345"));
}

void stop_here(Table& t) {
  t.state.points = 0;
  t.state.stage = Stage::kHalted;
}

/// The next part follows at once: nobody was asked anything in this one.
Rule<> next_part(Table& t) {
  t.rests_here();
  return movement(t);
}

/// The monsters where an investigator is that were not dealt with yet.
SlotSet still_here(const State& s, Seat who) {
  return monsters_at(s, s.investigators[who].place) - s.dealt;
}

SlotSet elusive_among(const State& s, SlotSet slots) {
  SlotSet elusive;
  for (const int slot : slots)
    if (is_elusive(s, slot)) elusive.add(slot);
  return elusive;
}

/// Those that keep an investigator from leaving or staying in peace: not the Elusive ones, and not
/// those that ignore this investigator. KH-009
SlotSet in_the_way_of(const State& s, Seat who, SlotSet slots) {
  SlotSet in_the_way;
  for (const int slot : slots)
    if (!is_elusive(s, slot) && !ignores(s, slot, who)) in_the_way.add(slot);
  return in_the_way;
}

/// An Elusive monster is fought only after an Evade check, by whoever cares to. KH-010
void offer_elusive(Table& t, SlotSet elusive) {
  for (const int slot : elusive)
    t.offer(cites("KH-010"), Verb::kCatch, slot, t.state.monsters[slot].kind);
}

void offer_monsters(Table& t, SlotSet slots) {
  const State& s = t.state;
  for (const int slot : slots) {
    t.offer(cites("AH-277"), Verb::kFight, slot, s.monsters[slot].kind);
    t.offer(cites("AH-272"), Verb::kEvade, slot, s.monsters[slot].kind);
  }
}

/// Fights or evades one monster and finds out whether the movement goes on.
Rule<> deal_with(Table& t, Seat who, Option chosen) {
  State& s = t.state;
  const int slot = chosen.arg(0);
  const Place here = s.investigators[who].place;
  const Met how =
      chosen.is(Verb::kCatch)
          ? co_await catch_elusive(t, who, slot, cites("KH-010"))
          : co_await meet_monster(t, who, slot, approach_of(chosen),
                                  chosen.is(Verb::kEvade) ? cites("AH-272") : cites("AH-278"));
  if (!in_play(s, who) || how == Met::kRemoved || s.investigators[who].place != here) {
    // Whoever was carried off has nothing more to do here.
    t.applies(cites("AH-336"));
    end_part(t);
    co_return;
  }
  s.dealt.add(slot);
  if (how == Met::kMissed) {
    // No second attempt, on this one or another: the movement is over, and the monsters that are
    // not Elusive are still there. KH-174
    for (const int other : elusive_among(s, still_here(s, who))) s.dealt.add(other);
    end_movement(t, who, cites("KH-012"));
    t.applies(cites("KH-175"));
    co_return;
  }
  if (!fought(how)) co_return;
  if (s.stage == Stage::kMoving) end_movement(t, who, cites("AH-087"));
  s.stage = Stage::kHalted;
}

// AH-394: instead of normal movement, from an area of a town to any other.
void offer_wagon(Table& t, Seat who) {
  State& s = t.state;
  if (s.moved != 0 || content().patrol_wagon == kNoCard) return;
  const int card = find_card(s, who, content().patrol_wagon);
  if (card < 0) return;
  const Place here = s.investigators[who].place;
  if (has(s.barred_now, here)) return;
  for (int area = 0; area < static_cast<int>(content().areas.size()); ++area)
    if (area != here && on_board(s, static_cast<Area>(area)) &&
        !closed(s, static_cast<Area>(area)) && !has(s.barred_now, area) &&
        !barred_from(s, who, static_cast<Area>(area)) && !out_of_reach(static_cast<Area>(area)))
      t.offer(cites("AH-394"), Verb::kPatrolWagon, area);
}

/// From the Train Station or a depot to those of the other towns, for one movement point, or for as
/// many as a card asks of whoever enters the area. KH-001 to KH-005, AH-022
void offer_trains(Table& t, Seat who) {
  const State& s = t.state;
  const Area here = s.investigators[who].place;
  if (s.points == 0 || !has(content().depots, here)) return;
  const int fare = has_trait(s, who, Trait::kFreeTrains) ? 0 : kTrainFare;
  if (spendable_money(s, who) < fare) return;
  for (const Area depot : content().depots)
    if (area_of(depot).town != area_of(here).town && on_board(s, depot) &&
        s.points >= points_to_enter(s, depot) && may_walk(s, here, depot) &&
        !barred_from(s, who, depot))
      t.offer(cites("KH-001"), Verb::kTakeTrain, depot, fare);
}

Rule<> take_train(Table& t, Seat who, Area depot, int fare) {
  State& s = t.state;
  s.points = static_cast<std::uint8_t>(s.points - points_to_enter(s, depot));
  s.moved = 1;
  s.dealt = {};
  if (fare > 0) co_await pay_money(t, who, fare, cites("KH-002"));
  put_investigator(t, who, depot, cites("KH-001"));
}

/// Walks to the next area; where the going is hard, that is all for this turn. KH-067, KH-068
void walk_to(Table& t, Seat who, Area area) {
  State& s = t.state;
  s.points = static_cast<std::uint8_t>(s.points - points_to_enter(s, area));
  s.moved = 1;
  s.dealt = {};
  put_investigator(t, who, area, cites("AH-079"));
  if (!area_of(area).hard_going) return;
  end_movement(t, who, is_street(area_of(area).white) ? cites("KH-067") : cites("KH-068"));
}

/// The Patrol Wagon takes the place of all other movement. AH-394
void drive_to(Table& t, Seat who, Area area) {
  t.state.dealt = {};
  put_investigator(t, who, area, cites("AH-394"));
  end_movement(t, who, cites("AH-394"));
}

/// Taken out of the area, or fallen where they would have been taken. AH-336
bool cut_short(const State& s, Seat who, Place here) {
  return s.stage == Stage::kEnd || s.investigators[who].place != here;
}

/// With the end of the movement steps of Tasks and Missions are done, unless somebody has been
/// carried off since. DH-024, AH-336
Rule<> movement_is_over(Table& t, Seat who) {
  const State& s = t.state;
  if (s.house.task_steps == 0 && in_play(s, who) && holds_task(s, who) && s.stage != Stage::kEnd)
    return then(t, complete_steps(t, who), end_part);
  end_part(t);
  return Rule<>::done();
}

/// Whoever has come back from an Other World may fight the monsters at the gate. AH-102
Rule<> after_other_world(Table& t, Seat who) {
  if (!is_in_town(t.state, who) || t.state.investigators[who].returned == 0 ||
      t.state.stage == Stage::kEnd)
    return movement_is_over(t, who);
  stop_here(t);
  return Rule<>::done();
}

Rule<> begin_movement(Table& t, Seat who) {
  State& s = t.state;
  Investigator& investigator = s.investigators[who];
  // Whoever was arrested or lost since the turn began gets up in the next one. AH-344, AH-354
  const bool taken_now = investigator.no_encounter != 0;
  if (investigator.place == kJail) {
    if (!taken_now) leave_jail(t, who);
    end_part(t);
    return Rule<>::done();
  }
  if (investigator.turn_over != 0) {
    if (investigator.delayed != 0) stand_up(t, who, cites("AH-498"));
    t.applies(cites("AH-499"));
    end_part(t);
    return Rule<>::done();
  }
  if (investigator.place == kLost) {
    if (investigator.delayed != 0 && !taken_now) stand_up(t, who, cites("AH-354"));
    end_part(t);
    return Rule<>::done();
  }
  if (has(s.dunwich.called, who)) {
    s.dunwich.called = static_cast<std::uint8_t>(s.dunwich.called & ~bit(who));
    if (investigator.delayed != 0) stand_up(t, who, cites("AH-348"));
    if (!in_town(investigator.place)) return movement_is_over(t, who);
    stop_here(t);
    return Rule<>::done();
  }
  if (investigator.delayed != 0) {
    stand_up(t, who, in_town(investigator.place) ? cites("AH-075") : cites("AH-104"));
    if (in_town(investigator.place)) {
      t.applies(cites("AH-089"));
      stop_here(t);
      return Rule<>::done();
    }
    return movement_is_over(t, who);
  }
  if (in_other_world(investigator.place))
    return then(t, other_world_movement(t, who), after_other_world, who);
  const SourcesInPlay sources(s, who);
  s.points = static_cast<std::uint8_t>(std::max(
      0, skill_value(s, who, Skill::kSpeed, sources) + sources.bonus(Bonus::kMovementPoints)));
  s.stage = Stage::kMoving;
  t.emit(cites("AH-078"), Tells::kPoints, who, s.points);
  return next_part(t);
}

/// Does what was chosen besides moving. Whoever is carried off by it moves no further.
Rule<> stay_busy(Table& t, Seat who, Option chosen) {
  State& s = t.state;
  const Place here = s.investigators[who].place;
  const bool done = co_await did_any_time(t, who, chosen);
  if (!done) co_await use(t, chosen);
  if (cut_short(s, who, here)) end_part(t);
}

/// What waits in the streets for whoever enters them.
Rule<> street_was_entered(Table& t, Seat who) {
  const Place street = t.state.investigators[who].place;
  if (!is_street(street)) return Rule<>::done();
  return then(
      t, at_moment(t, who, Moment::kEnteringStreets, cites("AH-411")),
      [](Table& table, Seat whose, Place there) {
        if (!in_play(table.state, whose) || cut_short(table.state, whose, there)) end_part(table);
      },
      who, street);
}

/// The way has been chosen, or what is done before going on.
Rule<> take_the_way(Table& t, Seat who) {
  State& s = t.state;
  const Option chosen = co_await t.answer();
  if (chosen.is(Verb::kEndMovement)) {
    end_movement(t, who, cites("AH-080"));
  } else if (chosen.is(Verb::kMove) || chosen.is(Verb::kTakeTrain) ||
             chosen.is(Verb::kPatrolWagon)) {
    if (patrolled(s, s.investigators[who].place)) {
      const Place here = s.investigators[who].place;
      const bool free = co_await slips_past_patrol(t, who);
      if (!free || cut_short(s, who, here)) {
        end_part(t);
        co_return;
      }
    }
    if (chosen.is(Verb::kMove))
      walk_to(t, who, chosen.arg<Area>(0));
    else if (chosen.is(Verb::kTakeTrain))
      co_await take_train(t, who, chosen.arg<Area>(0), chosen.arg(1));
    else
      drive_to(t, who, chosen.arg<Area>(0));
    co_await street_was_entered(t, who);
  } else if (chosen.is(Verb::kFight) || chosen.is(Verb::kEvade) || chosen.is(Verb::kCatch)) {
    co_await deal_with(t, who, chosen);
  } else {
    co_await stay_busy(t, who, chosen);
  }
}

/// Mostly no way is hindered, and one look at all that could hinder spares the rest.
void offer_ways(Table& t, Seat who, Area here) {
  const State& s = t.state;
  const AreaSet hindered = s.closed | s.closed_now | s.barred_now;
  const bool free = !has(hindered, here) && !has_trait(s, s.first, Trait::kOneWayStreets);
  for (const Area next : area_of(here).near)
    if (((free && !has(hindered, next)) || may_walk(s, here, next)) && !barred_from(s, who, next) &&
        s.points >= points_to_enter(s, next))
      t.offer(cites("AH-079"), Verb::kMove, next);
}

/// Delayed on the way, or where nobody walks: there are no movement points. AH-096, AH-347
bool walks_no_further(const Investigator& investigator) {
  return investigator.delayed != 0 || !in_town(investigator.place);
}

Rule<> end_where_one_is(Table& t, Seat who) {
  if (is_in_town(t.state, who)) {
    end_movement(t, who, cites("AH-347"));
  } else {
    t.applies(cites("AH-096"));
    end_part(t);
  }
  return Rule<>::done();
}

Rule<> move_on_foot(Table& t, Seat who) {
  State& s = t.state;
  if (walks_no_further(s.investigators[who])) return end_where_one_is(t, who);
  const Area here = s.investigators[who].place;
  const SlotSet present = still_here(s, who);
  const SlotSet elusive = elusive_among(s, present);  // KH-009
  const SlotSet monsters = s.investigators[who].returned != 0 ? SlotSet{} : present - elusive;
  t.ask(who, Prompt::kMovement, cites("AH-078"), s.points);
  t.offer(cites("AH-080"), Verb::kEndMovement);
  if (!monsters.empty()) offer_monsters(t, monsters);  // before leaving, AH-082
  if (in_the_way_of(s, who, monsters).empty() || has_trait(s, who, Trait::kIgnoresMonsters)) {
    if (s.points > 0) offer_ways(t, who, here);
    offer_trains(t, who);
    offer_wagon(t, who);
  }
  offer_elusive(t, elusive);
  offer_uses(t, who, Window::kMovement);
  offer_any_time(t, who);
  if (!t.one_answer()) return take_the_way(t, who);
  end_movement(t, who, cites("AH-080"));
  return next_part(t);
}

/// What to do about the monsters here has been chosen.
Rule<> face_monsters(Table& t, Seat who) {
  State& s = t.state;
  const Option chosen = co_await t.answer();
  if (chosen.is(Verb::kPassBy)) {
    s.stage = Stage::kArrived;
  } else if (chosen.is(Verb::kFight) || chosen.is(Verb::kEvade) || chosen.is(Verb::kCatch)) {
    t.applies(cites("AH-085"));
    co_await deal_with(t, who, chosen);
  } else {
    co_await stay_busy(t, who, chosen);
  }
}

Rule<> meet_monsters_here(Table& t, Seat who) {
  State& s = t.state;
  const bool returned = s.investigators[who].returned != 0;
  const SlotSet monsters = returned ? still_here(s, who) : to_deal_with(s, who);
  if (monsters.empty()) {
    s.stage = s.stage == Stage::kHalted ? Stage::kActions : Stage::kArrived;
    return next_part(t);
  }
  const bool ignored = !returned && has_trait(s, who, Trait::kIgnoresMonsters);
  t.ask(who, returned ? Prompt::kReturned : Prompt::kDealWith,
        returned ? cites("AH-102") : cites("AH-083"));
  if (returned) {
    t.offer(cites("AH-101"), Verb::kPassBy);
    const SlotSet elusive = elusive_among(s, monsters);
    for (const int slot : monsters - elusive)
      t.offer(cites("AH-102"), Verb::kFight, slot, s.monsters[slot].kind);
    offer_elusive(t, elusive);
  } else {
    offer_monsters(t, monsters);
    if (ignored) t.offer(cites("AH-022"), Verb::kPassBy);
  }
  offer_any_time(t, who);
  return face_monsters(t, who);
}

Rule<> do_something_more(Table& t, Seat who) {
  State& s = t.state;
  const Option chosen = co_await t.answer();
  if (chosen.is(Verb::kDone)) {
    s.stage = Stage::kArrived;
    co_return;
  }
  co_await stay_busy(t, who, chosen);
}

/// Who was held up could not say before that the movement ends: what may be done at any time is
/// offered once more. AH-398
Rule<> linger(Table& t, Seat who) {
  State& s = t.state;
  t.ask(who, Prompt::kArrival, cites("AH-398"));
  t.offer(cites("AH-080"), Verb::kDone);
  offer_any_time(t, who);
  if (!t.one_answer()) return do_something_more(t, who);
  s.stage = Stage::kArrived;
  return next_part(t);
}

Rule<> take_clues(Table& t, Seat who, Area here) {
  State& s = t.state;
  t.ask(who, Prompt::kTakeClues, cites("AH-091"));
  const int most = std::min<int>(s.clues[here], room_for_clues(s, who));  // KH-162
  for (int number = most; number >= 0; --number) t.offer(cites("AH-091"), Verb::kTakeClues, number);
  const Option chosen = co_await t.answer();
  const int number = chosen.arg(0);
  if (number > 0) {
    s.clues[here] = static_cast<std::uint8_t>(s.clues[here] - number);
    take_clues_from(t, who, number, here, cites("AH-091"));
    co_await at_moment(t, who, Moment::kGainingClue, cites("AH-022"));
  }
}

/// Clue tokens and texts about ending the movement never meet in one area of the base game, so
/// there is no order to choose. AH-509
Rule<> texts_of_cards(Table& t, Seat who) {
  return then(t, at_moment(t, who, Moment::kArrival), movement_is_over, who);
}

Rule<> texts_of_arrival(Table& t, Seat who) {
  if (anything_laid(t.state) && laid_item_at(t.state, t.state.investigators[who].place))
    return then(t, laid_items_at_arrival(t, who), texts_of_cards, who);
  return texts_of_cards(t, who);
}

/// Spells for whoever has just moved.
Rule<> cast_where_one_is(Table& t, Seat who) {
  State& s = t.state;
  const Place here = s.investigators[who].place;
  while (has_uses(s, who, Window::kMoved)) {
    t.ask(who, Prompt::kArrival, cites("AH-302"));
    t.offer(cites("AH-080"), Verb::kDone);
    offer_uses(t, who, Window::kMoved);
    if (t.one_answer()) break;
    const Option chosen = co_await t.answer();
    if (chosen.is(Verb::kDone)) break;
    co_await use(t, chosen);
    if (!in_play(s, who) || cut_short(s, who, here)) {
      end_part(t);
      co_return;
    }
  }
  co_await texts_of_arrival(t, who);
}

Rule<> cast_on_arrival(Table& t, Seat who) {
  return has_uses(t.state, who, Window::kMoved) ? cast_where_one_is(t, who)
                                                : texts_of_arrival(t, who);
}

Rule<> arrive_in_peace(Table& t, Seat who);

/// Whoever ends the movement beside a patrol.
Rule<> arrive_at_patrol(Table& t, Seat who) {
  State& s = t.state;
  const Place here = s.investigators[who].place;
  const bool free = co_await slips_past_patrol(t, who);
  if (!free || cut_short(s, who, here)) {
    end_part(t);
    co_return;
  }
  co_await arrive_in_peace(t, who);
}

Rule<> arrive(Table& t, Seat who) {
  return patrolled(t.state, t.state.investigators[who].place) ? arrive_at_patrol(t, who)
                                                              : arrive_in_peace(t, who);
}

Rule<> arrive_in_peace(Table& t, Seat who) {
  const Place here = t.state.investigators[who].place;
  const bool seen = in_town(here) && t.state.clues[here] > 0 &&
                    ailing(t.state, who, CardStatement::kNoPickingUp) == kUnsaid;
  if (!seen) return cast_on_arrival(t, who);
  return then(t, take_clues(t, who, here), cast_on_arrival, who);
}

}  // namespace

int points_to_enter(const State& s, Area area) {
  if (is_street(area)) {
    const int price =
        anything_lasts(s) ? least_amount(s, s.active, CardStatement::kStreetsCost, 0) : 1;
    return price >= effects::kEverything ? 1 : price;
  }
  int points = 1;
  if (is_location(area) && !has(unstable_now(s), area))
    each_mythos_in_play(s, [&points](const MythosCard& card) { points += card.slow_entry; });
  return points;
}

bool may_walk(const State& s, Area from, Area to) {
  if (has_trait(s, s.first, Trait::kOneWayStreets) && is_street(from) && is_street(to) &&
      area_of(from).black != to)
    return false;
  return !has(s.barred_now, from) && !has(s.barred_now, to) && !closed(s, to);
}

SlotSet to_deal_with(const State& s, Seat who) {
  const Investigator& investigator = s.investigators[who];
  if (!in_town(investigator.place) || investigator.returned != 0) return {};
  return in_the_way_of(s, who, still_here(s, who));
}

void spend_points(Table& t, int points) {
  t.state.points = static_cast<std::uint8_t>(std::max(0, t.state.points - points));
  t.state.moved = 1;
  t.applies(cites("AH-081"));
}

void gain_points(Table& t, int points, Citation rule) {
  t.state.points = static_cast<std::uint8_t>(t.state.points + points);
  t.emit(rule, Tells::kPoints, t.state.active, t.state.points);
}

void end_movement(Table& t, Seat who, Citation rule) {
  State& s = t.state;
  if (s.phase != Phase::kMovement || s.active != who) return;
  s.points = 0;
  if (s.stage != Stage::kMoving) return;
  s.stage = Stage::kMonsters;
  t.emit(rule, Tells::kMovementEnds, who);
}

[[gnu::noinline]] Rule<> movement(Table& t) {
  switch (t.state.stage) {
    case Stage::kBegin:
      return begin_movement(t, t.state.active);
    case Stage::kMoving:
      return move_on_foot(t, t.state.active);
    case Stage::kActions:
      return linger(t, t.state.active);
    case Stage::kMonsters:
    case Stage::kHalted:
      return meet_monsters_here(t, t.state.active);
    default:
      return arrive(t, t.state.active);
  }
}

}  // namespace tavola::arkham

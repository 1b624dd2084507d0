// Gates that open and close, the doom that comes with them, and elder signs. (AH-116 to AH-120,
// AH-144 to AH-162, AH-176 to AH-187, AH-418, AH-521)
#include "games/arkham/rules/board/gates.h"

#include <algorithm>
#include <utility>

#include "games/arkham/cards/card_effects.h"
#include "games/arkham/cards/sources_in_play.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/board/laid_items.h"
#include "games/arkham/rules/board/slots.h"
#include "games/arkham/rules/board/spawn.h"
#include "games/arkham/rules/board/town_limits.h"
#include "games/arkham/rules/combat/combat.h"
#include "games/arkham/rules/encounters/locations.h"
#include "games/arkham/rules/final_battle/ending.h"
#include "games/arkham/rules/investigator/condition.h"
#include "games/arkham/table.h"

namespace tavola::arkham {
namespace {

/// The investigator whose presence keeps gates and monsters from appearing, or kNone.
Seat warden(const State& s, Area area) {
  for (Seat who = 0; who < s.seats; ++who)
    if (in_play(s, who) && s.investigators[who].place == area &&
        has_trait(s, who, Trait::kNothingAppears))
      return who;
  return kNone;
}

/// Tells why nothing appears in an area.
void tell_prevented(Table& t, Tells what, Area area, Citation rule) {
  const State& s = t.state;
  const Seat by = sealed(s, area) ? kNone : warden(s, area);
  const Reason why = sealed(s, area) ? Reason::kSeal : by != kNone ? Reason::kWard : Reason::kGate;
  t.emit(rule, what, area, why, by == kNone ? kNothing : static_cast<int>(by));
}

}  // namespace

Rule<> monster_appears(Table& t, Area area, Citation drawn, Citation placed) {
  Rule<int> slot = draw_monster(t, drawn);
  if (!slot.ended()) return Rule<>::abandoned();  // the cup is empty. AH-425
  return place_monster(t, slot.outcome(), area, placed);
}

namespace {

Rule<> delay_those(Table& t, SeatSet drawn_in, Citation rule) {
  for (Seat who = 0; who < t.state.seats; ++who)
    if (drawn_in.has(who)) co_await be_delayed(t, who, rule);
}

/// Those that come with a gate, after one that somebody had to be asked about.
Rule<bool> more_monsters_appear(Table& t, Rule<> placed, Area area, int monsters) {
  const Citation rule = cites("AH-183");
  co_await placed;
  for (; monsters > 0; --monsters) co_await monster_appears(t, area, rule, rule);
  co_return true;
}

}  // namespace

int too_many_gates(const State& s) {
  const int common = bonus(s, kNone, Bonus::kGateLimit);
  int limit = 8 - (counted_players(s) - 1) / 2 + common;
  for (Seat who = 0; who < s.seats; ++who)
    if (in_play(s, who) && has(s.own[who].bonuses, static_cast<int>(Bonus::kGateLimit)))
      limit += bonus(s, who, Bonus::kGateLimit) - common;
  return std::max(1, limit);
}

Rule<> test_gate_limit(Table& t) {
  const State& s = t.state;
  const bool over = s.phase > Phase::kPossessions && s.phase < Phase::kAwakening &&
                    open_gates(s) >= too_many_gates(s);
  return over ? awaken(t, cites("AH-423")) : Rule<>::done();
}

bool warded(const State& s, Area area) { return warden(s, area) != kNone; }

namespace {

void monsters_return(Table& t, Dimension dimension, Citation rule) {
  for (const int slot : slots_at_large(t.state)) {
    if (marker_of(t.state, slot).dimension != dimension) continue;
    if (is_spawn(t.state, slot))
      t.applies(cites("DH-041"));
    else
      return_to_cup(t, slot, rule);
  }
}

/// The gate there is gone, to another area or for good: nobody has explored what is there now.
void forget_gate(Table& t, Area area, Area gone_to) {
  State& s = t.state;
  for (Seat seat = 0; seat < s.seats; ++seat) {
    Investigator& i = s.investigators[seat];
    if (i.entered == area) i.entered = gone_to;
    if (i.explored == 0 || i.place != area) continue;
    i.explored = 0;
    t.applies(cites("AH-147"));
  }
}

/// Draws in everybody who stands there. Those are delayed who have nothing to use in its place; the
/// others are yet to be asked.
SeatSet draw_in_all(Table& t, Area area) {
  const State& s = t.state;
  SeatSet asked;
  for (Seat who = s.first, i = 0; i < s.seats; ++i, who = next_seat(who, s.seats)) {
    if (!in_play(s, who) || s.investigators[who].place != area) continue;
    const bool may_avoid =
        has_uses(s, who, Window::kDelayed) || may_speak(s, who, Moment::kGoingAstray);
    draw_in(t, who, area, cites("AH-475"));
    if (may_avoid)
      asked.add(who);
    else
      delay(t, who, cites("AH-475"));
  }
  return asked;
}

void clues_vanish(Table& t, Area area) {
  State& s = t.state;
  if (s.clues[area] == 0) return;
  t.emit(cites("AH-180"), Tells::kCluesGone, area, s.clues[area]);
  s.clues[area] = 0;
}

}  // namespace

bool gate_prevented(const State& s, Area area) {
  return sealed(s, area) || gate_open(s, area) || warded(s, area);
}

bool monsters_prevented(const State& s, Area area) { return sealed(s, area) || warded(s, area); }

void tell_monster_prevented(Table& t, Area area, Citation rule) {
  tell_prevented(t, Tells::kMonsterPrevented, area, rule);
}

bool no_monster_appears(Table& t, Area area) {
  if (!monsters_prevented(t.state, area)) return false;
  tell_monster_prevented(t, area, sealed(t.state, area) ? cites("AH-116") : cites("AH-022"));
  return true;
}

namespace {

/// Whether anybody's sheet speaks of tokens on the doom track.
bool doom_has_listeners(const State& s) {
  for (Seat who = 0; who < s.seats; ++who)
    if (in_play(s, who) && has(s.own[who].triggers, static_cast<int>(CardMoment::kDoomAdded)))
      return true;
  return false;
}

}  // namespace

namespace {

void put_doom(State& s, int tokens) {
  s.doom = static_cast<std::uint8_t>(s.doom + tokens);
  if (doom_has_listeners(s))
    s.dunwich.doom_added = static_cast<std::uint8_t>(s.dunwich.doom_added + tokens);
}

}  // namespace

Rule<> add_doom(Table& t, int tokens, Citation rule) {
  State& s = t.state;
  const int room = ancient_one(s).doom - s.doom;
  if (room <= 0) return Rule<>::done();
  if (tokens > room) tokens = room;
  put_doom(s, tokens);
  t.emit(rule, Tells::kDoom, tokens, s.doom);
  return s.doom >= ancient_one(s).doom ? awaken(t, cites("AH-422")) : Rule<>::done();
}

void remove_doom(Table& t, int tokens, Citation rule) {
  State& s = t.state;
  if (tokens > s.doom) tokens = s.doom;
  if (tokens <= 0) return;
  s.doom = static_cast<std::uint8_t>(s.doom - tokens);
  t.emit(rule, Tells::kDoomRemoved, tokens, s.doom);
}

void draw_in(Table& t, Seat who, Area area, Citation rule) {
  State& s = t.state;
  const int world = gate_at(s, area).world;
  move_silently(t, who, first_area(world));
  s.investigators[who].entered = area;
  t.emit(rule, Tells::kDrawnIn, who, world, area);
}

namespace {

/// The marker and all that comes with it. `doom`: the token that came for it, told once the gate
/// stands there.
Rule<bool> put_gate(Table& t, Area area, int monsters, Citation rule, int doom = 0) {
  State& s = t.state;
  // Whatever awakens the Ancient One ends this, unless it is awake already.
  const auto awakens = [](const Rule<>& woken) {
    return woken.ended() ? Rule<bool>::done(false) : Rule<bool>::abandoned();
  };
  if (s.gate_stack.empty()) return awakens(awaken(t, cites("AH-424")));
  const std::uint8_t gate = t.draw(s.gate_stack, DeckId::kGateStack);
  s.gates[area] = gate;
  t.emit(rule, Tells::kGateOpens, area, gate);
  if (doom > 0) t.emit(cites("AH-176"), Tells::kDoom, doom, s.doom, area);
  // Gates are counted before the Clue tokens go; where an encounter opens one, after. AH-117,
  // AH-179
  if (s.phase != Phase::kMythos) clues_vanish(t, area);
  if (open_gates(s) >= too_many_gates(s)) return awakens(awaken(t, cites("AH-423")));
  if (s.phase == Phase::kMythos) clues_vanish(t, area);
  if (laid_ward_at(s, area)) monsters = 0;
  const SeatSet asked = draw_in_all(t, area);
  if (!asked.empty())
    return more_monsters_appear(t, delay_those(t, asked, cites("AH-475")), area, monsters);
  for (; monsters > 0; --monsters) {
    Rule<> placed = monster_appears(t, area, cites("AH-183"), cites("AH-183"));
    if (!placed.ended()) return more_monsters_appear(t, std::move(placed), area, monsters - 1);
  }
  return Rule<bool>::done(true);
}

}  // namespace

Rule<bool> open_gate(Table& t, Area area, int monsters, Citation rule) {
  State& s = t.state;
  if (gate_prevented(s, area)) {
    // AH-187 speaks of the Mythos card, AH-116 of encounters; what a sheet prevents is AH-521.
    tell_prevented(t, Tells::kGatePrevented, area,
                   !sealed(s, area)                                              ? cites("AH-521")
                   : s.phase == Phase::kMythos || s.phase == Phase::kFirstMythos ? cites("AH-187")
                                                                                 : cites("AH-116"));
    return Rule<bool>::done(false);
  }
  // The doom comes first, because it may awaken the Ancient One before there is a gate. Where it
  // does not, it is told after the gate that it comes from.
  const bool awakens = s.doom + 1 >= ancient_one(s).doom || s.gate_stack.empty();
  if (awakens) {
    if (!add_doom(t, 1, cites("AH-176")).ended()) return Rule<bool>::abandoned();
    return put_gate(t, area, monsters, rule);
  }
  put_doom(s, 1);
  return put_gate(t, area, monsters, rule, 1);
}

Rule<bool> gate_burst(Table& t, Area area, int monsters) {
  State& s = t.state;
  if (const Seat by = warden(s, area); by != kNone) {
    t.emit(cites("KH-181"), Tells::kGatePrevented, area, Reason::kWard, static_cast<int>(by));
    return Rule<bool>::done(false);
  }
  if (s.great_seal == area) {
    t.emit(cites("KH-020"), Tells::kGatePrevented, area, Reason::kGreatSeal, kNothing);
    t.applies(cites("KH-181"));
    return Rule<bool>::done(false);
  }
  s.sealed.remove(area);
  t.emit(cites("KH-082"), Tells::kSealBroken, area);
  t.applies(cites("KH-085"));
  return put_gate(t, area, monsters, cites("KH-083"));
}

bool cannot_be_closed(const State& s, Area area) {
  bool stays = false;
  if (!may_be_said(s, CardStatement::kWorldStays)) return stays;
  each_common_source(s, [&](const CardSummary& one) {
    if (one.source == kNoSource) return;
    for (const Statement& statement : content().statements[one.source].statements)
      stays |=
          statement.what == CardStatement::kWorldStays && statement.noun == gate_at(s, area).world;
  });
  return stays;
}

bool closing_prevented(Table& t, Area area) {
  const State& s = t.state;
  if (!cannot_be_closed(s, area)) return false;
  t.emit(cites("AH-549"), Tells::kClosingPrevented, area,
         s.environment == kNone ? kNothing : static_cast<int>(s.environment));
  return true;
}

Rule<> close_gate(Table& t, Area area, Seat who, Citation rule, ClosedBy by) {
  State& s = t.state;
  if (closing_prevented(t, area)) co_return;
  const std::uint8_t gate = s.gates[area];
  const Dimension dimension = content().gates[gate].dimension;
  s.gates[area] = kNone;
  if (who != kNone) {
    ++s.investigators[who].gates[gate];
    s.pharaoh.just_closed = area;
  } else {
    s.gate_stack.put_at_bottom(gate);
  }
  t.emit(rule, Tells::kGateCloses, area, gate, who == kNone ? kNothing : who);
  if (who != kNone) t.applies(cites("AH-144"));
  monsters_return(t, dimension, cites("AH-145"));
  forget_gate(t, area, kNone);  // the next gate that opens there is another one
  if (closed(s, area)) drive_out(t, area, cites("AH-418"));
  if (in_battle(s) || by == ClosedBy::kNobody || open_gates(s) > 0) co_return;
  int trophies = 0;
  for (Seat seat = 0; seat < s.seats; ++seat) trophies += gate_trophies(s, seat);
  if (trophies >= players_in_texts(s)) co_await end_game(t, Ending::kGatesClosed, cites("AH-452"));
}

void replace_gate(Table& t, Area area, Citation rule) {
  State& s = t.state;
  const std::uint8_t old = s.gates[area];
  s.gate_stack.put_at_bottom(old);
  const std::uint8_t gate = t.draw(s.gate_stack, DeckId::kGateStack);
  s.gates[area] = gate;
  t.emit(rule, Tells::kGateReplaced, area, gate);
  monsters_return(t, content().gates[old].dimension, cites("AH-145"));
  forget_gate(t, area, kNone);
}

Rule<> shift_gate(Table& t, Area from, Area to, Citation rule) {
  State& s = t.state;
  const std::uint8_t gate = s.gates[from];
  s.gates[from] = kNone;
  s.gates[to] = gate;
  t.emit(rule, Tells::kGateMoves, from, to, gate);
  forget_gate(t, from, to);
  clues_vanish(t, to);
  for (const int slot : monsters_at(s, to))
    if (!is_spawn(s, slot)) return_to_cup(t, slot, rule);  // DH-041
  const SeatSet asked = draw_in_all(t, to);
  if (closed(s, from)) drive_out(t, from, cites("AH-418"));
  return asked.empty() ? Rule<>::done() : delay_those(t, asked, cites("AH-475"));
}

bool sealing_prevented(Table& t, Area area) {
  const State& s = t.state;
  if (!has_trait(s, s.first, Trait::kCannotSeal)) return false;
  t.emit(cites("AH-549"), Tells::kSealPrevented, area,
         s.environment == kNone ? kNothing : static_cast<int>(s.environment));
  return true;
}

Rule<> place_elder_sign(Table& t, Area area, Citation rule) {
  State& s = t.state;
  if (sealing_prevented(t, area)) co_return;
  s.sealed.add(area);
  t.emit(rule, Tells::kSealed, area);
  constexpr int kSigns = 6;
  if (elder_signs(s) >= kSigns && !in_battle(s))
    co_await end_game(t, Ending::kGatesSealed, cites("AH-455"));
}

}  // namespace tavola::arkham

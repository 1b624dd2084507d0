// Leaving an Encounter: Escaping, dying, the enemy's flight, Thief. (TG-638 to TG-653, TG-660 to
// TG-662, TG-683 to TG-694, TG-871 to TG-878, TG-1049 to TG-1056)
#include "games/avalon/rules/encounter/encounter.h"
#include "games/avalon/rules/possessions/possessions.h"

namespace tavola::avalon {
namespace {

void note_escape(Table& t, Seat seat, Citation rule) {
  EncounterState& e = t.state.encounter;
  e.escaped = static_cast<std::uint8_t>(e.escaped | (1U << seat));
  t.emit(rule, Happening::kEscapes, seat);
}

/// Takes somebody out of the Encounter. Its cards in the Sequence stay. (TG-642, TG-647, TG-1051)
void leave(Table& t, Seat seat) {
  EncounterState& e = t.state.encounter;
  e.in = static_cast<std::uint8_t>(e.in & ~(1U << seat));
  e.fallen = static_cast<std::uint8_t>(e.fallen & ~(1U << seat));
  return_cards(t, seat);
  if (e.in == 0) {
    decide(t, EncounterOutcome::kEscaped, e.combat() ? cites("TG-637") : cites("TG-818"));
  } else if (seat == e.active && e.blow == Blow::kNone) {
    // TG-644, TG-1049
    e.step = EncounterStep::kReadiness;
  }
}

// TG-660, TG-661: all Wealth and all Items of everybody still in it.
void rob(Table& t) {
  State& s = t.state;
  EncounterState& e = s.encounter;
  t.emit(cites("TG-660"), Happening::kThiefStrikes);
  for (Seat seat = 0; seat < s.seats; ++seat) {
    if (!e.is_in(seat)) continue;
    Character& c = s.character(seat);
    lose(t, seat, Measure::kWealth, c.of(Measure::kWealth), cites("TG-660"));
    c.items.each([&](std::uint8_t which) { discard_item(t, seat, which, cites("TG-661")); });
  }
  decide(t, EncounterOutcome::kRobbed, cites("TG-662"));
}

bool thief_is_at_it(const State& s) {
  const EncounterState& e = s.encounter;
  if (!has_trait(s, Trait::kThief) || e.outcome != EncounterOutcome::kOpen) return false;
  for (Seat seat = 0; seat < s.seats; ++seat)
    if (e.is_in(seat) && s.character(seat).health() > 1) return false;
  return true;
}

/// TG-441: the house rule by which who starts dying Escapes, with all that belongs to it.
Rule<> escape_dying(Table& t, Seat seat) {
  State& s = t.state;
  EncounterState& e = s.encounter;
  e.fallen = static_cast<std::uint8_t>(e.fallen & ~(1U << seat));
  if (((e.escaping >> seat) & 1U) != 0) {
    t.applies(cites("TG-1055"));  // it pays for one Escape, the one that it died of
  } else if (e.combat()) {
    lose(t, seat, Measure::kEnergy, 1, cites("TG-639"));
    co_await opportunity_attack(t, seat, cites("TG-640"));
  } else {
    co_await carry_out(t, encounter_card(s).failure, seat, cites("TG-684"));
  }
  if (!e.is_in(seat)) co_return;
  note_escape(t, seat, cites("TG-441"));
  leave(t, seat);
}

Rule<> remove_fallen(Table& t) {
  State& s = t.state;
  EncounterState& e = s.encounter;
  for (Seat seat = 0; seat < s.seats; ++seat) {
    if (((e.fallen >> seat) & 1U) == 0 || !e.is_in(seat)) continue;
    if (s.house.dying_leave != 0) {
      co_await escape_dying(t, seat);
    } else {
      t.emit(e.combat() ? cites("TG-636") : cites("TG-817"), Happening::kRemovedDying, seat);
      leave(t, seat);
    }
  }
  if (activation_is_over(e)) co_await t.abandon();
}

}  // namespace

bool activation_is_over(EncounterState& e) {
  if (e.step == EncounterStep::kEnd) return true;
  if (e.active == kNone || e.is_in(e.active) || e.blow != Blow::kNone) return false;
  e.step = EncounterStep::kReadiness;
  return true;
}

void decide(Table& t, EncounterOutcome outcome, Citation rule) {
  EncounterState& e = t.state.encounter;
  e.outcome = outcome;
  e.step = EncounterStep::kEnd;
  forget_blow(e);
  // Where the last has left without an Escape, nobody is told of one.
  const bool removed = outcome == EncounterOutcome::kEscaped && e.in == 0 && e.escaped == 0;
  t.emit(rule, Happening::kEncounterDecided, e.card, outcome, removed);
}

void lose_health(Table& t, Seat seat, int amount, Citation rule) {
  EncounterState& e = t.state.encounter;
  const int before = t.state.character(seat).health();
  if (lose(t, seat, Measure::kHealth, amount, rule) == 0) return;
  e.hurt = 1;
  // TG-1012: whoever was dying before stays until its Health, after rising, drops to 0 again.
  if (before > 0 && t.state.character(seat).health() == 0)
    e.fallen = static_cast<std::uint8_t>(e.fallen | (1U << seat));
}

Rule<> settle_encounter(Table& t) {
  EncounterState& e = t.state.encounter;
  if (e.hurt == 0) return Rule<>::done();
  e.hurt = 0;
  if (e.step == EncounterStep::kEnd || !e.on()) {
    e.fallen = 0;
    return Rule<>::done();
  }
  if (thief_is_at_it(t.state)) {
    rob(t);
    return Rule<>::abandoned();
  }
  return e.fallen == 0 ? Rule<>::done() : remove_fallen(t);
}

// TG-638 to TG-645. In Challenging mode a Dial is tossed, unless the Escape is forced. (TG-874,
// TG-878)
Rule<> escape(Table& t, Seat seat, Escapes why) {
  State& s = t.state;
  EncounterState& e = s.encounter;
  const bool forced = why == Escapes::kForced;
  const bool tossed = s.house.escape != 0 && !forced;
  if (s.house.escape != 0 && forced) t.applies(cites("TG-878"));
  e.escape_tried = 1;
  e.escaping = static_cast<std::uint8_t>(1U << seat);
  lose(t, seat, Measure::kEnergy, 1, tossed ? cites("TG-872") : cites("TG-639"));
  if (const int more = stated(t, CardStatement::kEscapeHealth, seat); more > 0) {
    lose_health(t, seat, more, cites("TG-006"));
    co_await settle_encounter(t);
  }
  if (e.is_in(seat))
    co_await opportunity_attack(t, seat, tossed ? cites("TG-873") : cites("TG-640"));
  e.escaping = 0;
  if (e.is_in(seat) && tossed) {
    const bool grail = t.chance(2) == 1;
    t.emit(grail ? cites("TG-876") : cites("TG-875"), Happening::kDialTossed, seat, grail);
    if (!grail) co_return;
  }
  if (e.is_in(seat)) {
    note_escape(t, seat, forced ? cites("TG-629") : tossed ? cites("TG-877") : cites("TG-643"));
    leave(t, seat);
  } else {
    t.applies(cites("TG-1055"));
  }
  if (activation_is_over(e)) co_await t.abandon();
}

Rule<> slip_away(Table& t, Seat seat, Citation rule) {
  EncounterState& e = t.state.encounter;
  if (!e.is_in(seat)) return Rule<>::done();
  note_escape(t, seat, rule);
  leave(t, seat);
  return activation_is_over(e) ? Rule<>::abandoned() : Rule<>::done();
}

// TG-683, TG-685, TG-693: all or nobody.
Rule<> escape_diplomacy(Table& t, Seat proposer, bool asked_too) {
  State& s = t.state;
  EncounterState& e = s.encounter;
  e.escape_tried = 1;
  for (Seat seat = 0; seat < s.seats; ++seat) {
    if (!e.is_in(seat) || (seat == proposer && !asked_too)) continue;
    t.ask(seat, Prompt::kEscapeTogether, cites("TG-683"), proposer);
    t.offer(cites("TG-683"), Verb::kAccept);
    t.offer(cites("TG-693"), Verb::kRefuse);
    const Option answer = co_await t.answer();
    if (answer.is(Verb::kRefuse)) {
      t.emit(cites("TG-693"), Happening::kEscapeRefused, seat);
      co_return;
    }
  }
  decide(t, EncounterOutcome::kEscaped, cites("TG-683"));
}

Rule<> run_out_of_cards(Table& t, Seat seat) {
  EncounterState& e = t.state.encounter;
  t.emit(e.combat() ? cites("TG-629") : cites("TG-816"), Happening::kDeckRunsOut, seat);
  if (e.combat()) {
    co_await escape(t, seat, Escapes::kForced);
    co_return;
  }
  decide(t, EncounterOutcome::kLost, cites("TG-816"));
  co_await t.abandon();
}

}  // namespace tavola::avalon

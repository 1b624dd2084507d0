#include "games/avalon/rules/character/survival.h"

#include <algorithm>

#include "games/avalon/rules/character/death.h"
#include "games/avalon/rules/character/traits.h"
#include "games/avalon/rules/encounter/encounter.h"

namespace tavola::avalon {
namespace {

/// Where the markers of a Character stood before a change, to tell what it brought about.
struct Before {
  bool panic;
  bool exhausted;
};

Before look(const Table& t, Seat seat) { return {panics(t, seat), exhausted(t.state, seat)}; }

/// What limits Energy and Terror: Health, or a limiter that is turned.
bool limiter_is_turned(const State& s) { return s.house.limiter != 0; }
Citation limit_rule(const State& s, Citation printed) {
  return limiter_is_turned(s) ? cites("TG-1081") : printed;
}

// TG-222: after every change of a track.
void settle(Table& t, Seat seat, Before before) {
  State& s = t.state;
  Character& c = s.character(seat);
  const int ceiling = energy_ceiling(s, seat);
  if (c.energy() > ceiling) {
    c.of(Measure::kEnergy) = static_cast<std::uint8_t>(ceiling);
    t.emit(limit_rule(s, cites("TG-213")),
           limiter_is_turned(s) ? Happening::kEnergyLimitedTurned : Happening::kEnergyLimited, seat,
           ceiling);
  }
  if (c.health() == 0 && c.dying == 0) {
    c.dying = 1;
    c.dying_dial = dying_card(s).days;
    t.emit(cites("TG-217"), Happening::kDying, seat);
  } else if (c.health() > 0 && c.dying != 0) {
    c.dying = 0;
    c.dying_dial = 0;
    t.emit(cites("TG-1010"), Happening::kNoLongerDying, seat);
  }
  const bool insane = tray_of(c).insane_at(c.terror());
  if (insane != (c.insane != 0)) {
    c.insane = insane ? 1 : 0;
    if (insane)
      t.emit(cites("TG-220"), Happening::kGoingInsane, seat);
    else
      t.emit(cites("TG-461"), Happening::kNoLongerInsane, seat);
  }
  const Before now = look(t, seat);
  if (now.exhausted && !before.exhausted) t.emit(cites("TG-214"), Happening::kExhausted, seat);
  const Citation panic = limit_rule(s, cites("TG-221"));
  if (now.panic && !before.panic)
    t.emit(panic, limiter_is_turned(s) ? Happening::kPanicsTurned : Happening::kPanics, seat);
  if (!now.panic && before.panic) t.emit(panic, Happening::kNoLongerPanics, seat);
}

int change(Table& t, Seat seat, Measure measure, int by, Citation rule, Happening told) {
  Character& c = t.state.character(seat);
  const int old = c.of(measure);
  int top = top_of(t.state, seat, measure);
  if (measure == Measure::kEnergy) top = std::min(top, energy_ceiling(t.state, seat));
  if (!is_track(measure) && top == kMostResource && old + by > top) {
    t.fail(kHeldLimit);
    return 0;
  }
  // What stands above its top, such as Energy under a limiter that was turned, is not taken back.
  const int now = std::clamp(old + by, 0, std::max(old, top));
  if (!is_track(measure) && old + by > now) t.applies(cites("TG-885"));
  if (now == old) return 0;
  const Before before = look(t, seat);
  c.of(measure) = static_cast<std::uint8_t>(now);
  t.emit(rule, told, seat, std::abs(now - old), measure, now);
  if (is_track(measure)) settle(t, seat, before);
  return std::abs(now - old);
}

}  // namespace

const Tray& tray_of(const Character& c) { return content().trays[c.tray]; }

int top_of(const State& s, Seat seat, Measure measure) {
  const Tray& tray = tray_of(s.character(seat));
  switch (measure) {
    case Measure::kEnergy:
      return tray.energy_top;
    case Measure::kHealth:
      return tray.health_top;
    case Measure::kTerror:
      return tray.terror_top;
    case Measure::kExperience:
      return kMostResource;
    default:
      return s.house.limits != 0 ? kMostWhenChallenging : kMostResource;  // TG-883
  }
}

int energy_ceiling(const State& s, Seat seat, int health) {
  if (s.seats == 1 && s.house.solo_narrative != 0) return tray_of(s.character(seat)).energy_top;
  return std::max(0, health - (s.house.limiter != 0 ? 1 : 0));
}

int energy_ceiling(const State& s, Seat seat) {
  return energy_ceiling(s, seat, s.character(seat).health());
}

bool in_panic(const State& s, Seat seat) {
  const Character& c = s.character(seat);
  if (s.seats == 1 && s.house.solo_narrative != 0) return false;
  return c.terror() > std::max(0, c.health() - (s.house.limiter != 0 ? 1 : 0));
}

bool exhausted(const State& s, Seat seat) {
  const Character& c = s.character(seat);
  return tray_of(c).exhausted_at(c.energy());
}

void end_narrative(Table& t) {
  State& s = t.state;
  s.house.narrative = s.house.solo_narrative = 0;
  t.emit(cites("TG-863"), Happening::kNarrativeEnds);
  for (Seat seat = 0; seat < s.seats; ++seat) {
    const int above = s.character(seat).energy() - energy_ceiling(s, seat);
    if (s.character(seat).alive != 0 && above > 0)
      lose(t, seat, Measure::kEnergy, above, cites("TG-1080"));
  }
}

int gain(Table& t, Seat seat, Measure measure, int amount, Citation rule) {
  return change(t, seat, measure, amount, rule, Happening::kGains);
}

int lose(Table& t, Seat seat, Measure measure, int amount, Citation rule) {
  const int lost = change(t, seat, measure, -amount, rule, Happening::kLoses);
  if (lost > 0 && (measure == Measure::kFood || measure == Measure::kWealth))
    note_loss(t.state, seat);
  return lost;
}

void hand_on(Table& t, Seat from, Seat to, Measure measure, Citation rule) {
  State& s = t.state;
  std::uint8_t& held = s.character(to).of(measure);
  const int top = top_of(s, to, measure);
  const bool room = held < top;
  if (!room && top == kMostResource) {
    t.fail(kHeldLimit);
    return;
  }
  --s.character(from).of(measure);
  t.emit(rule, Happening::kGives, from, to, 1, measure);
  if (room)
    ++held;
  else
    t.applies(cites("TG-885"));
}

bool can_pay(const State& s, Seat seat, Measure measure, int amount) {
  const Character& c = s.character(seat);
  if (measure == Measure::kTerror) return c.terror() + amount <= top_of(s, seat, measure);
  return c.of(measure) >= amount;
}

void pay(Table& t, Seat seat, Measure measure, int amount, Citation rule) {
  if (measure == Measure::kTerror)  // TG-137: it rises, and that is what there is to tell
    change(t, seat, measure, amount, rule, Happening::kGains);
  else
    change(t, seat, measure, -amount, rule, Happening::kPays);
}

}  // namespace tavola::avalon

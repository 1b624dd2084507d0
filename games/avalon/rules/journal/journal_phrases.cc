#include "games/avalon/rules/journal/journal_phrases.h"

#include <algorithm>
#include <cstdlib>

#include "core/enum_names.h"
#include "effects/bind_enum.h"
#include "games/avalon/rules/journal/journal_host.h"
#include "games/avalon/rules/journal/reading.h"
#include "games/avalon/rules/journey/arrival.h"
#include "games/avalon/rules/journey/guardians.h"
#include "games/avalon/rules/journey/map.h"
#include "games/avalon/rules/journey/menhirs.h"
#include "games/avalon/rules/possessions/possessions.h"
#include "games/avalon/rules/story/statuses.h"

namespace tavola::avalon {
namespace {

using effects::Call;
using effects::Outcome;

template <class E>
void bind_after(effects::Grammar& grammar, effects::Category category,
                std::vector<std::string>& missing) {
  for (std::size_t i = 0; i < kCountOf<E>; ++i) {
    const std::string_view name = name_of(static_cast<E>(i));
    if (!grammar.bind(category, name, static_cast<std::uint16_t>(kJournalPhrases + i)))
      missing.push_back(std::string(effects::name_of(category)).append(" ").append(name));
  }
}

template <class E>
E which(const Call& call) {
  return static_cast<E>(call.code() - kJournalPhrases);
}

/// Whom a text speaks to: those who read or arrive; if nobody does, all.
SeatSet addressed(const State& s) {
  return s.journal.on() || s.journal.spoken_to != 0 ? readers(s) : living(s);
}

/// Whether a verb stands below `each`, `one` or `random`, which say whom it befalls.
bool speaks_of_some(const Call& call) {
  const effects::Program& program = call.program();
  const auto holds = [&](auto& self, effects::NodeId at, bool below) -> bool {
    if (at == call.node()) return below;
    below = below || program[at].kind == effects::NodeKind::kEach;
    for (effects::NodeId part = program[at].child; part != effects::kNoNode;
         part = program[part].next)
      if (self(self, part, below)) return true;
    return false;
  };
  return holds(holds, program.root(), false);
}

std::uint8_t place_of(const Call& call, int slot) { return location_numbered(call.amount(slot)); }

// TG-380: it meets whoever stands where it comes.
void send_guardian(Table& t, int guardian, std::uint8_t to, Citation rule) {
  State& s = t.state;
  Guardian& roaming = s.journey.guardians[guardian];
  if (to == kNone || !on_map(s, to) || roaming.place == to) return;
  roaming.place = to;
  t.emit(rule, Happening::kGuardianMoved, roaming.encounter, to);
  const SeatSet there = characters_in(s, to);
  if (!there.empty() && !s.encounter.on()) meet_guardian(t, guardian, there, cites("TG-380"));
}

void set_dial(Table& t, std::uint8_t place, int days, Citation rule) {
  LocationState& here = t.state.journey.locations[place];
  if (here.menhir == 0) return;
  here.dial = static_cast<std::uint8_t>(std::clamp(days, 0, kDialTop));
  t.emit(rule, Happening::kDialChanged, place, here.dial);
}

// TG-036, TG-321: a Quest token keeps a Dial from falling; a dark stone is lit first.
void steady_dial(Table& t, std::uint8_t place, Citation rule) {
  LocationState& here = t.state.journey.locations[place];
  if (here.where != Where::kMap) return;
  if (here.menhir == 0 || here.dial == 0)
    light_menhir(t, place, location(place).has(Seal::kMenhir) ? days_of_rite(t.state, place) : 1,
                 rule);
  here.dial_held = 1;
  t.emit(rule, Happening::kDialSteady, place);
}

Rule<Outcome> after_it(tavola::Table&, Rule<> rule) {
  const int done = 1;
  co_await rule;
  co_return done;
}

}  // namespace

void move_characters(Table& t, SeatSet party, std::uint8_t place) {
  State& s = t.state;
  if (place == kNone || !on_map(s, place)) return;
  SeatSet moved;
  for (Seat seat = 0; seat < s.seats; ++seat) {
    if (!party.has(seat) || s.character(seat).alive == 0 || s.character(seat).place == place)
      continue;
    s.character(seat).place = place;
    t.emit(cites("TG-264"), Happening::kDisplaced, seat, place);
    moved.add(seat);
  }
  if (!moved.empty()) arrive(t, moved, place);  // TG-266, TG-267, TG-971
}

void bind_journal_phrases(effects::Grammar& grammar, std::vector<std::string>& missing) {
  bind_after<JournalVerb>(grammar, effects::Category::kVerb, missing);
  bind_after<JournalCondition>(grammar, effects::Category::kCondition, missing);
  bind_after<JournalCount>(grammar, effects::Category::kCount, missing);
}

int journal_count(const Table& t, const Call& call) {
  const State& s = t.state;
  switch (which<JournalCount>(call)) {
    case JournalCount::kDial: {
      const std::uint8_t place = place_of(call, 0);
      if (place == kNone || !on_map(s, place)) return 0;
      const LocationState& here = s.journey.locations[place];
      return here.menhir != 0 ? here.dial : 0;
    }
    case JournalCount::kPartySize:
      return addressed(s).count();
  }
  return 0;
}

bool journal_holds(const Table& t, const Call& call) {
  const State& s = t.state;
  switch (which<JournalCondition>(call)) {
    case JournalCondition::kHeroHere:
      for (Seat seat = 0; seat < s.seats; ++seat)
        if (s.character(seat).alive != 0 && s.character(seat).hero == call.noun(0) &&
            addressed(s).has(seat))
          return true;
      return false;
    case JournalCondition::kInPlay: {
      const std::uint8_t place = place_of(call, 0);
      return place != kNone && on_map(s, place);
    }
    case JournalCondition::kRoams:
      return guardian_with(s, static_cast<std::uint8_t>(call.noun(0))) >= 0;
    case JournalCondition::kDialSteady: {
      const std::uint8_t place = place_of(call, 0);
      return place != kNone && s.journey.locations[place].dial_held != 0;
    }
    case JournalCondition::kIsHero:
      return s.character(call.context.seat).hero == call.noun(0);
    case JournalCondition::kHasItem:
      return s.character(call.context.seat).items.has(call.noun(0));
  }
  return false;
}

bool journal_possible(const Table& t, const Call& call) {
  const State& s = t.state;
  switch (which<JournalVerb>(call)) {
    case JournalVerb::kLoseNamedItem:
      return s.character(call.context.seat).items.has(call.noun(0));
    case JournalVerb::kMoveTo: {
      const std::uint8_t place = place_of(call, 0);
      return place != kNone && on_map(s, place);
    }
    default:
      return true;
  }
}

Rule<Outcome> journal_perform(Table& t, Call call) {
  State& s = t.state;
  const Citation rule = call.context.rule;
  const auto done = [] { return Rule<Outcome>::done(1); };
  const auto guardian = [&] { return guardian_with(s, static_cast<std::uint8_t>(call.noun(0))); };
  switch (which<JournalVerb>(call)) {
    case JournalVerb::kLight: {
      const std::uint8_t place = place_of(call, 0);
      if (on_map(s, place))
        light_menhir(t, place, std::clamp(call.amount(1) - days_lost(s), 1, kDialTop),
                     rule_of_lighting(s, place));
      return done();
    }
    case JournalVerb::kPutOut: {
      LocationState& here = s.journey.locations[place_of(call, 0)];
      if (here.menhir == 0) return done();
      here.menhir = here.dial = here.dial_held = 0;
      t.emit(rule, Happening::kMenhirGone, place_of(call, 0));
      return done();
    }
    case JournalVerb::kSetDial:
      set_dial(t, place_of(call, 0), call.amount(1), rule);
      return done();
    case JournalVerb::kSteadyDial:
      steady_dial(t, place_of(call, 0), rule);
      return done();
    case JournalVerb::kReleaseDial: {
      LocationState& here = s.journey.locations[place_of(call, 0)];
      if (here.dial_held == 0) return done();
      here.dial_held = 0;
      t.emit(rule, Happening::kDialReleased, place_of(call, 0));
      return done();
    }
    case JournalVerb::kReplaceLocation:
      t.emit(cites("TG-269"), Happening::kLocationReplaced, place_of(call, 0), place_of(call, 1));
      replace_location(t, place_of(call, 0), place_of(call, 1), cites("TG-269"));
      return done();
    case JournalVerb::kSetAside:
      replace_location(t, place_of(call, 0), place_of(call, 1), cites("TG-974"), Where::kAside);
      return done();
    case JournalVerb::kBringBack:
      if (s.journey.locations[place_of(call, 0)].where == Where::kAside)
        replace_location(t, place_of(call, 1), place_of(call, 0), cites("TG-269"), Where::kAside);
      return done();
    case JournalVerb::kMoveTo: {
      // TG-309: what a card says once moves all, unless the line says whom.
      const bool all = call.context.target == kTableText && !speaks_of_some(call);
      move_characters(t, all ? living(s) : SeatSet::only(call.context.seat), place_of(call, 0));
      return done();
    }
    case JournalVerb::kOpenWay:
      open_way(t, place_of(call, 0), rule);
      return done();
    case JournalVerb::kPlaceGuardian: {
      const auto encounter = static_cast<std::uint8_t>(call.noun(0));
      const std::uint8_t place = place_of(call, 1);
      if (!on_map(s, place) || guardian_with(s, encounter) >= 0) return done();
      const auto colour = static_cast<std::size_t>(content().cards.encounters[encounter].colour);
      s.journey.encounters[colour].take(encounter);
      place_guardian(t, encounter, place, rule);
      return done();
    }
    case JournalVerb::kMoveGuardian:
      if (guardian() >= 0) send_guardian(t, guardian(), place_of(call, 1), rule);
      return done();
    case JournalVerb::kGuardianTowards:
    case JournalVerb::kGuardianAway: {
      if (guardian() < 0) return done();
      const std::uint8_t to = place_of(call, 1);
      if (!on_map(s, to)) return done();
      send_guardian(t, guardian(),
                    step_from(s, s.journey.guardians[guardian()].place, to,
                              which<JournalVerb>(call) == JournalVerb::kGuardianTowards),
                    rule);
      return done();
    }
    case JournalVerb::kRemoveGuardian:
      if (guardian() >= 0) take_guardian_off(t, guardian(), rule);
      return done();
    case JournalVerb::kClear:
      while (marks(s, static_cast<std::uint8_t>(call.noun(0))) > 0)
        unmark(t, static_cast<std::uint8_t>(call.noun(0)), 0, rule);
      return done();
    case JournalVerb::kGainNamedItem: {
      const auto which = static_cast<std::uint8_t>(call.noun(0));
      if (t.state.journey.items.count(which) == 0) {  // TG-403: nobody else is to lose it
        t.emit(cites("TG-403"), Happening::kNoItemLeft, call.context.seat);
        return done();
      }
      Rule<> gaining = gain_item(t, call.context.seat, which, rule);
      return gaining.ended() ? done() : after_it(t, std::move(gaining));
    }
    case JournalVerb::kLoseNamedItem:
      if (!journal_possible(t, call)) return Rule<Outcome>::done(0);
      discard_item(t, call.context.seat, static_cast<std::uint8_t>(call.noun(0)), rule);
      return done();
    case JournalVerb::kReadVerse:
      if (call.context.seat == kWholeParty)
        read_book(t, call.amount(0));
      else
        read_book_later(t, call.amount(0));
      return done();
  }
  return done();
}

}  // namespace tavola::avalon

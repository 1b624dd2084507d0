// During the Day: in each round every player takes one Action, alone or as a Party. (sections 6 and
// 7 of the ledger)
#include <algorithm>

#include "games/avalon/rules/campaign/chapter.h"
#include "games/avalon/rules/character/character_action.h"
#include "games/avalon/rules/character/hero_setup.h"
#include "games/avalon/rules/character/survival.h"
#include "games/avalon/rules/encounter/encounter.h"
#include "games/avalon/rules/journal/reading.h"
#include "games/avalon/rules/journey/arrival.h"
#include "games/avalon/rules/journey/day.h"
#include "games/avalon/rules/journey/location_text.h"
#include "games/avalon/rules/journey/map.h"
#include "games/avalon/rules/journey/menhirs.h"
#include "games/avalon/rules/journey/parties.h"
#include "games/avalon/rules/journey/trading.h"
#include "games/avalon/rules/possessions/possessions.h"

namespace tavola::avalon {

// TG-157: 1 Energy, unless a text in force says otherwise.
int cost_of_travel(const Table& t, Seat seat) {
  return std::max(0, 1 + stated(t, CardStatement::kTravelCost, seat));
}

// 1 Energy, or nothing where the Location's first Exploration of a day is free.
int cost_of_exploring(const State& s, std::uint8_t place) {
  const bool used = ((s.journey.locations[place].used >> kExploreMark) & 1U) != 0;
  return location(place).free_explore && !used ? 0 : 1;
}

namespace {

bool in(std::uint8_t set, Seat seat) { return ((set >> seat) & 1U) != 0; }
void put(std::uint8_t& set, Seat seat) { set = static_cast<std::uint8_t>(set | (1U << seat)); }

// TG-140: all who took part have acted, but for the house rule by which joining is free. Whoever
// began it and left before it was paid has not, if others go on without it. (TG-991)
void mark_acted(Table& t, SeatSet party, Seat acting) {
  JourneyState& j = t.state.journey;
  if (party.has(acting)) put(j.acted, acting);
  t.applies(cites("TG-140"));
  if (t.state.house.joining_is_free != 0) return;
  for (Seat seat = 0; seat < t.state.seats; ++seat)
    if (party.has(seat)) put(j.acted, seat);
}

// TG-991, TG-341: where nobody pays the starting cost, the Action has not begun, and its Character
// may take another one. The others may go first; whoever finds nobody a second time has acted, so
// that a round always ends.
void nobody_set_out(Table& t, Seat acting) {
  JourneyState& j = t.state.journey;
  t.emit(cites("TG-991"), Happening::kNobodyPays, acting);
  put(in(j.waited, acting) ? j.acted : j.waited, acting);
}

/// TG-147, TG-157: Energy that the Character pays, or those who come along.
bool can_set_out(const State& s, Seat acting, int energy) {
  Price price;
  price.of[static_cast<std::size_t>(Measure::kEnergy)] = static_cast<std::uint8_t>(energy);
  return can_pay_together(s, who_could_join(s, acting), price);
}

// TG-460, TG-928: what the card takes beside the price, as far as it is there.
void lose_to_insanity(Table& t, Seat seat, int energy) {
  if (t.state.character(seat).insane != 0) lose(t, seat, Measure::kEnergy, energy, cites("TG-460"));
}

Rule<> travel(Table& t, Seat acting, std::uint8_t to) {
  Shares shares{};
  for (Seat seat = 0; seat < t.state.seats; ++seat)
    shares[seat] = static_cast<std::uint8_t>(cost_of_travel(t, seat));
  const SeatSet asked = co_await gather_party(t, acting, {Prompt::kJoinTravel, to, 0, shares});
  const SeatSet party = co_await pay_shares(t, asked, Measure::kEnergy, shares, cites("TG-157"));
  if (party.empty()) {
    nobody_set_out(t, acting);
    co_return;
  }
  mark_acted(t, party, acting);
  for (Seat seat = 0; seat < t.state.seats; ++seat) {
    if (!party.has(seat)) continue;
    t.state.character(seat).place = to;
    t.emit(cites("TG-158"), Happening::kTravelled, seat, to);
    lose_to_insanity(t, seat, content().insane.travel_energy);
    co_await own_texts_at(t, CardMoment::kTravel, effects::Timing::kAfter, seat, cites("TG-398"));
  }
  arrive(t, party, to);
}

// TG-147 to TG-155
Rule<> explore(Table& t, Seat acting) {
  const std::uint8_t place = t.state.character(acting).place;
  Shares shares;
  shares.fill(static_cast<std::uint8_t>(cost_of_exploring(t.state, place)));
  const SeatSet asked = co_await gather_party(t, acting, {Prompt::kJoinExplore, place, 0, shares});
  const SeatSet party = co_await pay_shares(t, asked, Measure::kEnergy, shares, cites("TG-147"));
  if (party.empty()) {
    nobody_set_out(t, acting);
    co_return;
  }
  std::uint8_t& used = t.state.journey.locations[place].used;
  used = static_cast<std::uint8_t>(used | (1U << kExploreMark));
  mark_acted(t, party, acting);
  for (Seat seat = 0; seat < t.state.seats; ++seat)
    if (party.has(seat)) lose_to_insanity(t, seat, content().insane.explore_energy);
  begin_exploration(t, party.has(acting) ? acting : lowest_number(t.state, party), party);
}

// TG-180 to TG-185, TG-284 to TG-292
Rule<> inspect(Table& t, Seat acting) {
  State& s = t.state;
  const std::uint8_t place = s.character(acting).place;
  const SeatSet party = co_await gather_party(t, acting, {Prompt::kJoinInspect, place, 0, {}});
  mark_acted(t, party, acting);
  t.emit(cites("TG-182"), Happening::kInspected, acting, place);
  // TG-186: where the Journal says how, it may name several ways. (TG-902)
  if (const JournalSection* section = section_of(place);
      section != nullptr && section->menhir != kNoVerse) {
    begin_reading(t, Reading::kMenhir, acting, party, place, section->menhir);
    co_return;
  }
  const Price price = price_of_rite(s, place);
  const bool present = !location(place).rite.all_present || living(s) == characters_in(s, place);
  if (!present) t.applies(cites("TG-289"));
  if (!present || !can_pay_together(s, party, price)) co_return;
  const int days = days_of_rite(s, place);
  t.ask(acting, Prompt::kActivate, cites("TG-183"), place, days);
  t.offer(cites("TG-183"), Verb::kActivate);
  t.offer(cites("TG-183"), Verb::kRefuse);
  const Option chosen = co_await t.answer();
  if (!chosen.is(Verb::kActivate)) co_return;
  co_await pay_together(t, party, price, cites("TG-288"));
  light_menhir(t, place, days, rule_of_lighting(s, place));
}

/// Who is to act next: the lowest number among those who have neither acted nor Passed nor let the
/// others go first. (TG-131 to TG-133)
Seat next_to_act(const State& s, bool& may_wait) {
  const JourneyState& j = s.journey;
  if (j.again < s.seats && s.character(j.again).alive != 0 && !in(j.passed, j.again)) {
    may_wait = true;
    return j.again;
  }
  SeatSet due;
  SeatSet not_waiting;
  for (Seat seat = 0; seat < s.seats; ++seat) {
    if (s.character(seat).alive == 0 || in(j.acted, seat) || in(j.passed, seat)) continue;
    due.add(seat);
    if (!in(j.waited, seat)) not_waiting.add(seat);
  }
  may_wait = not_waiting.count() > 1 || (not_waiting.count() == 1 && due.count() > 1);
  return lowest_number(s, not_waiting.empty() ? due : not_waiting);
}

/// Whether Narrative mode is on at this table. (TG-860, TG-864)
bool is_narrative(const State& s) {
  return s.seats > 1 ? s.house.narrative != 0 : s.house.solo_narrative != 0;
}

/// What takes the consent of all players: that somebody who has acted does so again before the
/// others, the end of Narrative mode, and that of the sitting. (TG-134, TG-481, TG-863)
void offer_agreements(Table& t, Seat seat) {
  const State& s = t.state;
  for (Seat other = 0; other < s.seats; ++other)
    if (other != seat && s.character(other).alive != 0 && in(s.journey.acted, other) &&
        !in(s.journey.passed, other))
      t.offer(cites("TG-134"), Verb::kLetAgain, other);
  if (is_narrative(s)) t.offer(cites("TG-863"), Verb::kEndNarrative);
  if (may_end_sitting(s)) t.offer(cites("TG-481"), Verb::kEndSitting);
}

Rule<bool> take_agreement(Table& t, Seat seat, Option chosen) {
  State& s = t.state;
  const bool again = chosen.is(Verb::kLetAgain);
  const bool sitting = chosen.is(Verb::kEndSitting);
  if (!again && !sitting && !chosen.is(Verb::kEndNarrative)) co_return false;
  const Citation rule = again ? cites("TG-134") : sitting ? cites("TG-481") : cites("TG-863");
  for (Seat other = 0; other < s.seats; ++other) {
    if (other == seat || s.character(other).alive == 0) continue;
    if (again)
      t.ask(other, Prompt::kActAgain, rule, chosen.arg<Seat>(0));
    else
      t.ask(other, sitting ? Prompt::kEndSitting : Prompt::kEndNarrative, rule);
    t.offer(rule, Verb::kAccept);
    t.offer(rule, Verb::kRefuse);
    const Option answer = co_await t.answer();
    if (!answer.is(Verb::kAccept)) co_return true;
  }
  if (again) {
    s.journey.again = chosen.arg<Seat>(0);
    t.applies(cites("TG-134"));
  } else if (sitting) {
    end_sitting(t);
  } else {
    end_narrative(t);
  }
  co_return true;
}

}  // namespace

bool day_is_done(const State& s) {
  for (Seat seat = 0; seat < s.seats; ++seat) {
    const Character& c = s.character(seat);
    if (c.alive == 0 || in(s.journey.passed, seat)) continue;
    if (c.energy() > 0 || s.house.day_ends != 0) return false;
  }
  return true;
}

Rule<> during_day_step(Table& t) {
  State& s = t.state;
  JourneyState& j = s.journey;
  if (day_is_done(s)) {
    j.stage = DayStage::kEnd;
    j.step = 1;
    j.done = j.waited = 0;
    j.again = kNone;
    t.emit(cites("TG-142"), Happening::kDayEnds, j.day);
    co_return;
  }
  bool may_wait = false;
  const Seat seat = next_to_act(s, may_wait);
  if (seat == kNoSeat) {  // TG-141
    j.acted = j.waited = 0;
    j.again = kNone;
    if (j.round < 255) ++j.round;
    t.emit(cites("TG-141"), Happening::kRoundBegins, j.round);
    co_return;
  }
  const std::uint8_t place = s.character(seat).place;
  t.ask(seat, Prompt::kAction, cites("TG-192"));
  if (can_explore(place) && can_set_out(s, seat, cost_of_exploring(s, place)))
    t.offer(cites("TG-147"), Verb::kExplore);
  if (can_set_out(s, seat, cost_of_travel(t, seat)))
    for (int side = 0; side < kSides; ++side) {
      const std::uint8_t to = connected(s, place, static_cast<Side>(side));
      if (to != kNone) t.offer(cites("TG-158"), Verb::kTravel, to);
    }
  offer_location_actions(t, seat);
  if (location(place).has(Seal::kMenhir)) t.offer(cites("TG-181"), Verb::kInspect);
  t.offer(cites("TG-188"), Verb::kPass);
  if (may_wait) t.offer(cites("TG-132"), Verb::kLetOthersGo);
  offer_character_action(t, seat);
  offer_card_actions(t, seat);
  offer_agreements(t, seat);
  offer_gifts(t, seat);
  // To Pass ends one's day and keeps one out of what others do: also where nothing else is open,
  // nobody Passes unasked.
  const Option chosen = co_await t.own_answer();
  const bool gift = co_await take_gift(t, seat, chosen);
  if (gift) co_return;
  const bool agreement = co_await take_agreement(t, seat, chosen);
  if (agreement) co_return;
  j.again = kNone;
  if (chosen.is(Verb::kTravel)) {
    co_await travel(t, seat, chosen.arg<std::uint8_t>(0));
  } else if (chosen.is(Verb::kExplore)) {
    co_await explore(t, seat);
  } else if (chosen.is(Verb::kLocationAction)) {
    const SeatSet party = co_await take_location_action(t, seat, chosen.arg(1));
    if (!party.empty()) mark_acted(t, party, seat);
  } else if (chosen.is(Verb::kInspect)) {
    co_await inspect(t, seat);
  } else if (chosen.is(Verb::kPass)) {
    put(j.passed, seat);
    t.emit(cites("TG-187"), Happening::kPassed, seat);
  } else if (chosen.is(Verb::kCharacterAction)) {
    const SeatSet party = co_await take_character_action(t, seat);
    if (!party.empty()) mark_acted(t, party, seat);
  } else if (chosen.is(Verb::kCardAction)) {
    const SeatSet party = co_await take_card_action(t, seat, possession_of_value(chosen.arg(0)));
    if (!party.empty()) mark_acted(t, party, seat);
  } else if (!in(j.acted, seat)) {
    put(j.waited, seat);
  }
}

}  // namespace tavola::avalon

#include "games/avalon/rules/character/character_action.h"

#include "games/avalon/rules/character/survival.h"
#include "games/avalon/rules/encounter/encounter.h"
#include "games/avalon/rules/journal/journal_phrases.h"
#include "games/avalon/rules/journey/map.h"
#include "games/avalon/rules/journey/parties.h"

namespace tavola::avalon {
namespace {

const OwnAction& action_of(const Character& c) { return content().heroes[c.hero].action; }

/// TG-178: everything but Energy is the owner's to pay.
Price without_energy(Price price) {
  price.of[static_cast<std::size_t>(Measure::kEnergy)] = 0;
  return price;
}
Price energy_alone(int energy) {
  Price alone;
  alone.of[static_cast<std::size_t>(Measure::kEnergy)] = static_cast<std::uint8_t>(energy);
  return alone;
}

}  // namespace

void offer_character_action(Table& t, Seat seat) {
  const State& s = t.state;
  const Character& c = s.character(seat);
  const OwnAction& action = action_of(c);
  if (!action.there || (action.once && c.used_today != 0)) return;
  const int energy = action.price.energy();
  if (energy > 0 && c.energy() == 0) {
    t.applies(cites("TG-179"));
    return;
  }
  if (can_carry_out(t, action.effect, seat) &&
      can_pay_together(s, SeatSet::only(seat), without_energy(action.price)) &&
      can_pay_together(s, who_could_join(s, seat), energy_alone(energy)))
    t.offer(cites("TG-176"), Verb::kCharacterAction, c.hero);
}

Rule<SeatSet> take_character_action(Table& t, Seat seat) {
  State& s = t.state;
  Character& c = s.character(seat);
  const OwnAction& action = action_of(c);
  const int energy = action.price.energy();
  SeatSet party = SeatSet::only(seat);
  if (energy > 1)
    party = co_await gather_party(t, seat, {Prompt::kJoinCharacterAction, c.hero, 0, {}});
  if (!can_pay_together(s, party, energy_alone(energy))) co_return SeatSet();
  co_await pay_together(t, SeatSet::only(seat), without_energy(action.price), cites("TG-176"));
  if (energy > 0) pay(t, seat, Measure::kEnergy, 1, cites("TG-179"));
  if (energy > 1) co_await pay_together(t, party, energy_alone(energy - 1), cites("TG-178"));
  c.used_today = 1;
  t.emit(cites("TG-176"), Happening::kCharacterAction, seat, c.hero);
  co_await carry_out(t, action.effect, seat, cites("TG-176"));
  co_return party;
}

void look_at_events(Table& t, Seat seat, Citation rule) {
  auto& deck = t.state.story.events;
  if (deck.empty()) return;
  const std::uint8_t card = t.draw(deck, DeckId::kEvents);
  deck.put_on_top(card);
  t.emit(rule, Happening::kLooksAtEvent, seat, card);
}

Rule<> look_at_encounters(Table& t, Seat seat, Colour colour, Citation rule) {
  auto& deck = t.state.journey.encounters[static_cast<std::size_t>(colour)];
  if (deck.empty()) co_return;
  const std::uint8_t card = t.draw(deck, DeckId::kEncounters);
  deck.put_on_top(card);
  t.emit(rule, Happening::kLooksAtEncounter, seat, card);
  t.ask(seat, Prompt::kPutUnder, rule, card);
  t.offer(rule, Verb::kLeaveOnTop);
  t.offer(rule, Verb::kPutUnder);
  const Option answer = co_await t.answer();
  if (!answer.is(Verb::kPutUnder)) co_return;
  deck.take(card);
  deck.put_at_bottom(card);
  t.emit(rule, Happening::kPutUnder, card);
}

namespace {

/// Others here who have not Passed. (TG-190)
SeatSet who_could_be_carried(const State& s, Seat seat) {
  SeatSet others = who_could_join(s, seat);
  others.remove(seat);
  return others;
}

}  // namespace

bool can_carry_somebody(const State& s, Seat seat) {
  if (who_could_be_carried(s, seat).empty()) return false;
  for (int side = 0; side < kSides; ++side)
    if (connected(s, s.character(seat).place, static_cast<Side>(side)) != kNone) return true;
  return false;
}

Rule<> carry_somebody(Table& t, Seat seat, Citation rule) {
  State& s = t.state;
  SeatSet others = who_could_be_carried(s, seat);
  while (!others.empty()) {
    t.ask(seat, Prompt::kCarry, rule);
    for (int side = 0; side < kSides; ++side) {
      const std::uint8_t to = connected(s, s.character(seat).place, static_cast<Side>(side));
      if (to == kNone) continue;
      for (Seat other = 0; other < s.seats; ++other)
        if (others.has(other)) t.offer(rule, Verb::kCarry, to, other);
    }
    if (!t.anything_offered()) co_return;
    const Option chosen = co_await t.answer();
    const auto to = chosen.arg<std::uint8_t>(0);
    const auto other = chosen.arg<Seat>(1);
    t.ask(other, Prompt::kBeCarried, rule, seat, to);
    t.offer(rule, Verb::kAccept);
    t.offer(rule, Verb::kRefuse);
    const Option answer = co_await t.answer();
    others.remove(other);
    if (!answer.is(Verb::kAccept)) continue;
    SeatSet both = SeatSet::only(seat);
    both.add(other);
    t.emit(rule, Happening::kCarries, seat, other, to);
    move_characters(t, both, to);
    co_return;
  }
}

}  // namespace tavola::avalon

#include "games/avalon/rules/journey/location_text.h"

#include "effects/run.h"
#include "games/avalon/cards/card_host.h"
#include "games/avalon/rules/character/hero_setup.h"
#include "games/avalon/rules/character/survival.h"
#include "games/avalon/rules/encounter/encounter.h"
#include "games/avalon/rules/journal/journal_host.h"
#include "games/avalon/rules/journey/arrival.h"
#include "games/avalon/rules/journey/map.h"
#include "games/avalon/rules/journey/parties.h"

namespace tavola::avalon {

bool is_spared(const Table& t, const LocationText& text, SeatSet party) {
  if (text.unless == kNoSource) return false;
  const effects::Program& program = content().book[text.unless];
  return effects::holds(
      t, card_host(), program, program[program.root()].child,
      context_of(text.unless, lowest_number(t.state, party), cites("TG-260"), -1));
}

namespace {

void mark_used(State& s, std::uint8_t place, int mark) {
  std::uint8_t& used = s.journey.locations[place].used;
  used = static_cast<std::uint8_t>(used | (1U << mark));
}

}  // namespace

bool used_up(const State& s, std::uint8_t place, int mark, const LocationText& text) {
  return text.once && ((s.journey.locations[place].used >> mark) & 1U) != 0;
}

void draw_encounter(Table& t, std::uint8_t colour, SeatSet party, std::uint8_t place) {
  auto& deck = t.state.journey.encounters[colour];
  if (party.empty()) return;  // the text has sent all of them elsewhere
  if (deck.empty()) {
    t.emit(cites("TG-369"), Happening::kNoEncounterLeft);
    return;
  }
  const std::uint8_t card = t.draw(deck, DeckId::kEncounters);
  begin_encounter(t, card, party, place);
}

void offer_location_actions(Table& t, Seat acting) {
  const State& s = t.state;
  const std::uint8_t place = s.character(acting).place;
  const auto& actions = location(place).actions;
  for (std::size_t i = 0; i < actions.size(); ++i) {
    if (used_up(s, place, static_cast<int>(i), actions[i].text)) {
      t.applies(cites("TG-170"));
      continue;
    }
    if (can_pay_together(s, who_could_join(s, acting), actions[i].price))
      t.offer(cites("TG-169"), Verb::kLocationAction, place, i);
  }
}

Rule<SeatSet> take_location_action(Table& t, Seat acting, int number) {
  State& s = t.state;
  const std::uint8_t place = s.character(acting).place;
  const LocationAction& action = location(place).actions[static_cast<std::size_t>(number)];
  const SeatSet party =
      co_await gather_party(t, acting, {Prompt::kJoinLocationAction, place, number, {}});
  if (!can_pay_together(s, party, action.price)) co_return SeatSet();
  co_await pay_together(t, party, action.price, cites("TG-172"));
  t.emit(cites("TG-168"), Happening::kUsesLocation, acting, place, number);
  mark_used(s, place, number);
  const int food = s.character(acting).of(Measure::kFood);
  co_await carry_out(t, action.text.effect, acting, cites("TG-172"));
  if (s.character(acting).of(Measure::kFood) > food)
    if (const int more = stated(t, CardStatement::kFoodFromActions, acting); more > 0)
      gain(t, acting, Measure::kFood, more, cites("TG-398"));
  if (action.text.draws != kNone && !is_spared(t, action.text, party)) {
    t.applies(cites("TG-174"));
    draw_encounter(t, action.text.draws, party, place);
  }
  co_return party;
}

bool instant_rule_waits(const Table& t, std::uint8_t place, SeatSet party) {
  const LocationText& rule = location(place).instant_rule;
  return location(place).instant && !used_up(t.state, place, kInstantMark, rule) &&
         !is_spared(t, rule, party);
}

Rule<> instant_rule(Table& t, std::uint8_t place, SeatSet party) {
  State& s = t.state;
  const LocationText& rule = location(place).instant_rule;
  if (!instant_rule_waits(t, place, party)) co_return;
  mark_used(s, place, kInstantMark);
  t.emit(cites("TG-260"), Happening::kInstantRule, place);
  // TG-167, TG-971: once for all who have come, and for whom its lines say.
  co_await carry_out_for_group(t, rule.effect, party, cites("TG-167"));
  if (rule.draws == kNone) co_return;
  const SeatSet together = co_await who_meets(t, party, place);
  draw_encounter(t, rule.draws, together, place);
}

}  // namespace tavola::avalon

// What would follow from a choice, as far as it is sure: the pool or the Affinity after a card is
// played, the enemy's answer to it, and what an Action costs.
#include <algorithm>
#include <optional>

#include "games/avalon/rules/character/advancement.h"
#include "games/avalon/rules/character/survival.h"
#include "games/avalon/rules/encounter/encounter.h"
#include "games/avalon/rules/journey/day.h"
#include "games/avalon/rules/journey/location_text.h"
#include "games/avalon/rules/journey/map.h"
#include "games/avalon/rules/journey/menhirs.h"
#include "games/avalon/rules/possessions/possessions.h"
#include "games/avalon/shown/journal_page.h"
#include "games/avalon/shown/meal_line.h"
#include "games/avalon/shown/title.h"
#include "games/avalon/shown/tried_card.h"
#include "scene/scene.h"

namespace tavola::avalon {

using scene::Text;

namespace {

std::string printed_source(Source source) { return "source." + std::to_string(source); }

/// What the foe does when the pool stands there and nobody plays another card.
Text answer_at(const State& s, int from, int to) {
  const EncounterCard& foe = encounter_card(s);
  Text text = to >= foe.value ? Text::of(from == to ? "forecast.won" : "forecast.wins")
                              : Text::of(from == to ? "forecast.answer" : "forecast.pool_answer");
  text = std::move(text).with("from", from).with("to", to).with("of", foe.value);
  if (to < foe.value)
    text = std::move(text)
               .with("attacks", has_trait(s, Trait::kWrath) ? 2 : 1)
               .with_printed("what", printed_source(foe.attack_at(to).effect));
  return text;
}

/// What the Affinity Check and the Reaction come to when no further card is played. (TG-757 to
/// TG-759)
Text reaction_now(const State& s) {
  const EncounterState& e = s.encounter;
  const EncounterCard& foe = encounter_card(s);
  if (e.affinity <= foe.lowest) return Text::of("forecast.talk_lost").with("at", e.affinity);
  if (e.affinity < foe.top)
    return Text::of("forecast.reaction")
        .with("at", e.affinity)
        .with_printed("what", printed_source(foe.stages[e.stage].reaction));
  const bool last = foe.alternatives || e.stage + 1U >= foe.stages.size();
  return Text::of(last ? "forecast.talk_won" : "forecast.stage_won").with("at", e.affinity);
}

Price price_in(Measure measure, int number) {
  Price price;
  price.of[static_cast<std::size_t>(measure)] = static_cast<std::uint8_t>(number);
  return price;
}

/// What an option costs whoever takes it, or the Party.
Price price_of(const Table& t, const Option& option) {
  const Seat seat = t.decision().seat;
  const Character& c = t.state.character(seat);
  switch (static_cast<Verb>(option.verb)) {
    case Verb::kTravel:
      return price_in(Measure::kEnergy, cost_of_travel(t, seat));
    case Verb::kExplore:
      return price_in(Measure::kEnergy, cost_of_exploring(t.state, c.place));
    case Verb::kLocationAction:
      return location(option.arg<std::uint8_t>(0))
          .actions[static_cast<std::size_t>(option.arg(1))]
          .price;
    case Verb::kCharacterAction:
      return content().heroes[c.hero].action.price;
    case Verb::kCardAction:
      return text_of(c, possession_of_value(option.arg(0))).action.price;
    case Verb::kActivate:
      return price_of_rite(t.state, c.place);
    case Verb::kBuyCard:
      return price_in(Measure::kExperience, card_price(t, seat));
    case Verb::kRaise:
      return price_in(Measure::kExperience,
                      price_of_point(t.state, seat, static_cast<Attribute>(option.arg(0))));
    case Verb::kEat:
      return price_in(Measure::kFood, food_for_rest(t, seat));
    case Verb::kEatLittle:
      return price_in(Measure::kFood, 1);
    default:
      return {};
  }
}

}  // namespace

std::string encounter_word(std::uint8_t colour) {
  return std::string(name_of(static_cast<Colour>(colour))) + "_encounter";
}

std::vector<Text::Argument> price_list(const Price& price) {
  std::vector<Text::Argument> parts;
  for (int i = 0; i < kMeasures; ++i)
    if (price.of[static_cast<std::size_t>(i)] > 0)
      parts.push_back({"", Text::Argument::Kind::kCounted, price.of[static_cast<std::size_t>(i)],
                       std::string(name_of(static_cast<Measure>(i)))});
  return parts;
}

Text price_text(const Price& price, const char* message) {
  std::vector<Text::Argument> parts = price_list(price);
  if (parts.empty()) return {};
  return Text::of(message).with_list("list", std::move(parts));
}

namespace {

const Stage& stage_of(const State& s, const Option& approach) {
  return encounter_card(s).stages[static_cast<std::size_t>(approach.arg(0) - 1)];
}

/// Which Keys help on a way, and how the other side answers. (TG-681)
Text approach_text(const State& s, const Option& approach) {
  const Stage& stage = stage_of(s, approach);
  std::vector<Text::Argument> keys;
  for (int row = 0; row < kRows; ++row)
    if (stage.rules[static_cast<std::size_t>(row)] != kNoSource)
      keys.push_back({"", Text::Argument::Kind::kWord, 0, row_word(encounter_card(s).type, row)});
  return Text::of("forecast.approach")
      .with_list("keys", std::move(keys))
      .with_printed("what", printed_source(stage.reaction));
}

/// The text of a card that is used: one in the Sequence, or one of the Character's own.
Source ability_of(const State& s, const Option& option) {
  if (option.is(Verb::kUseAbility)) return card_at(s, option.arg(1)).ability;
  return text_of(s.character(s.encounter.active), possession_of_value(option.arg(0))).text;
}

/// What an Action of a Location brings to whoever takes it, and what it leads to.
Text action_line(const Table& t, Seat seat, const LocationText& text) {
  const bool draws = text.draws != kNone && !is_spared(t, text, SeatSet::only(seat));
  if (text.effect == kNoSource)
    return draws ? Text::of("forecast.draws").with_word("what", encounter_word(text.draws))
                 : Text{};
  const Text brings = Text::of(draws ? "forecast.brings_and_draws" : "forecast.brings")
                          .with_printed("what", printed_source(text.effect));
  return draws ? Text(brings).with_word("then", encounter_word(text.draws)) : brings;
}

}  // namespace

Text entering_line(const Location& place) {
  const LocationText& text = place.instant_rule;
  if (text.draws != kNone)
    return Text::of("forecast.entering_draws").with_word("what", encounter_word(text.draws));
  return Text::of("forecast.entering").with_printed("what", printed_source(text.effect));
}

namespace {

/// What waits where somebody would arrive: the Guardians there, and then its instant rule. (TG-383)
Text arrival_line(const Table& t, Seat seat, std::uint8_t where) {
  const LocationText& text = location(where).instant_rule;
  const bool instant = instant_rule_waits(t, where, SeatSet::only(seat));
  std::vector<Text::Argument> who;
  for (const Guardian& guardian : t.state.journey.guardians)
    if (guardian.encounter != kNone && guardian.place == where)
      who.push_back({"", Text::Argument::Kind::kWord, 0,
                     content().cards.encounters[guardian.encounter].word});
  if (who.empty()) return instant ? entering_line(location(where)) : Text{};
  Text met = Text::of(!instant              ? "forecast.entering_guardian"
                      : text.draws != kNone ? "forecast.entering_guardian_draws"
                                            : "forecast.entering_guardian_then")
                 .with_list("who", std::move(who));
  if (!instant) return met;
  return text.draws != kNone ? Text(met).with_word("what", encounter_word(text.draws))
                             : Text(met).with_printed("what", printed_source(text.effect));
}

/// Whether an effect is the enemy's flight, after which nothing else comes. (TG-650)
bool ends_with_flight(Source effect) {
  if (effect == kNoSource) return false;
  const effects::Program& program = content().book[effect];
  const effects::Node& root = program[program.root()];
  return root.kind == effects::NodeKind::kCall && root.value == static_cast<int>(CardVerb::kFlee);
}

/// A first card against an Opportunist: nothing is counted before the Opportunity attack, unless
/// another card follows. (TG-665, TG-666)
Text opportunist_line(const State& s, int to) {
  const EncounterCard& foe = encounter_card(s);
  const int from = s.encounter.pool;
  return Text::of(from == to ? "forecast.opportunist_stays" : "forecast.opportunist_pool")
      .with("from", from)
      .with("to", to)
      .with("of", foe.value)
      .with_printed("what", printed_source(foe.opportunity));
}

/// Whoever plays nothing, or one card alone against an Opportunist, is struck before anything is
/// counted. (TG-581, TG-666)
Text opportunity_first(const State& s, const Option& option) {
  const bool nothing = option.is(Verb::kPlayNothing);
  const bool too_little =
      option.is(Verb::kStopPlaying) && s.encounter.played == 1 && has_trait(s, Trait::kOpportunist);
  if (!s.encounter.combat() || !(nothing || too_little)) return {};
  const EncounterCard& foe = encounter_card(s);
  const char* message = ends_with_flight(foe.opportunity)        ? "forecast.opportunity_ends_it"
                        : !nothing                               ? "forecast.opportunist"
                        : deck_of(s, s.encounter.active).empty() ? "forecast.nothing_to_draw"
                        : s.encounter.pool >= foe.value          ? "forecast.play_nothing_at_value"
                                                                 : "forecast.play_nothing";
  return Text::of(message).with_printed("what", printed_source(foe.opportunity));
}

/// Who Escapes from a Combat pays for it and is struck first; a Diplomacy Encounter is Failed.
/// (TG-639, TG-640, TG-684)
Text escape_line(const Table& t, Seat seat) {
  const State& s = t.state;
  const EncounterCard& foe = encounter_card(s);
  if (!s.encounter.combat())
    return foe.failure == kNoSource
               ? Text{}
               : Text::of("card.failure").with_printed("what", printed_source(foe.failure));
  const int health = stated(t, CardStatement::kEscapeHealth, seat);
  return Text::of(health > 0 ? "forecast.escape_hurt" : "forecast.escape")
      .with("energy", std::min<int>(s.character(seat).energy(), 1))
      .with("health", health)
      .with("tosses", s.house.escape != 0 ? 1 : 0)
      .with_printed("what", printed_source(foe.opportunity));
}

}  // namespace

Text AvalonTitle::forecast(const tavola::Table& table, const Option& option) const {
  const auto& t = static_cast<const Table&>(table);
  if (option.is(Verb::kJournalChoice)) return journal_effects(t, option);
  if (option.is(Verb::kChooseHero)) {
    const std::string who = "hero." + content().heroes[static_cast<std::size_t>(option.arg(0))].id;
    return messages().find(words::Language::kEnglish, who) != nullptr ? Text::of(who) : Text{};
  }
  const State& s = t.state;
  const EncounterState& e = s.encounter;
  const Seat seat = table.decision().seat;
  if (option.is(Verb::kTravel) || option.is(Verb::kLocationAction)) {
    const auto where = option.arg<std::uint8_t>(0);
    const Location& place = location(where);
    if (option.is(Verb::kTravel)) return arrival_line(t, seat, where);
    return action_line(t, seat, place.actions[static_cast<std::size_t>(option.arg(1))].text);
  }
  if (static_cast<Prompt>(table.decision().prompt) == Prompt::kEat)
    return meal_line(t, seat, static_cast<Verb>(option.verb));
  if (option.is(Verb::kCharacterAction))
    return Text::of("forecast.brings")
        .with_printed("what",
                      printed_source(content().heroes[s.character(seat).hero].action.effect));
  if (option.is(Verb::kCardAction))
    return Text::of("forecast.brings")
        .with_printed(
            "what",
            printed_source(
                text_of(s.character(seat), possession_of_value(option.arg(0))).action.effect));
  if (!e.on()) return {};
  if (option.is(Verb::kAvoid) && encounter_card(s).avoid != kNoSource)
    return Text::of("forecast.brings")
        .with_printed("what", printed_source(encounter_card(s).avoid));
  if (option.is(Verb::kApproach)) return approach_text(s, option);
  if (option.is(Verb::kKeepHand)) {  // on a narrow screen the hand lies on another page
    std::vector<Text::Argument> hand;
    for (const std::uint8_t card : e.hands[seat].cards())
      hand.push_back({"", Text::Argument::Kind::kWord, 0, sequence_card(s, card).word});
    return Text::of("forecast.hand").with_list("cards", std::move(hand));
  }
  if (option.is(Verb::kEscape)) return escape_line(t, seat);
  if (const Text first = opportunity_first(s, option); !first.empty()) return first;
  if (option.is(Verb::kStopPlaying) && e.combat()) return answer_at(s, e.pool, e.pool);
  if (option.is(Verb::kStopPlaying) || option.is(Verb::kPlayNothing)) return reaction_now(s);
  if (option.is(Verb::kUseCard) || option.is(Verb::kUseAbility))
    return Text::of("forecast.brings").with_printed("what", printed_source(ability_of(s, option)));
  if (!option.is(Verb::kPlay)) return {};
  const std::optional<int> to = after_playing(t, option);
  if (!to) return {};
  if (!e.combat()) return Text::of("forecast.affinity").with("from", e.affinity).with("to", *to);
  if (e.played == 0 && has_trait(s, Trait::kOpportunist)) return opportunist_line(s, *to);
  return answer_at(s, e.pool, *to);
}

namespace {

std::vector<scene::Value> price_signs(const Price& price) {
  std::vector<scene::Value> signs;
  for (int i = 0; i < kMeasures; ++i)
    if (const int number = price.of[static_cast<std::size_t>(i)]; number > 0)
      signs.push_back({measure_sign(static_cast<Measure>(i)),
                       Text::word(std::string(name_of(static_cast<Measure>(i)))), number});
  return signs;
}

/// Gifts and requests are many, and what most people are not looking for.
const char* folded_under(const Option& option) {
  switch (static_cast<Verb>(option.verb)) {
    case Verb::kGive:
    case Verb::kGiveCard:
      return "board.give";
    case Verb::kAskFor:
    case Verb::kAskForCard:
      return "board.ask";
    default:
      return nullptr;
  }
}

/// What stands on a card: where the pool or the Affinity would come to, or which way a card goes
/// between deck and Reserve.
Text result_in_brief(const Table& t, const Option& option) {
  if (option.is(Verb::kPutIntoDeck)) return Text::of("board.put_in");
  if (option.is(Verb::kTakeOutOfDeck)) return Text::of("board.take_out");
  if (!t.state.encounter.on() || !option.is(Verb::kPlay)) return {};
  const std::optional<int> to = after_playing(t, option);
  if (!to) return {};
  const EncounterState& e = t.state.encounter;
  const int from = e.combat() ? e.pool : e.affinity;
  return *to == from ? Text::of("board.changes_nothing")
                     : Text::of("board.from_to").with("from", from).with("to", *to);
}

}  // namespace

void AvalonTitle::detail(const tavola::Table& table, const Option& option,
                         scene::OptionView& view) const {
  WordedTitle::detail(table, option, view);
  if (option.is(Verb::kApproach)) view.text = Text::word(stage_of(state_of(table), option).word);
  if (option.is(Verb::kConnectMagic) &&
      stated(static_cast<const Table&>(table), CardStatement::kFreeMagic, option.arg<Seat>(0)) > 0)
    view.text = Text::of("board.connect_freely");
  if (option.is(Verb::kJournalChoice)) {
    add_journal_cost(static_cast<const Table&>(table), option, view);
  } else if (const Price price = price_of(static_cast<const Table&>(table), option);
             !price.nothing()) {
    view.cost = price_text(price);
    view.price = price_signs(price);
    // TG-460
    const int more = option.is(Verb::kTravel)    ? content().insane.travel_energy
                     : option.is(Verb::kExplore) ? content().insane.explore_energy
                                                 : 0;
    if (more > 0 && state_of(table).character(table.decision().seat).insane != 0) {
      view.cost = price_text(price, "board.cost_insane").with("n", more);
      view.price.clear();  // signs would not tell what else is lost
    }
  } else if (option.is(Verb::kPlay) || option.is(Verb::kLearnCard)) {
    view.form = scene::OptionForm::kCard;
  }
  if (const char* words = folded_under(option)) view.under = Text::of(words);
  view.result = result_in_brief(static_cast<const Table&>(table), option);
}

}  // namespace tavola::avalon

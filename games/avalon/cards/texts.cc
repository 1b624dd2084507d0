// What the cards in sight say: the texts that answer a moment, those that hold, and those that a
// player may use. (TG-517 to TG-530, TG-1029, TG-1037)
#include "games/avalon/cards/card_host.h"
#include "games/avalon/rules/possessions/possessions.h"
#include "games/avalon/rules/story/story_phrases.h"

namespace tavola::avalon {
namespace {

using effects::Context;
using effects::NodeId;
using effects::NodeKind;
using effects::Timing;

const CardText& text_of(Source source) { return content().cards.texts[source]; }

Source ability_at(const State& s, int slot) { return brief_at(s, slot).ability; }

/// The nouns of a moment, for those that name a Key.
bool names(const effects::Program& program, NodeId moment, int noun) {
  if (noun < 0) return true;
  const NodeId child = program[moment].child;
  return child != effects::kNoNode && program[child].kind == NodeKind::kNoun &&
         content().grammar.noun(program[child].index).code == noun;
}

// TG-528, TG-732: only with the consent of whose card it is.
Rule<bool> owner_agrees(Table& t, Seat seat, int slot) {
  const State& s = t.state;
  const EncounterState& e = s.encounter;
  const Seat owner = slot >= 0 ? e.sequence[slot].owner : seat;
  if (owner == seat) co_return true;
  const Citation rule = e.combat() ? cites("TG-528") : cites("TG-732");
  t.ask(owner, Prompt::kLendCharges, rule, seat, card_value(s, e.sequence[slot].card));
  t.offer(rule, Verb::kAccept);
  t.offer(rule, Verb::kRefuse);
  const Option answer = co_await t.answer();
  co_return answer.is(Verb::kAccept);
}

Rule<> fire_all(Table& t, Source source, int slot, CardMoment moment, Timing timing, Seat seat,
                Citation rule, int noun) {
  const effects::Program& program = content().book[source];
  const std::uint8_t card = slot >= 0 ? t.state.encounter.sequence[slot].card : kNone;
  for (const TextTrigger& trigger : text_of(source).triggers) {
    if (static_cast<CardMoment>(trigger.moment) != moment || trigger.timing != timing ||
        !names(program, trigger.listener.moment, noun))
      continue;
    // A card may be gone before all its texts have spoken.
    const EncounterState& e = t.state.encounter;
    if (slot >= 0 && (slot >= e.length || e.sequence[slot].card != card)) co_return;
    if (is_belonging(slot) && !in_use(t.state, seat, belonging_at(slot))) co_return;
    const Context context = context_of(source, seat, rule, slot);
    if (!effects::awake(t, card_host(), content().book, trigger.listener, context)) continue;
    // TG-1039: whoever has left is not asked any more.
    if (slot >= 0 && !e.is_in(seat) &&
        program[program[trigger.listener.moment].next].kind == NodeKind::kMay)
      continue;
    if (trigger.takes_charges && slot >= 0) {
      if (e.sequence[slot].charges == 0) continue;
      const bool agreed = co_await owner_agrees(t, seat, slot);
      if (!agreed) continue;
    }
    co_await effects::fire(t, card_host(), content().book, trigger.listener, context);
    co_await settle_encounter(t);
  }
}

bool speaks(Source source, CardMoment moment) {
  return source != kNoSource &&
         ((text_of(source).moments >> static_cast<unsigned>(moment)) & 1U) != 0;
}

/// A text of something that a Character has in use, and where it stands.
struct OwnText {
  Source source = kNoSource;
  std::int16_t at = -1;
};

/// The trait of the tile speaks before what the Character has in use. (TG-006)
template <class Visit>
void each_own_text(const State& s, Seat seat, Visit&& visit) {
  const std::uint8_t hero = s.character(seat).hero;
  if (hero != kNone)
    if (const Source trait = content().heroes[hero].trait; trait != kNoSource)
      visit(OwnText{trait, kTraitText});
  each_in_use(s, seat, [&](Possession card) {
    const Source source = text_of(s.character(seat), card).text;
    if (source != kNoSource) visit(OwnText{source, place_of_text(card)});
  });
}

/// The rules of the Event in force and of the Events that lie with the Quests, fulfilled or not:
/// their text stands as long as the card does. (TG-126, TG-127, TG-308, TG-309)
template <class Visit>
void each_event_rule(const State& s, Visit&& visit) {
  if (s.phase != Phase::kJourney) return;
  const auto say = [&](std::uint8_t event, std::int16_t at) {
    if (event == kNone) return;
    if (const Source rule = content().story.events[event].rule; rule != kNoSource)
      visit(OwnText{rule, at});
  };
  say(s.story.event, kEventText);
  for (int i = 0; i < kActiveQuests && s.story.quests[i] != kNone; ++i)
    say(content().story.quests[s.story.quests[i]].event, static_cast<std::int16_t>(kQuestText - i));
}

bool own_speaks(const State& s, Seat seat, CardMoment moment) {
  bool found = false;
  each_event_rule(s, [&](OwnText text) { found = found || speaks(text.source, moment); });
  each_own_text(s, seat, [&](OwnText text) { found = found || speaks(text.source, moment); });
  return found;
}

constexpr int kMostAtOnce = 24;  // texts of one Character that answer one moment

Rule<> fire_own(Table& t, CardMoment moment, Timing timing, Seat seat, Citation rule, int noun) {
  const State& s = t.state;
  OwnText texts[kMostAtOnce];
  int count = 0;
  const auto take = [&](OwnText text) {
    if (count < kMostAtOnce && speaks(text.source, moment)) texts[count++] = text;
  };
  each_event_rule(s, take);
  each_own_text(s, seat, take);
  for (int i = 0; i < count; ++i)
    co_await fire_all(t, texts[i].source, texts[i].at, moment, timing, seat, rule, noun);
}

Rule<> fire_visible(Table& t, CardMoment moment, Timing timing, Seat seat, Citation rule, int noun,
                    int but) {
  const State& s = t.state;
  const Source own = encounter_card(s).rule;
  if (speaks(own, moment)) co_await fire_all(t, own, -1, moment, timing, seat, rule, noun);
  // TG-646, TG-1039: whoever has left uses nothing of its own any more.
  if (s.encounter.is_in(seat) && own_speaks(s, seat, moment))
    co_await fire_own(t, moment, timing, seat, rule, noun);
  for (int slot = 0; slot < s.encounter.length; ++slot)
    if (slot != but && visible(s, slot) && speaks(ability_at(s, slot), moment))
      co_await fire_all(t, ability_at(s, slot), slot, moment, timing, seat, rule, noun);
}

bool anybody_speaks(const State& s, CardMoment moment, Seat seat, int but) {
  if (speaks(encounter_card(s).rule, moment) || own_speaks(s, seat, moment)) return true;
  for (int slot = 0; slot < s.encounter.length; ++slot)
    if (slot != but && visible(s, slot) && speaks(ability_at(s, slot), moment)) return true;
  return false;
}

Rule<> run_and_settle(Table& t, Source source, Context context) {
  const effects::Program& program = content().book[source];
  co_await effects::run(t, card_host(), program, context);
  co_await settle_encounter(t);
}

}  // namespace

Rule<> carry_out(Table& t, Source source, Seat seat, Citation rule, int slot) {
  if (source == kNoSource) return Rule<>::done();
  return run_and_settle(t, source, context_of(source, seat, rule, slot));
}

bool can_carry_out(const Table& t, Source source, Seat seat) {
  if (source == kNoSource) return true;
  const effects::Program& program = content().book[source];
  return effects::possible(t, card_host(), program, program.root(),
                           context_of(source, seat, {}, -1));
}

Rule<> texts_at(Table& t, CardMoment moment, Timing timing, Seat seat, Citation rule, int noun,
                int but) {
  if (!anybody_speaks(t.state, moment, seat, but)) return Rule<>::done();
  return fire_visible(t, moment, timing, seat, rule, noun, but);
}

Rule<> own_texts_at(Table& t, CardMoment moment, Timing timing, Seat seat, Citation rule) {
  if (!own_speaks(t.state, seat, moment)) return Rule<>::done();
  return fire_own(t, moment, timing, seat, rule, -1);
}

Rule<> texts_of_items_at(Table& t, CardMoment moment, Timing timing, Seat seat, Citation rule,
                         CardSet items) {
  OwnText texts[kMostAtOnce];
  int count = 0;
  each_own_text(t.state, seat, [&](OwnText text) {
    if (!is_belonging(text.at)) return;
    const Possession card = belonging_at(text.at);
    if (card.kind == Belonging::kItem && items.has(card.card) && count < kMostAtOnce &&
        speaks(text.source, moment))
      texts[count++] = text;
  });
  for (int i = 0; i < count; ++i)
    co_await fire_all(t, texts[i].source, texts[i].at, moment, timing, seat, rule, -1);
}

bool own_text_answers(const State& s, Seat seat, CardMoment moment) {
  return own_speaks(s, seat, moment);
}

Rule<> text_of_card(Table& t, int slot, CardMoment moment, Timing timing, Seat seat, Citation rule,
                    int noun) {
  const Source source = ability_at(t.state, slot);
  if (!speaks(source, moment)) return Rule<>::done();
  return fire_all(t, source, slot, moment, timing, seat, rule, noun);
}

int stated(const Table& t, CardStatement statement, Seat seat, int noun) {
  const State& s = t.state;
  int sum = 0;
  const auto add = [&](Source source, int slot) {
    if (source == kNoSource ||
        ((text_of(source).statements >> static_cast<unsigned>(statement)) & 1U) == 0)
      return;
    const effects::Program& program = content().book[source];
    effects::each_statement(t, card_host(), program, program.root(),
                            context_of(source, seat, {}, slot), [&](const effects::Call& call) {
                              if (static_cast<CardStatement>(call.code()) != statement) return;
                              switch (statement) {
                                case CardStatement::kAttributeBonus:
                                  for (int i = 0; i < call.nouns(0); ++i)
                                    if (call.noun(0, i) == noun) sum += call.amount(1);
                                  break;
                                case CardStatement::kFreeMagic:
                                case CardStatement::kNoPanic:
                                case CardStatement::kNoKeyCards:
                                case CardStatement::kNoFirstEscape:
                                  ++sum;
                                  break;
                                default:
                                  sum += call.amount(0);
                                  break;
                              }
                            });
  };
  each_own_text(s, seat, [&](OwnText text) { add(text.source, text.at); });
  each_event_rule(s, [&](OwnText text) { add(text.source, text.at); });
  if (!s.encounter.on()) return sum;
  add(encounter_card(s).rule, -1);
  for (int slot = 0; slot < s.encounter.length; ++slot)
    if (visible(s, slot)) add(ability_at(s, slot), slot);
  return sum;
}

namespace {

/// The price of an Ability that its player may use or leave; kNoNode where there is none.
NodeId price_of(const effects::Program& program, const TextTrigger& trigger) {
  const NodeId body = program[trigger.listener.moment].next;
  return program[body].kind == NodeKind::kMay ? program[body].child : effects::kNoNode;
}

bool can_use(const Table& t, const TextTrigger& trigger, const Context& context) {
  const effects::Program& program = content().book[context.source];
  const NodeId price = price_of(program, trigger);
  const NodeId first = price == effects::kNoNode ? program[trigger.listener.moment].next : price;
  return effects::awake(t, card_host(), content().book, trigger.listener, context) &&
         effects::possible(t, card_host(), program, first, context);
}

/// Offers the Abilities of visible cards that fit; `fits` is asked about each of their triggers.
template <class Fits>
void offer_abilities_that(Table& t, Seat seat, Fits&& fits) {
  const State& s = t.state;
  const EncounterState& e = s.encounter;
  const Citation rule = e.combat() ? cites("TG-527") : cites("TG-730");
  for (int slot = 0; slot < e.length; ++slot) {
    const Source source = ability_at(s, slot);
    if (source == kNoSource || !visible(s, slot) || (e.sequence[slot].used & kRefusedCharges) != 0)
      continue;
    for (const TextTrigger& trigger : text_of(source).triggers)
      if (fits(slot, trigger) && can_use(t, trigger, context_of(source, seat, rule, slot)))
        t.offer(rule, Verb::kUseAbility, card_value(s, e.sequence[slot].card), slot,
                trigger.listener.node);
  }
}

bool is_of(const TextTrigger& trigger, CardMoment moment) {
  return static_cast<CardMoment>(trigger.moment) == moment;
}

/// Whether a part of a text does anything but take its price and let one play on.
bool serves_later(const effects::Program& program, NodeId part) {
  const effects::Node& node = program[part];
  if (node.kind == NodeKind::kCall &&
      content().grammar.phrase(node.index).category == effects::Category::kVerb &&
      node.value != static_cast<int>(CardVerb::kPay) &&
      node.value != static_cast<int>(CardVerb::kMoreCards))
    return true;
  for (NodeId child = node.child; child != effects::kNoNode; child = program[child].next)
    if (serves_later(program, child)) return true;
  return false;
}

/// The Charges in the price of an Ability.
int charges_in_price(const Table& t, const TextTrigger& trigger, const Context& context) {
  const effects::Program& program = content().book[context.source];
  const NodeId price = price_of(program, trigger);
  if (price == effects::kNoNode || program[price].kind != NodeKind::kCall ||
      program[price].value != static_cast<int>(CardVerb::kPay))
    return 0;
  const effects::Call pays(t, card_host(), program, price, context);
  int charges = 0;
  for (int i = 0; i < pays.nouns(0); ++i)
    if (pays.noun(0, i) == kChargeNoun) charges += pays.entry_amount(0, i);
  return charges;
}

}  // namespace

void offer_abilities(Table& t, Seat seat) {
  offer_abilities_that(t, seat, [](int, const TextTrigger& trigger) {
    return is_of(trigger, CardMoment::kAnyTime) || is_of(trigger, CardMoment::kPlayingCards);
  });
}

bool offer_charges(Table& t, Seat seat) {
  const State& s = t.state;
  offer_abilities_that(t, seat, [&](int slot, const TextTrigger& trigger) {
    // what only lets one play on has nothing to give once the playing is over.
    const effects::Program& program = content().book[ability_at(s, slot)];
    return is_of(trigger, CardMoment::kAnyTime) && s.encounter.sequence[slot].charges > 0 &&
           serves_later(program, program[trigger.listener.moment].next);
  });
  return t.anything_offered();
}

namespace {

template <class Which>
int fewest_charges(const Table& t, int slot, Which counts) {
  const Source source = ability_at(t.state, slot);
  if (source == kNoSource) return 0;
  const Context context =
      context_of(source, t.state.encounter.sequence[slot].owner, Citation{}, slot);
  int least = 0;
  for (const TextTrigger& trigger : text_of(source).triggers) {
    if (!counts(trigger)) continue;
    const int charges = charges_in_price(t, trigger, context);
    if (charges > 0 && (least == 0 || charges < least)) least = charges;
  }
  return least;
}

}  // namespace

int charges_needed(const Table& t, int slot) {
  return fewest_charges(t, slot, [](const TextTrigger&) { return true; });
}

int charges_needed_at_any_time(const Table& t, int slot) {
  return fewest_charges(
      t, slot, [](const TextTrigger& trigger) { return is_of(trigger, CardMoment::kAnyTime); });
}

// TG-398: what a Character has in use serves itself.
void offer_own_abilities(Table& t, Seat seat) {
  const State& s = t.state;
  each_own_text(s, seat, [&](OwnText own) {
    if (!is_belonging(own.at) || !speaks(own.source, CardMoment::kPlayingCards)) return;
    const Context context = context_of(own.source, seat, cites("TG-398"), own.at);
    for (const TextTrigger& trigger : text_of(own.source).triggers)
      if (is_of(trigger, CardMoment::kPlayingCards) && can_use(t, trigger, context))
        t.offer(cites("TG-398"), Verb::kUseCard,
                possession_value(s.character(seat), belonging_at(own.at)), trigger.listener.node);
  });
}

Rule<> use_own_ability(Table& t, Seat seat, int value, NodeId node) {
  State& s = t.state;
  const Possession card = possession_of_value(value);
  const Source source = text_of(s.character(seat), card).text;
  const effects::Program& program = content().book[source];
  const Context context = context_of(source, seat, cites("TG-398"), place_of_text(card));
  for (const TextTrigger& trigger : text_of(source).triggers) {
    if (trigger.listener.node != node) continue;
    if (trigger.listener.once != effects::kNoNode)
      card_host().use_up(t, context, trigger.listener.once,
                         content().grammar.noun(program[trigger.listener.once].index).code);
    t.emit(context.rule, Happening::kCardUsed, seat, value);
    const NodeId body = program[trigger.listener.moment].next;
    if (program[body].kind == NodeKind::kMay) {
      const NodeId price = program[body].child;
      co_await effects::run(t, card_host(), program, price, context);
      co_await settle_encounter(t);
      if (program[price].next != effects::kNoNode)
        co_await effects::run(t, card_host(), program, program[price].next, context);
    } else {
      co_await effects::run(t, card_host(), program, body, context);
    }
    co_await settle_encounter(t);
    co_return;
  }
}

Rule<> use_ability(Table& t, Seat seat, int slot, NodeId node) {
  State& s = t.state;
  EncounterState& e = s.encounter;
  const Source source = ability_at(s, slot);
  const effects::Program& program = content().book[source];
  const Context context =
      context_of(source, seat, e.combat() ? cites("TG-527") : cites("TG-730"), slot);
  for (const TextTrigger& trigger : text_of(source).triggers) {
    if (trigger.listener.node != node) continue;
    const bool agreed = co_await owner_agrees(t, seat, slot);
    if (!agreed) {
      e.sequence[slot].used = static_cast<std::uint8_t>(e.sequence[slot].used | kRefusedCharges);
      t.emit(e.combat() ? cites("TG-528") : cites("TG-732"), Happening::kChargesRefused,
             e.sequence[slot].owner, card_value(s, e.sequence[slot].card));
      co_return;
    }
    if (trigger.listener.once != effects::kNoNode)
      card_host().use_up(t, context, trigger.listener.once,
                         content().grammar.noun(program[trigger.listener.once].index).code);
    t.emit(context.rule, Happening::kAbilityUsed, seat, card_value(s, e.sequence[slot].card));
    const NodeId body = program[trigger.listener.moment].next;
    if (program[body].kind == NodeKind::kMay) {
      // The option has been taken already: the price first, then what it buys.
      const NodeId price = program[body].child;
      co_await effects::run(t, card_host(), program, price, context);
      co_await settle_encounter(t);
      co_await effects::run(t, card_host(), program, program[price].next, context);
    } else {
      co_await effects::run(t, card_host(), program, body, context);
    }
    co_await settle_encounter(t);
    co_return;
  }
}

}  // namespace tavola::avalon

// What may be used now: the cards that open at a moment which a chapter names, and what comes of
// using one. (AH-057, AH-061, AH-062, AH-069, AH-309, AH-336, AH-373)
#include <algorithm>

#include "core/then.h"
#include "effects/run.h"
#include "games/arkham/cards/card_effects.h"
#include "games/arkham/cards/card_gains.h"
#include "games/arkham/cards/card_host.h"
#include "games/arkham/cards/reading_out.h"
#include "games/arkham/cards/sources_in_play.h"
#include "games/arkham/content/statement_values.h"
#include "games/arkham/rules/board/slots.h"
#include "games/arkham/rules/combat/combat.h"
#include "games/arkham/rules/combat/spells.h"
#include "games/arkham/rules/final_battle/ending.h"
#include "games/arkham/rules/investigator/condition.h"
#include "games/arkham/rules/investigator/possessions.h"

namespace tavola::arkham {
namespace {

using effects::Context;
using effects::kNoNode;
using effects::NodeId;
using effects::NodeKind;
using effects::Timing;

Citation rule_for(const Card& card) {
  switch (card.type) {
    case CardType::kSkill:
      return cites("AH-384");
    case CardType::kAlly:
      return cites("AH-385");
    default:
      return rule_of_effect(card.source, kNone, card.tome ? cites("AH-383") : cites("AH-382"));
  }
}

bool check_is(const State& s, const Trigger& trigger) {
  switch (trigger.noun) {
    case kEvadeNoun:
      return s.check.kind == CheckKind::kEvade;
    case kHorrorNoun:
      return s.check.kind == CheckKind::kHorror;
    case kCombatNoun:
      return s.check.kind == CheckKind::kCombat;
    case kSpellNoun:
      return s.check.kind == CheckKind::kSpell;
    default:
      return s.check.skill == trigger.noun;
  }
}

/// Sanity that a Horror check costs, or Nightmarish.
bool is_horror_loss(const Loss& loss) {
  return loss.cause == static_cast<std::uint8_t>(LossCause::kHorror) ||
         loss.cause == static_cast<std::uint8_t>(LossCause::kNightmarish);
}

/// Most cards help their owner alone.
bool lessens_loss(const State& s, Seat who, const Trigger& trigger) {
  return trigger.moment == CardMoment::kAnyoneLosing ||
         (trigger.moment == CardMoment::kLoss && s.loss.who == who);
}

bool opens_in(const State& s, Seat who, const Trigger& trigger, Window window) {
  switch (window) {
    case Window::kUpkeep:
      return trigger.moment == CardMoment::kUpkeep;
    case Window::kMovement:
      if (trigger.moment == CardMoment::kMovementInStreets)
        return is_street(s.investigators[who].place);
      if (trigger.moment == CardMoment::kMovementAt)
        return trigger.noun == s.investigators[who].place;
      return trigger.moment == CardMoment::kMovement && trigger.timing == Timing::kAt;
    case Window::kAnyTime:
      return trigger.moment == CardMoment::kAnyTime;
    case Window::kBeforeEvade:
    case Window::kBeforeCombat:
    case Window::kBeforeHorror:
    case Window::kBeforeCheck:
      if (trigger.moment == CardMoment::kBeforeOwn) return true;
      if (trigger.moment == CardMoment::kCombatAgainst)
        return window == Window::kBeforeCombat && fights_monster(s, who) &&
               has(trigger.set, s.fight.kind);
      if (trigger.moment == CardMoment::kCombatNotAncient)
        return window == Window::kBeforeCombat && s.fight.ancient == 0;
      return trigger.moment == CardMoment::kCheck && trigger.timing == Timing::kBefore &&
             check_is(s, trigger);
    case Window::kBeforeClosing:
      if (trigger.moment == CardMoment::kClosingCheck || trigger.moment == CardMoment::kBeforeOwn)
        return true;
      // It is a check of Lore or Fight as any other. AH-141
      return trigger.moment == CardMoment::kCheck && trigger.timing == Timing::kBefore &&
             check_is(s, trigger);
    case Window::kAfterCheck:
      if (trigger.timing != Timing::kAfter) return false;
      if (trigger.moment == CardMoment::kAnyCheck) return true;
      if (s.check.who != who) return false;
      return trigger.moment == CardMoment::kOwnCheck ||
             (trigger.moment == CardMoment::kCheck && check_is(s, trigger));
    case Window::kLosingSanity:
      if (trigger.moment == CardMoment::kHorrorLoss)
        return s.loss.who == who && is_horror_loss(s.loss);
      return lessens_loss(s, who, trigger) && has(trigger.set, kSanityNoun);
    case Window::kLosingStamina:
      // What helps against both is offered once.
      return lessens_loss(s, who, trigger) && has(trigger.set, kStaminaNoun) &&
             !(has(trigger.set, kSanityNoun) && s.loss.sanity > 0);
    case Window::kCombatDamage:
      return trigger.moment == CardMoment::kCombatDamage && trigger.timing == Timing::kWhen;
    case Window::kAncientAttack:
      return trigger.moment == CardMoment::kAncientAttack;
    case Window::kEncounterDrawn:
      return trigger.moment == CardMoment::kDrawingEncounter;
    case Window::kPayingSpell:
      return trigger.moment == CardMoment::kPayingSpell;
    case Window::kDelayed:
      return trigger.moment == CardMoment::kDelayed;
    case Window::kArrested:
      return trigger.moment == CardMoment::kArrested && trigger.timing == Timing::kInstead;
    case Window::kStreetEncounter:
      return trigger.moment == CardMoment::kStreetEncounter;
    case Window::kOtherWorldMovement:  // the White Ship sails there, too
      return trigger.moment == CardMoment::kMovement && trigger.timing == Timing::kAt;
    case Window::kInsteadOfEncounter:
      return trigger.moment == CardMoment::kAnyEncounter ||
             (trigger.moment == CardMoment::kLocationEncounter &&
              is_location(s.investigators[who].place));
    case Window::kMythosDrawn:
      return trigger.moment == CardMoment::kDrawingMythos;
    case Window::kEncounterFailed:
      return trigger.moment == CardMoment::kEncounterFailed && s.check.who == kNone;
    case Window::kDrawing:
      return trigger.moment == CardMoment::kDrawing;
    case Window::kTakingUp:
    case Window::kEncounter:
    case Window::kMoved:
      return false;
  }
  return false;
}

/// Upkeep actions are carried out once in an Upkeep, whatever the text says: those of a sheet are
/// remembered by its owner, those of a card go with it from hand to hand. AH-069
NodeId limit_of(const Trigger& trigger, int number) {
  if (trigger.per_game) return trigger.once;
  if (trigger.moment != CardMoment::kUpkeep) return trigger.once;
  return number == kNone ? trigger.may : kNoNode;
}

bool done_in_upkeep(const State& s, Seat who, int number, const Trigger& trigger) {
  return trigger.moment == CardMoment::kUpkeep && number != kNone &&
         (held(s, who)[static_cast<std::size_t>(number)].marks & kUpkeepDone) != 0;
}

int offer_of(Table& t, Seat who, int number, std::uint16_t source, Window window, Citation rule) {
  const State& s = t.state;
  int offered = 0;
  int choice = 0;  // of those that the card has, by which a reader knows it
  for (const Trigger& trigger : statements_of(source).triggers) {
    if (trigger.may == kNoNode) continue;
    ++choice;
    if (!opens_in(s, who, trigger, window) || !guard_holds(s, who, source, trigger)) continue;
    Context context = context_for(who, source, rule);
    context.target = static_cast<std::int16_t>(number);
    const NodeId limit = limit_of(trigger, number);
    if (limit != kNoNode && host().used_up(t, context, limit, 0)) continue;
    if (done_in_upkeep(s, who, number, trigger)) continue;
    const effects::Program& program = content().book[source];
    const NodeId cost = program[trigger.may].child;
    if (!doable(t, context, cost) || !doable(t, context, program[cost].next)) continue;
    t.offer(rule, Verb::kUse, number, source, trigger.may, who, choice);
    ++offered;
  }
  return offered;
}

/// A spell that answers a check answers only that of its owner, and one for Sneak no other skill.
bool is_for(const State& s, Seat who, const Card& spell) {
  if (spell.before_sneak)
    return s.check.who == who && static_cast<Skill>(s.check.skill) == Skill::kSneak;
  return static_cast<Window>(spell.window) != Window::kAfterCheck || s.check.who == who;
}

/// Whether a spell that gives Stamina finds anybody here who can gain it; whoever casts one for
/// anything else knows why.
bool somebody_gains(const State& s, Seat who, std::uint16_t source, NodeId bundle) {
  const effects::Program& program = content().book[source];
  for (NodeId entry = program[bundle].child; entry != kNoNode; entry = program[entry].next) {
    const int noun = content().grammar.noun(program[program.child(entry, 1)].index).code;
    if (noun != kStaminaNoun) return true;
    for (Seat seat = next_in_order(s, kNone); seat != kNone; seat = next_in_order(s, seat))
      if ((seat == who || in_battle(s) ||
           s.investigators[seat].place == s.investigators[who].place) &&
          would_gain(s, seat, noun, source))
        return true;
  }
  return false;
}

bool enchants(std::uint16_t source) {
  return std::ranges::any_of(content().book[source].nodes(), [](const effects::Node& node) {
    return node.kind == NodeKind::kCall &&
           content().grammar.phrase(node.index).category == effects::Category::kVerb &&
           static_cast<CardVerb>(node.value) == CardVerb::kEnchant;
  });
}

/// Whether a spell would do something if it were cast now.
bool spell_helps(const Table& t, Seat who, int number) {
  const State& s = t.state;
  const Card& card = card_of(held(s, who)[static_cast<std::size_t>(number)]);
  // Against the Ancient One, and where there is no foe, only what counts as a weapon does anything;
  // against the Ancient One also what makes a weapon magical. AH-440
  if (s.fight.who != kNone && !fights_monster(s, s.fight.who) &&
      static_cast<Window>(card.window) == Window::kTakingUp && !statements_of(card.source).weapon &&
      !(s.fight.ancient != 0 && enchants(card.source)))
    return false;
  if (static_cast<Window>(card.window) == Window::kAfterCheck && s.check.rolled == 0) return false;
  if (static_cast<Window>(card.window) == Window::kOtherWorldMovement &&
      !in_other_world(s.investigators[who].place))
    return false;
  for (const effects::Node& node : content().book[card.source].nodes()) {
    if (node.kind != NodeKind::kCall ||
        content().grammar.phrase(node.index).category != effects::Category::kVerb)
      continue;
    const auto verb = static_cast<CardVerb>(node.value);
    if (verb == CardVerb::kEnchant) {
      for (int i = 0; i < static_cast<int>(held(s, who).size()); ++i)
        if (is_weapon(s, who, i) && weapon_of(s, who, i, 0).physical &&
            (held(s, who)[static_cast<std::size_t>(i)].marks & kEnchanted) == 0)
          return true;
      return false;
    }
    if (verb == CardVerb::kPush) return !monsters_at(s, s.investigators[who].place).empty();
    if (verb == CardVerb::kBring)
      return in_town(s.investigators[who].place) && !slots_in_towns(s).empty();
    if (verb == CardVerb::kGatherClues) return clues_around(s, who) > 0;
    if (verb == CardVerb::kCallInvestigator) {
      for (Seat seat = 0; seat < s.seats; ++seat)
        if (yet_to_move(s, seat, who)) return true;
      return false;
    }
    if (verb == CardVerb::kGain) return somebody_gains(s, who, card.source, node.child);
  }
  return true;
}

}  // namespace

bool may_use_something(const State& s, Seat who, Window window) {
  if (!in_play(s, who)) return false;
  if (anything_lasts(s) && has_trait(s, who, Trait::kUsesNoCards)) return false;
  std::uint32_t windows = s.own[who].windows;
  if (has(windows, static_cast<int>(window))) return true;
  for (int n = 0; n < s.lying_count; ++n) windows |= lying_source(s.lying[n]).windows;
  return has(windows, static_cast<int>(window));
}

int offer_what_opens(Table& t, Seat who, Window window) {
  const State& s = t.state;
  const Content& c = content();
  const auto opens = [window](const Relevance& relevance) {
    return has(relevance.windows, static_cast<int>(window));
  };
  int offered = 0;
  for (int n = 0; n < personal_sources(s, who); ++n)
    if (const CardSummary& own = personal_source(s, who, n); opens(own))
      offered += offer_of(t, who, kNone, own.source, window, cites("AH-057"));
  for (int n = 0; n < s.lying_count; ++n)  // everybody's. DH-021
    if (const CardSummary& common = lying_source(s.lying[n]); opens(common))
      offered += offer_of(t, who, kNone, common.source, window,
                          rule_of_effect(common.source, kNone, cites("DH-021")));
  if (!opens(s.own[who])) return offered;
  // Spells against a loss are cast against one's own.
  const bool others_lose = s.loss.who != kNone && s.loss.who != who;
  const std::span<const Possession> cards = held(s, who);
  for (std::size_t at = 0; at < cards.size(); ++at) {
    const Possession& possession = cards[at];
    if (!opens(c.summaries.cards[possession.card])) continue;
    const int number = static_cast<int>(at);
    if (!is_ready(possession) || !first_alike(s, who, number)) continue;
    const Card& card = card_of(possession);
    // A weapon has to be in hand.
    if (window == Window::kBeforeCombat && card.weapon && (possession.marks & kInHand) == 0)
      continue;
    if (card.type != CardType::kSpell) {
      offered += offer_of(t, who, number, card.source, window, rule_for(card));
    } else if (!others_lose && is_for(s, who, card) && can_cast(s, who, number) &&
               spell_helps(t, who, number)) {
      t.offer(cites("AH-302"), Verb::kCast, number, possession.card);
      ++offered;
    }
  }
  return offered;
}

namespace {

/// Who casts: the question that was answered is about their loss, check, battle or turn.
Seat caster(const State& s) {
  if (s.loss.who != kNone) return s.loss.who;
  if (s.check.who != kNone) return s.check.who;
  return s.fight.who != kNone ? s.fight.who : s.active;
}

int count_held(const State& s, Seat who, CardNumber card) {
  return static_cast<int>(std::ranges::count(held(s, who), card, &Possession::card));
}

Rule<> use_safely(Table& t, Seat who, int number, std::uint16_t source, NodeId may) {
  State& s = t.state;
  const effects::Program& program = content().book[source];
  const Citation rule = number == kNone
                            ? rule_of_effect(source, kNone, cites("AH-057"))
                            : rule_for(card_of(held(s, who)[static_cast<std::size_t>(number)]));
  Context context = context_for(who, source, rule);
  context.target = static_cast<std::int16_t>(number);
  for (const Trigger& trigger : statements_of(source).triggers) {
    if (trigger.may != may) continue;
    const NodeId limit = limit_of(trigger, number);
    if (limit != kNoNode) host().use_up(t, context, limit, trigger.per_game ? kPerGame : 0);
    if (trigger.moment == CardMoment::kUpkeep && number != kNone)
      held(s, who)[static_cast<std::size_t>(number)].marks |= kUpkeepDone;
  }
  if (program[may].kind != NodeKind::kMay)
    return outcome_aside(t, read_out(t, context, kNoNode, may));
  const NodeId cost = program[may].child;
  return outcome_aside(t, read_out(t, context, cost, program[cost].next));
}

/// What has to be answered before a card is used; it may be gone by that, unused.
Rule<> risk_and_use(Table& t, Seat who, int number, std::uint16_t source, NodeId may) {
  const State& s = t.state;
  const CardNumber card = held(s, who)[static_cast<std::size_t>(number)].card;
  const int copies = count_held(s, who, card);
  co_await before_using(t, who, card);
  if (in_play(s, who) && count_held(s, who, card) >= copies)
    co_await use_safely(t, who, number, source, may);
}

Rule<> use_card(Table& t, Seat who, int number, std::uint16_t source, NodeId may) {
  const State& s = t.state;
  const bool risky =
      number != kNone && s.rumor != kNone && content().book[source][may].kind == NodeKind::kMay &&
      anything_at(s, who, Moment::kUsingCard, held(s, who)[static_cast<std::size_t>(number)].card);
  return risky ? risk_and_use(t, who, number, source, may)
               : use_safely(t, who, number, source, may);
}

}  // namespace

Rule<> before_using(Table& t, Seat who, CardNumber card) {
  State& s = t.state;
  if (!in_play(s, who) || !anything_at(s, who, Moment::kUsingCard, card)) co_return;
  s.pharaoh.used_card = card;
  co_await at_moment(t, who, Moment::kUsingCard, cites("AH-413"), card);
  s.pharaoh.used_card = kNoCard;
}

void offer_text(Table& t, Seat who, std::uint16_t source, Citation rule) {
  const effects::Program& program = content().book[source];
  const NodeId may = program.root();
  const NodeId cost = program[may].child;
  const Context context = context_for(who, source, rule);
  if (worth_trying(t, context, cost) && worth_trying(t, context, program[cost].next))
    t.offer(rule, Verb::kUse, kNone, source, may, who, 1);
}

namespace {

/// The rule by which what speaks to everybody does so, in the order of common_source(): the Ancient
/// One, the Environment, the Rumor, then what else lies on the table.
Citation rule_of_common_source(const State& s, int n) {
  switch (n) {
    case 0:
      return cites("AH-022");
    case 1:
      return cites("AH-411");
    case 2:
      return cites("AH-413");
    default:
      return table_card(s.lying[n - 3].card).kind == TableCardKind::kCondition ? cites("DH-021")
                                                                               : cites("KH-040");
  }
}

}  // namespace

int offer_table_uses(Table& t, Seat who, Window window) {
  int offered = 0;
  for (int n = 0; n < common_sources(t.state); ++n)
    if (const CardSummary& one = common_source(t.state, n);
        has(one.windows, static_cast<int>(window)))
      offered += offer_of(t, who, kNone, one.source, window, rule_of_common_source(t.state, n));
  return offered;
}

void offer_instead_of_encounter(Table& t, Seat who) {
  const State& s = t.state;
  const Place here = s.investigators[who].place;
  each_common_source(s, [&](const CardSummary& one) {
    if (!has(one.triggers, static_cast<int>(CardMoment::kEncounterAt))) return;
    const Citation rule = rule_of_effect(one.source, kNone, cites("AH-411"));
    int choice = 0;
    for (const Trigger& trigger : statements_of(one.source).triggers) {
      ++choice;
      if (trigger.moment != CardMoment::kEncounterAt || trigger.noun != here) continue;
      const Context context = context_for(who, one.source, rule);
      const effects::Program& program = content().book[one.source];
      const NodeId cost = program[trigger.body].child;
      const bool may = trigger.may != kNoNode;
      if (may && !(doable(t, context, cost) && doable(t, context, program[cost].next))) continue;
      t.offer(rule, Verb::kUse, kNone, one.source, trigger.body, who, choice);
    }
  });
}

Rule<> use(Table& t, Option chosen) {
  if (chosen.is(Verb::kCast)) return cast(t, caster(t.state), chosen.arg(0));
  // A card tells of its use by what becomes of it; the ability of a sheet stays as it was.
  const auto owner = chosen.arg<Seat>(3);
  if (owner < t.state.seats && in_play(t.state, owner) &&
      sheet_of(t.state, owner).source == chosen.arg<std::uint16_t>(1))
    t.emit(cites("AH-057"), Tells::kUsesAbility, owner, t.state.investigators[owner].sheet);
  return use_card(t, chosen.arg<Seat>(3), chosen.arg(0), chosen.arg<std::uint16_t>(1),
                  chosen.arg<NodeId>(2));
}

namespace {

/// The use of a card in Movement that its owner need not pay for, or kNoNode.
NodeId free_use(std::uint16_t source) {
  for (const Trigger& trigger : statements_of(source).triggers)
    if (trigger.moment == CardMoment::kMovement && trigger.may != kNoNode) return trigger.may;
  return kNoNode;
}

constexpr int kMorePointsThanAnyCardCosts = 20;

}  // namespace

bool new_card_is_useful(const Table& t, Seat who) {
  const auto cards = held(t.state, who);
  return !cards.empty() && is_ready(cards.back()) &&
         free_use(card_of(cards.back()).source) != kNoNode;
}

Rule<> use_new_card_for_free(Table& t, Seat who) {
  State& s = t.state;
  const int number = static_cast<int>(held(s, who).size()) - 1;
  const std::uint16_t source = card_of(held(s, who).back()).source;
  const std::uint8_t points = s.points;
  const std::uint8_t moved = s.moved;
  s.points = kMorePointsThanAnyCardCosts;
  co_await use_card(t, who, number, source, free_use(source));
  s.points = points;
  s.moved = moved;
}

}  // namespace tavola::arkham

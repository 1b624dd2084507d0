// Giving, taking away and paying, as cards order it. (AH-309, AH-322, AH-380, AH-553)
#include "games/arkham/cards/card_gains.h"

#include <algorithm>

#include "effects/refusal.h"
#include "games/arkham/cards/card_effects.h"
#include "games/arkham/cards/card_host.h"
#include "games/arkham/cards/conditions_now.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/encounters/locations.h"
#include "games/arkham/rules/final_battle/ending.h"
#include "games/arkham/rules/investigator/harm.h"
#include "games/arkham/rules/investigator/possessions.h"
#include "games/arkham/rules/investigator/refreshing.h"
#include "games/arkham/rules/investigator/tokens.h"
#include "games/arkham/rules/phases/movement.h"

namespace tavola::arkham {
namespace {

using effects::Call;
using effects::Context;
using effects::Outcome;

/// Gives whether all of them went: their owner may have kept some. AH-330
Rule<bool> lose_cards(Table& t, Seat who, Bundle bundle, Citation rule, Taking taking) {
  bool all = true;
  for (int noun = kFirstCardNoun; noun <= kLastCardNoun; ++noun) {
    if (bundle[noun] <= 0) continue;
    const int lost = co_await lose_items(t, who, class_of(noun), bundle[noun], rule, taking);
    all = all && lost >= bundle[noun];
  }
  co_return all;
}

bool any_cards(const Bundle& bundle) {
  for (int noun = kFirstCardNoun; noun <= kLastCardNoun; ++noun)
    if (bundle[noun] > 0) return true;
  return false;
}

/// Care of an investigator's own works even where gains are forbidden.
GainBy gain_by(std::uint16_t source) {
  return content().statements[source].cares ? GainBy::kCare : GainBy::kEffect;
}

}  // namespace

bool would_gain(const State& s, Seat who, int resource, std::uint16_t source) {
  const GainBy by = gain_by(source);
  return (resource == kSanityNoun ? sanity_to_gain(s, who, by) : stamina_to_gain(s, who, by)) > 0;
}

int payable(const State& s, Seat who, int noun) {
  return noun == kClueNoun    ? spendable_clues(s, who)
         : noun == kMoneyNoun ? spendable_money(s, who)
                              : amount_of(s, who, noun);
}

namespace {

/// The entries of a bundle, each up to what there is. Of Sanity and Stamina the rules see to that,
/// unless it is all of them.
Bundle up_to(const State& s, const Call& verb, int (*there_is)(const State&, Seat, int)) {
  Bundle bundle;
  for (int i = 0; i < verb.nouns(0); ++i) {
    const int noun = verb.noun(0, i);
    int amount = verb.entry_amount(0, i);
    if (amount >= effects::kEverything)
      amount = amount_of(s, verb.context.seat, noun);
    else if (noun > kStaminaNoun)
      amount = std::min(amount, there_is(s, verb.context.seat, noun));
    bundle.amounts[noun] = static_cast<std::int16_t>(bundle.amounts[noun] + amount);
  }
  return bundle;
}

}  // namespace

Bundle bundle_of(const State& s, const Call& verb) { return up_to(s, verb, amount_of); }

Bundle price_of(const State& s, const Call& verb) { return up_to(s, verb, payable); }

Rule<Outcome> take_away(Table& t, Seat who, Bundle bundle, LossCause cause, Citation rule,
                        Taking taking) {
  if (bundle[kClueNoun] > 0) spend_clues(t, who, bundle[kClueNoun], rule, Tells::kCluesLost);
  if (bundle[kMoneyNoun] > 0) spend_money(t, who, bundle[kMoneyNoun], rule, Tells::kMoneyLost);
  lose_tokens(t, who, TokenKind::kBrood, bundle[kBroodNoun], rule);
  lose_tokens(t, who, TokenKind::kBast, bundle[kBastNoun], rule);
  const int toughness = std::max(bundle[kToughnessNoun], bundle[kMonsterTrophyNoun]);
  if (toughness > 0 || bundle[kGateTrophyNoun] > 0)
    co_await lose_trophies(t, who, toughness, bundle[kGateTrophyNoun], rule);
  bool all = true;
  if (any_cards(bundle)) all = co_await lose_cards(t, who, bundle, rule, taking);
  if (bundle[kSanityNoun] > 0 || bundle[kStaminaNoun] > 0)
    co_await lose(t, who, bundle[kSanityNoun], bundle[kStaminaNoun], cause, rule);
  co_return all || taking == Taking::kByForce ? 1 : effects::kRefused;
}

Rule<Outcome> pay(Table& t, Seat who, Bundle bundle, Citation rule) {
  if (bundle[kSanityNoun] > 0 || bundle[kStaminaNoun] > 0) {
    t.applies(cites("AH-380"));
    take_off(t, who, bundle[kSanityNoun], bundle[kStaminaNoun], rule);
  }
  if (bundle[kMoneyNoun] > 0) co_await pay_money(t, who, bundle[kMoneyNoun], rule);
  if (bundle[kMovementPointNoun] > 0) spend_points(t, bundle[kMovementPointNoun]);
  if (bundle[kClueNoun] > 0) co_await pay_clues(t, who, bundle[kClueNoun], rule);
  const int toughness = std::max(bundle[kToughnessNoun], bundle[kMonsterTrophyNoun]);
  if (toughness > 0 || bundle[kGateTrophyNoun] > 0)
    co_await spend_trophies(t, who, toughness, bundle[kGateTrophyNoun], rule);
  if (bundle[kTrophyValueNoun] > 0)
    co_await spend_trophy_value(t, who, bundle[kTrophyValueNoun], rule);
  if (bundle[kMoonTrophyNoun] > 0)
    co_await spend_trophies_with(t, who, Dimension::kMoon, bundle[kMoonTrophyNoun], rule);
  if (bundle[kFocusPointNoun] > 0) spend_focus(t, who, bundle[kFocusPointNoun]);
  if (any_cards(bundle)) co_await lose_cards(t, who, bundle, rule, Taking::kByChoice);
  co_return 1;
}

void gain(Table& t, const Call& verb) {
  const Seat who = verb.context.seat;
  const Citation rule = verb.context.rule;
  const auto by = [&verb] { return gain_by(verb.context.source); };
  for (int i = 0; i < verb.nouns(0); ++i) {
    const int amount = verb.entry_amount(0, i);
    if (amount <= 0) continue;
    switch (verb.noun(0, i)) {
      case kSanityNoun:
        gain_sanity(t, who, amount, rule, by());
        break;
      case kStaminaNoun:
        gain_stamina(t, who, amount, rule, by());
        break;
      case kClueNoun:
        gain_clues(t, who, amount, rule);
        break;
      case kMoneyNoun:
        gain_money(t, who, amount, rule);
        break;
      case kMovementPointNoun:
        gain_points(t, amount, rule);
        break;
      case kBastNoun:
        gain_bast(t, who, amount, rule);
        break;
      default:
        break;
    }
  }
}

void restore(Table& t, const Call& verb) {
  const State& s = t.state;
  const Seat who = verb.context.seat;
  for (int i = 0; i < verb.nouns(0); ++i) {
    const Investigator& investigator = s.investigators[who];
    if (verb.noun(0, i) == kSanityNoun)
      gain_sanity(t, who, maximum_sanity(s, who) - investigator.sanity, verb.context.rule);
    else
      gain_stamina(t, who, maximum_stamina(s, who) - investigator.stamina, verb.context.rule);
  }
}

namespace {

Outcome take_off_loss(Table& t, Citation rule, bool sanity, int amount) {
  Loss& loss = t.state.loss;
  std::uint8_t& from = sanity ? loss.sanity : loss.stamina;
  const int less = std::min<int>(from, amount);
  from = static_cast<std::uint8_t>(from - less);
  if (less > 0)
    t.emit(rule, Tells::kLossReduced, loss.who, less,
           sanity ? Resource::kSanity : Resource::kStamina);
  return 1;
}

/// Both are being lost, and the card helps against one of them: its owner chooses.
Rule<Outcome> choose_loss(Table& t, Seat who, Citation rule, int amount) {
  const Loss loss = t.state.loss;
  t.ask(who, Prompt::kWhichLoss, cites("AH-535"), loss.sanity, loss.stamina);
  t.offer(cites("AH-535"), Verb::kPreventSanity, std::min<int>(loss.sanity, amount));
  t.offer(cites("AH-535"), Verb::kPreventStamina, std::min<int>(loss.stamina, amount));
  const Option chosen = co_await t.answer();
  co_return take_off_loss(t, rule, chosen.is(Verb::kPreventSanity), amount);
}

}  // namespace

Rule<Outcome> reduce_loss(Table& t, const Context& context, int amount) {
  const Loss& loss = t.state.loss;
  const Statements& statements = content().statements[context.source];
  NounSet named;
  for (const Trigger& trigger : statements.triggers)
    if (trigger.moment == CardMoment::kLoss || trigger.moment == CardMoment::kAnyoneLosing)
      named |= trigger.set;
    else if (trigger.moment == CardMoment::kHorrorLoss)
      named.add(kSanityNoun);
  const bool sanity = has(named, kSanityNoun) && loss.sanity > 0;
  const bool stamina = has(named, kStaminaNoun) && loss.stamina > 0;
  if (sanity && stamina) return choose_loss(t, context.seat, context.rule, amount);
  return Rule<Outcome>::done(take_off_loss(t, context.rule, sanity, amount));
}

}  // namespace tavola::arkham

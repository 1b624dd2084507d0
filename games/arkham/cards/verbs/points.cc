// What texts take and give: Sanity, Stamina, money, Clues and whatever else is counted. Beyond a
// plain loss or gain: losses.cc. (AH-309, AH-322, AH-336)
#include <algorithm>

#include "games/arkham/cards/card_effects.h"
#include "games/arkham/cards/card_gains.h"
#include "games/arkham/cards/card_host.h"
#include "games/arkham/cards/conditions_now.h"
#include "games/arkham/cards/own_choice.h"
#include "games/arkham/cards/verbs/card_verbs.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/encounters/exchanges.h"
#include "games/arkham/rules/encounters/locations.h"
#include "games/arkham/rules/investigator/harm.h"
#include "games/arkham/rules/investigator/possessions.h"
#include "games/arkham/rules/investigator/tokens.h"

namespace tavola::arkham {
namespace {

using effects::Call;
using effects::Context;
using effects::Outcome;

// ---- lost and paid ------------------------------------------------------------------------------

/// The attack of the Ancient One may take twice what its sheet says, and a careful reader loses no
/// Sanity to Tomes.
Bundle as_lost(const State& s, Seat who, std::uint16_t source, Bundle bundle) {
  if (source == ancient_one(s).attack && has_trait(s, who, Trait::kAttackDoubled)) {
    bundle.amounts[kSanityNoun] = static_cast<std::int16_t>(2 * bundle[kSanityNoun]);
    bundle.amounts[kStaminaNoun] = static_cast<std::int16_t>(2 * bundle[kStaminaNoun]);
  }
  const auto is_this_tome = [source](const Card& card) {
    return card.tome && card.source == source;
  };
  if (bundle[kSanityNoun] > 0 && has_trait(s, who, Trait::kTomesHarmless) &&
      std::ranges::any_of(content().cards, is_this_tome))
    bundle.amounts[kSanityNoun] = 0;
  return bundle;
}

/// A loss by a text. In a duel, and by some texts, it is for life or death.
Rule<Outcome> lose_by_text(Table& t, const Call& verb) {
  const State& s = t.state;
  const Context& context = verb.context;
  const bool deadly = content().statements[context.source].deadly || s.pharaoh.duel != kNone;
  const Bundle bundle = as_lost(s, context.seat, context.source, bundle_of(s, verb));
  const Taking taking =
      holds_kept(s, context.seat) ? taking_of(t, verb) : Taking::kByText;  // AH-330
  return take_away(t, context.seat, bundle, deadly ? LossCause::kDeadly : LossCause::kEffect,
                   context.rule, taking);
}

Rule<Outcome> everybody_pays(Table& t, Call verb) {
  State& s = t.state;
  for (Seat who = next_in_order(s, kNone); who != kNone; who = next_in_order(s, who)) {
    verb.context.seat = who;
    const Outcome paid = co_await pay(t, who, price_of(s, verb), verb.context.rule);
    static_cast<void>(paid);
  }
  co_return 1;
}

/// The nouns of a list, as a set.
NounSet nouns_of_list(const Call& verb, int slot) {
  NounSet set;
  for (int i = 0; i < verb.nouns(slot); ++i) set.add(verb.noun(slot, i));
  return set;
}

/// So many things of several kinds, one by one, as the reader chooses.
Rule<> give_up_any(Table& t, Seat who, int number, NounSet kinds, Citation rule) {
  State& s = t.state;
  for (; number > 0 && in_play(s, who); --number) {
    t.ask(who, Prompt::kGiveUpAny, rule, number);
    if (has(kinds, kClueNoun) && s.investigators[who].clues > 0) t.offer(rule, Verb::kDiscardClue);
    if (has(kinds, kMonsterTrophyNoun))
      for (const int slot : monsters_at(s, trophies_of(who)))
        t.offer(rule, Verb::kLoseMonster, slot, s.monsters[slot].kind);
    for (int gate = 0; has(kinds, kGateTrophyNoun) && gate < kMostGateKinds; ++gate)
      if (s.investigators[who].gates[gate] > 0) t.offer(rule, Verb::kLoseGate, gate);
    for (int card = 0; has(kinds, kItemNoun) && card < static_cast<int>(held(s, who).size());
         ++card) {
      const Possession& possession = held(s, who)[static_cast<std::size_t>(card)];
      if (belongs(card_of(possession), ItemClass::kItem) && first_alike(s, who, card))
        t.offer(rule, Verb::kLoseItem, card, possession.card);
    }
    if (!t.anything_offered()) co_return;
    const Option chosen = co_await t.answer();
    if (chosen.is(Verb::kDiscardClue)) spend_clues(t, who, 1, rule, Tells::kCluesLost);
    if (chosen.is(Verb::kLoseItem)) discard(t, who, chosen.arg(0), rule);
    if (chosen.is(Verb::kLoseMonster)) lose_monster_trophy(t, who, chosen.arg(0), rule);
    if (chosen.is(Verb::kLoseGate)) lose_gate_trophy(t, who, chosen.arg(0), rule);
  }
}

// ---- gained -------------------------------------------------------------------------------------

Rule<Outcome> gain_by_text(Table& t, const Call& verb) {
  const State& s = t.state;
  const Seat who = verb.context.seat;
  const int clues = s.investigators[who].clues;
  gain(t, verb);
  if (s.investigators[who].clues > clues)
    return after(t, at_moment(t, who, Moment::kGainingClue, cites("AH-022")));
  for (int i = 0; i < verb.nouns(0); ++i)
    if (verb.noun(0, i) == kBroodNoun)
      return after(t, gain_brood(t, who, verb.entry_amount(0, i), verb.context.rule));
  return finished();
}

std::optional<Rule<Outcome>> perform_on_points(Table& t, const Call& verb) {
  State& s = t.state;
  const Context& context = verb.context;
  const Seat who = context.seat;
  const Citation rule = context.rule;
  switch (static_cast<CardVerb>(verb.code())) {
    case CardVerb::kLose:
    case CardVerb::kDiscard:
      return lose_by_text(t, verb);
    case CardVerb::kPay:
    case CardVerb::kSpend:
      return pay(t, who, price_of(s, verb), rule);
    case CardVerb::kGain:
      return gain_by_text(t, verb);
    case CardVerb::kRestore:
      restore(t, verb);
      return finished();
    case CardVerb::kLowerMaximum: {
      const bool sanity = verb.noun(0) == kSanityNoun;
      const int amount = verb.amount(1);
      return after(t, lower_maximum(t, who, sanity ? amount : 0, sanity ? 0 : amount, rule));
    }
    case CardVerb::kReduceLoss:
      return reduce_loss(t, context, verb.amount(0));
    case CardVerb::kPreventLoss:
      return reduce_loss(t, context, effects::kEverything);
    case CardVerb::kCancelDamage:
      s.fight.no_damage = 1;
      return finished();
    case CardVerb::kCancelAttack:
      s.attack_cancelled = 1;
      return finished();
    case CardVerb::kSplit:
      return after(t, split_points(t, who, verb.amount(0), rule));
    case CardVerb::kAllSpend:
      return everybody_pays(t, verb);
    case CardVerb::kGiveUpAny:
      return after(t, give_up_any(t, who, verb.amount(0), nouns_of_list(verb, 1), rule));
    case CardVerb::kExchange:
      if (verb.noun(1) == kMoneyNoun)
        return after(t, money_for_health(t, who, verb.amount(0), rule));
      return after(t, sanity_for_clues(t, who, verb.amount(0), rule));
    default:
      return std::nullopt;
  }
}

// ---- whether there is enough --------------------------------------------------------------------

/// Whether an investigator has everything that a bundle names. Sanity and Stamina can always be
/// lost, but only what there is can be paid.
bool has_all(const State& s, Seat who, const Call& verb, bool paying) {
  for (int i = 0; i < verb.nouns(0); ++i) {
    const int amount = verb.entry_amount(0, i);
    if (amount >= effects::kEverything) continue;
    const int noun = verb.noun(0, i);
    if (!paying && noun <= kStaminaNoun) continue;  // a loss stops at 0, AH-322
    const int owned = paying ? payable(s, who, noun) : amount_of(s, who, noun);
    if (owned < amount) return false;
  }
  return true;
}

/// A gain of Sanity and Stamina alone is nothing to an investigator who can have no more of either.
bool gains_something(const State& s, Seat who, const Call& verb) {
  for (int i = 0; i < verb.nouns(0); ++i) {
    const int noun = verb.noun(0, i);
    if (noun == kBastNoun && bast_tokens_left(s) == 0) continue;
    if (noun > kStaminaNoun || would_gain(s, who, noun, verb.context.source)) return true;
  }
  return false;
}

/// Whether one of the resources that a verb would restore is short.
bool restores_something(const State& s, Seat who, const Call& verb) {
  for (int i = 0; i < verb.nouns(0); ++i)
    if (would_gain(s, who, verb.noun(0, i), verb.context.source)) return true;
  return false;
}

/// Whether everybody in play has what a bundle asks of each.
bool everybody_has(const State& s, const Call& verb) {
  for (Seat who = next_in_order(s, kNone); who != kNone; who = next_in_order(s, who))
    if (!has_all(s, who, verb, true)) return false;
  return true;
}

/// How many things of the kinds in a list an investigator has.
int owned_of_list(const State& s, Seat who, const Call& verb, int slot) {
  int owned = 0;
  for (int i = 0; i < verb.nouns(slot); ++i) owned += amount_of(s, who, verb.noun(slot, i));
  return owned;
}

std::optional<bool> possible_on_points(const tavola::Table& table, const Call& verb) {
  const State& s = state_in(table);
  const Seat who = verb.context.seat;
  switch (static_cast<CardVerb>(verb.code())) {
    case CardVerb::kLose:
    case CardVerb::kDiscard:
      return has_all(s, who, verb, false);
    case CardVerb::kPay:
    case CardVerb::kSpend:
      return has_all(s, who, verb, true);
    case CardVerb::kGain:
      return gains_something(s, who, verb);
    case CardVerb::kRestore:
      return restores_something(s, who, verb);
    case CardVerb::kReduceLoss:
    case CardVerb::kPreventLoss:
      return s.loss.sanity + s.loss.stamina > 0;
    case CardVerb::kAllSpend:
      return everybody_has(s, verb);
    case CardVerb::kGiveUpAny:
      return owned_of_list(s, who, verb, 1) >= verb.amount(0);
    default:
      return std::nullopt;
  }
}

}  // namespace

const VerbsOfSubject kVerbsOfPoints{perform_on_points, possible_on_points};

}  // namespace tavola::arkham

// What texts order about decks, about the cards and points that an investigator has, and about
// debts. (AH-271, AH-321, AH-371 to AH-374, AH-389, AH-534)
#include <algorithm>

#include "games/arkham/cards/card_effects.h"
#include "games/arkham/cards/card_host.h"
#include "games/arkham/cards/conditions_now.h"
#include "games/arkham/cards/verbs/card_verbs.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/combat/checks.h"
#include "games/arkham/rules/encounters/encounter_texts.h"
#include "games/arkham/rules/encounters/locations.h"
#include "games/arkham/rules/investigator/condition.h"
#include "games/arkham/rules/investigator/harm.h"
#include "games/arkham/rules/investigator/magical_effects.h"
#include "games/arkham/rules/investigator/possessions.h"

namespace tavola::arkham {
namespace {

using effects::Call;
using effects::Outcome;

bool is_exhausted(const Possession& possession, ItemClass which) {
  return !is_ready(possession) && belongs(card_of(possession), which);
}

/// As many as there are, one after the other, as their owner chooses. AH-373
Rule<Outcome> refresh_cards(Table& t, Seat who, ItemClass which, int number, Citation rule) {
  State& s = t.state;
  int refreshed = 0;
  for (; refreshed < number; ++refreshed) {
    t.ask(who, Prompt::kRefreshCard, rule);
    for (int i = 0; i < static_cast<int>(held(s, who).size()); ++i) {
      const Possession& possession = held(s, who)[static_cast<std::size_t>(i)];
      if (is_exhausted(possession, which) && first_alike(s, who, i))
        t.offer(rule, Verb::kRefreshCard, i, possession.card);
    }
    if (!t.anything_offered()) break;
    const Option chosen = co_await t.answer();
    Possession& possession = held(s, who)[static_cast<std::size_t>(chosen.arg(0))];
    possession.marks &= static_cast<std::uint8_t>(~(kExhausted | kWorking));
    t.emit(rule, Tells::kCardRefreshed, who, possession.card);
    end_magical_effects(t, who);  // KY-017
  }
  co_return refreshed > 0 ? 1 : 0;
}

/// A die for each Spell; those that fail are discarded. AH-271
Outcome risk_spells(Table& t, Seat who, Citation rule) {
  State& s = t.state;
  for (int number = static_cast<int>(held(s, who).size()) - 1; number >= 0; --number) {
    const Possession& possession = held(s, who)[static_cast<std::size_t>(number)];
    if (card_of(possession).type != CardType::kSpell || is_kept(s, who, possession)) continue;
    const int die = t.roll(6);
    const bool success = die >= success_from(s, who);
    t.emit(rule, Tells::kRollsFor, who, die, possession.card, success);
    t.applies(cites("AH-271"));
    if (!success) discard(t, who, number, rule);
  }
  return 1;
}

Rule<Outcome> offer_at_most(Table& t, const Call& verb) {
  int common = 0;
  int unique = 0;
  for (int i = 0; i < verb.nouns(0); ++i)
    (verb.noun(0, i) == kCommonNoun ? common : unique) += verb.entry_amount(0, i);
  return after(t, offer_cards(t, verb.context.seat, common, unique,
                              static_cast<Price>(verb.noun(1)), verb.context.rule, verb.amount(2)));
}

void deal_with_the_dark_man(Table& t, Seat who, Citation rule) {
  t.state.investigators[who].special |= kIndebted;
  t.emit(rule, Tells::kDeals, who);
}

void clear_debts(Table& t, Citation rule) {
  State& s = t.state;
  for (Seat who = 0; who < s.seats; ++who) {
    Investigator& investigator = s.investigators[who];
    if ((investigator.special & kIndebted) == 0) continue;
    investigator.special &= static_cast<std::uint16_t>(~kIndebted);
    t.emit(rule, Tells::kDebtSettled, who);
  }
}

Outcome take_loan(Table& t, Seat who, int money, Citation rule) {
  if (!may_take_loan(t.state, who) || !gain_special(t, who, kBankLoan, rule)) return 0;
  gain_money(t, who, money, cites("AH-389"));
  return 1;
}

/// With some of its steps done already. DH-026
Rule<Outcome> first_with_steps(Table& t, Call verb) {
  State& s = t.state;
  const Seat who = verb.context.seat;
  const int before = count_of(s, who, ItemClass::kTask);
  const int found = co_await first_of_deck(t, who, type_of(verb.noun(1)), class_of(verb.noun(0)), 0,
                                           verb.context.rule);
  // What comes of gaining it may have cost it again, or brought another card after it.
  if (found == 0 || count_of(s, who, ItemClass::kTask) <= before) co_return 0;
  int number = static_cast<int>(held(s, who).size()) - 1;
  while (card_of(held(s, who)[static_cast<std::size_t>(number)]).steps.empty()) --number;
  Possession& task = held(s, who)[static_cast<std::size_t>(number)];
  const auto steps = static_cast<int>(card_of(task).steps.size());
  task.tokens = static_cast<std::uint8_t>(std::min(verb.amount(2), steps - 1));
  if (task.tokens > 0) t.emit(verb.context.rule, Tells::kTaskStep, who, task.card, task.tokens);
  co_return 1;
}

/// One card of each kind is drawn and seen; only those that are kept count as gained.
Rule<Outcome> draw_both(Table& t, Call verb) {
  const Seat who = verb.context.seat;
  const Citation rule = verb.context.rule;
  CardNumber drawn[kMostDrawn] = {};
  int count = 0;
  for (int i = 0; i < verb.nouns(0); ++i) {
    const CardNumber card = draw_from(t, type_of(verb.noun(0, i)));
    if (card == kNoCard) continue;
    t.emit(rule, Tells::kCardsShown, who, card);
    drawn[count++] = card;
  }
  for (int keep = verb.amount(1); count > 0; --keep) {
    if (keep == 0) {
      while (count > 0) put_back(t.state, drawn[--count]);
      break;
    }
    int chosen = 0;
    if (count > keep) {
      t.ask(who, Prompt::kKeep, cites("AH-375"));
      for (int i = 0; i < count; ++i) t.offer(cites("AH-375"), Verb::kKeep, drawn[i]);
      const Option answer = co_await t.answer();
      while (drawn[chosen] != answer.arg<CardNumber>(0)) ++chosen;
    }
    const CardNumber card = drawn[chosen];
    drawn[chosen] = drawn[--count];
    co_await receive(t, who, card, rule);
  }
  co_return 1;
}

template <class Fits>
bool holds_any(const State& s, Seat who, Fits&& fits) {
  return std::ranges::any_of(held(s, who), fits);
}

std::optional<Rule<Outcome>> perform_dealings(Table& t, const Call& verb) {
  State& s = t.state;
  const Seat who = verb.context.seat;
  const Citation rule = verb.context.rule;
  switch (static_cast<CardVerb>(verb.code())) {
    case CardVerb::kRefreshCards:
      return refresh_cards(t, who, class_of(verb.noun(1)), verb.amount(0), rule);
    case CardVerb::kOfferAtMost:
      return offer_at_most(t, verb);
    case CardVerb::kForgoFocus:
      s.focus_spent = State::kNoFocus;
      return finished();
    case CardVerb::kFirstWithSteps:
      return first_with_steps(t, verb);
    case CardVerb::kDrawBothKeepOne:
      return draw_both(t, verb);
    case CardVerb::kTitleToBox: {
      const int number = find_card(s, who, verb.noun(0));
      if (number >= 0) to_box(t, who, number, rule);
      return finished(number >= 0 ? 1 : 0);
    }
    case CardVerb::kRiskSpells:
      return finished(risk_spells(t, who, rule));
    case CardVerb::kBeyondMaximum:
      gain_beyond_maximum(t, who, verb.noun(1) == kSanityNoun, verb.amount(0), rule);
      return finished();
    case CardVerb::kBankLoan:
      return finished(take_loan(t, who, verb.amount(0), rule));
    case CardVerb::kDeal:
      deal_with_the_dark_man(t, who, rule);
      return finished();
    case CardVerb::kClearDebts:
      clear_debts(t, rule);
      return finished();
    default:
      return std::nullopt;
  }
}

std::optional<bool> possible_dealings(const tavola::Table& table, const Call& verb) {
  const State& s = state_in(table);
  const Seat who = verb.context.seat;
  switch (static_cast<CardVerb>(verb.code())) {
    case CardVerb::kRefreshCards:
      return holds_any(s, who, [which = class_of(verb.noun(1))](const Possession& possession) {
        return is_exhausted(possession, which);
      });
    case CardVerb::kTitleToBox:
      return find_card(s, who, verb.noun(0)) >= 0;
    case CardVerb::kBankLoan:
      return may_take_loan(s, who);
    case CardVerb::kDeal:
      return (s.investigators[who].special & kIndebted) == 0;
    default:
      return std::nullopt;
  }
}

}  // namespace

const VerbsOfSubject kVerbsOfDealings{perform_dealings, possible_dealings};

}  // namespace tavola::arkham

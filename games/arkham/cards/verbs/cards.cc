// Cards that texts reveal, keep, sell and look for. (AH-371, AH-374 to AH-378)
#include <algorithm>

#include "games/arkham/cards/card_effects.h"
#include "games/arkham/cards/card_host.h"
#include "games/arkham/cards/conditions_now.h"
#include "games/arkham/cards/verbs/card_verbs.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/encounters/revealed_cards.h"
#include "games/arkham/rules/investigator/possessions.h"

namespace tavola::arkham {
namespace {

using effects::Call;
using effects::kEverything;
using effects::Outcome;

Rule<Outcome> reveal_each(Table& t, Call verb) {
  const Reading& text = t.state.text;
  const int before = text.revealed;
  for (int i = 0; i < verb.nouns(0); ++i)
    reveal(t, verb.context.seat, type_of(verb.noun(0, i)), verb.entry_amount(0, i),
           verb.context.rule);
  const auto tomes = std::count_if(text.cards + before, text.cards + text.revealed,
                                   [](CardNumber card) { return content().cards[card].tome; });
  co_await tomes_drawn(t, verb.context.seat, static_cast<int>(tomes));
  co_return 1;
}

std::uint32_t types_named(const Call& verb) {
  std::uint32_t types = 0;
  for (int i = 0; i < verb.nouns(0); ++i)
    types |= static_cast<std::uint32_t>(bit(static_cast<int>(type_of(verb.noun(0, i)))));
  return types;
}

// ---- cards that are held ------------------------------------------------------------------------

bool is_titled(const Call& verb, CardNumber card) {
  for (int i = 0; i < verb.nouns(0); ++i)
    if (verb.noun(0, i) == card || content().cards[verb.noun(0, i)].twin == card) return true;
  return false;
}

Rule<Outcome> exhaust_titled(Table& t, Call verb) {
  const State& s = t.state;
  const Seat who = verb.context.seat;
  t.ask(who, Prompt::kExhaustWhich, verb.context.rule);
  for (int number = 0; number < static_cast<int>(held(s, who).size()); ++number) {
    const Possession& possession = held(s, who)[static_cast<std::size_t>(number)];
    if (is_ready(possession) && is_titled(verb, possession.card) && first_alike(s, who, number))
      t.offer(verb.context.rule, Verb::kExhaustCard, number, possession.card);
  }
  if (!t.anything_offered()) co_return 0;
  const Option chosen = co_await t.answer();
  t.state.text.exhausted = chosen.arg<CardNumber>(1);
  exhaust(t, who, chosen.arg(0), verb.context.rule);
  co_return 1;
}

/// Of the cards drawn those of a class are kept, or all others.
Rule<Outcome> draw_and_sort(Table& t, Call verb, bool keep_class) {
  const Seat who = verb.context.seat;
  const ItemClass which = class_of(verb.noun(2));
  int tomes = 0;
  for (int left = verb.amount(0); left > 0; --left) {
    const CardNumber card = draw_from(t, type_of(verb.noun(1)));
    if (card == kNoCard) break;
    t.emit(verb.context.rule, Tells::kCardsShown, who, card, kNothing, kNothing);
    tomes += content().cards[card].tome ? 1 : 0;
    if (belongs(content().cards[card], which) == keep_class) {
      co_await receive(t, who, card, verb.context.rule);
    } else {
      put_back(t.state, card);
      t.emit(cites("AH-371"), Tells::kCardPutBack, who, card);
    }
  }
  co_await tomes_drawn(t, who, tomes);
  co_return 1;
}

Rule<Outcome> sell_titled(Table& t, Call verb) {
  const State& s = t.state;
  const Seat who = verb.context.seat;
  const Citation rule = verb.context.rule;
  const auto price = static_cast<Price>(verb.noun(1));
  for (;;) {
    t.ask(who, Prompt::kSellWhich, rule, price);
    for (int number = 0; number < static_cast<int>(held(s, who).size()); ++number) {
      const Possession& possession = held(s, who)[static_cast<std::size_t>(number)];
      if (is_titled(verb, possession.card) && first_alike(s, who, number))
        t.offer(rule, Verb::kSell, number, possession.card, price_of(card_of(possession), price));
    }
    if (!t.anything_offered()) co_return 1;
    t.offer(rule, Verb::kDone);
    const Option chosen = co_await t.answer();
    if (chosen.is(Verb::kDone)) co_return 1;
    t.emit(rule, Tells::kCardSold, who, chosen.arg(1), chosen.arg(2));
    discard(t, who, chosen.arg(0), rule);
    gain_money(t, who, chosen.arg(2), rule);
  }
}

/// Any number of Spells, each for as many Clues as it costs Sanity.
Rule<Outcome> burn_spells(Table& t, Seat who, Citation rule) {
  const State& s = t.state;
  int clues = 0;
  for (;;) {
    t.ask(who, Prompt::kLoseItems, rule, 1);
    for (int number = 0; number < static_cast<int>(held(s, who).size()); ++number) {
      const Possession& possession = held(s, who)[static_cast<std::size_t>(number)];
      if (card_of(possession).type == CardType::kSpell && first_alike(s, who, number))
        t.offer(rule, Verb::kLoseItem, number, possession.card);
    }
    if (!t.anything_offered()) break;
    t.offer(rule, Verb::kDone);
    const Option chosen = co_await t.answer();
    if (chosen.is(Verb::kDone)) break;
    clues += content().cards[chosen.arg<CardNumber>(1)].cost;
    discard(t, who, chosen.arg(0), rule);
  }
  gain_clues(t, who, clues, rule);
  if (clues > 0) co_await at_moment(t, who, Moment::kGainingClue, cites("AH-022"));
  co_return 1;
}

std::optional<Rule<Outcome>> perform_with_cards(Table& t, const Call& verb) {
  const Seat who = verb.context.seat;
  const Citation rule = verb.context.rule;
  switch (static_cast<CardVerb>(verb.code())) {
    case CardVerb::kReveal:
      return reveal_each(t, verb);
    case CardVerb::kKeepRevealed:
      return after(t, keep_revealed(t, who, t.state.text.revealed, kEverything, rule));
    case CardVerb::kKeepSomeRevealed:
      return after(t, keep_revealed(t, who, verb.amount(0), kEverything, rule));
    case CardVerb::kKeepCheapRevealed:
      return after(t, keep_revealed(t, who, verb.amount(0), verb.amount(1), rule));
    case CardVerb::kDiscardRevealed:
      put_revealed_away(t, who);
      return finished();
    case CardVerb::kBuyRevealed:
      return after(t, buy_revealed(t, who, static_cast<Price>(verb.noun(0)), rule));
    case CardVerb::kFirstPriced:
      return first_of_deck(t, who, type_of(verb.noun(0)), class_of(verb.noun(0)), verb.amount(1),
                           rule);
    case CardVerb::kExhaustTitle:
      return exhaust_titled(t, verb);
    case CardVerb::kKeepOnly:
      return draw_and_sort(t, verb, true);
    case CardVerb::kKeepOthers:
      return draw_and_sort(t, verb, false);
    case CardVerb::kSellTitles:
      return sell_titled(t, verb);
    case CardVerb::kBurnSpells:
      return burn_spells(t, who, rule);
    case CardVerb::kAnotherCopy:
      return after(t, search_for_copy(t, who, rule));
    case CardVerb::kSearchOtherToBuy:
      return after(t, search_other_to_buy(t, who, type_of(verb.noun(0)), class_of(verb.noun(1)),
                                          static_cast<Price>(verb.noun(2)), rule));
    case CardVerb::kFirstCost:
      return first_spell_of_cost(t, who, verb.amount(0), rule);
    case CardVerb::kSearchKind:
      return after(t, search_for_kind(t, who, types_named(verb), class_of(verb.noun(1)), rule));
    default:
      return std::nullopt;
  }
}

std::optional<bool> possible_with_cards(const tavola::Table& table, const Call& verb) {
  const State& s = state_in(table);
  switch (static_cast<CardVerb>(verb.code())) {
    case CardVerb::kBuyRevealed:
      return s.text.revealed > 0 &&
             price_of_revealed(s, verb.context.seat, static_cast<Price>(verb.noun(0))) <=
                 spendable_money(s, verb.context.seat);
    case CardVerb::kKeepRevealed:
    case CardVerb::kKeepSomeRevealed:
      return s.text.revealed > 0;
    case CardVerb::kExhaustTitle:
      return std::ranges::any_of(held(s, verb.context.seat), [&verb](const Possession& possession) {
        return is_ready(possession) && is_titled(verb, possession.card);
      });
    default:
      return std::nullopt;
  }
}

}  // namespace

const VerbsOfSubject kVerbsOfCards{perform_with_cards, possible_with_cards};

}  // namespace tavola::arkham

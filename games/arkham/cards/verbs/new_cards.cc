// Cards that texts give: drawn, kept, found in their decks, offered for sale. (AH-371, AH-374,
// AH-375)
#include "games/arkham/cards/card_effects.h"
#include "games/arkham/cards/card_host.h"
#include "games/arkham/cards/conditions_now.h"
#include "games/arkham/cards/verbs/card_verbs.h"
#include "games/arkham/dunwich/rules/injuries.h"
#include "games/arkham/hooks.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/encounters/encounter_texts.h"
#include "games/arkham/rules/investigator/possessions.h"

namespace tavola::arkham {
namespace {

using effects::Call;
using effects::Outcome;

Rule<Outcome> draw(Table& t, Call verb) {
  // A second Injury of a kind devours; the rest is not drawn then.
  for (int i = 0; i < verb.nouns(0) && in_play(t.state, verb.context.seat); ++i) {
    const int amount = verb.entry_amount(0, i);
    if (amount > 0)
      co_await draw_cards(t, verb.context.seat, type_of(verb.noun(0, i)), amount, amount,
                          verb.context.rule);
  }
  co_return 1;
}

/// A named card; its deck is searched for it, and shuffled. AH-374
Rule<Outcome> find_in_deck(Table& t, Seat who, CardNumber card, Citation rule) {
  if (!take_named(t, who, card, rule)) co_return 0;
  const CardType type = content().cards[card].type;
  if (type != CardType::kSpecial)
    with_deck(t.state, type, [](auto& deck, DeckId) { deck.shuffle(); });
  t.applies(cites("AH-374"));
  if (is_ailment(type)) {
    co_await suffer_ailment(t, who, card);
    co_return 1;
  }
  co_await at_moment(t, who, Moment::kGainingCard, rule, card);
  if (acts_when_taken(card) && in_play(t.state, who)) co_await on_taking(t, who, card, rule);
  if (type != CardType::kSpecial)
    co_await tomes_drawn(t, who, content().cards[card].tome ? 1 : 0);  // KH-154
  co_return 1;
}

Rule<Outcome> offer(Table& t, const Call& verb) {
  int common = 0;
  int unique = 0;
  for (int i = 0; i < verb.nouns(0); ++i)
    (verb.noun(0, i) == kCommonNoun ? common : unique) += verb.entry_amount(0, i);
  const Seat who = verb.context.seat;
  const Citation rule = verb.context.rule;
  const auto what = static_cast<CardVerb>(verb.code());
  if (what == CardVerb::kOfferToAll) return after(t, offer_to_all(t, who, common, unique, rule));
  const auto price = static_cast<Price>(verb.noun(1));
  return after(t, what == CardVerb::kOfferShown ? offer_shown(t, who, common, unique, price, rule)
                                                : offer_cards(t, who, common, unique, price, rule));
}

std::optional<Rule<Outcome>> perform_on_new_cards(Table& t, const Call& verb) {
  State& s = t.state;
  const Seat who = verb.context.seat;
  const Citation rule = verb.context.rule;
  switch (static_cast<CardVerb>(verb.code())) {
    case CardVerb::kDraw:
      return draw(t, verb);
    case CardVerb::kDrawAndKeep:
      return after(t,
                   draw_cards(t, who, type_of(verb.noun(1)), verb.amount(0), verb.amount(2), rule));
    case CardVerb::kDrawEither:
      return after(t, draw_from_either_end(t, who, type_of(verb.noun(1)), rule));
    case CardVerb::kKeepAny:
      return after(t, keep_any(t, who, type_of(verb.noun(1)), verb.amount(0), rule));
    case CardVerb::kRedraw:
      s.redraw = 1;
      return finished();
    case CardVerb::kTakeFriend:
      return after(t, gain_ally(t, who, in_edition(s, verb.noun(0)), rule));
    case CardVerb::kTakeTitle:
      return find_in_deck(t, who, in_edition(s, verb.noun(0)), rule);
    case CardVerb::kOffer:
    case CardVerb::kOfferShown:
    case CardVerb::kOfferToAll:
      return offer(t, verb);
    case CardVerb::kSearch:
      return after(t, search_deck(t, who, type_of(verb.noun(0)), rule));
    case CardVerb::kSearchToBuy:
      return after(t, search_to_buy(t, who, rule));
    case CardVerb::kFirstOfDeck:
      return first_of_deck(t, who, type_of(verb.noun(1)), class_of(verb.noun(0)), 0, rule);
    default:
      return std::nullopt;
  }
}

std::optional<bool> possible_on_new_cards(const tavola::Table& table, const Call& verb) {
  const State& s = state_in(table);
  switch (static_cast<CardVerb>(verb.code())) {
    case CardVerb::kTakeFriend:
      return ally_left(s, verb.context.seat, in_edition(s, verb.noun(0)));
    case CardVerb::kTakeTitle:
      return can_be_taken(s, in_edition(s, verb.noun(0)));
    default:
      return std::nullopt;
  }
}

}  // namespace

const VerbsOfSubject kVerbsOfNewCards{perform_on_new_cards, possible_on_new_cards};

}  // namespace tavola::arkham

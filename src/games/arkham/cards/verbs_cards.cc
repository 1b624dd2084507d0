// Cards that texts reveal, keep, sell and look for. (AH-371, AH-374 to AH-378)
#include "games/arkham/cards/card_host.h"
#include "games/arkham/cards/conditions_now.h"
#include "games/arkham/cards/more_verbs.h"
#include "games/arkham/encounters/revealed_cards.h"

namespace tavola::arkham {
namespace {

using effects::Call;
using effects::kEverything;
using effects::Outcome;

Rule<Outcome> reveal_each(Table& t, const Call& verb) {
  for (int i = 0; i < verb.nouns(0); ++i)
    reveal(t, verb.context.seat, type_of(verb.noun(0, i)), verb.entry_amount(0, i),
           verb.context.rule);
  return finished();
}

std::uint32_t types_named(const Call& verb) {
  std::uint32_t types = 0;
  for (int i = 0; i < verb.nouns(0); ++i)
    types |= static_cast<std::uint32_t>(bit(static_cast<int>(type_of(verb.noun(0, i)))));
  return types;
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
      return s.text.revealed > 0 && price_of_revealed(s, static_cast<Price>(verb.noun(0))) <=
                                        s.investigators[verb.context.seat].money;
    case CardVerb::kKeepRevealed:
    case CardVerb::kKeepSomeRevealed:
      return s.text.revealed > 0;
    default:
      return std::nullopt;
  }
}

}  // namespace

const VerbsOfSubject kVerbsOfCards{perform_with_cards, possible_with_cards};

}  // namespace tavola::arkham

// Cards for sale and searches in decks, as location and gate cards order them. The host calls these
// for the verbs of the same names in the grammar.
#pragma once

#include <cstdint>

#include "games/arkham/rules/investigator/possessions.h"
#include "games/arkham/table.h"

namespace tavola::arkham {

/// How a price differs from the one printed.
enum class Price : std::uint8_t {
  kList,
  kLess,
  kMore,
  kHalf,
  kDouble,
  kBarter,
  kTwoDollars,
  kThreeMore,
  kTwoMore,
};
int price_of(const Card& card, Price price);
/// What somebody pays for a card now, with what cards in play add to prices.
int price_to_buy(const State& s, Seat who, CardNumber card, Price price);
/// "offer": draws cards, of which `who` may buy any, but at most `most`; the rest is discarded.
/// AH-371, AH-378
Rule<> offer_cards(Table& t, Seat who, int common, int unique, Price price, Citation rule,
                   int most = kMostDrawn);
/// "reveal … for …": the same of the topmost cards, which nobody draws.
Rule<> offer_shown(Table& t, Seat who, int common, int unique, Price price, Citation rule);
/// "sell to all": the same for everybody in turn, `who` first, at list price.
Rule<> offer_to_all(Table& t, Seat who, int common, int unique, Citation rule);
/// "search": takes a card of choice out of a deck, which is then shuffled. AH-374
Rule<> search_deck(Table& t, Seat who, CardType type, Citation rule);
/// "search_cheap": a card of choice that costs no more than that.
Rule<> search_cheap(Table& t, Seat who, CardType type, int most, Citation rule);
/// "search_total": cards of choice whose prices add up to no more than that.
Rule<> search_for_total(Table& t, Seat who, CardType type, int total, Citation rule);
/// "search_to_buy": a Common or Unique Item of choice, at list price.
Rule<> search_to_buy(Table& t, Seat who, Citation rule);
/// "search_to_buy_for": out of the decks of these types, for a price.
Rule<> search_to_buy_for(Table& t, Seat who, bool common, bool unique, Price price, Citation rule);
/// "first_of_deck", "first_priced": cards are turned over until one of a class and of at least that
/// price comes; the others go back and the deck is shuffled. 0 if there is none.
Rule<int> first_of_deck(Table& t, Seat who, CardType type, ItemClass which, int price,
                        Citation rule);
/// "search_kind": a card of choice of a class out of one of these decks, a set of CardType.
Rule<> search_for_kind(Table& t, Seat who, std::uint32_t types, ItemClass which, Citation rule);
/// "another_copy": of a Spell that is held, out of its deck.
Rule<> search_for_copy(Table& t, Seat who, Citation rule);
/// "search_other_to_buy": a card of choice that is not of a class, for a price.
Rule<> search_other_to_buy(Table& t, Seat who, CardType type, ItemClass without, Price price,
                           Citation rule);
/// "first_cost": as first_of_deck(), by the Sanity that a Spell costs.
Rule<int> first_spell_of_cost(Table& t, Seat who, int cost, Citation rule);
/// "sell": a card of choice for a price.
bool can_sell(const State& s, Seat who, CardType type);
Rule<> sell_card(Table& t, Seat who, CardType type, Price price, Citation rule);
/// "sell_any": any number of cards of some types, each for the price.
Rule<> sell_any(Table& t, Seat who, std::uint32_t types, Price price, Citation rule);
/// "reveal_first": the first card of a kind lies revealed; the others are shuffled back.
bool reveal_first(Table& t, Seat who, CardType type, ItemClass which, Citation rule);

}  // namespace tavola::arkham

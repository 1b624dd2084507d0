// The decks behind the types of cards, for the chapters that draw, search and put back.
#pragma once

#include "games/arkham/rules.h"

namespace tavola::arkham {

/// Calls visit(deck, name) with the deck of a type of card; special cards have none.
template <class Visit>
auto with_deck(State& s, CardType type, Visit&& visit) {
  switch (type) {
    case CardType::kCommon:
      return visit(s.common_items, DeckId::kCommonItems);
    case CardType::kUnique:
      return visit(s.unique_items, DeckId::kUniqueItems);
    case CardType::kSpell:
      return visit(s.spells, DeckId::kSpells);
    case CardType::kSkill:
      return visit(s.skills, DeckId::kSkills);
    default:
      return visit(s.allies, DeckId::kAllies);
  }
}

/// Draws cards of a type, of which the owner keeps as many as they like. AH-375
Rule<> keep_any(Table& t, Seat who, CardType type, int number, Citation rule);

/// Offers the ways to spend one Clue, and takes the one that was chosen.
void offer_clues(Table& t, Seat who, Citation rule);
void spend_clue_or_card(Table& t, Seat who, Option chosen, Citation rule);

}  // namespace tavola::arkham

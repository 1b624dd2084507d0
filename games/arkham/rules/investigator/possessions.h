// The cards, money and Clues that investigators hold, and the decks they come from.
#pragma once

#include <cstdint>
#include <span>

#include "games/arkham/rules/board/board.h"
#include "games/arkham/table.h"

namespace tavola::arkham {

enum class ItemClass : std::uint8_t {
  kItem,  // AH-544
  kCommon,
  kUnique,
  kSpell,
  kSkill,
  kAlly,
  kWeapon,
  kTome,
  kWeaponOrSpell,
  kExhibit,
  kInjury,
  kMadness,
  kTask,  // or a Mission
  kMagicalWeapon,
  kPhysicalWeapon,
  // among the items
  kUniqueTome,
  kNonTome,
  kNonWeapon,
  // which no text names
  kMagicalEffect,
  kRefreshPriced,
};
inline constexpr int kItemClasses = kCountOf<ItemClass>;
bool belongs(const Card& card, ItemClass which);
/// Whether somebody holds any: one look, before the cards are looked through.
inline bool holds_any(const State& s, Seat who, ItemClass which) {
  return has(s.own[who].classes, static_cast<int>(which));
}
/// Whether it is not lost or stolen unless its owner chooses so. AH-330
bool is_kept(const State& s, Seat who, const Possession& possession);
bool holds_kept(const State& s, Seat who);
int count_of(const State& s, Seat who, ItemClass which);
inline bool is_ready(const Possession& possession) { return (possession.marks & kExhausted) == 0; }
/// Whether it is the first of those that are alike, so that options name each only once.
bool first_alike(const State& s, Seat who, int number);
/// What becomes of cards that are lost only if their owner chooses so, once nothing else is left to
/// take. AH-330, R110
enum class Taking : std::uint8_t {
  kByForce,   // they stay
  kByText,    // their owner is asked, and may keep them
  kByChoice,  // their owner has chosen this loss, and they go like any other
};
/// Discards so many cards, as the owner chooses; gives how many.
Rule<int> lose_items(Table& t, Seat who, ItemClass which, int count, Citation rule,
                     Taking taking = Taking::kByForce);
/// Whether whoever draws such cards draws one more than there are to be.
bool draws_one_more(const State& s, Seat who, CardType type);
/// Draws cards of a type and keeps `keep` of them; personal abilities are minded. AH-375, AH-379
Rule<> draw_cards(Table& t, Seat who, CardType type, int number, int keep, Citation rule);
/// The same for starting possessions, which are dealt and not drawn. KH-153, KH-155
Rule<> deal_cards(Table& t, Seat who, CardType type, int number, Citation rule);
/// Whether somebody has a card that lets them look at what they are about to draw; asks whether it
/// is used. `type` is a CardType, or kNothing for the card of an encounter.
bool may_look_first(const State& s, Seat who);
Rule<bool> looks_first(Table& t, Seat who, int type);
/// Draws one card from the top or the bottom of its deck, whose last card is looked at first.
Rule<> draw_from_either_end(Table& t, Seat who, CardType type, Citation rule);
/// What comes of so many Tomes that were drawn from a deck. KH-152, KH-154
Rule<> tomes_drawn(Table& t, Seat who, int tomes);
/// The same for cards of which some are about to be chosen: their doom comes first, whatever
/// becomes of them.
Rule<> tomes_shown(Table& t, Seat who, std::span<const CardNumber> cards);
/// The ready card that lets somebody have a Common or Unique Item without paying, or -1.
int free_purchase(const State& s, Seat who);
/// What was chosen to be bought is paid, with money or by that card.
Rule<> pay_for_purchase(Table& t, Seat who, const Option& chosen);
/// Draws three and buys one of them, if any is affordable. AH-130
Rule<> shop(Table& t, Seat who, CardType type, Citation rule);
/// The next card of a deck, drawn for all to see; kNoCard if it is empty. AH-376
CardNumber draw_from(Table& t, CardType type);
void put_back(State& s, CardNumber card);  // to the bottom of its deck. AH-371
/// Gives a named card out of its deck; false if there is none left.
bool take_named(Table& t, Seat who, CardNumber card, Citation rule);
/// Whether a Unique Item says what is done when it is taken.
bool acts_when_taken(CardNumber card);
/// Whether there is one left to give.
bool can_be_taken(const State& s, CardNumber card);
/// A special card of which one is left in its pile.
bool special_left(const State& s, CardNumber card);
/// An Ally in its deck, or in the box where somebody may gain those.
bool ally_left(const State& s, Seat who, CardNumber card);
Rule<> gain_ally(Table& t, Seat who, CardNumber card, Citation rule);
Rule<> receive(Table& t, Seat who, CardNumber card, Citation rule);
void discard(Table& t, Seat who, int number, Citation rule);  // to the bottom of its deck
/// If it is an Ally and the Ancient One minds: answered after this step of the game.
void note_ally_gone(State& s, CardNumber card);
void to_box(Table& t, Seat who, int number, Citation rule);
void exhaust(Table& t, Seat who, int number, Citation rule);
void refresh(Table& t, Seat who, Citation rule);
/// Money comes and goes with one line in the log: `told` is what it is told as.
void gain_money(Table& t, Seat who, int number, Citation rule, Tells told = Tells::kMoneyGained);
/// Whether money that is lost or paid where somebody has an encounter is neither, because a text
/// counts it as paid.
bool is_treated(const State& s, Seat who);
void spend_money(Table& t, Seat who, int number, Citation rule, Tells told = Tells::kMoneySpent);
/// Money and what may be used in its place; paying by the owner's choice.
int spendable_money(const State& s, Seat who);
Rule<> pay_money(Table& t, Seat who, int number, Citation rule, Tells told = Tells::kMoneySpent);
/// The same for what is owed elsewhere, or given away: nobody is treated to that.
void take_money(Table& t, Seat who, int number, Citation rule, Tells told = Tells::kMoneySpent);
int money_and_cards(const State& s, Seat who);
Rule<> pay_debt(Table& t, Seat who, int number, Citation rule, Tells told = Tells::kMoneySpent);
/// How many Clue tokens more an investigator may hold. KH-162
int room_for_clues(const State& s, Seat who);
void gain_clues(Table& t, Seat who, int number, Citation rule);
/// As gain_clues(), for tokens that lie in an area.
void take_clues_from(Table& t, Seat who, int number, Area area, Citation rule);
void spend_clues(Table& t, Seat who, int number, Citation rule, Tells told = Tells::kCluesSpent);
/// Clues and what may be spent in their place, whole pairs of them where they go in pairs; paying
/// by the owner's choice.
int spendable_clues(const State& s, Seat who);
Rule<> pay_clues(Table& t, Seat who, int number, Citation rule);
/// The Patrol Wagon may be lost after a combat and on a return. AH-395
void risk_wagon(Table& t, Seat who);

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
    case CardType::kAlly:
      return visit(s.allies, DeckId::kAllies);
    default:
      return visit(minor_deck(s, type),
                   static_cast<DeckId>(static_cast<int>(DeckId::kExhibits) + minor_number(type)));
  }
}

/// Draws cards of a type, of which the owner keeps as many as they like. AH-375
Rule<> keep_any(Table& t, Seat who, CardType type, int number, Citation rule);
/// Draws cards of which some may be bought, and lays them on top of their deck; gives how many.
Rule<int> draw_for_sale(Table& t, Seat who, CardType type, int number, Citation rule);

/// Offers the ways to spend one Clue, and takes the one that was chosen.
void offer_clues(Table& t, Seat who, int dice, Citation rule);
/// Gives how many Clues that comes to.
int spend_clue_or_card(Table& t, Seat who, Option chosen, Citation rule);

}  // namespace tavola::arkham

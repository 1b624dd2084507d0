// Injuries and Madness cards: taken in place of what a fall costs, kept until something heals them.
// Two alike are the end of an investigator; with two of any kind one may retire.
#pragma once

#include "games/arkham/cards/card_effects.h"
#include "games/arkham/content/phrases.h"
#include "games/arkham/investigator/possessions.h"
#include "games/arkham/table.h"

namespace tavola::arkham {

inline bool is_ailment(CardType type) {
  return type == CardType::kInjury || type == CardType::kMadness;
}
/// How many Injury and Madness cards somebody holds.
int ailments(const State& s, Seat who);
/// The number that an Injury or Madness card of somebody names in a statement of this kind, or
/// kUnsaid.
int worst_ailment(const State& s, Seat who, CardStatement what, int noun);
inline int ailing(const State& s, Seat who, CardStatement what, int noun = 0) {
  const bool well =
      !holds_any(s, who, ItemClass::kInjury) && !holds_any(s, who, ItemClass::kMadness);
  return well ? kUnsaid : worst_ailment(s, who, what, noun);
}
/// Whether a card keeps every Ally away from somebody.
inline bool gains_no_allies(const State& s, Seat who) {
  return ailing(s, who, CardStatement::kNoAllies) != kUnsaid;
}
/// Whether another investigator is where this one is.
bool has_company(const State& s, Seat who);
/// Whether a card of somebody may speak of how much they hold.
inline bool may_hold_too_much(const State& s, Seat who) {
  return (s.own[who].says & says_bit(CardStatement::kHoldAtMost)) != 0;
}
/// Who holds more cards of some kinds than an Injury allows, or kNone; and what is too much goes,
/// as its holder chooses. DH-008
Seat holds_too_much(const State& s);
Rule<> give_up_the_rest(Table& t, Seat who);
/// Whether an investigator who has fallen may draw a card in place of the losses: its deck has one.
/// DH-010
bool may_take_ailment(const State& s, bool insane);
/// Asks for it; whether it was drawn. (DH-004 to DH-006)
Rule<bool> takes_ailment(Table& t, Seat who, bool insane);
/// What comes of a card that was just gained. DH-008, DH-009
Rule<> suffer_ailment(Table& t, Seat who, CardNumber card);

// ---- retiring -----------------------------------------------------------------------------------

bool may_retire(const State& s, Seat who);
/// Asks at the start of Upkeep; whether the investigator has retired. (DH-011 to DH-014)
Rule<bool> retires(Table& t, Seat who);

}  // namespace tavola::arkham

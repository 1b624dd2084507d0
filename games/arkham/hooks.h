// Where further boxes have a say in the rules of the game: by the moment at which they are asked.
// Rules include no header of a box but this one, so "which boxes change the Mythos phase" is
// answered here; what is declared here stands in the rules of the box that is named beside it.
#pragma once

#include <cstdint>

#include "games/arkham/cards/card_effects.h"
#include "games/arkham/content/phrases.h"
#include "games/arkham/rules/investigator/possessions.h"
#include "games/arkham/table.h"

namespace tavola::arkham {

// ---- Setup -------------------------------------------------------------------------------------

// Kingsport.
/// Its decks, where the table wants it: the cards of the rounds and the Ancient One's plots.
void lay_out_epic_battle(Table& t);

// The Dark Pharaoh.
/// The marker begins in the streets of Miskatonic University.
void place_whispers(Table& t);

// ---- At any time -------------------------------------------------------------------------------

// Kingsport.
/// Whether a card rules the next round. KH-034
bool is_epic(const State& s);
/// Whether there are rift tracks on this table.
inline bool rifts_in_play(const State& s) {
  return !content().rift_tracks.empty() && in_use(s, content().rift_tracks.front());
}

// Dunwich.
/// Who holds more cards of some kinds than an Injury allows, or kNone; and what is too much goes,
/// as its holder chooses. DH-008
Seat holds_too_much(const State& s);
Rule<> give_up_the_rest(Table& t, Seat who);

// ---- Upkeep ------------------------------------------------------------------------------------

// Kingsport.
/// Whether a card goes in place of the Blessing.
bool keeps_blessing(Table& t, Seat who);
/// All of an investigator go with the Blessing.
void lose_blessings_of_nodens(Table& t, Seat who, Citation rule);

// Dunwich.
bool may_retire(const State& s, Seat who);
/// Asks at the start of Upkeep; whether the investigator has retired. (DH-011 to DH-014)
Rule<bool> retires(Table& t, Seat who);
/// At the start of Upkeep: the sacrifices of steps that are due. DH-025, DH-069
bool sacrifice_due(const State& s, Seat who);
Rule<> make_sacrifices(Table& t, Seat who);
/// The next Upkeep has been skipped, and with it the sacrifice. DH-025
void miss_sacrifices(State& s, Seat who);

// ---- Movement ----------------------------------------------------------------------------------

// The Dark Pharaoh.
/// Whether somebody may not walk or drive into this area. DP-006 to DP-008
bool barred_from(const State& s, Seat who, Area area);
inline bool patrolled(const State& s, Place place) {
  return in_town(place) && has(s.pharaoh.patrols, place);
}
/// Whoever goes on from a patrol or stays with it slips past it, or is arrested; false if so.
Rule<bool> slips_past_patrol(Table& t, Seat who);
bool ignores(const State& s, int slot, Seat who);

// Dunwich.
/// Whether anybody could have such a card at all: an investigator without one is passed over.
bool holds_task(const State& s, Seat who);
/// The movement has ended: steps that ask for nothing are done, the others are due. DH-024
Rule<> complete_steps(Table& t, Seat who);

// ---- Encounters --------------------------------------------------------------------------------

// The King in Yellow.
/// The Blight in play on somebody whom this entry of a location card names, or kNone. KY-001
std::uint8_t blight_on(const State& s, Area place, int card);
/// What happens in place of an encounter that names a blighted person. KY-001
Rule<> ignore_encounter(Table& t, Seat who, std::uint8_t blight);

// Kingsport.
/// An encounter was had at a location: one marker that shows it is explored. KH-123 to KH-135
Rule<> explore_rifts(Table& t, Seat who, Area place);
/// How many location cards are drawn for an encounter in an area, of which one is resolved.
int encounters_drawn_at(const State& s, Area area);

// The Dark Pharaoh.
/// Whether somebody has an Exhibit encounter in place of the usual one: one in a turn, for all.
bool whispers_heard_by(const State& s, Seat who);
Rule<> exhibit_encounter(Table& t, Seat who);

// ---- Monsters on the move, and the Mythos ------------------------------------------------------

// Dunwich.
/// The monster moves into the vortex of its street. (DH-042 to DH-047)
Rule<> enter_vortex(Table& t, int slot);

// The Dark Pharaoh.
/// Whether a monster was placed by a Headline that lets it ignore whoever has an Exhibit Item:
/// it does not come for them, and they need neither fight nor evade it.
bool ignores_exhibit_holders(const State& s, int slot);

// Kingsport.
/// Active rifts whose symbol is listed move, before the monsters. KH-107 to KH-122
Rule<> move_rifts(Table& t, std::uint16_t white, std::uint16_t black);
/// The movement pattern is compared with the tracks of closed rifts, after them. KH-095 to KH-106
Rule<> compare_rift_tracks(Table& t, std::uint16_t white, std::uint16_t black);

// The Dark Pharaoh.
/// With the monsters, as one of the Moon that moves normally and has no eye for investigators;
/// unless a text has moved it in this turn.
void move_whispers(Table& t, std::uint16_t white, std::uint16_t black);

// Kingsport.
/// Rifts that opened in this phase are active from the next one on. KH-107
void rifts_become_active(State& s);

// The Dark Pharaoh.
/// The turn is over, and with it what has been heard and moved in it.
void whispers_may_be_heard_again(State& s);
void end_hunt(State& s, int headline);
Rule<> pick_up_exhibits(Table& t);
/// All of them go when the terror level rises.
void remove_patrols(Table& t, Citation rule);

// ---- Fights and battles ------------------------------------------------------------------------

// Dunwich.
inline bool is_horror(std::uint8_t kind) { return kind != kNone && kind == content().horror; }
/// Draws the card that says what it is like in the combat that begins. DH-050
void draw_horror_card(Table& t);
/// The card is discarded with the end of the combat. DH-052
void discard_horror_card(Table& t);
/// It was defeated: its tokens go, and the one who did it may search a deck. DH-054 to DH-056
Rule<> horror_defeated(Table& t, Seat who);

// The Dark Pharaoh.
bool is_hunted(const State& s, int slot);
Rule<> hunted_defeated(Table& t, Seat who, int slot);

// Kingsport.
/// One round: the card is drawn and carried out.
Rule<> epic_battle(Table& t);

// ---- What befalls an investigator, and what is gained ------------------------------------------

// Dunwich.
inline bool is_ailment(CardType type) {
  return type == CardType::kInjury || type == CardType::kMadness;
}
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
/// Whether a card of somebody may speak of how much they hold.
inline bool may_hold_too_much(const State& s, Seat who) {
  return (s.own[who].says & says_bit(CardStatement::kHoldAtMost)) != 0;
}
/// Whether an investigator who has fallen may draw a card in place of the losses: its deck has one.
/// DH-010
bool may_take_ailment(const State& s, bool insane);
/// Asks for it; whether it was drawn. (DH-004 to DH-006)
Rule<bool> takes_ailment(Table& t, Seat who, bool insane);
/// What comes of a card that was just gained. DH-008, DH-009
Rule<> suffer_ailment(Table& t, Seat who, CardNumber card);
/// A card comes to another investigator, or to one at all: nothing of it is done. DH-029
void begin_task(State& s, Possession& possession);

// Kingsport.
/// What a sheet on the table says when somebody has gained a Blessing: Nodens gives a card.
void blessing_was_gained(Table& t, Seat who);

}  // namespace tavola::arkham

// Rules that decide something without an event of their own: what a step passed over, left alone or
// did not offer. Whoever listens to a table is told of them, which is how simulated games count
// them; a playout without a listener pays for one test a step. Nothing here changes the state, and
// nothing here is shown to players: some of it depends on what lies face down.
#pragma once

#include <type_traits>

#include "games/salem/rules/rules.h"

namespace tavola::salem {

/// tell(t, quiet::creature_placed, kind, place): names the rules to the listener, if there is one.
template <class... Args>
void tell(Table& t, void (*rules)(Table&, Args...), std::type_identity_t<Args>... args) {
  if (t.listener() != nullptr) [[unlikely]]
    rules(t, args...);
}

namespace quiet {

// ---- quiet_phases.cc: creatures, events, Shadows, Sanity, the end -----------------------
void cards_due(Table& t);
void card_turned(Table& t);
void creature_placed(Table& t, std::uint8_t kind, std::uint8_t place);
void necron_shuffled(Table& t);
void craven_called(Table& t);
void shared_payment(Table& t, int item_class);
void demand_met(Table& t);
void demand_failed(Table& t, const Demand* demand);
void item_lost(Table& t, Seat seat, std::uint8_t item);
/// A card has an effect on players; the one in R'lyeh is spared.
void holder_spared(Table& t, Citation card);
/// Texts that were asked whether they change this, whether in force or not.
void texts(Table& t, Force which);
void event_turned(Table& t);
void wizard_walked(Table& t, int steps);
void events_renewed(Table& t);
void shadow_placed(Table& t, std::uint8_t slot, bool replaced);
void sanity_gained(Table& t, int wanted, int gained);
void before_elimination(Table& t, Seat seat);
void eliminated_together(Table& t, int players);
void went_on(Table& t);
void game_ended(Table& t, Ending ending);

// ---- quiet_turns.cc: a player's turn, step by step ----------------------------------------------
void action_phase_begun(Table& t);
void turn_passed(Table& t, Seat from, Seat to);
void moves_offered(Table& t, Seat seat);
void arrived(Table& t, Seat seat);
void cards_taken_back(Table& t, Seat seat);
void passage_played(Table& t, Seat seat, std::uint8_t to);
void passage_fatal(Table& t, std::uint8_t to);
void entered_rlyeh(Table& t);
void rlyeh_turn(Table& t);
void exchanges_offered(Table& t, Seat seat);
void exchange_agreed(Table& t, Seat seat, Seat with, int receive);
void nothing_met(Table& t);
void encounter_begun(Table& t, std::uint8_t shadow);
/// After the die: whether the player could defeat what is here before it, and can now.
void strength_compared(Table& t, bool rolled, bool before, bool now, bool twice);
void uses_offered(Table& t, Seat seat);
void item_used(Table& t, Seat seat, std::uint8_t item);
void sigil_placed(Table& t, Seat seat);
void nothing_to_take(Table& t, Seat seat);
void items_offered(Table& t, Seat seat);
void cost_paid(Table& t, Seat seat);
void room_made(Table& t, std::uint8_t wanted);
void item_taken(Table& t, Seat seat, std::uint8_t item);
void after_taking(Table& t, int place, bool refilled);

}  // namespace quiet
}  // namespace tavola::salem

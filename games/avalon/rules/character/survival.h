// The three survival tracks and the five Resources of a Character: what it gains, loses and pays,
// and what follows from where the markers stand. (sections 9 and 11 of the ledger)
//
// "Lose" takes what is there, "pay" is offered only to a Character who has all of it (TG-224). A
// Terror cost raises Terror (TG-137). Every change settles the tracks at once: Energy is lowered to
// Health, and the cards "You Are Dying" and "You Are Going Insane" come and go (TG-222). Leaving an
// Encounter by dying is the Encounter's own rule: it looks at Character::dying after each loss.
#pragma once

#include "games/avalon/table.h"

namespace tavola::avalon {

const Tray& tray_of(const Character& c);

/// The highest slot of a track, or the most that can be held of a Resource.
int top_of(const State& s, Seat seat, Measure measure);

/// Energy never exceeds this: Health, or less with a turned limiter. (TG-213, TG-865, TG-1081)
int energy_ceiling(const State& s, Seat seat);
/// The same as it would be with another Health.
int energy_ceiling(const State& s, Seat seat, int health);
/// The players end Narrative mode: Dials stay, and alone the limiter returns where Health stands.
/// (TG-863, TG-1080)
void end_narrative(Table& t);
/// Terror above current Health, as the limiter stands. (TG-221, TG-866, TG-1081)
bool in_panic(const State& s, Seat seat);
/// The Energy marker is on a red slot. (TG-214)
bool exhausted(const State& s, Seat seat);

/// As much as there is room for; gives how much it was. (TG-218, TG-223)
int gain(Table& t, Seat seat, Measure measure, int amount, Citation rule);
/// As much as there is; gives how much it was. (TG-223, TG-240)
int lose(Table& t, Seat seat, Measure measure, int amount, Citation rule);
/// One of a Resource passes from hand to hand, which is no loss. What the other has no room for is
/// gone. (TG-237, TG-885)
void hand_on(Table& t, Seat from, Seat to, Measure measure, Citation rule);
/// Whether all of a cost can be paid by this Character alone. (TG-212, TG-950, TG-951)
bool can_pay(const State& s, Seat seat, Measure measure, int amount);
/// Pays what can_pay() allows.
void pay(Table& t, Seat seat, Measure measure, int amount, Citation rule);

}  // namespace tavola::avalon

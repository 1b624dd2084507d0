// What locations offer instead of an encounter, and what trophies buy.
#pragma once

#include "games/arkham/table.h"

namespace tavola::arkham {

/// One trophy is lost: a monster goes back to the cup, a gate under the stack.
void lose_monster_trophy(Table& t, Seat who, int slot, Citation rule);
void lose_gate_trophy(Table& t, Seat who, int gate, Citation rule);

/// Not with a loan already, after defaulting on one, or for somebody who takes none. AH-134
bool may_take_loan(const State& s, Seat who);
/// A Bank Loan with its money; false for an investigator who may not take it. AH-389
bool take_loan(Table& t, Seat who, Citation rule);

/// locations.cc: what the location offers instead of an encounter, and using it. AH-128 to AH-139
void offer_ability(Table& t, Seat who);
/// Whether a text leaves the abilities of some locations alone to be used, and not this one's.
bool ability_forbidden(const State& s, Place place);
/// What it costs to be restored in the Asylum or the Hospital. AH-128, AH-129
inline constexpr int kCarePrice = 2;
/// What lessons in magic and classes cost. AH-132, AH-133
int price_of_lessons(const State& s, Seat who, Ability ability);
Rule<> use_location(Table& t, Seat who, Option chosen);
/// Whether `who` can cover a price of `toughness` of monster trophies and `gates` gate trophies.
/// "Or" prices are offered as several options by the caller.
bool can_spend_trophies(const State& s, Seat who, int toughness, int gates);
/// Whether `who` can cover a price of fives, of toughness or of a gate each. AH-138, AH-139
bool has_trophies_for(const State& s, Seat who, int fives);
Rule<> spend_trophies(Table& t, Seat who, int toughness, int gates, Citation rule);
/// The same for trophies that are taken away. The owner chooses which.
Rule<> lose_trophies(Table& t, Seat who, int toughness, int gates, Citation rule);
int trophy_toughness(const State& s, Seat who);
/// What one of somebody's monster trophies pays when it is spent. AH-407
int worth_of(const State& s, Seat who, std::uint8_t kind);
int gate_trophies(const State& s, Seat who);
/// That a monster trophy, which is still there, is spent or lost, and how many are left then.
void tell_trophy_goes(Table& t, Seat who, std::uint8_t kind, Tells told, Citation rule);
int monster_trophies(const State& s, Seat who);
int trophies_with(const State& s, Seat who, Dimension dimension);
/// What trophies are worth together: monsters their toughness, gates 5 each. A price of that kind
/// is paid in fives, of monsters or of a gate, as the owner chooses. KH-170, KH-171
int trophy_value(const State& s, Seat who);
Rule<> spend_trophy_value(Table& t, Seat who, int value, Citation rule);
/// Spends monster trophies with a symbol.
Rule<> spend_trophies_with(Table& t, Seat who, Dimension dimension, int number, Citation rule);

}  // namespace tavola::arkham

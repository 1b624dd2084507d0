// What locations offer instead of an encounter, and what trophies buy.
#pragma once

#include "games/arkham/table.h"

namespace tavola::arkham {

/// A Bank Loan with its money; false for who has one or has defaulted. AH-134, AH-389
bool take_loan(Table& t, Seat who, Citation rule);

/// locations.cc: what the location offers instead of an encounter, and using it. AH-128 to AH-139
void offer_ability(Table& t, Seat who);
Rule<> use_location(Table& t, Seat who, Option chosen);
/// Whether `who` can cover a price of `toughness` of monster trophies and `gates` gate trophies.
/// "Or" prices are offered as several options by the caller.
bool can_spend_trophies(const State& s, Seat who, int toughness, int gates);
Rule<> spend_trophies(Table& t, Seat who, int toughness, int gates, Citation rule);
/// The same for trophies that are taken away. The owner chooses which.
Rule<> lose_trophies(Table& t, Seat who, int toughness, int gates, Citation rule);
int trophy_toughness(const State& s, Seat who);
int gate_trophies(const State& s, Seat who);
int monster_trophies(const State& s, Seat who);

}  // namespace tavola::arkham

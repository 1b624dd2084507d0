// Menhirs, and the Wyrdness that takes what their light does not reach. (section 13 of the ledger)
#pragma once

#include "games/avalon/table.h"

namespace tavola::avalon {

/// How many days fewer an activated Menhir lasts. (TG-879)
int days_lost(const State& s);
/// How many days a Menhir that is activated now will last. (TG-286, TG-987)
int days_of_rite(const State& s, std::uint8_t place);
/// How long the Menhir of the first Location lasts when a Campaign begins. (TG-077)
int first_days(const State& s);
/// What its activation costs at this table. (TG-184)
Price price_of_rite(const State& s, std::uint8_t place);
/// The line by which a Menhir is lit here: for the first time, again, or for a day less.
Citation rule_of_lighting(const State& s, std::uint8_t place);
/// Puts a Menhir with this Dial on a Location, or sets the Dial of the one there. (TG-287 to
/// TG-292)
void light_menhir(Table& t, std::uint8_t place, int days, Citation rule);

/// Steps 1 to 3 of Start of Day. (TG-110 to TG-117, TG-275 to TG-283, TG-293 to TG-296)
void remove_dark_menhirs(Table& t);
void spread_wyrdness(Table& t);
void lower_menhir_dials(Table& t);

}  // namespace tavola::avalon

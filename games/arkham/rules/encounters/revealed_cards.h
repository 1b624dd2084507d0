// Cards that a text has revealed: they lie before its reader, and its later steps keep or buy them.
// What is left goes back to the bottom of its deck when the text ends. AH-371
#pragma once

#include "games/arkham/rules/encounters/encounter_texts.h"
#include "games/arkham/table.h"

namespace tavola::arkham {

void reveal(Table& t, Seat who, CardType type, int number, Citation rule);
/// So many of those that cost no more than the price, as the reader chooses; the rest goes back.
Rule<> keep_revealed(Table& t, Seat who, int number, int most_price, Citation rule);
/// All of them, for the sum of their prices.
int price_of_revealed(const State& s, Seat who, Price price);
Rule<> buy_revealed(Table& t, Seat who, Price price, Citation rule);
void put_revealed_away(Table& t, Seat who);

}  // namespace tavola::arkham

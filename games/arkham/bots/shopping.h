// What the Curiositie Shoppe is good for.
#pragma once

#include "games/arkham/table.h"

namespace tavola::arkham {

/// The chance that an Elder Sign is among the three cards that are drawn to buy one of them.
/// (AH-131)
double chance_of_sign_in_shop(const State& s);

}  // namespace tavola::arkham

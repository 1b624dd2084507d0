// The keys of options and the numbers in their texts: somebody who types the number that they read
// gets what they read.
#pragma once

#include "scene/choice.h"

namespace tavola::scene {

/// Where options say the same of different numbers ("Pay 1 Food", "Pay 2 Food"), the number is the
/// key; one that names none ("Nothing") has 0. Otherwise the keys stay.
void take_keys_from_numbers(DecisionView& decision);

}  // namespace tavola::scene

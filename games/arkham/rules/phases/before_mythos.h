// What may be done between the last encounter of a turn and its Mythos.
#pragma once

#include "games/arkham/table.h"

namespace tavola::arkham {

/// The encounters are over: the Mythos begins, unless somebody could trade before it.
void end_encounters(Table& t);
Rule<> before_mythos(Table& t);

}  // namespace tavola::arkham

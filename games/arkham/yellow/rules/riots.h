// The Riots of a Blight.
#pragma once

#include "games/arkham/table.h"

namespace tavola::arkham {

/// Each Riot enters the streets that its marker names. KY-019
void riots_break_out(Table& t, Citation rule);

}  // namespace tavola::arkham

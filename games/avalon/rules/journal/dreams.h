// Dreams and Nightmares, step 5 of End of Day. (TG-208 to TG-210, TG-960 to TG-963)
#pragma once

#include "games/avalon/table.h"

namespace tavola::avalon {

/// Opens the next Dream or, after all Dreams, the next Nightmare. False when the night is over.
Rule<bool> next_dream(Table& t);

}  // namespace tavola::avalon

// The Ancient Whispers of the revised edition: a marker that walks the streets, and the Exhibit
// encounters of those who share a street with it.
#pragma once

#include "games/arkham/table.h"

namespace tavola::arkham {

void move_whispers_to(Table& t, Area street, Citation rule);

}  // namespace tavola::arkham

// What the list of tables shows of a table, as it is written down.
#pragma once

#include <string>

#include "rooms/room/house.h"

namespace tavola::rooms {

/// The row of a summary, as JSON.
std::string summary_text(const Summary& summary);

}  // namespace tavola::rooms

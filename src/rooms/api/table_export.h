// A stored table as a file that can be opened again elsewhere, made from what is stored alone: it
// needs no room, and works for tables that this program could not play on.
#pragma once

#include <string>

#include "play/problem.h"
#include "storage/storage.h"

namespace tavola::rooms {

/// A saved table, without tokens and chat. It holds the seed, so it is nobody's who plays there.
play::Expected<std::string> exported_table(const storage::StoredTable& stored);

}  // namespace tavola::rooms

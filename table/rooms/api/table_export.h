// A stored table as a file that can be opened again elsewhere, made from what is stored alone: it
// needs no room, and works for tables that this program could not play on.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "play/problem.h"
#include "storage/storage.h"

namespace tavola::rooms {

/// The log as Session::load takes it, with whoever sits at the table now.
play::Expected<nlohmann::ordered_json> log_with_seats(const storage::StoredTable& stored);

/// A saved table, without tokens and chat. It holds the seed, so it is nobody's who plays there.
play::Expected<std::string> exported_table(const storage::StoredTable& stored);

}  // namespace tavola::rooms

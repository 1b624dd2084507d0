// The saved table inside a stored one. A stored table is a header that never changes and entries
// that only grow, some of them records of the game, others of the room; beside them lies the newest
// rest point.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

#include "play/problem.h"
#include "play/session/session.h"
#include "rooms/room/room_header.h"

namespace tavola::rooms {

bool is_game_record(const nlohmann::ordered_json& entry);

/// As Session::load takes it: head, records and rest point. What only the room needs is left out.
play::Expected<nlohmann::ordered_json> stored_log(const StoredTable& stored);

/// An entry that takes the place of all records before it: the log as this program wrote it, after
/// it has played one whose hashes were those of another version.
std::string rewritten_log(const play::Session& session);
bool is_rewritten_log(const nlohmann::ordered_json& entry);

/// The rest point as text; empty if there is none.
std::string rest_text(const play::Session& session);

}  // namespace tavola::rooms

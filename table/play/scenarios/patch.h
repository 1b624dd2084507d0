// JSON Pointer (RFC 6901) and JSON Patch (RFC 6902) for states: referees and scenarios change a
// table by them. Every error names the operation, its path and what was expected, which is why this
// is our own and not the JSON library's.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

#include "play/problem.h"

namespace tavola::play {

/// The value at a path such as "/players/0/place"; null if there is none.
const nlohmann::ordered_json* value_at(const nlohmann::ordered_json& json, std::string_view path);

/// The value with all operations applied in order: add, remove, replace, move, copy and test, and
/// one of our own: take removes the first entry that is the value from the lists at and below the
/// path, so that a card can be taken out of a deck without knowing where in it the card lies.
Expected<nlohmann::ordered_json> patched(nlohmann::ordered_json json,
                                         const nlohmann::ordered_json& patch);

}  // namespace tavola::play

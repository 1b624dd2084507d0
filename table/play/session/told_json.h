// What a step told, as JSON and back, by the names of the vocabulary: ["moved", {"who": 0, "to":
// "church"}, "HS-071"], and last a list of those who heard it, where that was not everybody. So
// what was told can be read when the log no longer plays out.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "core/decision.h"
#include "core/event.h"
#include "core/vocabulary.h"
#include "play/session/log.h"

namespace tavola::play {

/// A saved table is written in this format, and so are its rest point and its resumptions. It rises
/// when something is added that an earlier program would pass over or misread. Release 1.0 freezes
/// format 1, which is read for ever from then on; until then it may still change.
inline constexpr int kLogFormat = 1;

/// Arguments by their names, and those that have none by their place ("#1").
nlohmann::ordered_json told_fields(const Vocabulary& words, const Phrase& phrase,
                                   const Arguments& args);
nlohmann::ordered_json told_json(const Vocabulary& words, const std::vector<Event>& events);
/// What has no name any more, or names a seat that the table has not, goes to `bygone`. False if
/// this is no list of events.
bool read_told(const Vocabulary& words, const nlohmann::ordered_json& json, int seats,
               std::vector<Event>& events, std::vector<Bygone>& bygone);

/// Arguments by their names; false if one of them is not known, or is of another kind, or is a seat
/// that a table of so many has not.
bool read_fields(const Vocabulary& words, const Phrase& phrase, const nlohmann::ordered_json& json,
                 int seats, Arguments& args);
/// Whether everything that was saved is said again, and in the same way: an object may have more
/// fields than it had.
bool says_all_of(const nlohmann::ordered_json& now, const nlohmann::ordered_json& saved);
/// "moved who=0 to=old_church".
std::string as_written(const std::string& name, const nlohmann::ordered_json& args);

}  // namespace tavola::play

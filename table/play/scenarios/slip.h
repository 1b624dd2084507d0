// Slips of the pen in the values of a scenario: a value that can never stand where it is looked for
// would make "lacks", "is_not" or "no_event" hold for nothing. What can stand there is told by the
// game itself: by the record of its state, and by its vocabulary.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/vocabulary.h"
#include "play/session/session.h"

namespace tavola::play {

/// Why the value can never stand at that path of the state; nothing if it can.
std::optional<std::string> slip_at(const Session& session, std::string_view path,
                                   const nlohmann::ordered_json& value);
/// The same of fields laid over what stands there, as `has` names them.
std::optional<std::string> slip_over(const Session& session, std::string_view path,
                                     const nlohmann::ordered_json& fields);
/// The same of an entry of the list at that path, or of a field of the object there.
std::optional<std::string> slip_within(const Session& session, std::string_view path,
                                       const nlohmann::ordered_json& entry);
/// Why a path where nothing stands can never lead anywhere in the state.
std::optional<std::string> slip_of_path(const Session& session, std::string_view path);
/// The same of a scene: `seen` are the scenes of everybody, the viewer's own first.
std::optional<std::string> slip_of_scene_path(const std::vector<nlohmann::ordered_json>& seen,
                                              std::string_view path);

/// Where a path ends before its time, and what there is instead; empty if it leads somewhere.
std::string what_there_is(const nlohmann::ordered_json& root, std::string_view path);

/// Why the value can never be that argument of a verb, a prompt or an event.
std::optional<std::string> slip_of_argument(const Vocabulary& words, const Field& field,
                                            const nlohmann::ordered_json& value);
/// The same of all arguments by name; `what` has them, such as "the event".
std::optional<std::string> slip_of_arguments(const Vocabulary& words, const Phrase& phrase,
                                             const nlohmann::ordered_json& args,
                                             std::string_view what);
/// Why this is no line of a ledger.
std::optional<std::string> slip_of_rule(const nlohmann::ordered_json& rule);

/// "; did you mean …?" if one of the words is near, and what there is.
std::string instead(std::string_view word, const std::vector<std::string>& words);

}  // namespace tavola::play

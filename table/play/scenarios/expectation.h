// The "then" of a scenario: one expectation at a time, held against a session.
#pragma once

#include <cstddef>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

#include "play/session/session.h"

namespace tavola::play {

/// What was found instead, or nothing if the expectation holds. Events are looked for from the
/// point `since` on. The session is the same afterwards.
std::optional<std::string> unmet(const nlohmann::ordered_json& expectation, Session& session,
                                 std::size_t since);

/// What is wrong with a description for differs_from(), whatever the table is.
std::optional<std::string> misdescribed(const nlohmann::ordered_json& description,
                                        const Session& session);

/// Whether the open decision is the one described by prompt, seat, rule and offers; over and rest
/// describe the table as well. The text says what differs; nothing if it is.
std::optional<std::string> differs_from(const nlohmann::ordered_json& description,
                                        const Session& session);

/// What the table asks now, and what it offers, on one line.
std::string what_is_asked(const Session& session);

}  // namespace tavola::play

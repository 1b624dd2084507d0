// What the protocol says of a session: its status, and the events of a step as those who may hear
// them are told.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <span>

#include "play/session/session.h"
#include "scene/say.h"

namespace tavola::play {

scene::Voice voice_of(const Session& session, words::Language language);

/// game, seats, point, over, result, hash, rest, decision.
nlohmann::ordered_json status_json(const Session& session, words::Language language);

/// The events that one of the hearers may hear of. One that is not for everybody names those it is
/// for in `private`.
nlohmann::ordered_json events_json(const Session& session, words::Language language,
                                   std::span<const Event> events, SeatSet hearers);

}  // namespace tavola::play

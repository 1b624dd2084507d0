// Scenes, decisions, options and events as JSON, in one language: what the protocol and the
// browser read. Fields stand in a fixed order and empty ones are left out, so that the same scene
// always gives the same bytes.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

#include "core/event.h"
#include "core/table.h"
#include "scene/say.h"
#include "scene/scene.h"

namespace tavola::scene {

/// The parts of a scene that are written, compared and sent one by one, in their order.
inline constexpr std::array<std::string_view, 16> kSceneParts = {
    "clock",  "layers", "areas",    "links",   "tracks", "pieces", "cards",  "piles",
    "panels", "goals",  "decision", "outcome", "focus",  "omens",  "boards", "forces"};

/// "game", "theme", "revision", "viewer" and "brief_tracks", without braces.
std::string scene_head(const Scene& scene);
/// One part as JSON text, by its place in kSceneParts; no text if the part is empty.
std::string scene_part(const Voice& voice, const Scene& scene, std::size_t part);
/// A number that differs whenever the part's text would, at a small share of its cost; 0 if the
/// part is empty. It holds within one run of the program.
std::uint64_t scene_print(const Voice& voice, const Scene& scene, std::size_t part);
/// The whole scene as one object.
std::string scene_text(const Voice& voice, const Scene& scene);
nlohmann::ordered_json scene_json(const Voice& voice, const Scene& scene);

/// n, verb, args by the names of the vocabulary, text, rule, piece; `flick` with the bounds of the
/// integers where the option is measured.
nlohmann::ordered_json option_json(const Voice& voice, const Table& table, int n);
/// seat, seats, prompt, text, rule, options; null when the game is over.
nlohmann::ordered_json decision_json(const Voice& voice, const Table& table);
/// kind, rule, text, the event's own fields by name, and `acts` for what moves.
nlohmann::ordered_json event_json(const Voice& voice, const Event& event);
/// won, winners, ending, text, score.
nlohmann::ordered_json result_json(const Voice& voice, const Result& result);

/// The values of a phrase by the names of its fields: {"who": 0, "to": "church"}.
nlohmann::ordered_json fields_json(const Vocabulary& vocabulary, const Phrase& phrase,
                                   const Arguments& args);

}  // namespace tavola::scene

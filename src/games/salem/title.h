// Der Hexer von Salem as people see it.
#pragma once

#include "games/salem/rules.h"
#include "scene/scene.h"
#include "scene/title.h"

namespace tavola::salem {

/// The title, or the first mistake in its content; for the registry.
scene::OpenedTitle open();

/// What the viewer may know of a table, as a scene. (scene.cc)
scene::Scene draw_scene(const State& state, Seat viewer);

/// What a player would look for and cannot do now, each with its rule. (reasons.cc)
std::vector<scene::Blocked> blocked_now(const Table& table);
/// What would follow from an option for certain. (reasons.cc)
scene::Text forecast_of(const Table& table, const Option& option);

// The ids of things in the scene.
std::string area_id(int place);                 // "church"
std::string hand_card_id(int seat, int card);   // "hand-0-church"
std::string space_id(int place, int space);     // "church-item-1"
std::string board_item_id(int seat, int item);  // "seat-0-elixir"
std::string creature_id(int place);             // "church-creature"

}  // namespace tavola::salem

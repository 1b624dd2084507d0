// The scene of a table for one viewer, with the open decision: its question, the options with
// their texts, keys and what lights up for them, and what is not possible now and why. Only those
// who may answer see options.
#pragma once

#include <string>
#include <vector>

#include "core/table.h"
#include "scene/scene.h"
#include "scene/title.h"

namespace tavola::scene {

Scene describe(const Title& title, const Table& table, Seat viewer);

/// The ids of the things that differ from the scene before: what a renderer shows as just changed.
std::vector<std::string> changed_since(const Scene& before, const Scene& now);

}  // namespace tavola::scene

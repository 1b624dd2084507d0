// The scene of a table for one viewer, with the open decision: its question, the options with
// their texts, keys and what lights up for them, and what is not possible now and why. Only those
// who may answer see options.
#pragma once

#include "core/table.h"
#include "scene/scene.h"
#include "scene/titles/title.h"

namespace tavola::scene {

Scene describe(const Title& title, const Table& table, Seat viewer);

}  // namespace tavola::scene

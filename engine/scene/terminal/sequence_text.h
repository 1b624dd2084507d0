// A row of cards joined by keys, as a table for a terminal: a line for each row of keys, a column
// for each card, those in hand behind a bar with how they would join.
#pragma once

#include <string>
#include <vector>

#include "scene/terminal/scene_text.h"

namespace tavola::scene {

/// The panel whose cards are joined by keys; null if there is none.
const Panel* row_of_keys(const Scene& scene);

std::vector<Runs> sequence_lines(const SceneText& text, const Scene& scene, const Panel& row);

}  // namespace tavola::scene

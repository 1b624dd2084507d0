// Cards laid out to be chosen from, before there is a board: each with all that is printed on it,
// one below the other.
#pragma once

#include <vector>

#include "scene/terminal/scene_text.h"

namespace tavola::scene {

/// There is no board, and cards lie there to be chosen from.
bool only_cards_on_offer(const Scene& scene);

std::vector<Runs> offered_cards(const SceneText& text, const Scene& scene);

}  // namespace tavola::scene

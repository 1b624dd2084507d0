// Cards laid out to be chosen from, before there is a board: each with all that is printed on it,
// one below the other.
#pragma once

#include <vector>

#include "scene/terminal/scene_text.h"

namespace tavola::scene {

/// Nothing lies on the table but cards face up, each on a place of its own.
bool only_cards_on_offer(const Scene& scene);

std::vector<Runs> offered_cards(const SceneText& text, const Scene& scene);

}  // namespace tavola::scene

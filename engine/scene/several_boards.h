// Tables with several boards: which of them lies in front, and on which of them a thing is. Nobody
// needs this for a table with one.
#pragma once

#include <string>

#include "scene/scene.h"

namespace tavola::scene {

/// The board in front: the wished one, or the one where it happens; null where there is one board.
const Board* front_of(const Scene& scene, const std::string& wish);
/// The board so many further on in their order, round in a circle.
std::string turned_from(const Scene& scene, const std::string& wish, int by);
/// The board on which an area, piece or card lies; empty if it belongs to none.
std::string board_of(const Scene& scene, const std::string& id);
/// The scene without the areas of other boards.
Scene facing(const Scene& scene, const Board& board);

}  // namespace tavola::scene

// The reader of Arkham's files. Only the files that load content include this header.
#pragma once

#include <string>
#include <vector>

#include "effects/content_reader.h"
#include "games/arkham/content/content.h"

namespace tavola::arkham {

using ContentReader = effects::ContentReader<Content>;

/// What several kinds of card may name.
inline const std::vector<std::string> kDimensionIds = {
    "circle", "moon", "diamond", "hexagon", "plus", "slash", "square", "star", "triangle"};
inline const std::vector<std::string> kColourIds = {"red", "green", "blue", "yellow"};

}  // namespace tavola::arkham

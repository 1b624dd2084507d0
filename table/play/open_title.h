// Opens a title by its id, and tells a game that does not exist from one whose content is broken.
#pragma once

#include <string_view>

#include "play/problem.h"
#include "scene/titles/title.h"

namespace tavola::play {

/// Problems: "unknown_game", "bad_content".
Expected<const scene::Title*> open_title(std::string_view id);

}  // namespace tavola::play

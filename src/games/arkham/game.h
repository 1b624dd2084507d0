// Arkham Horror for the registry.
#pragma once

#include <expected>
#include <string>

#include "core/game.h"
#include "games/arkham/state.h"

namespace tavola::arkham {

/// Loads the content on first use; the error is the first mistake in it.
std::expected<const Game*, std::string> load_game();

}  // namespace tavola::arkham

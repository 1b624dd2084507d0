// Arkham Horror for the registry.
#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "core/game.h"
#include "games/arkham/state.h"

namespace tavola::arkham {

/// The value of an option that is kept in House; nullptr for the others, which are boxes.
std::uint8_t* house_value(House& house, std::string_view option);

/// Loads the content on first use; the error is the first mistake in it.
std::expected<const Game*, std::string> load_game();

}  // namespace tavola::arkham

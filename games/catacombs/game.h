// Catacombs for the registry.
#pragma once

#include <expected>
#include <string>

#include "core/game.h"
#include "games/catacombs/state.h"

namespace tavola::catacombs {

/// The value of an option in a state, by its number in Catacombs::options().
std::uint8_t& house_value(House& house, std::size_t option);

/// Loads the content on first use; the error is the first mistake in it.
std::expected<const Game*, std::string> load_game();

}  // namespace tavola::catacombs

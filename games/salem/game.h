// Der Hexer von Salem for the registry.
#pragma once

#include <expected>
#include <string>

#include "core/game.h"
#include "games/salem/state.h"

namespace tavola::salem {

/// The value of an option in a state, by its number in Salem::options().
std::uint8_t& house_value(House& house, std::size_t option);

/// Loads the content on first use; the error is the first mistake in it.
std::expected<const Game*, std::string> load_game();

}  // namespace tavola::salem

// Arkham Horror for the registry.
#pragma once

#include <expected>
#include <string>

#include "core/game.h"
#include "games/arkham/state.h"

namespace tavola::arkham {

/// The first of Arkham::options() are kept in House; the others are boxes.
inline constexpr std::size_t kHouseOptions = 5;
/// The value of one of them in a state, by its number.
std::uint8_t& house_value(House& house, std::size_t option);

/// Loads the content on first use; the error is the first mistake in it.
std::expected<const Game*, std::string> load_game();

}  // namespace tavola::arkham

// Where games are asked for, by the names of their folders. Everything else, the protocol, the
// terminal, the bots, the simulator and the property tests, asks here.
#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "scene/titles/title.h"

namespace tavola::games {

/// The ids of all games, in the order in which they are shown. Toy games are left out unless asked
/// for.
std::vector<std::string> ids(bool with_toys = false);

/// Loads a game's content on first use. The error says file, line, column and what to write
/// instead, or which games there are.
std::expected<const scene::Title*, std::string> open(std::string_view id);

}  // namespace tavola::games

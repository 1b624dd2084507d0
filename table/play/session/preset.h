// A new table asked for by a preset instead of option by option.
#pragma once

#include <map>
#include <string>

#include "play/problem.h"
#include "scene/titles/title.h"

namespace tavola::play {

/// Adds what the preset of the game sets; what the options say already stands. An empty name adds
/// nothing. Problem: "unknown_preset", with the names that there are.
Expected<> take_preset(const scene::Title& title, const std::string& preset,
                       std::map<std::string, std::string>& options);

}  // namespace tavola::play

// The page that --help prints, in columns that fit a terminal of 80.
#pragma once

#include <string>
#include <vector>

#include "app/command_line.h"

namespace tavola::app {

inline constexpr int kHelpWidth = 80;

/// Of one command, or of the program with the names of all commands.
std::string command_help(const CommandHelp& command, const std::vector<std::string>& all);

}  // namespace tavola::app

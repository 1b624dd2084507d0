// What the program itself says in three languages, whatever the game:
// engine/words/shared/interface.toml, read once.
#pragma once

#include <expected>
#include <string>

#include "words/messages.h"

namespace tavola::app {

/// The error says file, line, column and what to write instead.
std::expected<const words::Messages*, std::string> interface_messages();

}  // namespace tavola::app

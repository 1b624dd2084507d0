// The engine's version, which every saved table names.
#pragma once

#include <string_view>

namespace tavola::play {

/// "0.1.0", from the build.
std::string_view engine_version();

}  // namespace tavola::play

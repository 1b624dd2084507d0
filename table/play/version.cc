#include "play/version.h"

namespace tavola::play {

std::string_view engine_version() { return TAVOLA_VERSION; }

}  // namespace tavola::play

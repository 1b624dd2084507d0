// A flick as a picture: where the discs lay, the way they slid, where they met and where they rest.
#pragma once

#include <string>

#include "physics/path.h"
#include "play/flick_file.h"

namespace tavola::app {

/// SVG, two pixels a mm, y upwards as in the numbers.
std::string draw_flick(const play::FlickFile& file, const physics::Outcome& outcome,
                       const physics::Path& path);

}  // namespace tavola::app

// The reader of Arkham's files. Only the files that load content include this header.
#pragma once

#include "effects/content_reader.h"
#include "games/arkham/content/content.h"

namespace tavola::arkham {

using ContentReader = effects::ContentReader<Content>;

}  // namespace tavola::arkham

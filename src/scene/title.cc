#include "scene/title.h"

#include "scene/scene.h"

namespace tavola::scene {

bool Title::secret(const Table&) const { return false; }

std::vector<Act> Title::acts(const Event&) const { return {}; }

}  // namespace tavola::scene

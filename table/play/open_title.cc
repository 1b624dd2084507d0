#include "play/open_title.h"

#include <algorithm>

#include "content/content.h"
#include "games/registry.h"

namespace tavola::play {

Expected<const scene::Title*> open_title(std::string_view id) {
  const auto title = games::open(id);
  if (title) return *title;
  const std::vector<std::string> known = games::ids(true);
  const bool exists = std::find(known.begin(), known.end(), id) != known.end();
  return problem(exists ? "bad_content" : "unknown_game", content::with_places(title.error()));
}

}  // namespace tavola::play

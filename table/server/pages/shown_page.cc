#include "server/pages/shown_page.h"

#include <vector>

namespace tavola::server {
namespace {

std::vector<std::string> steps(std::string_view path) {
  std::vector<std::string> all;
  while (!path.empty()) {
    path.remove_prefix(1);
    const std::string_view step = path.substr(0, path.find('/'));
    if (!step.empty()) all.emplace_back(step);
    path.remove_prefix(step.size());
  }
  return all;
}

}  // namespace

std::optional<ShownThing> shown_by_page(std::string_view path,
                                        const std::map<std::string, std::string>& query) {
  if (!path.starts_with('/')) return std::nullopt;
  const std::vector<std::string> asked = steps(path);
  if (asked.empty()) return std::nullopt;
  const std::string& page = asked[0];
  const bool one = asked.size() > 1;
  if (page == "t" && one) return ShownThing{"/api/tables/" + asked[1], {}};
  if (page == "learn" && one) return ShownThing{"/api/games/" + asked[1] + "/lesson", {}};
  if (page == "new" && one) return ShownThing{"/api/games/" + asked[1] + "/keywords", {}};
  if (page != "rules" && page != "cards") return std::nullopt;
  const auto game = query.find("game");
  const bool of_game = game != query.end() && !game->second.empty();
  if (one) {
    ShownThing thing{"/api/" + page + "/" + asked[1], {}};
    if (of_game) thing.query["game"] = game->second;
    return thing;
  }
  if (of_game) return ShownThing{"/api/games/" + game->second + "/keywords", {}};
  return std::nullopt;
}

}  // namespace tavola::server

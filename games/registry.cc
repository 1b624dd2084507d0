// Opens the games of the list that the build writes.
#include "games/registry.h"

#include <algorithm>
#include <map>
#include <memory>
#include <mutex>

#include "content/content.h"
#include "games/listed.h"

namespace tavola::games {
namespace {

/// The games in the order of the shelf (games/shelf.toml); what does not stand there comes last.
const std::vector<Listed>& in_order() {
  static const std::vector<Listed>* kept = [] {
    const std::string_view shelf = content::find("shelf.toml").value_or("");
    const auto place = [shelf](const Listed& game) {
      return shelf.find("id = \"" + std::string(game.id) + "\"");
    };
    auto* games = new std::vector<Listed>(listed().begin(), listed().end());
    std::ranges::stable_sort(*games, {}, place);
    return games;
  }();
  return *kept;
}

/// How many letters have to be put in, left out or changed to make one word of the other.
std::size_t distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t diagonal = row[0]++;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t above = row[j];
      row[j] = std::min({above + 1, row[j - 1] + 1, diagonal + (a[i - 1] != b[j - 1])});
      diagonal = above;
    }
  }
  return row.back();
}

std::string unknown(std::string_view id) {
  std::string message = "There is no game \"" + std::string(id.substr(0, 40)) + "\".";
  std::string_view nearest;
  std::size_t best = std::max<std::size_t>(2, id.size() / 2) + 1;
  std::string list;
  for (const std::string& game : ids(false)) list += (list.empty() ? "" : ", ") + game;
  for (const Listed& entry : in_order()) {
    if (id.size() > 40 || entry.toy) continue;
    const std::size_t far = distance(id, entry.id);
    if (far >= best) continue;
    best = far;
    nearest = entry.id;
  }
  if (!nearest.empty()) message += " Did you mean \"" + std::string(nearest) + "\"?";
  return message + " The games are: " + list + ".";
}

/// Titles stay until the program ends: everybody holds plain pointers to them.
struct Shelf {
  std::mutex mutex;
  std::map<std::string_view, std::unique_ptr<scene::Title>> titles;
};

Shelf& shelf() {
  static Shelf* kept = new Shelf;
  return *kept;
}

}  // namespace

std::vector<std::string> ids(bool with_toys) {
  std::vector<std::string> list;
  for (const Listed& entry : in_order())
    if (with_toys || !entry.toy) list.emplace_back(entry.id);
  return list;
}

std::expected<const scene::Title*, std::string> open(std::string_view id) {
  const auto entry = std::ranges::find(listed(), id, &Listed::id);
  if (entry == listed().end()) return std::unexpected(unknown(id));
  std::scoped_lock lock(shelf().mutex);
  std::unique_ptr<scene::Title>& place = shelf().titles[entry->id];
  if (place == nullptr) {
    scene::OpenedTitle opened = entry->open();
    // What could not be read is tried again the next time, when the file may have been mended.
    if (!opened) return std::unexpected(std::move(opened.error()));
    place = *std::move(opened);
  }
  return place.get();
}

}  // namespace tavola::games

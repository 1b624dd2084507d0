#include "content/former_places.h"

#include "content/content.h"
#include "content/own_files.h"

namespace tavola::content {
namespace {

// "words/salem.tsv" and the like: a folder for each kind of file, and in it a file for each game.
std::string of_kind(std::string_view kind, std::string_view file) {
  const std::string game(file.substr(0, file.find_first_of(".-")));
  const std::string rest(file.substr(game.size()));
  if (kind == "rules") return game + "/ledger/" + std::string(file);
  if (kind == "words" && rest == ".tsv") return game + "/words.tsv";
  if (kind == "log") return game + "/log.toml";
  if (kind == "box") return game + "/parts.toml";
  if (kind == "tables") return file == "shelf.toml" ? "shelf.toml" : game + "/table.toml";
  if (kind == "lessons") return game + "/lesson" + rest;
  return "";
}

}  // namespace

std::string place_now(std::string_view name) {
  const std::size_t slash = name.find('/');
  if (slash == std::string_view::npos || is_shipped(name)) return "";
  const std::string_view folder = name.substr(0, slash);
  const std::string_view file = name.substr(slash + 1);
  for (std::string place :
       {of_kind(folder, file), std::string(folder) + "/base/" + std::string(file)})
    if (is_shipped(place)) return place;
  return "";
}

std::vector<Moved> moved_files() {
  std::vector<Moved> moved;
  for (const std::string_view name : list(""))
    if (is_from_folder(name))
      if (std::string place = place_now(name); !place.empty())
        moved.push_back({std::string(name), std::move(place)});
  return moved;
}

}  // namespace tavola::content

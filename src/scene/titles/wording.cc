#include "scene/titles/wording.h"

#include <vector>

#include "content/content.h"

namespace tavola::scene {
namespace {

void add(std::vector<words::Source>& sources, const std::string& path) {
  if (const auto text = content::find(path)) sources.push_back({"content/" + path, *text});
}

/// The files GAME/BOX/… whose names go on like this.
std::vector<std::string> of_boxes(const std::string& game, std::string_view name) {
  std::vector<std::string> paths;
  for (const std::string_view path : content::list(game + "/")) {
    const std::size_t slash = path.find('/', game.size() + 1);
    if (slash != std::string_view::npos && path.substr(slash).starts_with(name))
      paths.emplace_back(path);
  }
  return paths;
}

}  // namespace

std::expected<Wording, std::string> read_wording(std::string_view game) {
  const std::string id(game);
  std::vector<words::Source> tables;
  add(tables, "words/common.tsv");
  add(tables, "words/" + id + ".tsv");
  add(tables, id + "/words.tsv");
  for (const std::string& path : of_boxes(id, "/words.tsv")) add(tables, path);
  auto lexicon = words::Lexicon::load(tables);
  if (!lexicon) return std::unexpected(words::to_string(lexicon.error()));

  std::vector<words::Source> files;
  for (std::string_view path : content::list(id + "/messages")) add(files, std::string(path));
  for (const std::string& path : of_boxes(id, "/messages")) add(files, path);
  auto messages = words::Messages::load(files);
  if (!messages) return std::unexpected(words::to_string(messages.error()));
  return Wording{*std::move(lexicon), *std::move(messages)};
}

}  // namespace tavola::scene

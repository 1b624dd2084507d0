#include "scene/titles/wording.h"

#include <algorithm>
#include <functional>
#include <map>
#include <vector>

#include "content/content.h"

namespace tavola::scene {
namespace {

void add(std::vector<words::Source>& sources, const std::string& path) {
  if (const auto text = content::find(path)) sources.push_back({path, *text});
}

/// A game's table may call something otherwise than the common one. A box only adds: a row of its
/// own with the key of another table would rename what is not in the box. What is wrong, or
/// nothing.
std::string renamed(const std::vector<words::Source>& tables, std::size_t first_box) {
  std::map<std::string, const words::Source*, std::less<>> keys;
  for (std::size_t i = 0; i < tables.size(); ++i) {
    std::string_view rest = tables[i].text;
    for (int line = 1; !rest.empty(); ++line) {
      const std::size_t end = std::min(rest.find('\n'), rest.size());
      const std::string_view row = rest.substr(0, end);
      rest.remove_prefix(std::min(end + 1, rest.size()));
      const std::string_view key = row.substr(0, row.find('\t'));
      if (key.empty() || key == "key" || key.front() == '#') continue;
      const auto [known, is_new] = keys.try_emplace(std::string(key), &tables[i]);
      if (is_new || i < first_box || known->second == &tables[i]) continue;
      return tables[i].file + ":" + std::to_string(line) + ":1: the key \"" + known->first +
             "\" is a word of " + known->second->file +
             " already, which this row would change: give it a key of its own";
    }
  }
  return "";
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
  for (std::string_view path : content::list(id + "/words")) add(tables, std::string(path));
  const std::size_t first_box = tables.size();
  for (const std::string& path : of_boxes(id, "/words.tsv")) add(tables, path);
  if (std::string wrong = renamed(tables, first_box); !wrong.empty()) return std::unexpected(wrong);
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

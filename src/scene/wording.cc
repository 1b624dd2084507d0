#include "scene/wording.h"

#include <vector>

#include "content/content.h"

namespace tavola::scene {
namespace {

void add(std::vector<words::Source>& sources, const std::string& path) {
  if (const auto text = content::find(path)) sources.push_back({"content/" + path, *text});
}

}  // namespace

std::expected<Wording, std::string> read_wording(std::string_view game) {
  const std::string id(game);
  std::vector<words::Source> tables;
  add(tables, "words/common.tsv");
  add(tables, "words/" + id + ".tsv");
  add(tables, id + "/words.tsv");
  auto lexicon = words::Lexicon::load(tables);
  if (!lexicon) return std::unexpected(words::to_string(lexicon.error()));

  std::vector<words::Source> files;
  for (std::string_view path : content::list(id + "/messages")) add(files, std::string(path));
  auto messages = words::Messages::load(files);
  if (!messages) return std::unexpected(words::to_string(messages.error()));
  return Wording{*std::move(lexicon), *std::move(messages)};
}

}  // namespace tavola::scene

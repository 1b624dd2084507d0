#include "scene/titles/stories.h"

#include <algorithm>
#include <set>

#include "content/content.h"
#include "content/toml_reader.h"

namespace tavola::scene {

/// Reads the files of a game's stories one after the other.
class StoriesReader : public content::TomlReader {
 public:
  explicit StoriesReader(const std::vector<std::string>& names) : TomlReader(""), names_(names) {
    for (const std::string& name : names)
      for (std::size_t dot = name.find('.'); dot != std::string::npos;
           dot = name.find('.', dot + 1))
        groups_.insert(name.substr(0, dot));
  }
  Stories stories;

  bool read(const std::string& file) {
    toml::table root;
    return open(file.c_str(), root) && read_group(root, "");
  }

 private:
  /// A table is a line if it has a text, and otherwise holds more of them.
  bool read_group(const toml::table& group, const std::string& prefix) {
    for (const auto& [key, node] : group) {
      const std::string name = prefix + std::string(key.str());
      const toml::table* table = node.as_table();
      if (table == nullptr) return fail(node, "a line is a table with en, it and es");
      const bool is_group = groups_.contains(name);
      if (!is_group && std::ranges::find(names_, name) == names_.end())
        return fail_near(node, "nothing is called \"" + name + "\" here", name, names_);
      if (is_group ? !read_group(*table, name + ".") : !read_line(*table, name)) return false;
    }
    return true;
  }

  bool read_line(const toml::table& line, const std::string& name) {
    if (stories.lines_.contains(name)) return fail(line, "\"" + name + "\" has a line already");
    auto& texts = stories.lines_[name];
    for (const words::Language language : words::kLanguages) {
      const std::string code(words::code(language));
      std::string& to = texts[static_cast<std::size_t>(language)];
      if (!text(line, code.c_str(), to)) return false;
      if (letters(to) > Stories::kMostLetters)
        return fail_at(line, code.c_str(),
                       "a line has at most " + std::to_string(Stories::kMostLetters) +
                           " letters, and this one has " + std::to_string(letters(to)));
    }
    if (line.size() != words::kLanguages.size())
      return fail(line, "a line has en, it and es, and nothing else");
    return true;
  }

  /// Characters, of which UTF-8 may need several bytes each.
  static std::size_t letters(std::string_view text) {
    return static_cast<std::size_t>(std::ranges::count_if(
        text, [](char each) { return (static_cast<unsigned char>(each) & 0xC0U) != 0x80U; }));
  }

  const std::vector<std::string>& names_;
  std::set<std::string> groups_;  // "mythos" of "mythos.icy_conditions"
};

std::expected<Stories, std::string> Stories::read(std::string_view game,
                                                  const std::vector<std::string>& names) {
  StoriesReader reader(names);
  const std::string folder = std::string(game) + "/";
  for (const std::string_view path : content::list(folder)) {
    const std::string_view file = path.substr(path.rfind('/') + 1);
    if (!file.starts_with("stories") || !file.ends_with(".toml")) continue;
    if (!reader.read(std::string(path))) return std::unexpected(std::move(reader.error));
  }
  return std::move(reader.stories);
}

std::string_view Stories::find(std::string_view name, words::Language language) const {
  const auto found = lines_.find(name);
  if (found == lines_.end()) return "";
  return found->second[static_cast<std::size_t>(language)];
}

}  // namespace tavola::scene

#include "scene/titles/pictures.h"

#include <toml++/toml.h>

#include <algorithm>
#include <utility>

#include "content/content.h"
#include "words/nearest.h"

namespace tavola::scene {
namespace {

constexpr std::string_view kWords = "common/pictures.toml";

/// What stands for a thing is called after it: "marker_rlyeh", "monster_ghoul".
constexpr std::string_view kStandIns[] = {"ancient",  "card",   "equipment", "event",  "item",
                                          "location", "marker", "monster",   "mythos", "place",
                                          "sheet",    "spell",  "table"};

/// The lists of words that a picture may be described by.
using Lists = std::map<std::string, std::vector<std::string>, std::less<>>;

Lists known_words() {
  Lists lists;
  const std::string_view text = content::find(kWords).value_or("");
  for (const auto& [name, node] : toml::parse(text, kWords))
    if (const toml::array* words = node.as_array())
      words->for_each([&](const toml::value<std::string>& word) {
        lists[std::string(name.str())].push_back(*word);
      });
  return lists;
}

/// The plates that are drawn for a game: a line each, which begins with the name.
std::vector<std::string> plates_of(std::string_view game) {
  std::vector<std::string> plates;
  std::string_view text = content::find(std::string(game) + "/art/plates.txt").value_or("");
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    if (end > 0) plates.emplace_back(line.substr(0, line.find(' ')));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return plates;
}

bool is_text(const toml::node& node, std::string& to) {
  const auto value = node.value<std::string>();
  to = value.value_or("");
  return value.has_value();
}

/// What is wrong with the value of a `picture`, or nothing.
std::string read_value(const toml::node& node, Picture& picture) {
  if (is_text(node, picture.plate)) return "";
  const toml::table* words = node.as_table();
  if (words == nullptr)
    return R"("picture" is the name of a plate, or words: { ground = "moor", things = ["castle"] })";
  const std::pair<std::string_view, std::string*> texts[] = {
      {"plate", &picture.plate}, {"ground", &picture.ground},   {"light", &picture.light},
      {"mood", &picture.mood},   {"weather", &picture.weather}, {"tint", &picture.tint}};
  for (const auto& [key, value] : *words) {
    const std::string name(key.str());
    const auto text =
        std::ranges::find(texts, name, &std::pair<std::string_view, std::string*>::first);
    if (text != std::end(texts) && is_text(value, *text->second)) continue;
    if (const toml::array* things = value.as_array(); name == "things" && things != nullptr) {
      for (const toml::node& thing : *things)
        if (!is_text(thing, picture.things.emplace_back())) return "\"things\" is a list of words";
      continue;
    }
    return "\"" + name +
           "\" says nothing of a picture; it has ground, light, things, mood, weather "
           "and tint, each a word";
  }
  return "";
}

}  // namespace

/// Reads line by line: content is read by the game, and only two lines of each thing matter here.
class PicturesReader {
 public:
  Pictures pictures;
  std::string error;

  /// What stands above every thing of the file shows `whole`: the game on its shelf.
  bool read(std::string_view file, std::string_view text, std::string_view whole) {
    std::string id(whole);
    for (int line = 1; !text.empty(); ++line) {
      const std::size_t end = std::min(text.find('\n'), text.size());
      const std::string_view row = text.substr(0, end);
      text.remove_prefix(std::min(end + 1, text.size()));
      if (row.starts_with("[")) id = whole;
      if (row.starts_with("id = \"")) id = row.substr(6, row.find('"', 6) - 6);
      if (row.starts_with("picture") && !read_row(file, line, row, id)) return false;
    }
    return true;
  }

 private:
  bool read_row(std::string_view file, int line, std::string_view row, const std::string& id) {
    const std::string place = std::string(file) + ":" + std::to_string(line);
    const auto refuse = [&](std::string_view why) {
      error = place + ":1: " + std::string(why);
      return false;
    };
    toml::table parsed;
    try {
      parsed = toml::parse(row);
    } catch (const toml::parse_error& wrong) {  // the library's own; nothing of ours throws
      return refuse(std::string(wrong.description()) + "; a picture stands in one line");
    }
    const toml::node* node = parsed.get("picture");
    if (node == nullptr) return true;  // another field whose name begins like this one
    if (id.empty())
      return refuse("write \"id\" before \"picture\", so that it is known what it shows");
    Picture picture;
    if (const std::string why = read_value(*node, picture); !why.empty()) return refuse(why);
    pictures.pictures_.try_emplace(id, Pictures::Placed{std::move(picture), place});
    return true;
  }
};

std::expected<Pictures, std::string> Pictures::read(std::string_view game) {
  PicturesReader reader;
  for (const std::string_view path : content::list(std::string(game) + "/")) {
    const bool on_shelf = path.substr(game.size()) == "/table.toml";
    if (path.ends_with(".toml") &&
        !reader.read(path, content::find(path).value_or(""), on_shelf ? game : ""))
      return std::unexpected(std::move(reader.error));
  }
  // A plate that is called as a place of the board, such as a street, needs no line anywhere.
  for (std::string& plate : plates_of(game))
    reader.pictures.pictures_.try_emplace(plate, Placed{{.plate = plate}, ""});
  return std::move(reader.pictures);
}

const Picture* Pictures::find(std::string_view id) const {
  const auto known = [this](std::string_view name) -> const Picture* {
    const auto found = pictures_.find(name);
    return found == pictures_.end() ? nullptr : &found->second.picture;
  };
  if (const Picture* picture = known(id)) return picture;
  const std::size_t first = id.find('_');
  if (first == std::string_view::npos) return nullptr;
  if (std::ranges::find(kStandIns, id.substr(0, first)) != std::end(kStandIns))
    if (const Picture* picture = known(id.substr(first + 1))) return picture;
  const std::size_t last = id.rfind('_');
  const bool counted = last + 1 < id.size() &&
                       id.find_first_not_of("0123456789", last + 1) == std::string_view::npos;
  return counted ? find(id.substr(0, last)) : nullptr;
}

std::vector<std::string> Pictures::problems(std::string_view game) const {
  const Lists lists = known_words();
  const std::vector<std::string> plates = plates_of(game);
  std::vector<std::string> all;
  const auto look = [&](const Placed& placed, std::string_view what, const std::string& word,
                        const std::vector<std::string>& known) {
    if (word.empty() || std::ranges::find(known, word) != known.end()) return;
    const std::string_view near = words::nearest(word, {known.begin(), known.end()});
    std::string sentence =
        placed.place + ": no " + std::string(what) + " is called \"" + word + "\"";
    if (!near.empty()) sentence += "; did you mean \"" + std::string(near) + "\"?";
    if (what != "plate") {
      sentence += " There are:";
      for (const std::string& each : known) sentence += " " + each + ",";
      sentence.back() = '.';
    }
    all.push_back(std::move(sentence));
  };
  const auto of = [&lists](std::string_view list) {
    const auto found = lists.find(list);
    return found == lists.end() ? std::vector<std::string>() : found->second;
  };
  for (const auto& [id, placed] : pictures_) {
    const Picture& picture = placed.picture;
    look(placed, "plate", picture.plate, plates);
    look(placed, "ground", picture.ground, of("ground"));
    look(placed, "light", picture.light, of("light"));
    look(placed, "mood", picture.mood, of("mood"));
    look(placed, "weather", picture.weather, of("weather"));
    for (const std::string& thing : picture.things) look(placed, "thing", thing, of("things"));
  }
  return all;
}

}  // namespace tavola::scene

#include "rooms/api/table_page.h"

#include <toml++/toml.h>

#include <algorithm>
#include <functional>
#include <memory>
#include <mutex>
#include <nlohmann/json.hpp>

#include "content/content.h"
#include "play/json_text.h"
#include "words/deep_toml.h"

namespace tavola::rooms {
namespace {

/// Reads one file and keeps the first thing that is wrong in it.
class PageReader {
 public:
  explicit PageReader(std::string_view file) : file_(file) {}

  std::optional<toml::table> parse(std::string_view text) {
    if (const auto deep = words::too_deep(text, file_)) {
      if (error_.empty()) error_ = *deep + ".";
      return std::nullopt;
    }
    try {
      return toml::parse(text, file_);
    } catch (const toml::parse_error& error) {
      wrong(error.source().begin, std::string(error.description()) + ".");
      return std::nullopt;
    }
  }

  void wrong(const toml::source_position& at, const std::string& message) {
    if (error_.empty())
      error_ =
          file_ + ":" + std::to_string(at.line) + ":" + std::to_string(at.column) + ": " + message;
  }
  void wrong(const toml::node& node, const std::string& message) {
    wrong(node.source().begin, message);
  }

  /// Names of a table that nobody asked for are most likely misspelt.
  void only(const toml::table& table, std::initializer_list<std::string_view> names) {
    for (const auto& [name, node] : table)
      if (std::find(names.begin(), names.end(), name.str()) == names.end()) {
        std::string list;
        for (const std::string_view each : names)
          list += (list.empty() ? "" : ", ") + std::string(each);
        wrong(node,
              "\"" + std::string(name.str()) + "\" is not known here; write one of: " + list + ".");
      }
  }

  const toml::table* table(const toml::table& parent, std::string_view name, bool needed = true) {
    const toml::node* node = parent.get(name);
    if (node != nullptr && node->is_table()) return node->as_table();
    if (needed || node != nullptr)
      wrong(node != nullptr ? *node : parent, "[" + std::string(name) + "] should be a table.");
    return nullptr;
  }

  std::string text(const toml::table& parent, std::string_view name, bool needed = true) {
    const toml::node* node = parent.get(name);
    if (node != nullptr && node->is_string()) return node->as_string()->get();
    if (needed || node != nullptr)
      wrong(node != nullptr ? *node : parent, "\"" + std::string(name) + "\" should be a text.");
    return "";
  }

  std::int64_t number(const toml::table& parent, std::string_view name, std::int64_t least,
                      std::int64_t most) {
    const toml::node* node = parent.get(name);
    const std::int64_t value =
        node != nullptr && node->is_integer() ? node->as_integer()->get() : least - 1;
    if (value < least || value > most)
      wrong(node != nullptr ? *node : parent,
            "\"" + std::string(name) + "\" should be a whole number from " + std::to_string(least) +
                " to " + std::to_string(most) + ".");
    return value;
  }

  std::string colour(const toml::table& parent, std::string_view name) {
    const std::string value = text(parent, name);
    const bool good = value.size() == 7 && value[0] == '#' &&
                      value.find_first_not_of("0123456789abcdef", 1) == std::string::npos;
    if (!good && error_.empty())
      wrong(*parent.get(name),
            "\"" + std::string(name) + "\" should be a colour like \"#22303f\".");
    return value;
  }

  InAll in_all(const toml::table& sentence) {
    InAll all;
    for (std::size_t i = 0; i < all.size(); ++i)
      all[i] = text(sentence, words::code(words::kLanguages[i]), i == 0);
    for (std::string& each : all)
      if (each.empty()) each = all[0];
    only(sentence, {"en", "it", "es"});
    return all;
  }

  /// The tables of [[name]].
  void each(const toml::table& parent, std::string_view name,
            const std::function<void(const toml::table&)>& read) {
    const toml::node* node = parent.get(name);
    if (node == nullptr) return;
    if (!node->is_array()) return wrong(*node, "write [[" + std::string(name) + "]].");
    for (const toml::node& item : *node->as_array()) {
      if (!item.is_table()) return wrong(item, "write [[" + std::string(name) + "]].");
      read(*item.as_table());
    }
  }

  const std::string& error() const { return error_; }

 private:
  std::string file_;
  std::string error_;
};

Guide read_guide(PageReader& reader, const toml::table& toml) {
  Guide guide;
  reader.only(toml, {"title", "seed", "origin", "options", "seat", "note"});
  if (const toml::table* title = reader.table(toml, "title")) guide.title = reader.in_all(*title);
  guide.seed = static_cast<std::uint64_t>(reader.number(toml, "seed", 0, 1LL << 48));
  if (reader.text(toml, "origin") != "ours") reader.wrong(toml, "\"origin\" should be \"ours\".");
  if (const toml::table* options = reader.table(toml, "options", false))
    for (const auto& [name, node] : *options)
      guide.options[std::string(name.str())] = reader.text(*options, name.str());
  reader.each(toml, "seat", [&](const toml::table& seat) {
    reader.only(seat, {"name", "bot"});
    guide.seats.push_back({reader.text(seat, "name"), reader.text(seat, "bot", false)});
  });
  if (guide.seats.empty()) reader.wrong(toml, "a guide has at least one [[guide.seat]].");
  reader.each(toml, "note", [&](const toml::table& note) {
    reader.only(note, {"prompt", "verb", "rule", "box", "at", "title", "text"});
    GuideNote read;
    read.prompt = reader.text(note, "prompt", false);
    read.verb = reader.text(note, "verb", false);
    read.rule = reader.text(note, "rule", false);
    read.box = reader.text(note, "box", false);
    if (const toml::node* at = note.get("at"); at != nullptr && !at->is_array())
      reader.wrong(*at, "\"at\" should be a list of texts.");
    else if (at != nullptr)
      for (const toml::node& each : *at->as_array()) {
        if (!each.is_string()) reader.wrong(each, "\"at\" should be a list of texts.");
        read.at.push_back(each.value_or(std::string()));
      }
    if (read.prompt.empty() && read.verb.empty() && read.rule.empty())
      reader.wrong(note, "a note has \"prompt\", \"verb\" or \"rule\": when it is shown.");
    if (const toml::table* title = reader.table(note, "title")) read.title = reader.in_all(*title);
    if (const toml::table* text = reader.table(note, "text")) read.text = reader.in_all(*text);
    guide.notes.push_back(std::move(read));
  });
  return guide;
}

/// Walks down to the tables that hold sentences; their names with dots between are the id.
void add_sentences(PageReader& reader, const toml::table& table, const std::string& path,
                   std::map<std::string, InAll>& sentences) {
  if (!path.empty() && table.get("en") != nullptr && table.get("en")->is_string()) {
    sentences[path] = reader.in_all(table);
    return;
  }
  for (const auto& [name, node] : table) {
    const std::string id = (path.empty() ? "" : path + ".") + std::string(name.str());
    if (node.is_table())
      add_sentences(reader, *node.as_table(), id, sentences);
    else
      reader.wrong(node, "a sentence is a table with en, it and es: [" + id + "].");
  }
}

}  // namespace

namespace {

/// A picture as it is sent: the name of a plate, or words (docs/art.md).
Json described(const toml::node& picture) {
  if (const auto plate = picture.value<std::string>()) return *plate;
  Json words = Json::object();
  if (const toml::table* table = picture.as_table())
    for (const auto& [key, node] : *table) {
      Json& to = words[std::string(key.str())];
      if (const toml::array* list = node.as_array())
        for (const toml::node& each : *list) to.push_back(each.value_or(std::string()));
      else
        to = node.value_or(std::string());
    }
  return words;
}

}  // namespace

std::expected<TablePage, std::string> read_table_page(std::string_view file,
                                                      std::string_view toml) {
  PageReader reader(file);
  TablePage page;
  const auto parsed = reader.parse(toml);
  if (!parsed) return std::unexpected(reader.error());
  reader.only(*parsed, {"minutes", "theme", "guide", "keyword"});
  const toml::node* minutes = parsed->get("minutes");
  const toml::array* pair = minutes != nullptr ? minutes->as_array() : nullptr;
  const auto least = pair != nullptr && pair->size() == 2 ? (*pair)[0].value<int>() : std::nullopt;
  const auto most = pair != nullptr && pair->size() == 2 ? (*pair)[1].value<int>() : std::nullopt;
  if (least && most && *least > 0 && *least <= *most) {
    page.least_minutes = *least;
    page.most_minutes = *most;
  } else {
    reader.wrong(minutes != nullptr ? *minutes : static_cast<const toml::node&>(*parsed),
                 "\"minutes\" should be the least and the most, such as [60, 90].");
  }
  if (const toml::table* theme = reader.table(*parsed, "theme")) {
    reader.only(*theme, {"tint", "ground", "ground2", "engraving", "picture"});
    page.tint = reader.colour(*theme, "tint");
    page.ground = reader.colour(*theme, "ground");
    page.ground2 = reader.colour(*theme, "ground2");
    page.engraving = reader.colour(*theme, "engraving");
    if (const toml::node* picture = theme->get("picture")) page.picture = described(*picture);
  }
  if (const toml::table* guide = reader.table(*parsed, "guide", false))
    page.guide = read_guide(reader, *guide);
  reader.each(*parsed, "keyword", [&](const toml::table& keyword) {
    reader.only(keyword, {"word", "text", "rule"});
    Keyword read;
    read.rule = reader.text(keyword, "rule");
    if (const toml::table* word = reader.table(keyword, "word")) read.forms = reader.in_all(*word);
    if (const toml::table* text = reader.table(keyword, "text")) read.text = reader.in_all(*text);
    page.keywords.push_back(std::move(read));
  });
  if (!reader.error().empty()) return std::unexpected(reader.error());
  return page;
}

std::expected<const TablePage*, std::string> table_page(std::string_view game) {
  static std::mutex mutex;
  static std::map<std::string, std::unique_ptr<TablePage>, std::less<>> pages;
  std::scoped_lock lock(mutex);
  const auto kept = pages.find(game);
  if (kept != pages.end()) return kept->second.get();
  const std::string file = std::string(game) + "/table.toml";
  TablePage page;
  if (const auto text = content::find(file)) {
    auto read = read_table_page(file, *text);
    if (!read) return std::unexpected(read.error());
    page = *std::move(read);
  }
  return pages.emplace(game, std::make_unique<TablePage>(std::move(page))).first->second.get();
}

std::expected<std::vector<ShelfPlace>, std::string> read_shelf(std::string_view file,
                                                               std::string_view toml) {
  PageReader reader(file);
  std::vector<ShelfPlace> places;
  if (const auto parsed = reader.parse(toml)) {
    reader.only(*parsed, {"game"});
    reader.each(*parsed, "game", [&](const toml::table& game) {
      reader.only(game, {"id", "title", "tagline"});
      ShelfPlace place{reader.text(game, "id"), {}, {}};
      const toml::table* title = reader.table(game, "title", false);
      const toml::table* tagline = reader.table(game, "tagline", title != nullptr);
      if (title != nullptr) place.title = reader.in_all(*title);
      if (tagline != nullptr) place.tagline = reader.in_all(*tagline);
      places.push_back(std::move(place));
    });
  }
  if (!reader.error().empty()) return std::unexpected(reader.error());
  return places;
}

std::expected<const std::vector<ShelfPlace>*, std::string> shelf() {
  constexpr std::string_view kFile = "shelf.toml";
  static const auto places = read_shelf(kFile, content::find(kFile).value_or(""));
  if (!places) return std::unexpected(places.error());
  return &*places;
}

std::expected<std::map<std::string, InAll>, std::string> read_client_words(std::string_view file,
                                                                           std::string_view toml) {
  PageReader reader(file);
  std::map<std::string, InAll> sentences;
  if (const auto parsed = reader.parse(toml)) add_sentences(reader, *parsed, "", sentences);
  if (!reader.error().empty()) return std::unexpected(reader.error());
  return sentences;
}

std::expected<const std::string*, std::string> client_words(words::Language language) {
  static const auto texts =
      []() -> std::expected<std::array<std::string, words::kLanguages.size()>, std::string> {
    constexpr std::string_view kFile = "words/client.toml";
    const auto sentences = read_client_words(kFile, content::find(kFile).value_or(""));
    if (!sentences) return std::unexpected(sentences.error());
    std::array<std::string, words::kLanguages.size()> all;
    for (std::size_t i = 0; i < all.size(); ++i) {
      nlohmann::ordered_json json = nlohmann::ordered_json::object();
      for (const auto& [id, sentence] : *sentences) json[id] = sentence[i];
      all[i] = play::write_json(json);
    }
    return all;
  }
  ();
  if (!texts) return std::unexpected(texts.error());
  return &(*texts)[static_cast<std::size_t>(language)];
}

}  // namespace tavola::rooms

#include "play/checks/box.h"

#include <toml++/toml.h>

#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>

#include "content/content.h"
#include "content/own_files.h"
#include "words/deep_toml.h"

namespace tavola::play {

/// Reads games/GAME/parts.toml and, by what it says, the game's own files.
class BoxReader {
 public:
  explicit BoxReader(const scene::Title& title)
      : words_(title.game().vocabulary()), game_(title.game().id()) {}

  Box read() {
    box_.sightings_.resize(words_.events.size());
    const std::string name = game_ + "/parts.toml";
    if (!content::find(name)) return std::move(box_);
    const toml::table* file = open(name);
    const toml::array* parts = file == nullptr ? nullptr : (*file)["part"].as_array();
    if (parts == nullptr) {
      wrong(name + ": write one [[part]] for each kind of component");
      return std::move(box_);
    }
    const std::vector<std::string> boxes = boxes_of_game();
    for (const std::string& box : boxes) check_pieces(box, *parts);
    for (const toml::node& node : *parts) {
      const toml::table* part = node.as_table();
      if (part == nullptr) continue;
      if (boxes.empty()) read_part(*part, "", (*part)["pieces"].value_or(0));
      for (const std::string& box : boxes) read_part_of(*part, box);
    }
    return std::move(box_);
  }

 private:
  void wrong(std::string sentence) { box_.problems.push_back(std::move(sentence)); }

  const toml::table* open(const std::string& name) {
    const auto known = files_.find(name);
    if (known != files_.end()) return &known->second;
    const auto text = content::find(name);
    if (!text) {
      wrong(name + ": the file is missing");
      return nullptr;
    }
    if (const auto deep = words::too_deep(*text, name)) {
      wrong(*deep);
      return nullptr;
    }
    try {
      return &files_.emplace(name, toml::parse(*text, name)).first->second;
    } catch (const toml::parse_error& error) {  // the library's own; nothing of ours throws
      wrong(name + ":" + std::to_string(error.source().begin.line) + ": " +
            std::string(error.description()));
      return nullptr;
    }
  }

  static std::string text_of(const toml::table& entry, const char* key) {
    return entry[key].value_or(std::string());
  }

  /// The folders of the game with a box.toml.
  std::vector<std::string> boxes_of_game() const {
    std::vector<std::string> boxes;
    for (const std::string_view path : content::list(game_ + "/")) {
      const std::string_view inside = path.substr(game_.size() + 1);
      if (inside.ends_with("/box.toml")) boxes.emplace_back(inside.substr(0, inside.find('/')));
    }
    return boxes;
  }

  const toml::table* pieces_of(const std::string& box) {
    const toml::table* file = open(game_ + "/" + box + "/box.toml");
    return file == nullptr ? nullptr : (*file)["pieces"].as_table();
  }

  /// A kind that a box counts must be one that the game has.
  void check_pieces(const std::string& box, const toml::array& parts) {
    const toml::table* pieces = pieces_of(box);
    if (pieces == nullptr) return;
    for (const auto& [name, number] : *pieces) {
      bool known = false;
      for (const toml::node& part : parts)
        known |= part.as_table() != nullptr && text_of(*part.as_table(), "name") == name.str();
      if (!known)
        wrong(counted_at(box, std::string(name.str())) + "nothing in a box is called \"" +
              std::string(name.str()) + "\"");
    }
  }

  void read_part_of(const toml::table& entry, const std::string& box) {
    const toml::table* pieces = pieces_of(box);
    const int wanted = pieces == nullptr ? 0 : (*pieces)[text_of(entry, "name")].value_or(0);
    // A box need not have every file.
    if (wanted == 0 && !content::find(game_ + "/" + box + "/" + text_of(entry, "file"))) return;
    read_part(entry, box, wanted);
  }

  /// `list` is the name of a list in the file, or of a list within its entries: "card.entry". Such
  /// an entry is called after the entry around it and its own field `by`.
  void read_part(const toml::table& entry, const std::string& box, int wanted) {
    const auto text = [&entry](const char* key) { return text_of(entry, key); };
    BoxPart part;
    part.box = box;
    part.name = text("name");
    part.wanted = wanted;
    const toml::table* file = open(game_ + "/" + (box.empty() ? "" : box + "/") + text("file"));
    if (file == nullptr) return;
    const std::string list = text("list");
    const std::size_t dot = list.find('.');
    const std::string inner = dot == std::string::npos ? "" : list.substr(dot + 1);
    const std::string only = text("with");
    const std::string by = text("by");
    each(*file, list.substr(0, dot), [&](const toml::table& thing) {
      // Further copies of what another box has are no component of their own.
      if (thing.contains("more") && !thing.contains("id")) {
        part.pieces += thing["copies"].value_or(1);
        return;
      }
      const std::string id = thing["id"].value_or(std::string());
      if (!inner.empty())
        each(thing, inner, [&](const toml::table& within) {
          add(part, id + "/" + within[by].value_or(std::string()), within);
        });
      else if (only.empty() || thing.contains(only))
        add(part, id, thing);
    });
    if (part.pieces != part.wanted && is_counted(box))
      wrong(counted_at(box, part.name) + "there are " + std::to_string(part.pieces) + " " +
            part.name + (box.empty() ? "" : " in the box " + box) + ", not " +
            std::to_string(part.wanted));
    if (part.pieces == 0 && part.wanted == 0) return;
    if (const toml::array* events = entry["at_work"].as_array())
      for (const toml::node& event : *events)
        read_sighting(part, event.value_or(std::string()), text("otherwise"));
    box_.parts.push_back(std::move(part));
  }

  /// Whoever tries cards of their own may have more or fewer than the box; who writes a box of
  /// their own has counted it.
  bool is_counted(const std::string& box) {
    if (!content::has_folder()) return true;
    return !box.empty() && pieces_of(box) != nullptr &&
           content::is_from_folder(game_ + "/" + box + "/box.toml");
  }

  /// "arkham/lighthouse/box.toml:12:12: ", where the box says how many there are.
  std::string counted_at(const std::string& box, const std::string& name) {
    const toml::table* pieces = box.empty() ? nullptr : pieces_of(box);
    if (pieces == nullptr) return "";
    const toml::node* number = pieces->get(name);
    const toml::source_position at = (number == nullptr ? *pieces : *number).source().begin;
    return game_ + "/" + box + "/box.toml:" + std::to_string(at.line) + ":" +
           std::to_string(at.column) + ": ";
  }

  template <class Visit>
  static void each(const toml::table& table, const std::string& list, Visit&& visit) {
    if (const toml::array* entries = table[list].as_array())
      for (const toml::node& node : *entries)
        if (const toml::table* entry = node.as_table()) visit(*entry);
  }

  void add(BoxPart& part, const std::string& id, const toml::table& entry) {
    const int place = static_cast<int>(box_.ids.size());
    if (!box_.places_.emplace(id, place).second)
      wrong("two things in the box are called \"" + id + "\"");
    box_.ids.push_back(id);
    part.components.push_back(place);
    part.pieces += entry["copies"].value_or(1);
  }

  /// "gate_card.gate_card.world AH-164": an event, those of its fields whose values together are
  /// the name of a component, and the rule that the event must cite, if it is told for several.
  /// Where there is none of that name, the entry called `otherwise` of the same card is meant.
  void read_sighting(const BoxPart& part, const std::string& text, const std::string& otherwise) {
    const std::size_t space = text.find(' ');
    const std::string line = text.substr(0, space);
    const std::size_t dot = line.find('.');
    const int event = index_of(words_.events, line.substr(0, dot));
    const auto rule =
        space == std::string::npos ? Citation() : Citation::parse(text.substr(space + 1));
    if (event < 0 || dot == std::string::npos || !rule) {
      wrong("the box looks for \"" + text + "\", which is no event, its field and perhaps a rule");
      return;
    }
    const Phrase& phrase = words_.events[static_cast<std::size_t>(event)];
    Box::Sighting sighting;
    sighting.rule = *rule;
    std::vector<std::string> names = {""};
    for (std::size_t from = dot; from != std::string::npos;) {
      const std::size_t to = line.find('.', from + 1);
      const std::string name = line.substr(from + 1, to == std::string::npos ? to : to - from - 1);
      from = to;
      std::size_t argument = 0;
      while (argument < phrase.fields.size() && phrase.fields[argument].name != name) ++argument;
      if (argument == phrase.fields.size()) {
        wrong("the box looks for \"" + line + "\", but the event has no field \"" + name + "\"");
        return;
      }
      const auto& ids = words_.kinds[static_cast<std::size_t>(phrase.fields[argument].kind)].ids;
      sighting.fields.push_back({argument, static_cast<int>(ids.size())});
      std::vector<std::string> longer;
      for (const std::string& before : names)
        for (const std::string& id : ids) longer.push_back(before.empty() ? id : before + "/" + id);
      names = std::move(longer);
    }
    for (const std::string& id : names) {
      auto found = box_.places_.find(id);
      if (found == box_.places_.end() && !otherwise.empty())
        found = box_.places_.find(id.substr(0, id.rfind('/') + 1) + otherwise);
      const bool here = found != box_.places_.end() && !part.components.empty() &&
                        found->second >= part.components.front() &&
                        found->second <= part.components.back();
      sighting.components.push_back(here ? found->second : -1);
    }
    box_.sightings_[static_cast<std::size_t>(event)].push_back(std::move(sighting));
  }

  const Vocabulary& words_;
  std::string game_;
  Box box_;
  std::map<std::string, toml::table> files_;
};

Box read_box(const scene::Title& title) { return BoxReader(title).read(); }

const Box& box_of(const scene::Title& title) {
  static std::mutex reading;
  static std::map<std::pair<std::string, std::uint64_t>, Box> boxes;
  const std::scoped_lock lock(reading);
  const auto key = std::pair(std::string(title.game().id()),
                             content::hash_of(std::string(title.game().id()) + "/"));
  const auto known = boxes.find(key);
  if (known != boxes.end()) return known->second;
  return boxes.emplace(key, read_box(title)).first->second;
}

}  // namespace tavola::play

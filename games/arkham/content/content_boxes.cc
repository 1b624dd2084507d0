#include "games/arkham/content/content_boxes.h"

#include <algorithm>
#include <array>

#include "content/content.h"
#include "content/play_hash.h"
#include "words/nearest.h"

namespace tavola::arkham {
namespace {

constexpr std::string_view kGame = "arkham/";
// Fields that only say how something looks, sounds or came to us.
constexpr std::array<std::string_view, 11> kLooks = {
    "en", "it", "es", "sign", "art", "picture", "wide", "tall", "size", "origin", "occupation"};

std::string folder_of(const std::string& box) { return std::string(kGame) + box + "/"; }

/// The words of all entries of a file that say `origin = "ours"`.
void note_what_is_ours(const toml::table& root, std::set<std::string, std::less<>>& ours) {
  for (const auto& [kind, entries] : root)
    if (const toml::array* list = entries.as_array())
      list->for_each([&](const toml::table& entry) {
        const auto word = entry["word"].value<std::string>();
        if (word && entry["origin"] == "ours") ours.insert(*word);
      });
}

}  // namespace

bool BoxLoader::find_boxes() {
  std::vector<std::string> found;
  for (const std::string_view path : content::list(kGame)) {
    const std::string_view inside = path.substr(kGame.size());
    const std::size_t slash = inside.find('/');
    if (slash != std::string_view::npos && inside.substr(slash) == "/box.toml")
      found.emplace_back(inside.substr(0, slash));
  }
  const auto base = std::ranges::find(found, "base");
  if (base == found.end())
    return refuse("arkham/base/box.toml: the file is missing, and with it the base game");
  std::rotate(found.begin(), base, base + 1);
  for (const std::string& box : found)
    if (!read_box(box)) return false;
  return put_in_order();
}

bool BoxLoader::read_box(const std::string& box) {
  toml::table root;
  std::string id;
  look_in(folder_of(box));
  if (!open("box.toml", root) || !text(root, "id", id)) return false;
  if (id != box) return fail_at(root, "id", "a box is called as its folder, \"" + box + "\"");
  if (box == "base" && has_field(root, "part"))
    return fail_at(root, "part", "every table has the whole base game");
  std::vector<std::string> needs;
  if (const toml::array* list = field(root, "needs").as_array())
    for (const toml::node& other : *list) needs.push_back(other.value_or(std::string()));
  needs_.emplace_back(box, std::move(needs));
  ContentPart whole;
  whole.id = whole.box = box;
  whole.hash = content::play_hash({}, whole.id, 0, kLooks);
  content.parts.push_back(std::move(whole));
  const bool good = !has_field(root, "part") || each(root, "part", [&](const toml::table& entry) {
    return add_part(entry, box);
  });
  if (!good) return false;
  return content.parts.size() <= kMostParts ||
         fail(root,
              "there is room for " + std::to_string(kMostParts) + " boxes and parts of boxes");
}

bool BoxLoader::add_part(const toml::table& entry, const std::string& box) {
  ContentPart part;
  if (!text(entry, "id", part.id)) return false;
  part.id = box + "_" + part.id;
  part.box = box;
  part.hash = content::play_hash({}, part.id, 0, kLooks);
  const toml::array* files = field(entry, "files").as_array();
  if (files == nullptr || files->empty())
    return fail_at(entry, "files", "write the files of the part, as in files = [\"allies.toml\"]");
  for (const toml::node& node : *files) {
    std::string file = node.value_or(std::string());
    if (!has_file(file.c_str())) return fail(node, "the box has no file \"" + file + "\"");
    part.files.push_back(std::move(file));
  }
  content.parts.push_back(std::move(part));
  return true;
}

/// The base game is first; whatever a box needs is read before it.
bool BoxLoader::put_in_order() {
  while (order_.size() < needs_.size()) {
    const std::size_t before = order_.size();
    for (const auto& [box, needs] : needs_) {
      const auto is_read = [this](const std::string& one) {
        return std::ranges::find(order_, one) != order_.end();
      };
      if (!is_read(box) && std::ranges::all_of(needs, is_read)) order_.push_back(box);
    }
    if (order_.size() > before) continue;
    for (const auto& [box, needs] : needs_)
      for (const std::string& other : needs)
        if (std::ranges::find(needs_, other, [](const auto& one) { return one.first; }) ==
            needs_.end())
          return refuse(folder_of(box) + "box.toml: the box needs \"" + other +
                        "\", and there is no box of that name");
    return refuse(folder_of(needs_.back().first) + "box.toml: boxes need each other in a circle");
  }
  return true;
}

void BoxLoader::begin_box(const std::string& box) {
  box_ = box;
  look_in(folder_of(box));
  opened_ = {"box.toml", "grammar.toml", "words.tsv"};
}

bool BoxLoader::end_box() {
  const std::string folder = folder_of(box_);
  const std::vector<std::string_view> known(opened_.begin(), opened_.end());
  for (const std::string_view path : content::list(folder)) {
    const std::string_view file = path.substr(folder.size());
    if (opened_.contains(std::string(file)) || file.starts_with("messages") ||
        file.starts_with("stories") || file.starts_with("grammar") || file.ends_with(".md"))
      continue;
    const std::string_view near = words::nearest(file, known);
    return refuse(std::string(path) + ": the game reads no file of this name" +
                  (near.empty() ? "" : "; did you mean \"" + std::string(near) + "\"?"));
  }
  return true;
}

bool BoxLoader::open_file(const char* name, toml::table& root) {
  opened_.insert(name);
  if (!is_base() && !has_file(name)) return true;
  part_ = part_of_box(box_);
  for (std::size_t part = 0; part < content.parts.size(); ++part)
    if (content.parts[part].box == box_ &&
        std::ranges::find(content.parts[part].files, name) != content.parts[part].files.end())
      part_ = static_cast<std::uint8_t>(part);
  if (!open(name, root)) return false;
  note_what_is_ours(root, content.ours);
  std::uint64_t& hash = content.parts[part_].hash;
  hash = content::play_hash(root, name, hash, kLooks);
  return true;
}

std::vector<std::string> BoxLoader::grammar_files() const {
  const std::string folder = folder_of(box_);
  std::vector<std::string> files;
  for (const std::string_view path : content::list(folder))
    if (path.substr(folder.size()).starts_with("grammar")) files.emplace_back(path);
  return files;
}

bool BoxLoader::read_grammar_of(const std::string& file, std::uint64_t& hash) {
  toml::table root;
  if (!read_grammar_file(file, content.grammar, root)) return false;
  hash = content::play_hash(root, file, hash, kLooks);
  return true;
}

std::uint8_t BoxLoader::part_of_box(const std::string& box) const {
  const auto found = std::ranges::find(content.parts, box, &ContentPart::id);
  return static_cast<std::uint8_t>(found - content.parts.begin());
}

/// One of these boxes must be on the table for a thing of a part.
std::vector<std::string> BoxLoader::boxes_with(std::uint8_t part_of_thing) const {
  const ContentPart& part = content.parts[part_of_thing];
  if (part.box == "base") return {};
  if (part.id == part.box) return {part.box};
  return {part.box, part.id};
}

/// A rule of boxes that are not there is not offered.
void BoxLoader::add_house_rule(const HouseRule& rule) {
  GameOption option{rule.id, rule.values, 0, {}};
  const auto add_value = [&](const auto& thing) {
    option.words.resize(option.values.size());
    option.values.push_back(thing.id);
    option.words.push_back(thing.word);
    std::vector<std::string> needs = boxes_with(thing.part);
    if (needs.empty()) return;
    option.needs[thing.id] = needs;
    if (rule.names == HouseRule::Names::kAncientOnes) return;
    for (std::string& one : needs)
      if (std::ranges::find(option.needs["random"], one) == option.needs["random"].end())
        option.needs["random"].push_back(std::move(one));
  };
  if (rule.names == HouseRule::Names::kAncientOnes)
    for (const AncientOne& one : content.ancient_ones) add_value(one);
  for (const TableCard& card : content.table_cards)
    if ((rule.names == HouseRule::Names::kHeralds && card.kind == TableCardKind::kHerald) ||
        (rule.names == HouseRule::Names::kGuardians && card.kind == TableCardKind::kGuardian))
      add_value(card);
  std::vector<std::string> needs;
  for (const ContentPart& part : content.parts)
    if (std::ranges::find(rule.needs, part.id) != rule.needs.end()) needs.push_back(part.id);
  if (!rule.needs.empty() && needs.empty()) return;
  for (std::size_t value = 1; value < option.values.size() && !needs.empty(); ++value)
    option.needs[option.values[value]] = needs;
  const bool sheets =
      rule.names == HouseRule::Names::kHeralds || rule.names == HouseRule::Names::kGuardians;
  if (sheets && option.values.size() == rule.values.size()) return;
  content.options.push_back(std::move(option));
}

bool BoxLoader::make_options() {
  for (const HouseRule& rule : house_rules()) add_house_rule(rule);
  for (const ContentPart& part : content.parts) {
    if (part.box == "base") continue;
    GameOption option{part.id, {"no", "yes"}, 0, {}, true};
    for (const auto& [box, needs] : needs_)
      if (box == part.box && !needs.empty()) option.needs["yes"] = needs;
    content.options.push_back(std::move(option));
  }
  content.option_parts.resize(content.options.size());
  for (std::size_t part = 0; part < content.parts.size(); ++part) {
    const std::uint32_t bit = std::uint32_t{1} << part;
    if (content.parts[part].box == "base") content.base_parts |= bit;
    for (std::size_t i = 0; i < content.options.size(); ++i)
      if (const GameOption& option = content.options[i];
          option.box &&
          (option.id == content.parts[part].id || option.id == content.parts[part].box))
        content.option_parts[i] |= bit;
  }
  return content.options.size() <= kMaxGameOptions ||
         refuse("arkham/: a game has room for " + std::to_string(kMaxGameOptions) + " options");
}

}  // namespace tavola::arkham

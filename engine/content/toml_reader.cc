#include "content/toml_reader.h"

#include <algorithm>
#include <array>

#include "content/content.h"
#include "content/play_hash.h"
#include "words/deep_toml.h"
#include "words/nearest.h"

namespace tavola::content {
namespace {

// Fields that only say how something is called, looks, came to us or in which line it is ruled.
constexpr std::array<std::string_view, 9> kSentences = {"en",  "it",     "es",    "word",   "sign",
                                                        "art", "origin", "rules", "picture"};

constexpr std::size_t kMostTold = 20;  // of what is wrong in one list

}  // namespace

bool TomlReader::fail(const toml::source_region& at, const std::string& sentence) {
  return refuse(file_ + ":" + std::to_string(at.begin.line) + ":" +
                std::to_string(at.begin.column) + ": " + sentence);
}

bool TomlReader::fail_at(const toml::table& entry, const char* field, const std::string& sentence) {
  const toml::node* node = entry.get(field);
  return fail(node != nullptr ? *node : static_cast<const toml::node&>(entry), sentence);
}

bool TomlReader::fail_near(const toml::node& at, const std::string& sentence, const std::string& id,
                           const std::vector<std::string>& ids) {
  const std::string_view near = words::nearest(id, {ids.begin(), ids.end()});
  return fail(at,
              near.empty() ? sentence : sentence + "; did you mean \"" + std::string(near) + "\"?");
}

bool TomlReader::refuse(const std::string& sentence) {
  if (error.empty()) error = sentence;
  return false;
}

bool TomlReader::told(std::vector<std::string>& wrong) {
  // Nothing is told of what was only left undone, and then nothing more can be made of the list.
  if (error.empty()) {
    wrong.emplace_back();
    return false;
  }
  wrong.push_back(std::exchange(error, {}));
  return wrong.size() < kMostTold;
}

bool TomlReader::all_of(const std::vector<std::string>& wrong) {
  for (const std::string& each : wrong) error += (error.empty() || each.empty() ? "" : "\n") + each;
  if (wrong.size() >= kMostTold) error += "\n… and perhaps more; mend these first";
  return false;
}

bool TomlReader::find(const std::string& file, std::string_view& text) {
  file_ = file;
  const auto found = content::find(file_);
  if (!found) return refuse(file_ + ": the file is missing");
  text = *found;
  return true;
}

bool TomlReader::has_file(const char* name) const {
  return content::find(folder_ + name).has_value();
}

bool TomlReader::read_toml(std::string_view text, toml::table& table) {
  if (const auto deep = words::too_deep(text, file_)) return refuse(*deep);
  try {
    table = toml::parse(text, file_);
  } catch (const toml::parse_error& wrong) {  // the library's own; nothing of ours throws
    return fail(wrong.source(), std::string(wrong.description()));
  }
  return true;
}

bool TomlReader::open(const char* name, toml::table& table) {
  if (!read_file(folder_ + name, table)) return false;
  add_to_hash(table, name);
  return true;
}

bool TomlReader::read_file(const std::string& file, toml::table& table) {
  std::string_view text;
  return find(file, text) && read_toml(text, table);
}

void TomlReader::add_to_hash(const toml::table& table, std::string_view name) {
  hash_ = play_hash(table, name, hash_, kSentences);
}

bool TomlReader::all_asked_for(const toml::table& entry, const char* name) {
  for (const auto& [key, node] : entry)
    if (!asked_.contains(key.str()) && key.str() != "picture")  // scene/titles/pictures.h
      return fail_near(node,
                       "a [[" + std::string(name) + "]] like this one has no field \"" +
                           std::string(key.str()) + "\"",
                       std::string(key.str()), {asked_.begin(), asked_.end()});
  return true;
}

bool TomlReader::part(const toml::table& root, const char* name, const toml::table*& to) {
  to = field(root, name).as_table();
  return to != nullptr || fail(root, std::string("write a part [") + name + "]");
}

bool TomlReader::text(const toml::table& from, const char* key, std::string& to) {
  const toml::node* node = field(from, key).node();
  const auto value = node != nullptr ? node->value<std::string>() : std::nullopt;
  if (!value || value->empty())
    return fail_at(from, key,
                   std::string("\"") + key + "\" must be a text, as in " + key + " = \"…\"");
  to = *value;
  if (std::string_view(key) == "id") {
    const toml::source_position at = node->source().begin;
    const std::string place =
        file_ + ":" + std::to_string(at.line) + ":" + std::to_string(at.column);
    std::vector<std::string>& places = places_[to];
    if (std::ranges::find(places, place) == places.end()) places.push_back(place);
  }
  return true;
}

bool TomlReader::whole(const toml::table& from, const char* key, int least, int most, int& to) {
  const toml::node* node = field(from, key).node();
  const auto value = node != nullptr ? node->value<std::int64_t>() : std::nullopt;
  if (!value || *value < least || *value > most)
    return fail_at(from, key,
                   std::string("\"") + key + "\" must be a whole number from " +
                       std::to_string(least) + " to " + std::to_string(most));
  to = static_cast<int>(*value);
  return true;
}

bool TomlReader::length(const toml::table& from, const char* key, double least, double most,
                        double& to) {
  const toml::node* node = field(from, key).node();
  const auto value = node != nullptr ? node->value<double>() : std::nullopt;
  if (!value || !(*value >= least && *value <= most))
    return fail_at(from, key,
                   std::string("\"") + key + "\" must be a number from " + std::to_string(least) +
                       " to " + std::to_string(most));
  to = *value;
  return true;
}

bool TomlReader::flag(const toml::table& from, const char* key, bool& to) {
  to = false;
  if (!has_field(from, key)) return true;
  const auto value = from.get(key)->value_exact<bool>();
  if (!value) return fail_at(from, key, std::string("\"") + key + "\" must be true or false");
  to = *value;
  return true;
}

bool TomlReader::origin(const toml::table& from, bool& ours) {
  std::string where;
  if (!text(from, "origin", where)) return false;
  if (where != "ours" && where != "seed" && where != "fact")
    return fail_at(from, "origin", "\"origin\" must be \"seed\", \"fact\" or \"ours\"");
  ours = where == "ours";
  return true;
}

bool TomlReader::find_in(const toml::node& node, const std::vector<std::string>& ids,
                         std::uint64_t most, std::size_t& at) {
  const std::string id = node.value_or(std::string());
  const auto found = std::ranges::find(ids, id);
  if (found == ids.end()) return fail_near(node, "\"" + id + "\" is not known here", id, ids);
  at = static_cast<std::size_t>(found - ids.begin());
  return at < most || fail(node, "\"" + id + "\" comes after the " + std::to_string(most) +
                                     " things that can be named here");
}

bool TomlReader::any_of(const toml::table& from, const char* key,
                        const std::vector<std::string>& ids, std::uint64_t& to) {
  const toml::array* list = field(from, key).as_array();
  if (list == nullptr) return fail_at(from, key, std::string("\"") + key + "\" must be a list");
  for (const toml::node& node : *list) {
    std::size_t which = 0;
    if (!find_in(node, ids, 64, which)) return false;
    to |= std::uint64_t{1} << which;
  }
  return true;
}

bool TomlReader::no_room(const toml::table& at, int most, const std::string& of_what) {
  return fail(at, "there is room for " + std::to_string(most) + " " + of_what);
}

bool TomlReader::add_copies(const toml::table& at, int& sum, int copies, int most,
                            const std::string& of_what) {
  sum += copies;
  if (sum <= most) return true;
  const std::string sentence = "there is room for " + std::to_string(most) + " " + of_what +
                               ", and with this one there are " + std::to_string(sum);
  return at.contains("copies") ? fail_at(at, "copies", sentence) : fail(at, sentence);
}

std::string TomlReader::twice_among(std::vector<std::string> ids) {
  std::ranges::sort(ids);
  const auto twice = std::ranges::adjacent_find(ids);
  return twice == ids.end() ? std::string() : *twice;
}

bool TomlReader::all_different(std::vector<std::string> ids) {
  const std::string twice = twice_among(std::move(ids));
  if (twice.empty()) return true;
  const auto places = places_.find(twice.substr(twice.rfind(' ') + 1));
  if (places == places_.end() || places->second.size() < 2)
    return refuse(folder_ + ": two things have the id \"" + twice + "\"; every one needs its own");
  std::string before;
  for (std::size_t i = 0; i + 1 < places->second.size(); ++i)
    before += (before.empty() ? "" : " and ") + places->second[i];
  return refuse(places->second.back() + ": the id \"" + places->first + "\" stands at " + before +
                " already; every thing needs its own");
}

}  // namespace tavola::content

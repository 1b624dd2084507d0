#include "games/catacombs/content_reader.h"

#include "content/content.h"
#include "effects/lint.h"
#include "effects/parse.h"
#include "words/nearest.h"

namespace tavola::catacombs {

bool ContentReader::fail(const toml::source_region& at, const std::string& sentence) {
  if (error.empty())
    error = file_ + ":" + std::to_string(at.begin.line) + ":" + std::to_string(at.begin.column) +
            ": " + sentence;
  return false;
}

bool ContentReader::fail_at(const toml::table& entry, const char* field,
                            const std::string& sentence) {
  const toml::node* node = entry.get(field);
  return fail(node != nullptr ? *node : static_cast<const toml::node&>(entry), sentence);
}

bool ContentReader::open(const char* name, toml::table& table) {
  file_ = std::string("catacombs/") + name;
  const auto text = content::find(file_);
  if (!text) {
    error = file_ + ": the file is missing";
    return false;
  }
  try {
    table = toml::parse(*text, file_);
  } catch (const toml::parse_error& wrong) {  // the library's own; nothing of ours throws
    return fail(wrong.source(), std::string(wrong.description()));
  }
  return true;
}

bool ContentReader::part(const toml::table& root, const char* name, const toml::table*& to) {
  to = root[name].as_table();
  return to != nullptr || fail(root, std::string("write a part [") + name + "]");
}

bool ContentReader::text(const toml::table& from, const char* key, std::string& to) {
  const toml::node* node = from.get(key);
  const auto value = node != nullptr ? node->value<std::string>() : std::nullopt;
  if (!value || value->empty())
    return fail_at(from, key,
                   std::string("\"") + key + "\" must be a text, as in " + key + " = \"…\"");
  to = *value;
  return true;
}

bool ContentReader::number(const toml::table& from, const char* key, int least, int most,
                           std::uint8_t& to) {
  const toml::node* node = from.get(key);
  const auto value = node != nullptr ? node->value<std::int64_t>() : std::nullopt;
  if (!value || *value < least || *value > most)
    return fail_at(from, key,
                   std::string("\"") + key + "\" must be a whole number from " +
                       std::to_string(least) + " to " + std::to_string(most));
  to = static_cast<std::uint8_t>(*value);
  return true;
}

bool ContentReader::number_or(const toml::table& from, const char* key, int least, int most,
                              std::uint8_t& to) {
  return !from.contains(key) || number(from, key, least, most, to);
}

bool ContentReader::length(const toml::table& from, const char* key, double least, double most,
                           double& to) {
  const toml::node* node = from.get(key);
  const auto value = node != nullptr ? node->value<double>() : std::nullopt;
  if (!value || !(*value >= least && *value <= most))
    return fail_at(from, key,
                   std::string("\"") + key + "\" must be a number from " + std::to_string(least) +
                       " to " + std::to_string(most));
  to = *value;
  return true;
}

bool ContentReader::gold(const toml::table& from, const char* key, std::uint8_t& to) {
  const toml::node* node = from.get(key);
  const auto value = node != nullptr ? node->value<std::int64_t>() : std::nullopt;
  if (!value || *value < 100 || *value > 25000 || *value % 100 != 0)
    return fail_at(
        from, key,
        std::string("\"") + key + "\" must be gold in hundreds, as in " + key + " = 300");
  to = static_cast<std::uint8_t>(*value / 100);
  return true;
}

bool ContentReader::origin(const toml::table& from, bool& ours) {
  std::string where;
  if (!text(from, "origin", where)) return false;
  if (where != "ours" && where != "seed" && where != "fact")
    return fail_at(from, "origin", "\"origin\" must be \"seed\", \"fact\" or \"ours\"");
  ours = where == "ours";
  return true;
}

bool ContentReader::one_of(const toml::table& from, const char* key,
                           const std::vector<std::string>& ids, std::uint8_t& to) {
  std::string id;
  if (!text(from, key, id)) return false;
  for (std::size_t i = 0; i < ids.size(); ++i) {
    if (ids[i] != id) continue;
    to = static_cast<std::uint8_t>(i);
    return true;
  }
  const std::string_view near = words::nearest(id, {ids.begin(), ids.end()});
  return fail_at(from, key,
                 "\"" + id + "\" is not known here" +
                     (near.empty() ? "" : "; did you mean \"" + std::string(near) + "\"?"));
}

bool ContentReader::some_of(const toml::table& from, const char* key,
                            const std::vector<std::string>& ids, std::uint8_t& to) {
  const toml::array* list = from[key].as_array();
  if (list == nullptr) return fail_at(from, key, std::string("\"") + key + "\" must be a list");
  for (const toml::node& node : *list) {
    const std::string id = node.value_or(std::string());
    std::size_t i = 0;
    while (i < ids.size() && ids[i] != id) ++i;
    if (i == ids.size()) {
      const std::string_view near = words::nearest(id, {ids.begin(), ids.end()});
      return fail(node, "\"" + id + "\" is not known here" +
                            (near.empty() ? "" : "; did you mean \"" + std::string(near) + "\"?"));
    }
    to = static_cast<std::uint8_t>(to | (1U << i));
  }
  return true;
}

bool ContentReader::size(const toml::table& from, Size& to) {
  std::uint8_t which = 0;
  if (!one_of(from, "disc", {"large", "medium", "small", "tiny"}, which)) return false;
  to = static_cast<Size>(which);
  return true;
}

bool ContentReader::attacks(const toml::table& from, Attacks& to) {
  std::string line;
  if (!text(from, "attacks", line)) return false;
  auto read = read_attacks(line);
  if (!read) return fail_at(from, "attacks", read.error());
  to = std::move(*read);
  return true;
}

bool ContentReader::effect(const toml::table& from, std::uint16_t& source) {
  std::string notation;
  if (!text(from, "effect", notation)) return false;
  const toml::source_position at = from.get("effect")->source().begin;
  const effects::Place place{file_, static_cast<int>(at.line), static_cast<int>(at.column) + 1};
  auto program = effects::parse(content.grammar, notation, place);
  if (!program) {
    error = program.error().text();
    return false;
  }
  for (const effects::Error& warning : effects::lint(content.grammar, *program, notation, place))
    content.warnings.push_back(warning.text());
  source = content.book.add(content.grammar, std::move(*program));
  return true;
}

bool ContentReader::kinds(const toml::table& from, const char* key,
                          std::array<std::uint8_t, kMonsterKinds>& to) {
  const toml::table* list = from[key].as_table();
  if (list == nullptr || list->empty())
    return fail_at(from, key,
                   std::string("\"") + key + "\" must name at least one kind, as in " + key +
                       " = { orc = 2 }");
  const std::vector<std::string> ids = monster_ids();
  std::array<int, kMonsterKinds> needed{};
  for (const auto& [name, count] : *list) {
    const std::string id(name.str());
    std::size_t kind = 0;
    while (kind < ids.size() && ids[kind] != id) ++kind;
    if (kind == ids.size()) {
      const std::string_view near = words::nearest(id, {ids.begin(), ids.end()});
      return fail(count, "there is no monster \"" + id + "\"" +
                             (near.empty() ? "" : "; did you mean \"" + std::string(near) + "\"?"));
    }
    const std::int64_t discs = count.value_or(std::int64_t{0});
    const std::uint8_t pool = content.monsters[kind].pool;
    needed[pool] += static_cast<int>(discs);
    if (discs < 1 || needed[pool] > content.pool_discs[pool])
      return fail(count, "there are only " + std::to_string(content.pool_discs[pool]) +
                             " discs for \"" + id + "\"");
    to[kind] = static_cast<std::uint8_t>(discs);
  }
  return true;
}

std::vector<std::string> ContentReader::monster_ids() const {
  std::vector<std::string> ids;
  for (const Monster& monster : content.monsters) ids.push_back(monster.id);
  return ids;
}

std::vector<std::string> ContentReader::side_ids() const {
  std::vector<std::string> ids;
  for (const Side& side : content.sides) ids.push_back(side.id);
  return ids;
}

}  // namespace tavola::catacombs

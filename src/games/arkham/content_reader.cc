#include "games/arkham/content_reader.h"

#include <algorithm>

#include "content/content.h"
#include "effects/lint.h"
#include "effects/parse.h"
#include "words/nearest.h"

namespace tavola::arkham {

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
  file_ = std::string("arkham/") + name;
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

bool ContentReader::text(const toml::table& from, const char* key, std::string& to) {
  const toml::node* node = from.get(key);
  const auto value = node != nullptr ? node->value<std::string>() : std::nullopt;
  if (!value || value->empty())
    return fail_at(from, key,
                   std::string("\"") + key + "\" must be a text, as in " + key + " = \"…\"");
  to = *value;
  return true;
}

bool ContentReader::whole(const toml::table& from, const char* key, int least, int most, int& to) {
  const toml::node* node = from.get(key);
  const auto value = node != nullptr ? node->value<std::int64_t>() : std::nullopt;
  if (!value || *value < least || *value > most)
    return fail_at(from, key,
                   std::string("\"") + key + "\" must be a whole number from " +
                       std::to_string(least) + " to " + std::to_string(most));
  to = static_cast<int>(*value);
  return true;
}

bool ContentReader::flag(const toml::table& from, const char* key, bool& to) {
  to = false;
  if (!from.contains(key)) return true;
  const auto value = from.get(key)->value<bool>();
  if (!value) return fail_at(from, key, std::string("\"") + key + "\" must be true or false");
  to = *value;
  return true;
}

bool ContentReader::origin(const toml::table& from) {
  std::string where;
  if (!text(from, "origin", where)) return false;
  if (where != "ours" && where != "seed" && where != "fact")
    return fail_at(from, "origin", "\"origin\" must be \"seed\", \"fact\" or \"ours\"");
  return true;
}

bool ContentReader::one_of(const toml::node& node, const std::vector<std::string>& ids,
                           std::uint8_t& to) {
  const std::string id = node.value_or(std::string());
  const auto at = std::ranges::find(ids, id);
  if (at != ids.end()) {
    to = static_cast<std::uint8_t>(at - ids.begin());
    return true;
  }
  const std::string_view near = words::nearest(id, {ids.begin(), ids.end()});
  return fail(node, "\"" + id + "\" is not known here" +
                        (near.empty() ? "" : "; did you mean \"" + std::string(near) + "\"?"));
}

bool ContentReader::one_of(const toml::table& from, const char* key,
                           const std::vector<std::string>& ids, std::uint8_t& to) {
  std::string id;
  return text(from, key, id) && one_of(*from.get(key), ids, to);
}

bool ContentReader::some_of(const toml::table& from, const char* key,
                            const std::vector<std::string>& ids, std::uint64_t& to) {
  const toml::array* list = from[key].as_array();
  if (list == nullptr) return fail_at(from, key, std::string("\"") + key + "\" must be a list");
  for (const toml::node& node : *list) {
    std::uint8_t which = 0;
    if (!one_of(node, ids, which)) return false;
    to |= std::uint64_t{1} << which;
  }
  return true;
}

bool ContentReader::line(const toml::table& from, const char* key, std::uint16_t& source) {
  std::string notation;
  if (!text(from, key, notation)) return false;
  const toml::source_position at = from.get(key)->source().begin;
  const effects::Place place{file_, static_cast<int>(at.line), static_cast<int>(at.column) + 1};
  auto program = effects::parse(content.grammar, notation, place);
  if (!program) {
    error = program.error().text();
    return false;
  }
  for (const effects::Error& warning : effects::lint(content.grammar, *program, notation, place))
    content.warnings.push_back(warning.text());
  source = content.book.add(content.grammar, *std::move(program));
  return true;
}

}  // namespace tavola::arkham

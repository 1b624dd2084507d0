#include "play/json_text.h"

#include <algorithm>

#include "core/json.h"

namespace tavola::play {
namespace {

/// How deep brackets are nested, strings left out.
int depth_of(std::string_view text) {
  int depth = 0;
  int deepest = 0;
  bool in_string = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (in_string) {
      if (c == '\\')
        ++i;
      else if (c == '"')
        in_string = false;
    } else if (c == '"') {
      in_string = true;
    } else if (c == '{' || c == '[') {
      deepest = std::max(deepest, ++depth);
    } else if (c == '}' || c == ']') {
      --depth;
    }
  }
  return deepest;
}

std::string place(std::string_view text, std::size_t byte) {
  const std::size_t at = std::min(byte > 0 ? byte - 1 : 0, text.size());
  const std::string_view before = text.substr(0, at);
  const auto line = std::count(before.begin(), before.end(), '\n') + 1;
  const std::size_t line_start = before.rfind('\n') + 1;  // npos + 1 is 0
  return "line " + std::to_string(line) + ", column " + std::to_string(at - line_start + 1);
}

/// The library's sentence without its number and position, which ours tells better.
std::string reason(const Json::exception& error) {
  std::string_view what = error.what();
  for (std::string_view end : {"] ", ": "})
    if (const std::size_t at = what.find(end); at != std::string_view::npos)
      what.remove_prefix(at + end.size());
  return std::string(what);
}

}  // namespace

Expected<Json> read_json(std::string_view text) {
  if (depth_of(text) > kDeepestJson)
    return problem("bad_json", "The JSON is nested deeper than " + std::to_string(kDeepestJson) +
                                   " levels, which nothing here needs.");
  try {
    return Json::parse(text);
  } catch (const Json::parse_error& error) {
    if (error.byte > text.size())
      return problem("truncated", "The JSON ends in the middle, at " +
                                      place(text, text.size() + 1) + "; the rest is missing.");
    return problem("bad_json",
                   "This is no JSON at " + place(text, error.byte) + ": " + reason(error) + ".");
  } catch (const Json::exception& error) {
    return problem("bad_json", "This is no JSON that can be used: " + reason(error) + ".");
  }
}

std::string write_json(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string write_hash(std::uint64_t hash) {
  static constexpr char kDigits[] = "0123456789abcdef";
  std::string text(16, '0');
  for (std::size_t i = 16; i-- > 0; hash >>= 4U) text[i] = kDigits[hash & 15U];
  return text;
}

const Json* field(const Json& json, std::string_view name) {
  if (!json.is_object()) return nullptr;
  const auto found = json.find(std::string(name));
  return found == json.end() ? nullptr : &*found;
}

bool read_integer(const Json& json, std::int64_t least, std::int64_t most, std::int64_t& value) {
  if (!json.is_number_integer()) return false;
  if (json.is_number_unsigned() && json.get<std::uint64_t>() > std::uint64_t{INT64_MAX})
    return false;
  const auto read = json.get<std::int64_t>();
  if (read < least || read > most) return false;
  value = read;
  return true;
}

bool read_unsigned(const Json& json, std::uint64_t& value) {
  if (!json.is_number_integer()) return false;
  if (!json.is_number_unsigned() && json.get<std::int64_t>() < 0) return false;
  value = json.get<std::uint64_t>();
  return true;
}

Json seed_to_json(const Seed& seed) {
  if (const auto number = seed.number()) return *number;
  return write_seed(seed);
}

std::optional<Seed> seed_from_json(const Json& json) {
  std::uint64_t number = 0;
  if (read_unsigned(json, number)) return Seed(number);
  if (!json.is_string()) return std::nullopt;
  const auto& text = json.get_ref<const std::string&>();
  return text.size() == kSeedDigits ? read_seed(text) : std::nullopt;
}

}  // namespace tavola::play

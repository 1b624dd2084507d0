#include "play/engine/request.h"

#include "core/json.h"
#include "play/json_text.h"

namespace tavola::play {

const Json* Request::find(std::string_view name) const {
  const auto found = json_.find(std::string(name));
  return found == json_.end() ? nullptr : &*found;
}

const Json& Request::any(std::string_view name, std::string_view expected) {
  static const Json kNone;
  const Json* found = find(name);
  if (found == nullptr) wrong(name, expected);
  return found == nullptr ? kNone : *found;
}

void Request::wrong(std::string_view name, std::string_view expected) {
  const bool missing = !has(name);
  refuse({missing ? "missing_field" : "bad_field",
          "\"" + std::string(name) + "\" " + (missing ? "is missing; it is " : "should be ") +
              std::string(expected) + "."});
}

std::int64_t Request::integer(std::string_view name, std::int64_t least, std::int64_t most,
                              std::optional<std::int64_t> standard) {
  const Json* found = find(name);
  std::int64_t value = least;
  if (found == nullptr && standard) return *standard;
  if (found == nullptr || !read_integer(*found, least, most, value))
    wrong(name, "a whole number from " + std::to_string(least) + " to " + std::to_string(most));
  return value;
}

Seed Request::seed(std::string_view name, const Seed& standard) {
  const Json* found = find(name);
  if (found == nullptr) return standard;
  if (const auto seed = seed_from_json(*found)) return *seed;
  wrong(name, kSeedMeant);
  return standard;
}

bool Request::flag(std::string_view name) {
  const Json* found = find(name);
  if (found != nullptr && found->is_boolean()) return found->get<bool>();
  wrong(name, "true or false");
  return false;
}

std::string Request::text(std::string_view name, std::optional<std::string> standard) {
  const Json* found = find(name);
  if (found == nullptr && standard) return *standard;
  if (found != nullptr && found->is_string()) return found->get<std::string>();
  wrong(name, "a text");
  return "";
}

std::vector<std::string> Request::texts(std::string_view name) {
  std::vector<std::string> list;
  const Json* found = find(name);
  bool good = found != nullptr && found->is_array();
  if (good)
    for (const Json& item : *found) {
      good = good && item.is_string();
      if (item.is_string()) list.push_back(item.get<std::string>());
    }
  if (!good) wrong(name, "a list of texts");
  return list;
}

std::vector<int> Request::integers(std::string_view name) {
  std::vector<int> list;
  const Json* found = find(name);
  bool good = found != nullptr && found->is_array();
  if (good)
    for (const Json& item : *found) {
      std::int64_t value = 0;
      good = good && read_integer(item, INT32_MIN, INT32_MAX, value);
      list.push_back(static_cast<int>(value));
    }
  if (!good) wrong(name, "a list of whole numbers");
  return list;
}

words::Language Request::language(words::Language standard) {
  const Json* found = find("lang");
  if (found == nullptr) return standard;
  const auto known =
      found->is_string() ? words::language_from(found->get<std::string>()) : std::nullopt;
  if (!known) wrong("lang", "\"en\", \"it\" or \"es\"");
  return known.value_or(standard);
}

Seat Request::viewer(int seats) {
  const Json* found = find("seat");
  std::int64_t seat = 0;
  if (found != nullptr && found->is_string() && found->get<std::string>() == "spectator")
    return kSpectator;
  if (found == nullptr || !read_integer(*found, 0, seats - 1, seat))
    wrong("seat", "a seat from 0 to " + std::to_string(seats - 1) + ", or \"spectator\"");
  return static_cast<Seat>(seat);
}

std::int64_t Request::count_or_end(std::string_view name, std::int64_t most,
                                   std::int64_t standard) {
  const Json* found = find(name);
  std::int64_t count = standard;
  if (found == nullptr) return standard;
  if (found->is_string() && found->get<std::string>() == "end") return most;
  if (!read_integer(*found, 0, most, count))
    wrong(name, "a whole number from 0 to " + std::to_string(most) + ", or \"end\"");
  return count;
}

Spoken Request::spoken() {
  Spoken spoken;
  spoken.verb = text("verb");
  if (const Json* args = find("args"))
    if (const auto expected = read_spoken(*args, spoken)) wrong("args", *expected);
  return spoken;
}

std::optional<std::string> read_spoken(const Json& args, Spoken& spoken) {
  std::string expected =
      R"(an object with the option's arguments, such as {"to":"church","die":3})";
  if (!args.is_object()) return expected;
  for (const auto& [name, value] : args.items()) {
    std::int64_t number = 0;
    if (value.is_string())
      spoken.args.emplace_back(name, value.get<std::string>());
    else if (value.is_null())
      spoken.args.emplace_back(name, "");
    else if (read_integer(value, INT32_MIN, INT32_MAX, number))
      spoken.args.emplace_back(name, std::to_string(number));
    else
      return expected;
  }
  return std::nullopt;
}

}  // namespace tavola::play

// A record in which one thing was changed: what a careless hand or somebody who means harm may make
// of a state or of what a chapter handed on. What is changed is decided by a generator of chance,
// or by whatever else has below(n), such as the bytes of a fuzzer.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/json.h"

namespace tavola::tests {

/// Every field and list entry of a record, as paths.
inline void collect_paths(const Json& json, const std::string& path,
                          std::vector<std::string>& paths) {
  if (!path.empty()) paths.push_back(path);
  if (json.is_object())
    for (const auto& [name, value] : json.items()) collect_paths(value, path + "/" + name, paths);
  if (json.is_array())
    for (std::size_t i = 0; i < json.size(); ++i)
      collect_paths(json[i], path + "/" + std::to_string(i), paths);
}

template <class Luck>
Json strange_value(Luck& random) {
  switch (random.below(10)) {
    case 0:
      return nullptr;
    case 1:
      return -1;
    case 2:
      return 18446744073709551615ULL;
    case 3:
      return 2.5;
    case 4:
      return "";
    case 5:
      return "a word that no game knows";
    case 6:
      return Json::array();
    case 7:
      return Json::array({Json::array({1}), "x", nullptr});
    case 8:
      return Json{{"odd", 1}};
    default:
      return random.below(2) == 0;
  }
}

/// Changes one field to something else: a strange value, a neighbouring number, the value of
/// another field, or nothing at all. Gives its path.
template <class Luck>
std::string damage(Json& state, Luck& random) {
  std::vector<std::string> paths;
  collect_paths(state, "", paths);
  const auto any = [&] { return paths[random.below(static_cast<std::uint32_t>(paths.size()))]; };
  const std::string path = any();
  Json& field = state[Json::json_pointer(path)];
  switch (random.below(4)) {
    case 0:
      field = strange_value(random);
      break;
    case 1:
      if (field.is_number_integer())
        field = field.get<std::int64_t>() + (random.below(2) == 0 ? 1 : -1);
      else
        field = strange_value(random);
      break;
    case 2: {
      const Json copy = state[Json::json_pointer(any())];
      state[Json::json_pointer(path)] = copy;
      break;
    }
    default: {
      const std::size_t slash = path.rfind('/');
      Json& parent = state[Json::json_pointer(path.substr(0, slash))];
      if (parent.is_object())
        parent.erase(path.substr(slash + 1));
      else
        parent.erase(static_cast<std::size_t>(std::stoul(path.substr(slash + 1))));
    }
  }
  return path;
}

}  // namespace tavola::tests

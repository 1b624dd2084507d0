#include "play/scenarios/patch.h"

#include <charconv>
#include <optional>
#include <vector>

#include "core/json.h"

namespace tavola::play {
namespace {

constexpr std::string_view kExample = R"({"op":"replace","path":"/players/0/sanity","value":3})";

/// The steps of a pointer, unescaped; nothing if it is no pointer.
std::optional<std::vector<std::string>> steps_of(std::string_view path) {
  std::vector<std::string> steps;
  if (path.empty()) return steps;
  if (path.front() != '/') return std::nullopt;
  for (std::size_t i = 0; i < path.size(); ++i) {
    if (path[i] == '/') {
      steps.emplace_back();
    } else if (path[i] != '~') {
      steps.back() += path[i];
    } else if (i + 1 < path.size() && (path[i + 1] == '0' || path[i + 1] == '1')) {
      steps.back() += path[++i] == '0' ? '~' : '/';
    } else {
      return std::nullopt;
    }
  }
  return steps;
}

std::optional<std::size_t> index_of(std::string_view step) {
  std::size_t index = 0;
  const auto [end, error] = std::from_chars(step.data(), step.data() + step.size(), index);
  const bool padded = step.size() > 1 && step.front() == '0';
  if (error != std::errc() || end != step.data() + step.size() || padded) return std::nullopt;
  return index;
}

/// What one step leads to, or null.
Json* child(Json& json, const std::string& step) {
  if (json.is_object()) {
    const auto found = json.find(step);
    return found == json.end() ? nullptr : &*found;
  }
  if (!json.is_array()) return nullptr;
  const std::optional<std::size_t> index = index_of(step);
  return index && *index < json.size() ? &json[*index] : nullptr;
}

Json* follow(Json& json, const std::vector<std::string>& steps, std::size_t count) {
  Json* at = &json;
  for (std::size_t i = 0; i < count && at != nullptr; ++i) at = child(*at, steps[i]);
  return at;
}

/// Says why nothing stands at a path: the first step that fails, and what there is instead.
std::string missing(Json& json, const std::vector<std::string>& steps) {
  std::string so_far;
  Json* at = &json;
  for (const std::string& step : steps) {
    Json* next = child(*at, step);
    if (next == nullptr) {
      const std::string here = so_far.empty() ? "the state" : so_far;
      if (at->is_array())
        return here + " has " + std::to_string(at->size()) + " entries and no \"" + step + "\"";
      if (!at->is_object()) return here + " is a single value and has no \"" + step + "\"";
      std::string names;
      for (const auto& [name, value] : at->items()) names += (names.empty() ? "" : ", ") + name;
      return here + " has no \"" + step + "\"; it has " + (names.empty() ? "nothing" : names);
    }
    so_far += "/" + step;
    at = next;
  }
  return so_far + " exists";
}

bool add(Json& json, const std::vector<std::string>& steps, Json value, std::string& why) {
  if (steps.empty()) {
    json = std::move(value);
    return true;
  }
  Json* parent = follow(json, steps, steps.size() - 1);
  if (parent == nullptr) {
    why = missing(json, steps);
    return false;
  }
  if (parent->is_object()) {
    (*parent)[steps.back()] = std::move(value);
    return true;
  }
  const std::optional<std::size_t> index =
      steps.back() == "-" ? std::optional(parent->size()) : index_of(steps.back());
  if (!parent->is_array() || !index || *index > parent->size()) {
    why = parent->is_array()
              ? "a list of " + std::to_string(parent->size()) + " takes entries at 0 to " +
                    std::to_string(parent->size()) + " or at \"-\""
              : missing(json, steps);
    return false;
  }
  parent->insert(parent->begin() + static_cast<std::ptrdiff_t>(*index), std::move(value));
  return true;
}

bool remove(Json& json, const std::vector<std::string>& steps, std::string& why) {
  if (steps.empty()) {
    why = "the whole state cannot be removed";
    return false;
  }
  if (follow(json, steps, steps.size()) == nullptr) {
    why = missing(json, steps);
    return false;
  }
  Json* parent = follow(json, steps, steps.size() - 1);
  if (parent->is_object())
    parent->erase(steps.back());
  else
    parent->erase(*index_of(steps.back()));
  return true;
}

/// Takes the first entry that is the value out of the lists at and below a place.
bool take(Json& json, const Json& value) {
  if (json.is_array())
    for (std::size_t i = 0; i < json.size(); ++i)
      if (json[i] == value) {
        json.erase(i);
        return true;
      }
  if (json.is_structured())
    for (Json& inner : json)
      if (take(inner, value)) return true;
  return false;
}

std::string written(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

/// One operation; what is wrong with it, or nothing.
std::string apply(Json& json, const Json& operation) {
  if (!operation.is_object()) return "an operation is an object such as " + std::string(kExample);
  const auto text = [&operation](const char* name) -> std::optional<std::string> {
    const auto found = operation.find(name);
    if (found == operation.end() || !found->is_string()) return std::nullopt;
    return found->get<std::string>();
  };
  const std::optional<std::string> op = text("op");
  const std::optional<std::string> path = text("path");
  const auto value = operation.find("value");
  if (!op) return "\"op\" should be add, remove, replace, move, copy, test or take";
  if (!path) return "\"path\" should be a text such as \"/players/0\"";
  const auto steps = steps_of(*path);
  if (!steps) return "\"" + *path + "\" is no path: it begins with / and writes ~ as ~0, / as ~1";
  std::string why;
  if (*op == "add" || *op == "replace" || *op == "test" || *op == "take") {
    if (value == operation.end()) return "\"" + *op + "\" needs a \"value\"";
    if (*op == "add") {
      add(json, *steps, *value, why);
      return why;
    }
    Json* at = follow(json, *steps, steps->size());
    if (at == nullptr) return missing(json, *steps);
    if (*op == "replace")
      *at = *value;
    else if (*op == "take")
      return take(*at, *value) ? "" : *path + " holds no " + written(*value);
    else if (*at != *value)
      return *path + " is " + written(*at);
    return "";
  }
  if (*op == "remove") {
    remove(json, *steps, why);
    return why;
  }
  if (*op != "move" && *op != "copy")
    return "\"op\" should be add, remove, replace, move, copy, test or take, not \"" + *op + "\"";
  const std::optional<std::string> from = text("from");
  const auto from_steps = from ? steps_of(*from) : std::nullopt;
  if (!from_steps) return "\"" + *op + "\" needs a path in \"from\"";
  Json* source = follow(json, *from_steps, from_steps->size());
  if (source == nullptr) return missing(json, *from_steps);
  Json moved = *source;
  if (*op == "move") {
    if (path->starts_with(*from + "/")) return *from + " cannot be moved into itself";
    if (!remove(json, *from_steps, why)) return why;
  }
  add(json, *steps, std::move(moved), why);
  return why;
}

}  // namespace

const Json* value_at(const Json& json, std::string_view path) {
  const auto steps = steps_of(path);
  // Following a path changes nothing; only the patches above need to write.
  return steps ? follow(const_cast<Json&>(json), *steps, steps->size()) : nullptr;
}

Expected<Json> patched(Json json, const Json& patch) {
  if (!patch.is_array())
    return problem("bad_patch",
                   "A patch is a list of operations such as [" + std::string(kExample) + "].");
  for (std::size_t i = 0; i < patch.size(); ++i) {
    const std::string why = apply(json, patch[i]);
    if (!why.empty())
      return problem("bad_patch", "Operation " + std::to_string(i) + ": " + why + ".");
  }
  return json;
}

}  // namespace tavola::play

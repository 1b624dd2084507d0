#include "play/scenarios/slip.h"

#include <algorithm>
#include <set>

#include "core/json.h"
#include "ledger/ledger.h"
#include "play/json_text.h"
#include "play/scenarios/patch.h"
#include "words/nearest.h"

namespace tavola::play {
namespace {

using Slip = std::optional<std::string>;

constexpr std::size_t kNamed = 30;  // of what there is

std::string parent_of(std::string_view path) {
  return std::string(path.substr(0, std::min(path.size(), path.rfind('/'))));
}

/// The last step, unescaped.
std::string last_of(std::string_view path) {
  std::string step(path.substr(path.rfind('/') + 1));
  for (const auto& [escape, sign] : {std::pair{"~1", "/"}, std::pair{"~0", "~"}})
    for (std::size_t at = step.find(escape); at != std::string::npos; at = step.find(escape))
      step.replace(at, 2, sign);
  return step;
}

bool is_index(std::string_view step) {
  return !step.empty() && step.find_first_not_of("0123456789") == std::string_view::npos;
}

/// What the game says against a state at the path and below it. A field that no state has is added,
/// so that the state is read and never put on a table.
Slip first_wrong(const Session& session, Json state, const std::string& path) {
  if (!state.is_object()) return std::nullopt;
  state["(read only)"] = nullptr;
  const auto table = session.game().new_table();
  for (const std::string& wrong : session.game().state_from_json(*table, state))
    if (wrong.starts_with(path + " ") || wrong.starts_with(path + "/")) return wrong;
  return std::nullopt;
}

/// The same, as long as the game has nothing to say there against the state as it is: in the middle
/// of a rule it may.
Slip objection(const Session& session, Json state, const std::string& path) {
  Slip wrong = first_wrong(session, std::move(state), path);
  return wrong && !first_wrong(session, session.state(), path) ? wrong : std::nullopt;
}

Json* place(Json& state, std::string_view path) {
  return const_cast<Json*>(value_at(state, path));  // NOLINT(cppcoreguidelines-pro-type-const-cast)
}

/// The names that things of the game have, for a guess at what was meant.
std::vector<std::string> names_of(const Vocabulary& words) {
  std::set<std::string> names;
  for (const ValueKind& kind : words.kinds) names.insert(kind.ids.begin(), kind.ids.end());
  return {names.begin(), names.end()};
}

Slip with_a_guess(const Session& session, Slip slip, const Json& value) {
  if (!slip || !value.is_string()) return slip;
  const std::vector<std::string> names = names_of(session.game().vocabulary());
  const std::string word = value.get<std::string>();
  const std::string_view near = words::nearest(word, {names.begin(), names.end()});
  if (!near.empty() && near != word) *slip += "; did you mean \"" + std::string(near) + "\"?";
  return slip;
}

/// Whether one word was most likely meant to be the other: they differ in one place, by a sign or
/// two.
bool almost(std::string_view word, std::string_view other) {
  const std::size_t least = std::min(word.size(), other.size());
  std::size_t before = 0;
  while (before < least && word[before] == other[before]) ++before;
  std::size_t behind = 0;
  while (behind < least - before &&
         word[word.size() - 1 - behind] == other[other.size() - 1 - behind])
    ++behind;
  return std::max(word.size(), other.size()) - before - behind <= 2;
}

void lay_over(Json& there, const Json& fields) {
  if (fields.is_object() && there.is_object()) {
    for (const auto& [name, value] : fields.items()) lay_over(there[name], value);
  } else if (fields.is_array() && there.is_array() && fields.size() == there.size()) {
    for (std::size_t i = 0; i < fields.size(); ++i) lay_over(there[i], fields[i]);
  } else {
    there = fields;
  }
}

}  // namespace

std::string instead(std::string_view word, const std::vector<std::string>& words) {
  std::string text = words.empty() ? "; there is nothing" : "; there are ";
  std::size_t named = 0;
  for (const std::string& each : words) {
    if (each.empty()) continue;
    text += named == 0 ? "" : ", ";
    if (named++ == kNamed) {
      text += "…";
      break;
    }
    text += each;
  }
  if (const std::string_view near = words::nearest(word, {words.begin(), words.end()});
      !near.empty())
    text += "; did you mean \"" + std::string(near) + "\"?";
  return text;
}

Slip slip_at(const Session& session, std::string_view path, const Json& value) {
  Json state = session.state();
  Json* there = place(state, path);
  if (there == nullptr) return std::nullopt;
  *there = value;
  return with_a_guess(session, objection(session, std::move(state), std::string(path)), value);
}

Slip slip_over(const Session& session, std::string_view path, const Json& fields) {
  Json state = session.state();
  Json* there = place(state, path);
  if (there == nullptr) return std::nullopt;
  lay_over(*there, fields);
  Slip slip = objection(session, std::move(state), std::string(path));
  // Of an entry in a list only some fields are named.
  return slip && slip->ends_with(" is missing") ? std::nullopt : slip;
}

Slip slip_within(const Session& session, std::string_view path, const Json& entry) {
  Json state = session.state();
  Json* list = place(state, path);
  if (list == nullptr) return std::nullopt;
  if (list->is_object()) {
    if (!entry.is_string()) return "an object has fields, whose names are texts";
    return slip_of_path(session, std::string(path) + "/" + entry.get<std::string>());
  }
  if (!list->is_array()) return std::nullopt;
  // In the place of another, so that a full list has room for it.
  if (list->empty())
    list->push_back(entry);
  else
    list->back() = entry;
  const std::string at = std::string(path) + "/" + std::to_string(list->size() - 1);
  Slip slip = with_a_guess(session, objection(session, std::move(state), at), entry);
  if (slip && entry.is_object() && slip->ends_with(" is missing"))
    *slip += "; an entry is named with all its fields, or by its own path and \"has\"";
  return slip;
}

std::string what_there_is(const Json& root, std::string_view path) {
  if (!path.empty() && path.front() != '/')
    return "a path begins with \"/\", as in \"/" + std::string(path) + "\"";
  if (value_at(root, path) != nullptr || path.empty()) return "";
  const std::string before = parent_of(path);
  const Json* parent = value_at(root, before);
  if (parent == nullptr) return what_there_is(root, before);
  const std::string step = last_of(path);
  const std::string where = before.empty() ? "the whole" : before;
  if (parent->is_array())
    return where + " is a list of " + std::to_string(parent->size()) + " entries and has no \"" +
           step + "\"";
  if (!parent->is_object())
    return where + " is " + write_json(*parent) + " and has nothing below it";
  std::vector<std::string> names;
  for (const auto& [name, value] : parent->items()) names.push_back(name);
  return where + " has no \"" + step + "\"" + instead(step, names);
}

Slip slip_of_path(const Session& session, std::string_view path) {
  Json state = session.state();
  if (!path.empty() && path.front() != '/') return what_there_is(state, path);
  if (path.empty() || value_at(state, path) != nullptr) return std::nullopt;
  const std::string before = parent_of(path);
  Json* parent = place(state, before);
  if (parent == nullptr) {
    // An entry that a list could have is not there; what would stand below it cannot be known.
    return slip_of_path(session, before);
  }
  const std::string step = last_of(path);
  if (parent->is_array() ? is_index(step) : parent->is_null()) return std::nullopt;
  if (!parent->is_object()) return what_there_is(state, path);
  // Where every field is called as a thing of the game, another box may bring one more.
  const std::vector<std::string> things = names_of(session.game().vocabulary());
  const auto is_thing = [&things](const std::string& name) {
    return std::ranges::binary_search(things, name);
  };
  bool by_things = is_thing(step);
  for (const auto& [name, value] : parent->items()) by_things = by_things && is_thing(name);
  if (by_things) return std::nullopt;
  (*parent)[step] = nullptr;
  const Slip unknown = objection(session, std::move(state), std::string(path));
  if (!unknown || !unknown->ends_with("is not a field of this game's state")) return std::nullopt;
  return what_there_is(session.state(), path);
}

namespace {

void names_in(const Json& scene, std::set<std::string>& names) {
  if (!scene.is_structured()) return;
  for (const auto& [name, value] : scene.items()) {
    if (scene.is_object()) names.insert(name);
    names_in(value, names);
  }
}

}  // namespace

Slip slip_of_scene_path(const std::vector<Json>& seen, std::string_view path) {
  const Json& scene = seen.front();
  if (path.empty() || value_at(scene, path) != nullptr) return std::nullopt;
  if (path.front() != '/') return what_there_is(scene, path);
  const Json* parent = value_at(scene, parent_of(path));
  const std::string step = last_of(path);
  if (parent == nullptr || !parent->is_structured()) return what_there_is(scene, path);
  if (parent->is_array()) return is_index(step) ? Slip() : what_there_is(scene, path);
  // Most fields of a scene are there when they have something to say: one that nobody sees anywhere
  // now is taken for a slip where another is almost called so.
  std::set<std::string> names;
  for (const Json& each : seen) names_in(each, names);
  if (names.contains(step)) return std::nullopt;
  const std::string_view near = words::nearest(step, {names.begin(), names.end()});
  if (near.empty() || !almost(step, near)) return std::nullopt;
  return "no scene has a field \"" + step + "\" now; did you mean \"" + std::string(near) + "\"?";
}

Slip slip_of_argument(const Vocabulary& words, const Field& field, const Json& value) {
  const auto digits = [&value] {
    const std::string& text = value.get_ref<const std::string&>();
    return is_index(text.starts_with('-') ? text.substr(1) : text);
  };
  const ValueKind& kind = words.kinds[static_cast<std::size_t>(field.kind)];
  if (value.is_null()) return std::nullopt;
  if (field.kind == kNumber || field.kind == kSeatValue || kind.ids.empty()) {
    if (value.is_number_integer() || (value.is_string() && digits())) return std::nullopt;
    return "\"" + field.name + "\" is a number, not " + write_json(value);
  }
  if (!value.is_string())
    return "\"" + field.name + "\" is the name of a " + kind.name + ", not " + write_json(value);
  const std::string word = value.get<std::string>();
  if (word.empty() || digits() || words.value_of(field.kind, word) >= 0) return std::nullopt;
  return "\"" + word + "\" is no " + kind.name + ", which \"" + field.name + "\" is" +
         instead(word, kind.ids);
}

Slip slip_of_arguments(const Vocabulary& words, const Phrase& phrase, const Json& args,
                       std::string_view what) {
  if (!args.is_object()) return std::nullopt;
  for (const auto& [name, value] : args.items()) {
    const auto known = std::ranges::find(phrase.fields, name, &Field::name);
    if (known != phrase.fields.end()) {
      if (auto slip = slip_of_argument(words, *known, value)) return slip;
      continue;
    }
    std::vector<std::string> names;
    for (const Field& field : phrase.fields) names.push_back(field.name);
    return std::string(what) + " has no field \"" + name + "\"" + instead(name, names);
  }
  return std::nullopt;
}

Slip slip_of_rule(const Json& rule) {
  if (rule.is_string() && ledger::find(rule.get<std::string>()) != nullptr) return std::nullopt;
  return write_json(rule) + " stands in no ledger";
}

}  // namespace tavola::play

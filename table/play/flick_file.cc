// Reading a flick with the name of whatever is wrong, and writing its outcome.
#include "play/flick_file.h"

#include <algorithm>
#include <array>
#include <limits>
#include <set>

#include "core/json.h"
#include "play/json_text.h"

namespace tavola::play {
namespace {

using Error = std::unexpected<std::string>;

constexpr std::int64_t kLeast = std::numeric_limits<std::int32_t>::min();
constexpr std::int64_t kMost = std::numeric_limits<std::int32_t>::max();

/// A field that nobody reads is most likely misspelt.
template <std::size_t kCount>
std::expected<void, std::string> expect_fields(const Json& json, const std::string& where,
                                               const std::array<const char*, kCount>& known) {
  if (!json.is_object()) return Error(where + " must be an object.");
  for (const auto& item : json.items()) {
    bool found = false;
    std::string all;
    for (const char* name : known) {
      found = found || item.key() == name;
      all += (all.empty() ? "" : ", ") + std::string(name);
    }
    if (!found)
      return Error(where + " has a field \"" + item.key() +
                   "\" that means nothing; there is: " + all + ".");
  }
  return {};
}

std::expected<double, std::string> number(const Json& json, const std::string& where,
                                          const char* name) {
  if (!json.contains(name) || !json[name].is_number())
    return Error(where + " needs a number \"" + name + "\", in mm.");
  return json[name].get<double>();
}

std::expected<std::int32_t, std::string> integer(const Json& json, const std::string& where,
                                                 const char* name) {
  std::int64_t value = 0;
  if (!json.contains(name) || !play::read_integer(json[name], kLeast, kMost, value))
    return Error(where + " needs a whole number \"" + name + "\".");
  return static_cast<std::int32_t>(value);
}

std::expected<physics::Rectangle, std::string> read_board(const Json& json) {
  constexpr std::array kFields{"left", "bottom", "right", "top"};
  if (auto fine = expect_fields(json, "\"board\"", kFields); !fine) return Error(fine.error());
  std::array<double, 4> edges{};
  for (std::size_t i = 0; i < kFields.size(); ++i) {
    const auto edge = number(json, "\"board\"", kFields[i]);
    if (!edge) return Error(edge.error());
    edges[i] = *edge;
  }
  return physics::Rectangle{edges[0], edges[1], edges[2], edges[3]};
}

/// The names of all bodies in the order of the alphabet; none if they are called by numbers.
std::vector<std::string> read_names(const Json& bodies) {
  std::set<std::string> names;
  for (const Json& body : bodies)
    if (body.is_object() && body.contains("id") && body["id"].is_string())
      names.insert(body["id"].get<std::string>());
  return {names.begin(), names.end()};
}

/// A body's number, from its number or its name.
std::expected<std::int32_t, std::string> called(const Json& json, const std::string& where,
                                                const char* field,
                                                const std::vector<std::string>& names) {
  if (names.empty()) {
    auto number = integer(json, where, field);
    if (!number) number = Error(where + " needs a whole number or a name \"" + field + "\".");
    return number;
  }
  if (!json.contains(field) || !json[field].is_string())
    return Error(where + " needs a name \"" + field + "\", because other bodies have names.");
  const auto at = std::ranges::lower_bound(names, json[field].get<std::string>());
  if (at == names.end() || *at != json[field].get<std::string>())
    return Error(where + ": no body is called \"" + json[field].get<std::string>() + "\".");
  return static_cast<std::int32_t>(at - names.begin()) + 1;
}

std::expected<physics::Body, std::string> read_body(const Json& json, std::size_t place,
                                                    const std::vector<std::string>& names) {
  const std::string where = "bodies[" + std::to_string(place) + "]";
  constexpr std::array kFields{"id", "x", "y", "radius", "mass", "fixed"};
  if (auto fine = expect_fields(json, where, kFields); !fine) return Error(fine.error());
  physics::Body body;
  const auto id = called(json, where, "id", names);
  const auto x = number(json, where, "x");
  const auto y = number(json, where, "y");
  const auto radius = number(json, where, "radius");
  for (const auto* part : {&x, &y, &radius})
    if (!*part) return Error(part->error());
  if (!id) return Error(id.error());
  body = {*id, *x, *y, *radius, physics::mass_of(*radius), false};
  if (json.contains("mass")) {
    const auto mass = number(json, where, "mass");
    if (!mass) return Error(where + " has a \"mass\" that is no number; leave it out for wood.");
    body.mass = *mass;
  }
  if (json.contains("fixed")) {
    if (!json["fixed"].is_boolean()) return Error(where + ": \"fixed\" is true or false.");
    body.fixed = json["fixed"].get<bool>();
  }
  return body;
}

}  // namespace

std::expected<FlickFile, std::string> read_flick(std::string_view text) {
  const auto read = play::read_json(text);
  if (!read) return Error(read.error().message);
  const Json& json = *read;
  constexpr std::array kFields{"board", "bodies", "shot", "dx", "dy", "speed"};
  if (auto fine = expect_fields(json, "The file", kFields); !fine) return Error(fine.error());
  FlickFile file;
  if (json.contains("board")) {
    const auto board = read_board(json["board"]);
    if (!board) return Error(board.error());
    file.board = *board;
  }
  if (!json.contains("bodies") || !json["bodies"].is_array())
    return Error("The file needs a list \"bodies\" of objects with id, x, y and radius.");
  file.names = read_names(json["bodies"]);
  for (const Json& each : json["bodies"]) {
    const auto body = read_body(each, file.bodies.size(), file.names);
    if (!body) return Error(body.error());
    file.bodies.push_back(*body);
  }
  const auto shot = called(json, "The file", "shot", file.names);
  if (!shot) return Error(shot.error());
  file.flick.shot = *shot;
  const std::array<std::pair<const char*, std::int32_t*>, 3> parts{
      {{"dx", &file.flick.dx}, {"dy", &file.flick.dy}, {"speed", &file.flick.speed}}};
  for (const auto& [name, part] : parts) {
    const auto value = integer(json, "The file", name);
    if (!value) return Error(value.error());
    *part = *value;
  }
  return file;
}

std::string write_outcome(const physics::Outcome& outcome, const FlickFile& file) {
  const auto name = [&](std::int32_t id) -> Json {
    if (file.names.empty()) return id;
    return file.names[static_cast<std::size_t>(id - 1)];
  };
  Json json{{"contacts", Json::array()}, {"left", Json::array()}, {"rest", Json::array()}};
  for (const physics::Contact& contact : outcome.contacts)
    json["contacts"].push_back({{"time", contact.time},
                                {"sequence", contact.sequence},
                                {"a", name(contact.a)},
                                {"b", name(contact.b)},
                                {"a_x", contact.ax},
                                {"a_y", contact.ay},
                                {"b_x", contact.bx},
                                {"b_y", contact.by},
                                {"x", contact.x},
                                {"y", contact.y},
                                {"approach", contact.approach}});
  for (const physics::Departure& departure : outcome.left)
    json["left"].push_back({{"id", name(departure.id)},
                            {"time", departure.time},
                            {"x", departure.x},
                            {"y", departure.y}});
  for (const physics::Body& body : outcome.rest)
    json["rest"].push_back({{"id", name(body.id)}, {"x", body.x}, {"y", body.y}});
  json["duration"] = outcome.duration;
  return json.dump(2) + "\n";
}

}  // namespace tavola::play

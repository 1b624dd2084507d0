// Reading a flick with the name of whatever is wrong, and writing its outcome.
#include "play/flick_file.h"

#include <array>
#include <limits>
#include <nlohmann/json.hpp>

#include "play/json_text.h"

namespace tavola::play {
namespace {

using Json = nlohmann::ordered_json;
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

std::expected<physics::Body, std::string> read_body(const Json& json, std::size_t place) {
  const std::string where = "bodies[" + std::to_string(place) + "]";
  constexpr std::array kFields{"id", "x", "y", "radius", "mass", "fixed"};
  if (auto fine = expect_fields(json, where, kFields); !fine) return Error(fine.error());
  physics::Body body;
  const auto id = integer(json, where, "id");
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
  for (const Json& each : json["bodies"]) {
    const auto body = read_body(each, file.bodies.size());
    if (!body) return Error(body.error());
    file.bodies.push_back(*body);
  }
  const std::array<std::pair<const char*, std::int32_t*>, 4> parts{{{"shot", &file.flick.shot},
                                                                    {"dx", &file.flick.dx},
                                                                    {"dy", &file.flick.dy},
                                                                    {"speed", &file.flick.speed}}};
  for (const auto& [name, part] : parts) {
    const auto value = integer(json, "The file", name);
    if (!value) return Error(value.error());
    *part = *value;
  }
  return file;
}

std::string write_outcome(const physics::Outcome& outcome) {
  Json json{{"contacts", Json::array()}, {"left", Json::array()}, {"rest", Json::array()}};
  for (const physics::Contact& contact : outcome.contacts)
    json["contacts"].push_back({{"time", contact.time},
                                {"sequence", contact.sequence},
                                {"a", contact.a},
                                {"b", contact.b},
                                {"a_x", contact.ax},
                                {"a_y", contact.ay},
                                {"b_x", contact.bx},
                                {"b_y", contact.by},
                                {"x", contact.x},
                                {"y", contact.y},
                                {"approach", contact.approach}});
  for (const physics::Departure& departure : outcome.left)
    json["left"].push_back(
        {{"id", departure.id}, {"time", departure.time}, {"x", departure.x}, {"y", departure.y}});
  for (const physics::Body& body : outcome.rest)
    json["rest"].push_back({{"id", body.id}, {"x", body.x}, {"y", body.y}});
  json["duration"] = outcome.duration;
  return json.dump(2) + "\n";
}

}  // namespace tavola::play

// Saved tables that somebody forged, in tests/forged: each says that it follows on a Chapter of
// Avalon that is over with an Encounter still on, of a seat that the new table has not. One ended a
// server, the other one never ended.
#pragma once

#include <fstream>
#include <string>

#include "core/game.h"
#include "core/json.h"

namespace tavola::tests {

inline constexpr const char* kForged[] = {"encounter_of_an_empty_seat", "turn_of_an_empty_seat"};

inline Json forged(const std::string& name) {
  std::ifstream file("tests/forged/" + name + ".json");
  return Json::parse(file, nullptr, false);
}

/// What the Chapter would have handed on: the Encounter is over, and its cards went back where they
/// came from.
inline Json handed_on(const std::string& name) {
  Json carried = forged(name)["carried"];
  const Json encounter = carried["encounter"];
  carried.erase("encounter");
  const std::string type = encounter["type"];
  for (std::size_t seat = 0; seat < carried["characters"].size(); ++seat) {
    Json& loose = carried["characters"][seat][type]["deck"]["loose"];
    for (const char* pile : {"hand", "discards"})
      for (const char* part : {"bottom", "loose", "top"})
        for (const Json& card : encounter["hands"][seat][pile][part]) loose.push_back(card);
    for (const Json& card : encounter["sequence"])
      if (card["owner"] == std::to_string(seat)) loose.push_back(card["card"]);
  }
  return carried;
}

/// Plays on with any answers; what broke, or nothing. A limit that was met is no mistake.
template <class Luck>
std::string play_on(const Game& game, Table& table, Luck& luck, int decisions) {
  Random flicks(1);
  for (int i = 0; i < decisions && !table.over(); ++i) {
    if (const auto broken = game.violations(table); !broken.empty()) return broken[0];
    const auto n =
        static_cast<int>(luck.below(static_cast<std::uint32_t>(table.decision().options.size())));
    table.choose(n, game.propose(table, n, flicks));
  }
  if (!table.failed() || !table.failure().is_fault()) return {};
  return described(table.failure());
}

}  // namespace tavola::tests

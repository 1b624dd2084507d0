// How hard a preset of a game is and how long it takes, as bots have played it: numbers that
// tools/how_hard measures and writes into games/GAME/how_hard.toml, with the command for each.
#pragma once

#include <expected>
#include <string>
#include <vector>

#include "scene/titles/presets.h"

namespace tavola::scene {

struct Measured {
  std::string preset;
  int seats = 0;
  std::string bot;
  int games = 0;
  int won = 0;           // by all, or by the side that Presets names
  double rounds = 0;     // of a game, on the average
  double decisions = 0;  // of all seats together
  std::string options;   // what the preset sets, as it was measured: "kingsport=yes,yellow=yes"
};

struct HowHard {
  /// What people are reckoned to take for a decision; not measured.
  int seconds = 0;
  std::vector<Measured> measured;
};

/// "id=value,…" of what a preset sets, in the order of the ids.
std::string options_of(const Preset& preset);
/// Minutes of play, reckoned from the decisions.
int minutes_of(const HowHard& hard, const Measured& measured);

/// Reads the file, or says what is wrong with it. What was measured of a preset that sets other
/// options today is left out, because it says nothing of that one.
std::expected<HowHard, std::string> read_how_hard(const Title& title, const Presets& presets);
/// Read once; nothing where the file is wrong. May be called from several threads.
const HowHard& how_hard(const Title& title);

}  // namespace tavola::scene

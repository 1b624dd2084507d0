// A flick as JSON: what `tavola flick` reads, and what it prints. Discs are called by whole numbers
// or by names, as the file likes; names are numbered in the order of the alphabet.
#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "physics/simulation.h"

namespace tavola::play {

struct FlickFile {
  physics::Rectangle board{-250, -130, 250, 130};
  std::vector<physics::Body> bodies;
  physics::Flick flick;
  std::vector<std::string> names;  // of the bodies 1, 2, ...; empty if they are called by numbers
};

/// The error is a sentence that says where the file is wrong and what to write instead.
std::expected<FlickFile, std::string> read_flick(std::string_view text);

/// contacts, left and rest, with every digit of every number.
std::string write_outcome(const physics::Outcome& outcome, const FlickFile& file);

}  // namespace tavola::play

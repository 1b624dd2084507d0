// Whether every component in a game's box is proved: shown by a scenario, or at work in a game that
// bots played.
#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "play/checks/box.h"
#include "play/problem.h"

namespace tavola::play {

struct BoxCheck {
  int games = 0;                               // to play, shared out among the numbers of seats
  std::vector<std::string> bots = {"random"};  // each plays its share of them
  std::uint64_t seed = 1;
  int threads = 1;
};

struct BoxReport {
  struct Part {
    std::string box;  // of a game that comes in boxes
    std::string name;
    int pieces = 0;
    int components = 0;
    int shown = 0;    // by scenarios
    int at_work = 0;  // in games
  };
  std::vector<Part> parts;
  std::vector<std::string> unproved;  // "dynamite (common items)": neither shown nor at work
};

/// `shown` are the ids that scenarios show.
Expected<BoxReport> check_box(const scene::Title& title, const std::set<std::string>& shown,
                              const BoxCheck& asked);

}  // namespace tavola::play

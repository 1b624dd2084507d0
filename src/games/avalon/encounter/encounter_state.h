// The Encounter that is under way.
#pragma once

#include <cstdint>

#include "games/avalon/limits.h"

namespace tavola::avalon {

/// What became of an Encounter; only the first is a victory. (TG-995)
enum class EncounterOutcome : std::uint8_t {
  kOpen,
  kWon,
  kEscaped,
  kLost,
  kFled,
  kRobbed,
  kAvoided,
};

struct EncounterState {
  std::uint8_t on = 0;
  std::uint8_t card = kNone;
  std::uint8_t party = 0;  // set of seats
  std::uint8_t spare[5] = {};
};

}  // namespace tavola::avalon

// The Combat, Diplomacy and Encounter cards as loaded from content/avalon.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "games/avalon/state.h"

namespace tavola::avalon {

/// A Combat or Diplomacy card. (TG-919)
struct SequenceCard {
  std::string id;
  std::string word;
  std::uint8_t number = 0;    // with the letter of its tray's colour it identifies the card
  std::uint8_t tray = kNone;  // the colour of a basic card
  std::uint8_t hero = kNone;  // whose name an advanced card bears
  bool banner = false;        // one of the starting deck (TG-058)
};

enum class Colour : std::uint8_t { kGreen, kGrey, kPurple, kBlue };
inline constexpr int kColours = 4;

/// TG-671: exactly these twelve.
enum class Trait : std::uint8_t {
  kDefensive,
  kFeint,
  kShatter,
  kGuardian,
  kAmbush,
  kWrath,
  kThief,
  kSlow,
  kOpportunist,
  kHorde,
  kQuick,
  kCharge,
};

struct EncounterCard {
  std::string id;
  std::string word;
  Colour colour = Colour::kGreen;
};

struct CardContent {
  std::array<std::vector<SequenceCard>, kCardTypes> sequence;  // by CardType
  std::vector<EncounterCard> encounters;
};

}  // namespace tavola::avalon

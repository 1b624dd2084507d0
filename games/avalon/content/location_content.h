// Locations as content gives them: their numbers, Keys, seals and Menhirs. (TG-899 to TG-903)
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "games/avalon/state.h"

namespace tavola::avalon {

/// The edges of a card, which is never turned. (TG-966)
enum class Side : std::uint8_t { kNorth, kEast, kSouth, kWest };
inline constexpr int kSides = 4;
inline constexpr Side facing(Side side) {
  return static_cast<Side>((static_cast<int>(side) + 2) % kSides);
}
inline constexpr std::array<std::int8_t, kSides> kColumnStep = {0, 1, 0, -1};
inline constexpr std::array<std::int8_t, kSides> kRowStep = {-1, 0, 1, 0};

/// The six faces of the Guardian die. (TG-929)
enum class GuardianFace : std::uint8_t { kNorth, kEast, kSouth, kWest, kNothing, kDiscard };
inline constexpr int kGuardianFaces = 6;

/// Beside a Location's name. (TG-244 to TG-248)
enum class Seal : std::uint8_t { kMenhir, kDream, kHostile, kFriendly };

/// What an Action or a Menhir costs, by Measure.
struct Price {
  std::array<std::uint8_t, kMeasures> of{};
  int energy() const { return of[static_cast<std::size_t>(Measure::kEnergy)]; }
  bool nothing() const { return of == decltype(of){}; }
};

/// How a Menhir is activated. (TG-902)
struct MenhirRite {
  Price once;        // whatever the number of players
  Price per_player;  // for each player in the game (TG-184)
  std::uint8_t dial = 0;
  std::uint8_t less_per_player = 0;
  bool all_present = false;  // TG-289
};

/// What a Location brings: an effect in the notation, and the deck an Encounter is drawn from.
struct LocationText {
  std::uint16_t effect = 0;    // in the book; 0 is none
  std::uint16_t unless = 0;    // a condition under which no Encounter is drawn; 0 is none
  std::uint8_t draws = kNone;  // a colour
  bool once = false;           // a day, for the whole Location (TG-170, TG-956)
};

/// TG-901
struct LocationAction {
  std::string word;
  Price price;
  LocationText text;
};
inline constexpr int kLocationActions = 3;
inline constexpr int kInstantMark = kLocationActions;  // its place in LocationState::used
inline constexpr int kExploreMark = kInstantMark + 1;

struct Location {
  std::string id;
  std::string word;
  std::string stands;  // the file and line, for what is said to its author
  std::uint16_t number = 0;
  std::uint16_t legacy = 0;                  // of the earlier version; 0 is none (TG-243)
  std::uint8_t seals = 0;                    // set of Seal
  std::array<std::uint16_t, kSides> keys{};  // the number that belongs on that side; 0 is none
  bool free_explore = false;                 // the first Exploration of a day costs nothing
  bool stays = false;                        // exempt from the Wyrdness (TG-276)
  MenhirRite rite;
  std::vector<LocationAction> actions;
  bool instant = false;  // has a lightning-marked rule (TG-260)
  LocationText instant_rule;

  bool has(Seal seal) const { return ((seals >> static_cast<int>(seal)) & 1U) != 0; }
  std::uint16_t key(Side side) const { return keys[static_cast<std::size_t>(side)]; }
};

/// Where a Campaign begins.
struct Beginning {
  std::uint8_t start = kNone;    // a Location (TG-073)
  std::uint8_t days = 0;         // after which its Chapter is over; 0: a Quest says so (TG-307)
  std::uint8_t chapter = kNone;  // the first; none, if its story has none
  std::uint8_t rites = 0;        // the number of the Secret that its Menhirs ask for; 0 is none
};

/// All Locations there are, and where the stories that are set among them begin. Their Locations
/// never meet: no Key leads from one story to another.
struct Island {
  std::vector<Location> locations;
  std::vector<Beginning> beginnings;  // by House::table, of which 0 is a training Encounter
};

}  // namespace tavola::avalon

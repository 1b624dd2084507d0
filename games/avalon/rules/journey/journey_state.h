// What lies on the table between the Characters: the map with its Menhirs, Guardians and Dials, the
// decks and how far the day has come. (TG-474 to TG-477, TG-1019 to TG-1022)
#pragma once

#include <cstdint>

#include "core/deck.h"
#include "games/avalon/card_set.h"
#include "games/avalon/limits.h"

namespace tavola::avalon {

/// Where a Location card is. (TG-475)
enum class Where : std::uint8_t { kDeck, kMap, kRemoved, kAside };

/// One Location card. Its place on the grid counts while it lies on the map. (TG-966)
struct LocationState {
  Where where = Where::kDeck;
  std::int8_t column = 0;  // to the east
  std::int8_t row = 0;     // to the south
  std::uint8_t menhir = 0;
  std::uint8_t dial = 0;  // of the Menhir; 0 is a base without a Dial
  std::uint8_t time_tokens = 0;
  std::uint8_t quest_tokens = 0;
  std::uint8_t used = 0;       // once-a-day marks of its Actions and instant rules (TG-170, TG-956)
  std::uint8_t dial_held = 0;  // a Quest token lies on the Dial of the Menhir (TG-036, TG-321)
  std::uint8_t kept = 0;       // stays on the map until the Chapter ends (TG-276)
  std::uint8_t version = 0;    // the later content brought it into force, the higher (TG-973)
};

/// An undefeated Guardian that roams the map. (TG-371)
struct Guardian {
  std::uint8_t encounter = kNone;
  std::uint8_t place = kNone;
  std::uint8_t rolled = 0;  // this Start of Day (TG-948)
  std::uint8_t met = 0;     // by the Characters whose arrival is being resolved (TG-382)
};

/// What a Dial that is no Menhir's lies on. (TG-035)
enum class DialOn : std::uint8_t { kNothing, kSecret, kCharacter, kLocation, kQuest };

/// A Time Dial is lowered every day, a Quest Dial by its own rules alone. (TG-036, TG-322)
struct Dial {
  DialOn on = DialOn::kNothing;
  std::uint8_t what = kNone;
  std::uint8_t value = 0;
  std::uint8_t quest = 0;  // carries a Quest token
};

enum class DayStage : std::uint8_t { kStart, kDuring, kEnd };

/// Characters that have come to a Location together. What their arrival brings is resolved before
/// anything else: first it reveals, then come Guardians, then instant rules. (TG-253, TG-971)
enum class Arriving : std::uint8_t { kReveals, kGuardians, kInstantRules, kGuardianMet };
struct Arrival {
  std::uint8_t party = 0;  // set of seats; 0 is no arrival
  std::uint8_t place = kNone;
  Arriving at = Arriving::kReveals;
  std::uint8_t left = 0;  // of these, who left an Encounter of it while others stayed (TG-992)
};

struct JourneyState {
  LocationState locations[kMostLocations];
  Guardian guardians[kGuardians];
  Dial dials[kDials];
  std::uint8_t lying_items[kMostItems] = {};  // Location on which an Item lies, counted from 1
  Deck<std::uint8_t, kMostItems> items;
  Deck<std::uint8_t, kEncounterDeck> encounters[4];  // by colour (TG-039)

  std::uint8_t day = 0;
  DayStage stage = DayStage::kStart;
  std::uint8_t step = 0;   // of Start or End of Day, from 1
  std::uint8_t round = 0;  // of the stage During the Day
  std::uint8_t acted = 0;  // sets of seats
  std::uint8_t passed = 0;
  std::uint8_t waited = 0;       // let others go first this round (TG-132)
  std::uint8_t done = 0;         // who has settled the current step of End of Day (TG-958)
  std::uint8_t dead_heroes = 0;  // set of heroes (TG-457)
  Arrival arrivals[kSeats];
  std::uint8_t again = kNone;    // a seat that acts once more before the others (TG-134)
  std::uint8_t dead_before = 0;  // of the dead, those who were so before this Chapter (TG-465)
  std::uint8_t broken_off = 0;   // the sitting has ended on a morning, which goes on (TG-481)
  std::uint8_t spare[5] = {};    // fills the last word
};

}  // namespace tavola::avalon

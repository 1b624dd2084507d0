// The state of Tainted Grail: The Fall of Avalon, one plain value: the Characters, the journey, and
// the Encounter that is under way. 255 stands for "none" everywhere.
#pragma once

#include <cstdint>

#include "core/random.h"
#include "core/seats.h"
#include "games/avalon/rules/character/character_state.h"
#include "games/avalon/rules/encounter/encounter_state.h"
#include "games/avalon/rules/journal/journal_state.h"
#include "games/avalon/rules/journey/journey_state.h"
#include "games/avalon/rules/story/story_state.h"

namespace tavola::avalon {

/// A training table meets one Encounter; a journey goes from day to day. One that has failed may
/// ask for mercy. (TG-462)
enum class Phase : std::uint8_t { kSetup, kHeroes, kTraining, kJourney, kOver, kMercy };

enum class Ending : std::uint8_t {
  kNone,  // the game goes on
  kWon,
  kEscaped,
  kLost,
  kFled,
  kRobbed,
  kAvoided,
  kFailure,      // of the journey: nobody is left to go on (TG-454, TG-1016)
  kChapterOver,  // of the journey: the Chapter is complete (TG-307)
  kCampaignWon,  // the text of its last Chapter says so (TG-307)
  kResolved,     // of a training Encounter: a card without Keys, by its own text
  kSittingOver,  // of the journey: the next table goes on from this morning (TG-481)
};

/// House::sitting.
enum class SittingLength : std::uint8_t {
  kAct,      // the table goes on with the next Chapter
  kChapter,  // it ends with each Chapter
  kMorning,  // it goes on, and on any morning the players may end it
};

/// The switches of the table and of the rulings; the first value is the ruling of the ledger.
struct House {
  std::uint8_t meets = 0;           // which Encounter a training table meets: 0 any, else a colour
  std::uint8_t difficulty = 0;      // 0 any, else 1 to 4
  std::uint8_t dying_leave = 0;     // TG-441: 0 leave the Encounter, 1 Escape from it
  std::uint8_t torn_cards = 0;      // TG-1041: 0 with their Key, 1 after all, 2 the card before
  std::uint8_t limiter = 0;         // TG-869: 0 as printed, 1 turned upside down
  std::uint8_t escape = 0;          // TG-871: 0 always, 1 by the toss of a Dial
  std::uint8_t solo_narrative = 0;  // TG-864: 1 takes the Health limiter away
  std::uint8_t table = 0;           // 0 a training Encounter, 1 the test island, 2 The Lent Light
  std::uint8_t joining_encounters = 0;  // TG-262: 1 those present may join
  std::uint8_t joining_is_free = 0;     // TG-140: 1 who joined may still act
  std::uint8_t day_ends = 0;            // TG-143: 1 by word of those at 0 Energy
  std::uint8_t magic_payers = 0;        // TG-549: 1 everybody pays its own Magic Keys
  std::uint8_t narrative = 0;           // TG-860: 1 as if there were one player fewer
  std::uint8_t short_menhirs = 0;       // TG-879: 1 a day less
  std::uint8_t fewer_events = 0;        // TG-880: 1 one Random Event fewer
  std::uint8_t dear_advancement = 0;    // TG-881, TG-882
  std::uint8_t limits = 0;              // TG-883, TG-884: 20 of a Resource, 5 Items
  std::uint8_t no_mercy = 0;            // TG-886
  std::uint8_t scales = 0;              // TG-870: Secret 42 is taken at the start
  std::uint8_t sitting = 0;             // a SittingLength: how much of a story one table plays
  std::uint8_t free_play = 0;           // TG-887: any tile on any tray
  std::uint8_t mode = 0;                // chosen as one: 1 Narrative, 2 all of Challenging
  std::uint8_t spare[2] = {};
};

inline constexpr std::uint8_t kNarrativeMode = 1;  // of House::mode
inline constexpr std::uint8_t kChallengingMode = 2;

inline constexpr std::uint8_t kTestTable = 1;  // of House::table
inline constexpr std::uint8_t kStoryTable = 2;
inline constexpr std::uint8_t kOwnTable = 3;  // an island of the players' own, where there is one

struct State {
  Random random;
  Character characters[kSeats];
  EncounterState encounter;
  JourneyState journey;
  StoryState story;
  JournalState journal;
  House house;
  Phase phase = Phase::kSetup;
  Ending ending = Ending::kNone;
  std::uint8_t seats = 0;
  std::uint8_t traits_due = 0;  // set of seats whose trait has still to answer a loss

  Character& character(Seat seat) { return characters[seat]; }
  const Character& character(Seat seat) const { return characters[seat]; }
};

}  // namespace tavola::avalon

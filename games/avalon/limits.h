// How much there can be of everything in Avalon. The content reader refuses what is beyond these,
// with a sentence; the state has room for exactly this much.
#pragma once

#include <cstdint>

#include "core/limits.h"

namespace tavola::avalon {

inline constexpr int kSeats = 4;
inline constexpr std::uint8_t kNone = 255;

inline constexpr int kMostHeroes = 8;           // four of the core set and those of expansions
inline constexpr int kTrays = 4;                // green, blue, brown, grey
inline constexpr int kMostSequenceCards = 200;  // of Combat, and as many of Diplomacy
inline constexpr int kOwnCards = 40;            // of one Character and one type (TG-066)
inline constexpr int kStartingDeck = 15;        // of 15 cards each (TG-058)
inline constexpr int kPool = 25;                // cards of an Advancement pool (TG-064)
inline constexpr int kMostEncounters = 200;
inline constexpr int kEncounterDeck = 48;  // cards of one colour; 31 in the core set (TG-016)
inline constexpr int kMostItems = 96;      // 65 in the core set (TG-024)
inline constexpr int kMostSecrets = 64;    // 42
inline constexpr int kMostSkills = 64;     // 36 cards of two sides
inline constexpr int kMostLocations = 96;  // 63
inline constexpr int kMostStatuses = 96;   // 70
inline constexpr int kStatusParts = 16;    // numbers or boxes of one Status
inline constexpr int kMostEvents = 120;    // 22 Random and 70 Story Events
inline constexpr int kRandomEvents = 40;
inline constexpr int kActiveQuests = 12;
inline constexpr int kTaskLog = 64;
inline constexpr int kMostTasks = 120;
inline constexpr int kMostChapters = 20;
inline constexpr int kMostBanters = 128;
inline constexpr int kGuardians = 12;  // on the map at one time
inline constexpr int kDials = 16;      // Time and Quest Dials on anything but Menhirs
inline constexpr int kTrackTop = 12;   // the highest slot that a tray may have
inline constexpr int kDialTop = 12;    // the highest number of a Dial (TG-931)
inline constexpr int kMostResource = 250;
inline constexpr int kMostWhenChallenging = 20;  // of a Resource but Experience (TG-883)

inline constexpr int kMostTokens = 99;       // of one kind in one place
inline constexpr int kMostDelay = 20;        // Time tokens that a card is played with
inline constexpr int kMostCounted = 250;     // markers of the Combat pool, Charges of a card
inline constexpr int kPossessionMarks = 32;  // limits of Items, Secrets and Skills in an Encounter

// Met in play: the table ends with a sentence.
inline constexpr Limit kGuardiansLimit{"guardians", "Guardians on the map", kGuardians};
inline constexpr Limit kQuestLimit{"quests", "Quests that are active", kActiveQuests};
inline constexpr Limit kTaskLimit{"tasks", "Tasks in the log", kTaskLog};
inline constexpr Limit kDialLimit{"dials", "Dials on cards", kDials};
inline constexpr Limit kMarkLimit{"used_up", "abilities used up in one Encounter",
                                  kPossessionMarks};
inline constexpr Limit kTokenLimit{"tokens", "tokens in one place", kMostTokens};
inline constexpr Limit kHeldLimit{"resources", "of one resource of a Character", kMostResource};
inline constexpr Limit kPoolLimit{"markers", "markers in the Combat pool", kMostCounted};
inline constexpr Limit kChargeLimit{"charges", "Charges on one card", kMostCounted};

}  // namespace tavola::avalon

// How much of everything there is room for. Each number is a promise: the loader refuses content
// that needs more, with file, line and the limit, and what can only be met in play ends the table
// with a sentence and not the program. The rooms fit the base game and all four expansions at
// once; what those need stands in brackets.
#pragma once

#include "core/limits.h"

namespace tavola::arkham {

inline constexpr int kMostSeats = 8;
/// Boxes and parts of boxes, a bit each [10].
inline constexpr int kMostParts = 32;

// ---- the board ----------------------------------------------------------------------------------

/// Streets and locations of all towns, a bit each in an AreaSet [67].
inline constexpr int kMostAreas = 128;
/// Neighborhoods, each with a street and a deck of location cards [18].
inline constexpr int kMostNeighborhoods = 24;
/// Location cards of one neighborhood; a card's number is its neighborhood's times this, and its
/// own [27].
inline constexpr int kMostLocationCards = 32;
/// People of the town whom encounters name, a bit each [13].
inline constexpr int kMostPersons = 16;
/// Other Worlds, two areas each [12].
inline constexpr int kMostWorlds = 16;
/// Kinds of gates, one for each Other World [12].
inline constexpr int kMostGateKinds = 16;
/// Gate markers of all kinds together [24].
inline constexpr int kMostGates = 32;

/// Rift progress markers [12].
inline constexpr int kMostRiftProgress = 24;

// ---- monsters -----------------------------------------------------------------------------------

/// Kinds of monsters, a bit each in a MonsterKindSet [71].
inline constexpr int kMostMonsterKinds = 128;
/// Monster markers of all kinds together: as many may lie in the cup [119].
inline constexpr int kMostMonsters = 128;
/// Monsters that are not in the cup, a bit each in a SlotSet: all of them may be out of it.
inline constexpr int kMonsterSlots = kMostMonsters;

// ---- cards --------------------------------------------------------------------------------------

/// Kinds of cards that investigators hold, of all decks together [about 400].
inline constexpr int kMostCards = 512;
/// Cards of the Common Items, of the Unique Items and of the Spells, each [92, 98, 108].
inline constexpr int kMostItems = 128;
/// Cards of the Skills, and of the Allies, each [43, 41].
inline constexpr int kMostSkills = 48;
inline constexpr int kMostAllies = 48;
/// Cards that all investigators hold together. Nobody has ever come near it.
inline constexpr int kMostPossessions = 255;
/// Cards that one text or shop has somebody draw and choose from.
inline constexpr int kMostDrawn = 32;
/// Mythos cards [170].
inline constexpr int kMostMythosCards = 192;
/// Gate cards, for the encounters in Other Worlds [164].
inline constexpr int kMostGateCards = 192;
/// Cards of the Exhibit Items, Injuries, Madness and Blessings of Nodens, each [22, 24, 24, 20].
inline constexpr int kMostMinorCards = 32;
/// Cards that lie on the table and speak to everybody, of all kinds together [about 130].
inline constexpr int kMostTableCards = 192;
/// Those of one kind that wait in a deck [26 Visions].
inline constexpr int kMostTableDeck = 48;
/// Those that are in play at once [13 Blights, 3 Acts, 4 Conditions and a few more].
inline constexpr int kMostLying = 32;
/// Investigator sheets [32].
inline constexpr int kMostSheets = 48;
/// Ancient Ones [16].
inline constexpr int kMostAncientOnes = 32;

/// Cards of the encounters with the Ancient Whispers [12].
inline constexpr int kMostExhibitCards = 24;

// ---- what lasts ---------------------------------------------------------------------------------

/// Effects that are in force for a while, of all investigators together.
inline constexpr int kLastings = 16;
/// Abilities that may be used once a turn and have been, of all investigators together.
inline constexpr int kUsedUps = 32;
/// Headlines with an effect that lasts until the end of the next turn: one of this and one of the
/// last turn, and as many again, because texts have further Mythos cards drawn.
inline constexpr int kHeadlines = 4;
/// Masks of the first edition, each with an ability of its own to lend.
inline constexpr int kMostMasks = 5;
/// How often a monster is worn down in one turn before it is gone: the toughest have 5, and a
/// herald's Masks one more.
inline constexpr int kMostWear = 5;

/// Cards whose texts are being carried out, one in the middle of another.
inline constexpr int kCardsBeingRead = 8;

// ---- what investigators have --------------------------------------------------------------------

/// Clues of one investigator, and in one area.
inline constexpr int kMostClues = 250;
/// Dollars of one investigator.
inline constexpr int kMostMoney = 60000;
/// Doom tokens of an Ancient One that gets more in the Final Battle than its track has room for.
inline constexpr int kMostDoom = 200;

// ---- trading ------------------------------------------------------------------------------------

/// Trades begun in one part of a phase, each of any number of things: things could go to and fro
/// for ever otherwise. Nobody is offered one more.
inline constexpr int kMostTrades = 8;
/// Sums of money that a trade offers one by one, from one dollar on; the whole purse beside them.
inline constexpr int kMostSums = 10;

// ---- limits that can only be met in play --------------------------------------------------------

inline constexpr Limit kPossessionLimit{"possessions", "cards that all investigators hold",
                                        kMostPossessions};
inline constexpr Limit kDrawnLimit{"drawn", "cards drawn at once to choose from", kMostDrawn};
inline constexpr Limit kLastingLimit{"lasting", "effects in force for a while", kLastings};
inline constexpr Limit kUsedUpLimit{"used_up", "abilities used in one turn that may be used once",
                                    kUsedUps};
inline constexpr Limit kHeadlineLimit{"headlines", "Headlines that last", kHeadlines};
inline constexpr Limit kBeingReadLimit{"being_read", "texts of cards in the middle of one another",
                                       kCardsBeingRead};
inline constexpr Limit kMasksLimit{"masks", "abilities that masks lend to one investigator",
                                   kMostMasks};
inline constexpr Limit kLyingLimit{"lying", "cards in play on the table", kMostLying};
inline constexpr Limit kClueLimit{"clues", "Clues in one place", kMostClues};
inline constexpr Limit kMoneyLimit{"money", "dollars of one investigator", kMostMoney};

}  // namespace tavola::arkham

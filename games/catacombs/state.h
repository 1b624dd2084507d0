// The state of Catacombs: a plain value of about a kilobyte. Discs lie at whole nanometres from the
// centre of the board, because equal states must have equal bytes; that is a thousand times finer
// than any rule asks. 255 stands for "none" everywhere.
#pragma once

#include <cstdint>

#include "core/deck.h"
#include "core/limits.h"
#include "core/random.h"
#include "core/seats.h"

namespace tavola::catacombs {

inline constexpr std::uint8_t kNone = 255;
inline constexpr int kMostSeats = 5;

/// Who or what a disc is. The heroes come first, easiest first; the kinds of monsters last.
enum Figure : std::uint8_t {
  kElf = 0,
  kBarbarian,
  kThief,
  kWizard,
  kSkeleton,  // summoned by the Wizard
  kFamiliar,
  kShield,
  kLords,  // the first of the four Lords, in the order of the content
};
inline constexpr int kHeroes = 4;
/// In the order of the content, after kLords.
enum class Lord : std::uint8_t { kSorcerer, kDragon, kGorgon, kLich };
inline constexpr int kLordKinds = 4;
inline constexpr int kMonsterKinds = 13;
inline constexpr int kFigures = kLords + kLordKinds;  // monsters follow
inline constexpr std::uint8_t kMonsters = kFigures;
inline constexpr int kAllFigures = kFigures + kMonsterKinds;

/// A disc's number: one for each hero and ally, one for the shield and the Lord, then the monsters.
using Piece = std::uint8_t;
inline constexpr Piece kLordPiece = kShield + 1;
inline constexpr Piece kFirstMonster = kLordPiece + 1;
inline constexpr int kPieces = 32;
inline constexpr Piece kShot = kPieces;  // the disc of a ranged attack, while it lies on the board
inline constexpr int kMostMonsters = kPieces - kFirstMonster;  // on the board at once
inline constexpr Limit kMonsterLimit{"monsters", "monsters on the board", kMostMonsters};
inline constexpr int kSides = 6;  // of three boards
inline constexpr int kMostHoles = 6;

inline constexpr int kRooms = 38;
inline constexpr int kRow = 8;
inline constexpr int kSpells = 8;
inline constexpr int kSpellCards = 12;
inline constexpr int kEquipment = 9;
inline constexpr int kShown = 6;

enum class Phase : std::uint8_t {
  kSetup,
  kHeroes,       // the hero players take their heroes
  kExploration,  // the next room card is turned up
  kPlaceHeroes,
  kPlaceMonsters,
  kHeroesTurn,
  kOverseersTurn,
  kEndOfRound,
  kResolution,
  kMerchant,
  kHealer,
  kOver,
};

enum class Ending : std::uint8_t {
  kNone,  // the game goes on
  kLordDefeated,
  kHeroesDead,
  kHeroesOut,  // all dead or incapacitated, and no ally on the board
};

enum class Size : std::uint8_t { kLarge, kMedium, kSmall, kTiny };
enum class AttackKind : std::uint8_t { kMelee, kRanged, kFireball };
enum class Coin : std::uint8_t { kHeads, kTails };
/// How steady the hand of a seat is.
enum class Hand : std::uint8_t { kExact, kSteady, kHuman, kShaky };
/// How far ahead whoever aims is shown what would happen. No rule looks at it.
enum class Help : std::uint8_t { kContact, kPath, kNone };

struct Disc {
  std::int32_t x = 0;  // nanometres
  std::int32_t y = 0;
  std::uint8_t figure = kNone;
  std::uint8_t on_board = 0;
  std::uint8_t wounds = 0;  // damage taken by a monster or an ally
  std::uint8_t fire_wall = 0;
  std::uint8_t acted = 0;  // or passed, in this turn
  std::uint8_t incapacitated = 0;
  std::uint8_t stone = 0;    // cannot be pushed
  std::uint8_t early = 0;    // recovers at the end of this very round
  std::uint16_t since = 0;   // the round in which it became incapacitated, or was summoned
  std::uint16_t missed = 0;  // the last round whose action it missed
};

struct Hero {
  std::uint8_t health = 0;
  std::uint8_t seat = kNone;
  std::uint8_t gold = 0;                   // in hundreds
  std::uint8_t unharmed = 0;               // attacks do no harm until the round ends
  std::uint8_t mail_spent = 0;             // the first damage of this room has been taken
  std::uint8_t specials = 0;               // uses of the sheet's special action in this room
  std::uint16_t equipment = 0;             // set
  std::uint16_t used = 0;                  // set of equipment used in this room
  std::uint8_t kills[kMonsterKinds] = {};  // monsters beside the sheet
  std::uint8_t spare = 0;
};

/// The disc of a ranged attack between two flicks of a rush.
struct Shot {
  std::int32_t x = 0;
  std::int32_t y = 0;
  std::uint8_t size = kNone;  // of Size; kNone: it is not on the board
  std::uint8_t owner = kNone;
  std::uint8_t spare[2] = {};
};

/// What the table agreed on; the first value is what the ledger says.
struct House {
  std::uint8_t lord = 0;
  std::uint8_t overseer = 0;       // 0 the last seat, else the seat's number
  std::uint8_t elf_health = 0;     // R04: 0 twelve, 1 eight
  std::uint8_t skeleton_gold = 0;  // R30: 0 two hundred, 1 one hundred
  std::uint8_t hands[kMostSeats] = {};
  std::uint8_t help = 0;  // of Help
  std::uint8_t spare[2] = {};
};

struct State {
  Random random;
  Disc discs[kPieces];
  Hero heroes[kHeroes];
  Shot shot;

  // Cards. What lies face down in the row has not been drawn yet: nobody could know it anyway.
  Deck<std::uint8_t, kRooms> levels[3];
  Deck<std::uint8_t, 2> healers;
  Deck<std::uint8_t, kEquipment> equipment;
  std::uint8_t row[kRow] = {kNone, kNone, kNone, kNone, kNone, kNone, kNone, kNone};
  std::uint8_t shown[kShown] = {kNone, kNone, kNone, kNone, kNone, kNone};  // by the Merchant
  std::uint8_t spells[kSpells] = {};                                        // cards left

  std::uint8_t seats = 0;
  std::uint8_t overseer = 0;
  Phase phase = Phase::kSetup;
  Ending ending = Ending::kNone;
  std::uint8_t place_in_row = 0;  // of the current room; kRow before the first
  std::uint8_t side = kNone;      // of the board
  std::uint8_t active = kNone;    // the piece whose action it is
  std::uint8_t rage = 0;
  std::uint8_t lord_health = 0;
  std::uint8_t lord_unharmed = 0;  // until the Overseer acts again
  std::uint8_t supply = 0;         // gold in hundreds
  std::uint8_t half_prices = 0;    // used in this visit
  std::uint8_t done = 0;           // set of seats that have ended their visit
  std::uint8_t gifts = 0;          // made in this visit
  std::uint16_t round = 0;         // of this Combat
  std::uint16_t all_rounds = 0;
  std::uint16_t lord_rested = 0;  // the round in which the Lord used an action that needs rest
  House house;
  std::uint8_t origin = kNone;  // the piece that a spell or special action is measured from
  std::uint8_t spare = 0;       // fills the last word, so that there is no padding
};

}  // namespace tavola::catacombs

// The state of Der Hexer von Salem: a plain value of about half a kilobyte. Cards, tiles and Items
// of one kind are alike, so the state counts kinds, not copies; 255 stands for "none" everywhere.
#pragma once

#include <array>
#include <cstdint>

#include "core/deck.h"
#include "core/random.h"
#include "core/seats.h"

namespace tavola::salem {

inline constexpr int kSeats = 4;
inline constexpr std::uint8_t kNone = 255;

/// The ring of the town, clockwise, and the place outside it.
enum Place : std::uint8_t {
  kMiskatonic = 0,
  kSanatorium,
  kNewspaper,
  kWitchHouse,
  kInn,
  kCemetery,
  kChurch,
  kRlyeh,
};
inline constexpr int kRing = 7;                  // Miskatonic and the numbered locations
inline constexpr int kNumbered = 6;              // locations 1 to 6
inline constexpr int kSpaces = 3;                // Item spaces of a numbered location
inline constexpr std::uint8_t kPassageCard = 7;  // the eighth location card of each player

/// Kinds of Items; the last three are the Sigils.
enum Item : std::uint8_t {
  kGlasses = 0,
  kNecronomicon,
  kElixir,
  kDagger,
  kSigil,  // the first of the Sigil symbols
};
inline constexpr int kSigilSymbols = 3;
inline constexpr int kItemKinds = kSigil + kSigilSymbols;
inline constexpr int kItemTiles = 34;
inline constexpr bool is_sigil(std::uint8_t item) { return item >= kSigil && item < kItemKinds; }

inline constexpr int kBoardItems = 3;  // non-Sigil Items on a player board
/// Room in the state; the rules allow one Sigil on a board, or two as an option.
inline constexpr int kBoardSigils = 2;

inline constexpr int kCreatureCards = 26;
inline constexpr std::uint8_t kNecronCard = 0;
inline constexpr std::uint8_t kCravenCard = 1;  // kinds from 2 on are ordinary creatures

inline constexpr int kOldOnes = 6;
inline constexpr int kRlyehSlot = 5;  // slots 0 to 4 lie around R'lyeh
inline constexpr int kEvents = 12;
inline constexpr int kPileEvents = 8;  // of the twelve, four are set aside each time
inline constexpr int kTiles = 8;       // six on the numbered locations, two in the box
inline constexpr int kFullSanity = 6;
inline constexpr int kLasting = 4;

enum class Phase : std::uint8_t { kSetup, kCreatures, kAction, kEvent, kOver };
enum class Step : std::uint8_t { kMove, kExchange, kEncounter, kUse, kTake };

enum class Ending : std::uint8_t {
  kNone,  // the game goes on
  kVictory,
  kDemon,       // Necron met the demon while R'lyeh was face down
  kGate,        // Necron came through the dimensional gate
  kEliminated,  // all players but one lost their Sanity
  kWall,        // a Sigil on a wall, where the table plays that this loses
};

/// The switches of the rulings; the first value is the ruling, the others are house rules.
struct House {
  std::uint8_t first_player = 0;     // 0 random, else the seat's number
  std::uint8_t sigils = 0;           // R06: 0 one, 1 two
  std::uint8_t lost_item = 0;        // R07: 0 the kind on the face, 1 the player's choice
  std::uint8_t search = 0;           // R13: 0 after the Wizard, 1 from his own location on
  std::uint8_t red_arrow = 0;        // R17: 0 the demanded kinds, 1 all Items
  std::uint8_t stay = 0;             // R22: 0 must leave, 1 may stay
  std::uint8_t shadow = 0;           // R32: 0 lowest slot, 1 random slot
  std::uint8_t banishing_items = 0;  // R35: 0 kept, 1 spent
  std::uint8_t arrival = 0;          // R36: 0 the passage only, 1 the loss of R'lyeh too
  std::uint8_t wall = 0;             // R40: 0 blocks victory, 1 loses
  std::uint8_t placed_sigils = 0;    // R43: 0 do not score, 1 score
  std::uint8_t box_tiles = 0;        // R53: 0 stay in the box, 1 are dealt again
  std::uint8_t rlyeh = 0;            // R54: 0 at any time, 1 after all other portals are closed
};

struct Player {
  std::uint8_t place = kMiskatonic;
  std::uint8_t sanity = 0;
  std::uint8_t in_play = 0;
  std::uint8_t hand = 0;  // set of location cards; the others of the eight are in the played pile
  std::uint8_t seen = 0;  // set of numbered locations (bit 0 is location 1) whose tile was seen
  std::uint8_t taken = kNone;  // kind of the Item taken this turn, not usable before the next
  std::uint8_t items[kBoardItems] = {kNone, kNone, kNone};  // ascending, none last
  std::uint8_t sigils[kBoardSigils] = {kNone, kNone};
};

/// An effect of an event that goes on: which event, and how many event phases it still lasts.
struct Lasting {
  std::uint8_t event = kNone;
  std::uint8_t phases = 0;
};

struct State {
  Random random;

  // The decks. The event pool is the draw pile and the events set aside together: nobody knows
  // which is which, so it is decided when a card is drawn.
  Deck<std::uint8_t, kCreatureCards> creatures;
  Deck<std::uint8_t, kCreatureCards> creature_discard;
  Deck<std::uint8_t, kEvents> event_pool;
  Deck<std::uint8_t, kEvents> played_events;
  Deck<std::uint8_t, kItemTiles> bag;
  Deck<std::uint8_t, kItemTiles> item_discard;

  // The board.
  std::uint8_t old_ones[kOldOnes] = {kNone, kNone, kNone, kNone, kNone, kNone};
  std::uint8_t face_up = 0;  // set of slots
  std::uint8_t shadow = kNone;
  std::uint8_t removed_old_ones = 0;  // set of cards
  std::uint8_t tiles[kTiles] = {};    // 1 portal, 0 wall; the last two lie in the box
  std::uint8_t tile_sigils[kNumbered] = {kNone, kNone, kNone, kNone, kNone, kNone};
  std::uint8_t miskatonic_sigil = kNone;
  std::uint8_t creature_at[kNumbered] = {kNone, kNone, kNone, kNone, kNone, kNone};
  std::uint8_t spaces[kNumbered][kSpaces] = {};
  std::uint8_t necron = 0;
  std::uint8_t wizard = kMiskatonic;

  // In somebody's hand for the moment, while a question about it is open.
  std::uint8_t resolving = kNone;  // a creature card
  std::uint8_t gained = kNone;     // an Item that needs room

  // The clock.
  Phase phase = Phase::kSetup;
  Step step = Step::kMove;
  std::uint8_t seats = 0;
  std::uint8_t first = 0;       // the first player
  std::uint8_t active = 0;      // whose turn it is in the action phase
  std::uint8_t due = 0;         // creature cards still to be turned in this phase
  std::uint8_t side = 1;        // of the player-count card: how many cards the next phase turns
  std::uint8_t holder = kNone;  // the seat in R'lyeh
  Ending ending = Ending::kNone;
  std::uint8_t round = 0;

  Lasting lasting[kLasting];
  Player players[kSeats];
  House house;
  std::uint8_t spare[7] = {};  // fills the last word, so that there is no padding
};

}  // namespace tavola::salem

// The part of the state in which what Curse of the Dark Pharaoh puts on the board is kept.
#pragma once

#include <cstdint>

#include "games/arkham/limits.h"
#include "games/arkham/number_set.h"

namespace tavola::arkham {

/// Sheets whose abilities a seat has from the masks that it holds, without gaps.
struct BorrowedSheets {
  std::uint8_t of[kMostMasks][kMostSeats];

  constexpr BorrowedSheets() : of() {
    for (auto& seats : of)
      for (std::uint8_t& sheet : seats) sheet = 255;
  }
  constexpr std::uint8_t at(int seat, int n) const { return of[n][seat]; }
  constexpr int count(int seat) const {
    int n = 0;
    while (n < kMostMasks && of[n][seat] != 255) ++n;
    return n;
  }
  constexpr void add(int seat, std::uint8_t sheet) { of[count(seat)][seat] = sheet; }
  constexpr void remove(int seat, int n) {
    for (; n + 1 < kMostMasks; ++n) of[n][seat] = of[n + 1][seat];
    of[kMostMasks - 1][seat] = 255;
  }
};

struct Pharaoh {
  AreaSet patrols;             // streets with a Patrol marker
  AreaSet exhibits;            // streets with an Exhibit Item that lies face down
  SlotSet hunted[kHeadlines];  // monsters that a Headline in play has placed
  SlotSet worn[kMostWear];     // monsters with 1, 2, … toughness less until the turn ends
  std::uint8_t hunted_by[kHeadlines][kMostSeats] = {};  // how many of them each seat has beaten
  std::uint8_t symbols[kMostSeats] = {255, 255, 255, 255, 255, 255, 255, 255};  // Scales of Thoth
  BorrowedSheets borrowed;                                                      // by masks
  std::uint16_t used_card = 0xFFFF;  // a Common Item that was just used
  std::uint16_t parcel = 0xFFFF;     // a Common Item on its way
  std::uint8_t carrier = 255;        // who brings it,
  std::uint8_t addressee = 255;      // and to whom
  std::uint8_t whispers = 255;       // the street of the Ancient Whispers; none: not in use
  std::uint8_t whispers_moved = 0;   // by a text, in this turn
  std::uint8_t whispers_heard = 0;   // somebody has had an Exhibit encounter in this turn
  std::uint8_t duel = 255;           // the Ancient One that somebody fights alone
  std::uint8_t track_tokens = 0;     // doom tokens of a Rumor on the terror track
  std::uint8_t battle_doom = 0;      // beyond the doom track, for the Final Battle
  std::uint8_t joined = 255;         // the kind of monster that a herald has put into the cup
  std::uint8_t peeks = 0;            // the card that is drawn is looked at first
  std::uint8_t dealing = 0;          // starting possessions: what they cost comes later
  std::uint8_t clues_lost = 0;       // by whoever has just fallen or was devoured
  std::int8_t with_symbol = 0;       // to checks against monsters with the symbol named,
  std::int8_t without_symbol = 0;    // and against others
  std::uint8_t just_closed = 255;    // where somebody has closed a gate last
  std::uint8_t spare[5] = {};
};
static_assert(sizeof(Pharaoh) % 8 == 0);  // no padding in the state

/// How much toughness a monster has lost for this turn.
constexpr int wear_of(const Pharaoh& pharaoh, int slot) {
  int wear = 0;
  while (wear < kMostWear && has(pharaoh.worn[wear], slot)) ++wear;
  return wear;
}

}  // namespace tavola::arkham

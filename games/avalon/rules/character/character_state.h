// What belongs to one Character: the three survival tracks and five Resources, Attributes and
// Skills, Items and Secrets, and the cards of its own. (TG-030, TG-042, TG-469 to TG-473)
#pragma once

#include <cstdint>

#include "core/deck.h"
#include "core/enum_names.h"
#include "games/avalon/card_set.h"
#include "games/avalon/limits.h"

namespace tavola::avalon {

/// What a tray counts: the three tracks, then the five Resources. (TG-211, TG-231)
enum class Measure : std::uint8_t {
  kEnergy,
  kHealth,
  kTerror,
  kFood,
  kWealth,
  kReputation,
  kMagic,
  kExperience,
};
inline constexpr int kMeasures = kCountOf<Measure>;
inline constexpr bool is_track(Measure measure) { return measure <= Measure::kTerror; }

/// In three opposed pairs, each the two neighbours of a row. (TG-225)
enum class Attribute : std::uint8_t {
  kAggression,
  kEmpathy,
  kCourage,
  kCaution,
  kPracticality,
  kSpirituality,
};
inline constexpr int kAttributes = kCountOf<Attribute>;
inline constexpr int kMarkerSlots = 2;  // of an Attribute; every further point is a Skill (TG-227)
inline constexpr Attribute opposed_to(Attribute attribute) {
  return static_cast<Attribute>(static_cast<std::uint8_t>(attribute) ^ 1U);
}

/// The two types of cards that a Character plays in Encounters. (TG-042)
enum class CardType : std::uint8_t { kCombat, kDiplomacy };
inline constexpr int kCardTypes = kCountOf<CardType>;

/// A Character's cards of one type: those it plays with, those it owns and left out, and those it
/// may still learn. Hand, discards and Sequence are parts of an Encounter. (TG-426, TG-067)
struct OwnCards {
  Deck<std::uint8_t, kOwnCards> deck;
  Deck<std::uint8_t, kOwnCards> reserve;
  Deck<std::uint8_t, kPool> pool;
};

struct Character {
  std::uint8_t hero = kNone;   // in content().heroes
  std::uint8_t tray = kNone;   // in content().trays
  std::uint8_t place = kNone;  // in content().locations
  std::uint8_t measures[kMeasures] = {};
  std::uint8_t markers[kAttributes] = {};  // in the slots of an Attribute
  std::uint8_t alive = 0;
  std::uint8_t dying = 0;  // holds "You Are Dying"
  std::uint8_t dying_dial = 0;
  std::uint8_t insane = 0;      // holds "You Are Going Insane"
  std::uint8_t used_today = 0;  // once-a-day marks of its tile (TG-945)
  OwnCards cards[kCardTypes];
  std::uint8_t trait_used = 0;       // once-a-day mark of its trait
  std::uint8_t deck_colour = kNone;  // of its basic cards: a tray (TG-888)
  std::uint8_t spare[4] = {};

  CardSet skills;       // Skill cards attached to the tray
  CardSet other_sides;  // of these, those that show their second side
  CardSet items;
  CardSet secrets;
  CardSet items_up;  // face up: in use (TG-391)
  CardSet secrets_up;
  CardSet items_used;  // once-a-day marks
  CardSet secrets_used;
  CardSet skills_used;

  std::uint8_t& of(Measure measure) { return measures[static_cast<int>(measure)]; }
  std::uint8_t of(Measure measure) const { return measures[static_cast<int>(measure)]; }
  int energy() const { return of(Measure::kEnergy); }
  int health() const { return of(Measure::kHealth); }
  int terror() const { return of(Measure::kTerror); }
  OwnCards& own(CardType type) { return cards[static_cast<int>(type)]; }
  const OwnCards& own(CardType type) const { return cards[static_cast<int>(type)]; }
};

}  // namespace tavola::avalon

// The Encounter that is under way: one contest on one shared line of cards, the Sequence, whether
// it is fought or talked out. Between two steps everything that comes next stands here. (TG-1024)
#pragma once

#include <cstdint>

#include "core/deck.h"
#include "core/seats.h"
#include "games/avalon/card_set.h"
#include "games/avalon/limits.h"
#include "games/avalon/rules/character/character_state.h"

namespace tavola::avalon {

/// Where an Encounter stands; each is one step of the game, or a few of the same kind.
enum class EncounterStep : std::uint8_t {
  kNone,          // no Encounter
  kText,          // TG-532: a card without Keys says what happens
  kAvoid,         // TG-688: before anything else
  kApproach,      // TG-681: one of two ways to go about it
  kHands,         // TG-539: everybody's starting hand is drawn
  kKeepHands,     // TG-540: and kept, or drawn anew
  kChooseActive,  // act I
  kActivated,     // traits and texts that act right after an Activation begins
  kDelayed,       // act II, phase 1
  kPlay,          // phase 2: one card after the other
  kCheck,         // 2c and 2d
  kAttack,        // phase 3
  kReadiness,     // phase 4
  kEndOfTurn,     // act III
  kEnd,           // the outcome is known and has its consequences
};

/// What became of an Encounter; only the first is a victory. (TG-995)
enum class EncounterOutcome : std::uint8_t {
  kOpen,
  kWon,
  kEscaped,
  kLost,
  kFled,
  kRobbed,
  kAvoided,
  kResolved  // a card without Keys, by its own text
};

/// What is being done to the Characters, and by which rule it may be lessened. (TG-1034)
enum class Blow : std::uint8_t { kNone, kAttack, kOpportunity };

/// The rows of Keys, from top to bottom. What Attribute the first three ask for depends on the type
/// of card. (TG-920)
inline constexpr int kRows = 5;
inline constexpr int kAttributeRows = 3;
inline constexpr int kMagicRow = 3;
inline constexpr int kFreeRow = 4;

/// The Sequence has room for all cards of four Characters.
inline constexpr int kSequence = kSeats * kOwnCards;

/// Limits of an Ability that were used up. (docs/effects.md, `once per`)
enum UsedUp : std::uint8_t {
  kThisActivation = 1,
  kThisTurn = 2,
  kThisEncounter = 4,
  kDelayDue = 8,         // its last Time token has just left
  kRefusedCharges = 16,  // its owner has refused them in this Activation
};

/// A card of the Sequence, with what lies on it. (TG-500, TG-526, TG-558, TG-608)
struct PlayedCard {
  std::uint8_t card = kNone;
  std::uint8_t owner = kNone;  // the seat to whose deck it returns
  std::uint8_t connected = 0;  // set of rows in which it joined the card before it
  std::uint8_t time_tokens = 0;
  std::uint8_t charges = 0;
  std::uint8_t used = 0;  // set of UsedUp
};

/// A limit of an Item, a Secret or a Skill that was used up in this Encounter.
struct PossessionMark {
  std::uint8_t owner = kNone;
  std::uint8_t kind = 0;  // Belonging
  std::uint8_t card = kNone;
  std::uint8_t used = 0;  // set of UsedUp
};

struct EncounterState {
  EncounterStep step = EncounterStep::kNone;
  EncounterOutcome outcome = EncounterOutcome::kOpen;
  std::uint8_t card = kNone;  // in content().cards.encounters
  CardType type = CardType::kCombat;
  std::uint8_t party = 0;      // set of seats that took part
  std::uint8_t in = 0;         // of these, those still in it
  std::uint8_t fallen = 0;     // dropped to 0 Health in it, and not yet removed
  std::uint8_t place = kNone;  // the Location that triggered it (TG-372)

  std::uint8_t turn = 0;
  std::uint8_t active = kNone;
  std::uint8_t activated = 0;    // set of seats, this Turn (TG-547)
  std::uint8_t activations = 0;  // in this Encounter, up to 255
  std::uint8_t settled = 0;      // set of seats: starting hand, end of Turn

  std::uint8_t pool = 0;          // markers (TG-534)
  std::int8_t affinity = 0;       // slots above grey (TG-717)
  std::uint8_t stage = 0;         // the current one
  std::uint8_t approach = kNone;  // the one that was chosen of alternatives

  // The Activation.
  std::uint8_t played = 0;         // cards of this Activation
  std::uint8_t more_cards = 0;     // that may be played as if Continue connected
  std::uint8_t blunted = 0;        // markers fewer that this card adds (TG-654)
  std::uint8_t torn_later = 0;     // cards to be torn after Keys and Ability (house rule)
  std::uint8_t escape_tried = 0;   // in this Activation: Challenging mode, or refused by the Party
  std::uint8_t magic_refused = 0;  // set of seats that will not pay for others in this Activation
  std::uint8_t attacks_left = 0;   // resolutions of phase 3 (TG-659)

  // What an attack or Reaction does to the Active Character, and what makes it less.
  Blow blow = Blow::kNone;
  std::uint8_t struck = kNone;  // whom it is made against
  std::uint8_t ignored = 0;
  std::uint8_t no_tearing = 0;
  std::uint8_t less_damage = 0;
  std::uint8_t less_markers = 0;
  std::uint8_t less_affinity = 0;
  std::uint8_t less_terror = 0;
  std::uint8_t damage_taken = 0;
  std::uint8_t striking = 0;         // its own results are being applied, not what answers it
  std::uint8_t hurt = 0;             // somebody has lost Health since effects were last settled
  std::uint8_t sharing = 0;          // Loot is being handed out (TG-510)
  std::uint8_t turn_texts_done = 0;  // of this end of Turn

  std::uint8_t rule_used = 0;  // UsedUp of the Encounter's own rule
  std::uint8_t length = 0;     // of the Sequence
  PlayedCard sequence[kSequence];
  Deck<std::uint8_t, kOwnCards> hands[kSeats];
  Deck<std::uint8_t, kOwnCards> discards[kSeats];
  std::uint8_t escaped = 0;    // set of seats
  std::uint8_t escaping = 0;   // set of seats whose Escape is being resolved (TG-1055)
  std::uint8_t spare[7] = {};  // fills the word before the sets
  CardSet set_aside[kSeats];   // Items not used in this Encounter (TG-537)
  CardSet flipped[kSeats];     // Items used up in it (TG-405)
  CardSet flipped_secrets[kSeats];
  CardSet flipped_skills[kSeats];
  PossessionMark marks[kPossessionMarks];  // `once per` of Items, Secrets and Skills

  bool on() const { return step != EncounterStep::kNone; }
  bool is_in(Seat seat) const { return ((in >> seat) & 1U) != 0; }
  bool combat() const { return type == CardType::kCombat; }
  PlayedCard& last() { return sequence[length - 1]; }
  const PlayedCard& last() const { return sequence[length - 1]; }
};

/// As it is between two Encounters. It is copied when one begins: filling its cards one by one took
/// 1,070 instructions.
inline constexpr EncounterState kNoEncounter{};

}  // namespace tavola::avalon

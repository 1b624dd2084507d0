// The Combat, Diplomacy and Encounter cards as loaded from games/avalon. What a card does is the
// effect written in its file; here stand its Keys, its numbers and where its effects are in the
// book.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "core/enum_names.h"
#include "effects/book.h"
#include "games/avalon/rules/encounter/encounter_state.h"

namespace tavola::avalon {

/// What a Key gives; which kinds a card may have depends on its type. (TG-921)
enum class Icon : std::uint8_t {
  kMarker,
  kUp,
  kDown,
  kStage,
  kCard,
  kContinue,
  kTorn,
  kTimes,  // a multiplier
  kVoid,
};

struct KeyIcon {
  Icon icon = Icon::kMarker;
  std::uint8_t number = 1;
};
inline constexpr int kKeyIcons = 4;

/// An open half on a right edge, for the next card. (TG-512, TG-920)
struct OpenHalf {
  bool there = false;
  std::uint8_t level = 0;  // of an Attribute row
  bool changes = false;    // has a multiplier or a Void
  KeyIcon change;
};

/// A Bonus half on a left edge; it may be there and empty. (TG-513, TG-921)
struct BonusHalf {
  bool there = false;
  std::uint8_t count = 0;
  std::array<KeyIcon, kKeyIcons> icons{};
};

using RightEdge = std::array<OpenHalf, kRows>;
using LeftEdge = std::array<BonusHalf, kRows>;

/// Where an effect lies in the book; 0 is the empty one, which nobody carries out.
using Source = std::uint16_t;
inline constexpr Source kNoSource = 0;

/// A Combat or Diplomacy card. (TG-919)
struct SequenceCard {
  std::string id;
  std::string word;
  std::uint8_t number = 0;    // with the letter of its tray's colour it identifies the card
  std::uint8_t tray = kNone;  // the colour of a basic card
  std::uint8_t hero = kNone;  // whose name an advanced card bears
  bool banner = false;        // one of the starting deck (TG-058)
  bool passive = false;
  bool ours = true;
  LeftEdge left{};
  RightEdge right{};
  Source ability = kNoSource;
  std::uint8_t delay = 0;  // Time tokens that it is played with (TG-565)
};

enum class Colour : std::uint8_t { kGreen, kGrey, kPurple, kBlue };
inline constexpr int kColours = kCountOf<Colour>;

/// TG-671: exactly these twelve.
enum class Trait : std::uint8_t {
  kDefensive,
  kFeint,
  kShatter,
  kGuardian,
  kAmbush,
  kWrath,
  kThief,
  kSlow,
  kOpportunist,
  kHorde,
  kQuick,
  kCharge,
};
inline constexpr int kTraits = kCountOf<Trait>;

/// A row of a Combat table. (TG-915)
struct AttackRow {
  std::uint8_t low = 0;
  std::uint8_t high = 0;
  Source effect = kNoSource;
};

/// A Stage of a Diplomacy Encounter, or one of its approaches. (TG-916)
struct Stage {
  std::string word;
  std::array<Source, kRows> rules{};  // by row; kNoSource: the Stage says nothing of it
  Source reaction = kNoSource;
};
inline constexpr int kMostStages = 4;

/// What a Party must have to Avoid: the highest single value in it. (TG-691)
struct AvoidNeed {
  bool attribute = false;  // or else Reputation
  std::uint8_t which = 0;
  std::uint8_t least = 0;
};

struct EncounterCard {
  std::string id;
  std::string word;
  Colour colour = Colour::kGreen;
  CardType type = CardType::kCombat;
  std::uint8_t difficulty = 1;
  bool first = false;
  bool ours = true;
  bool keys = false;          // has an open Key; otherwise its text is carried out (TG-532, TG-707)
  std::vector<Trait> traits;  // in printed order (TG-1032)
  RightEdge right{};
  Source rule = kNoSource;
  Source text = kNoSource;
  Source reward = kNoSource;
  // Combat.
  std::uint8_t value = 0;
  std::vector<AttackRow> attacks;
  Source opportunity = kNoSource;
  Source loot = kNoSource;
  // Diplomacy.
  std::int8_t lowest = 0;  // slots from grey
  std::int8_t top = 0;
  bool alternatives = false;
  bool can_avoid = false;
  std::vector<AvoidNeed> avoid_needs;
  Source avoid = kNoSource;  // what each member pays
  std::vector<Stage> stages;
  Source failure = kNoSource;

  bool has(Trait trait) const {
    for (const Trait own : traits)
      if (own == trait) return true;
    return false;
  }
  const AttackRow& attack_at(int pool) const {
    for (const AttackRow& row : attacks)
      if (pool >= row.low && pool <= row.high) return row;
    return attacks.back();
  }
};

/// A trigger of a card's text, where the moments of the game look for it.
struct TextTrigger {
  std::uint16_t moment = 0;  // CardMoment
  effects::Timing timing = effects::Timing::kWhen;
  effects::Listener listener;
  bool takes_charges = false;  // its owner is asked first (TG-528)
};

/// What a text has to say, worked out when it is read.
struct CardText {
  std::uint32_t moments = 0;     // set of CardMoment
  std::uint32_t statements = 0;  // set of CardStatement
  std::vector<TextTrigger> triggers;
};

/// What the rules ask of a card at every moment, close together in memory.
struct CardBrief {
  Source ability = kNoSource;
  bool passive = false;
};
struct EncounterKind {
  Colour colour = Colour::kGreen;
  std::uint8_t difficulty = 1;
  bool keys = true;  // played by Combat or Diplomacy, and not resolved by its text (TG-532)
};

struct CardContent {
  std::array<std::vector<SequenceCard>, kCardTypes> sequence;  // by CardType
  std::vector<EncounterCard> encounters;
  std::vector<CardText> texts;  // by source
  // Worked out of these when all is read.
  std::array<std::vector<CardBrief>, kCardTypes> briefs;   // by CardType and card
  std::vector<EncounterKind> kinds;                        // by Encounter
  std::vector<std::uint8_t> played;                        // Encounters with Keys
  std::vector<std::array<OwnCards, kCardTypes>> at_start;  // by hero and colour (TG-058 to TG-066)

  const std::array<OwnCards, kCardTypes>& starting(std::uint8_t hero, std::uint8_t colour) const {
    return at_start[static_cast<std::size_t>(hero) * kTrays + colour];
  }
  const std::vector<SequenceCard>& of(CardType type) const {
    return sequence[static_cast<std::size_t>(type)];
  }
};

/// The Attribute that a row asks for. (TG-920)
inline constexpr Attribute attribute_of(CardType type, int row) {
  constexpr Attribute kAsked[kCardTypes][kAttributeRows] = {
      {Attribute::kAggression, Attribute::kCourage, Attribute::kPracticality},
      {Attribute::kEmpathy, Attribute::kCaution, Attribute::kSpirituality}};
  return kAsked[static_cast<int>(type)][row];
}

/// How rows are called in content: "aggression", …, "magic", "free".
std::vector<std::string> row_names(CardType type);

}  // namespace tavola::avalon

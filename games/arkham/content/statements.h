// What the cards say, worked out once when the content is read: statements with their numbers,
// triggers by their moments, and what of it may be used when. The rules ask for a sum or for what
// may be used now many thousand times a second, and find it here without walking an effect.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "effects/book.h"
#include "effects/grammar.h"
#include "games/arkham/content/phrases.h"
#include "games/arkham/content/relevance.h"
#include "games/arkham/number_set.h"

namespace tavola::arkham {

/// One statement. Its amount is a plain number, or is worked out when what lasts begins.
struct Statement {
  CardStatement what{};
  std::uint16_t noun = 0;  // of its first noun
  std::int16_t amount = 0;
  std::int16_t second = 0;                      // a second amount
  effects::NodeId computed = effects::kNoNode;  // an amount that is no plain number
  effects::NodeId guard = effects::kNoNode;     // the condition of a `while` around it
  effects::NodeId until = effects::kNoNode;     // the `until` around it
  NounSet set;                                  // of all its nouns, where their numbers are small
};

/// One trigger.
struct Trigger {
  CardMoment moment{};
  effects::Timing timing = effects::Timing::kWhen;
  std::uint16_t noun = 0;   // of the moment, as in "losing sanity"
  std::int16_t number = 0;  // of the moment, as in "3 tokens here"
  effects::NodeId body = effects::kNoNode;
  effects::NodeId may = effects::kNoNode;  // the body, if the card leaves it to its holder
  /// The condition of an `if` around that, or of a `while`.
  effects::NodeId guard = effects::kNoNode;
  effects::NodeId once = effects::kNoNode;   // the `once per ...` around it
  bool per_game = false;                     // and it is once per game
  bool income = false;                       // money is what it gives
  bool seals = false;                        // it seals the gate that was closed
  effects::NodeId until = effects::kNoNode;  // the `until` around it
  NounSet set;                               // of the moment's nouns
};

inline constexpr int kBonuses = 64;  // room for all of Bonus in card_effects.h

/// Everything that one effect says.
struct Statements {
  std::vector<Statement> statements;
  std::vector<Trigger> triggers;
  std::array<std::int8_t, kBonuses> bonuses{};  // of statements that always hold
  std::uint64_t traits = 0;                     // set of Trait, the same
  std::uint64_t guarded = 0;                    // set of Trait, under a condition
  bool sometimes = false;                       // some statement has a condition
  bool graded = false;           // the number of successes of a check makes a difference
  bool weapon = false;           // it is worth something in a hand
  bool used_up = false;          // discarded after use
  bool exhausts = false;         // exhausted after use
  bool clue_stays = false;       // exhausted, not discarded, in place of spending a Clue or money
  bool deadly = false;           // whoever falls by what it takes is devoured
  bool sails = false;            // it leads to any Other World
  bool calls = false;            // somebody from wherever its owner is
  bool cares = false;            // of a sheet whose own work is care (InvestigatorSheet::care)
  std::uint8_t pays = 0;         // Sanity for each use
  std::uint8_t hands = 0;        // that it takes
  std::uint8_t world_clues = 0;  // gained in each area of an Other World that is entered

  /// The first statement of this kind, or nullptr.
  const Statement* find(CardStatement what) const;
};

/// There are more kinds of statements than bits: a bit that is set tells that it is worth looking.
template <class... What>
constexpr std::uint64_t says_bit(What... what) {
  return ((std::uint64_t{1} << (static_cast<int>(what) % 64)) | ...);
}

/// What one effect can matter for, at one look.
struct CardSummary : Relevance {
  std::uint16_t source = 0xFFFF;  // the effect itself, or kNoSource
  bool on_monsters = false;       // some statement changes kinds of monsters
  std::uint8_t hands = 0;         // of a card, that it takes
  std::uint16_t gives = 0;        // set of MonsterAbility that some kinds gain by it
};
/// Of all things of a kind by their numbers, and of none: 255 has nothing to say.
using CardSummaries = std::array<CardSummary, 256>;
/// Of all cards that investigators hold, by their numbers.
using PossessionSummaries = std::array<CardSummary, kMostCards>;

/// Reads a program. Nouns must have their numbers by now.
Statements statements_of(const effects::Grammar& grammar, const effects::Program& program);

}  // namespace tavola::arkham

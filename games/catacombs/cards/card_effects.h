// Catacombs' side of the effect notation: the numbers that the phrases and nouns of
// games/catacombs/grammar.toml have in the rules. Each value bears the name of its phrase.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "effects/grammar.h"
#include "effects/program.h"

namespace tavola::catacombs {

enum class CardVerb : std::uint16_t {
  kShoot,
  kChain,
  kDrain,
  kMelee,
  kCriticalMelee,
  kStunningMelee,
  kPlace,
  kHeal,
  kRelocate,
  kRestore,
  kBecomeFireWall,
  kBecomeIncapacitated,
  kStone,
};

enum class CardStatement : std::uint16_t {
  kObstacle,
  kUnharmed,
  kOnly,
  kRage,
  kArrows,
  kMail,
  kFamiliar,
};

enum class CardMoment : std::uint16_t { kHit, kWounding, kStunning, kRound };
enum class CardDuration : std::uint16_t { kRoom, kRound, kOverseer };
enum class CardGroup : std::uint16_t { kHero };
enum class CardShot : std::uint16_t { kMagicMissile, kStunningMissile, kMissile, kFireball };
enum class CardDisc : std::uint16_t { kShield, kSkeleton, kGhoul, kSkeletonWarrior, kFireSpirit };

/// Ties the names of the grammar to these numbers; what only one of the two has is listed.
std::vector<std::string> bind_grammar(effects::Grammar& grammar);

/// Whether a program has a phrase of this kind with this number, and the first number it carries.
bool says(const effects::Grammar& grammar, const effects::Program& program,
          effects::Category category, std::uint16_t code, int* amount = nullptr);

}  // namespace tavola::catacombs

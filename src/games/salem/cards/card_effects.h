// Salem's side of the effect notation: which number each verb, statement, condition, moment and
// group of content/salem/grammar.toml has in the rules.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "effects/grammar.h"
#include "games/salem/state.h"

namespace tavola::salem {

enum class CardVerb : std::uint16_t {
  kDiscardTogether,
  kDiscardEvery,
  kNextIcon,
  kAdvance,
  kLose,
  kRecover,
  kTake,
  kDealAnew,
  kReveal,
  kShadow,
  kMove,
  kWizardBy,
  kWizardTo,
  kDriveOff,
  kLook,
};

enum class CardGroup : std::uint16_t { kInTown, kWithWizard };
inline constexpr std::uint16_t kAnyItem = kSigil + 1;  // the noun "item"

/// Ties the names of the grammar to these numbers; what could not be tied is listed.
std::vector<std::string> bind_grammar(effects::Grammar& grammar);

}  // namespace tavola::salem

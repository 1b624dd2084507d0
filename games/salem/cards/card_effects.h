// Salem's side of the effect notation: the numbers that the phrases of games/salem/grammar.toml
// have in the rules. Each value bears the name of its phrase; the statements are those of Force.
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

enum class CardCondition : std::uint16_t { kShadow };
enum class CardMoment : std::uint16_t { kPlaced };
enum class CardDuration : std::uint16_t { kNextEventPhase };
enum class CardGroup : std::uint16_t { kInTown, kWithWizard };
inline constexpr std::uint16_t kAnyItem = kSigil + 1;  // the noun "item", after those of Item

/// Whether a card's choice takes a Sigil although none can be drawn. HS-341
bool takes_a_sigil_in_vain(const State& s, std::uint16_t source, effects::NodeId choice);

/// Ties the names of the grammar to these numbers; what only one of the two has is listed.
std::vector<std::string> bind_grammar(effects::Grammar& grammar);

}  // namespace tavola::salem

// Carrying out the text of a card for somebody: whether it can be done, what it costs, and that
// nothing of it outlives it. For the chapters of this folder; others ask card_effects.h.
#pragma once

#include <cstdint>

#include "core/rule.h"
#include "effects/run.h"
#include "games/arkham/content/content.h"
#include "games/arkham/table.h"

namespace tavola::arkham {

/// Carries out a part of an effect for a reader.
Rule<effects::Outcome> read_out(Table& t, const effects::Context& context, effects::NodeId cost,
                                effects::NodeId node);

/// Whether every part of a step could be done now, conditions and choices looked into.
bool doable(const Table& t, const effects::Context& context, effects::NodeId node);

/// The same where dice decide: something must be doable however they fall.
bool worth_trying(const Table& t, const effects::Context& context, effects::NodeId node);

/// Whether the condition around a trigger holds.
bool guard_holds(const State& s, Seat who, std::uint16_t source, const Trigger& trigger);

/// The text that is being read, set aside while something is said that is no part of it.
struct TextAside {
  Reading text;
  std::uint8_t recovering = 0;  // set of seats that were so when it was set aside
};
TextAside set_text_aside(State& s);
/// Whoever has fallen meanwhile has nothing more of it. AH-336
void take_text_up(State& s, const TextAside& aside);

}  // namespace tavola::arkham

// The texts of Mythos cards: Headlines, Environments and Rumors, and what they close.
#pragma once

#include <cstdint>

#include "games/arkham/table.h"

namespace tavola::arkham {

/// Whether an effect is the text of the Environment in play.
bool is_environment(const State& s, std::uint16_t source);

Rule<> mythos_text(Table& t, std::uint8_t card);
void discard_environment(Table& t, Citation rule);
void discard_mythos_in_play(Table& t);             // at the awakening. AH-430
Rule<> monster_to_rumor(Table& t, Citation rule);  // draws one onto the rumor card
Rule<> rumor_at_end_of_mythos(Table& t);
/// Tests whether the rumor in play is passed or failed and carries out what comes of it. AH-415
Rule<> test_rumor(Table& t);
Rule<> pass_rumor(Table& t);
void add_rumor_tokens(Table& t, int number, Citation rule);  // negative: removes
/// Locations that cards in play close.
AreaSet closed_by_cards(const State& s);
/// Puts what cards in play close and bar into the state, and drives out whoever is inside. AH-417
void apply_closings(Table& t, Citation rule);
/// The rumor in play can be passed, or fought, by `who` now.
void offer_rumor(Table& t, Seat who);
Rule<> answer_rumor(Table& t, Seat who, Option chosen);

}  // namespace tavola::arkham

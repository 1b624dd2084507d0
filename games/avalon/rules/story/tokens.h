// Time and Quest tokens on Locations, and the Dials of Menhirs as far as a text changes them.
// (TG-320 to TG-322)
#pragma once

#include "games/avalon/table.h"

namespace tavola::avalon {

enum class Token : std::uint8_t { kTime, kQuest };

int tokens_on(const State& s, std::uint8_t place, Token token);
void put_tokens(Table& t, std::uint8_t place, Token token, int count, Citation rule);
void take_tokens(Table& t, std::uint8_t place, Token token, int count, Citation rule);

/// An active Menhir's Dial; at 0 it is taken out. (TG-115, TG-931)
void change_dial(Table& t, std::uint8_t place, int by, Citation rule);

}  // namespace tavola::avalon

// Before the first turn, and how a new investigator is prepared.
#pragma once

#include <cstdint>

#include "games/arkham/table.h"

namespace tavola::arkham {

Rule<> setup(Table& t);
Rule<> take_investigator(Table& t);
Rule<> take_possessions(Table& t);
/// Where the investigator of a sheet begins now.
Place begins_at(const State& s, std::uint8_t sheet);
/// Prepares an investigator as at the start of a game: sheet, fixed possessions, money, Clues.
/// Random possessions and sliders follow in prepare_investigator. AH-360
void begin_investigator(Table& t, Seat who, std::uint8_t sheet, Citation rule);
Rule<> prepare_investigator(Table& t, Seat who);
/// All sliders to stops of choice. AH-040
Rule<> set_sliders(Table& t, Seat who, Citation rule);

}  // namespace tavola::arkham

// What the Mythos cards of Curse of the Dark Pharaoh put on the board and take from it: monsters
// that a prize is set on, Exhibit Items that lie in the streets, and what gates leave behind.
#pragma once

#include "games/arkham/rules/board/board.h"

namespace tavola::arkham {

/// Monsters of a kind, as far as the cup has them, enter a street. Whoever beats enough of them
/// while the Headline lasts has what it promises.
Rule<> place_hunted(Table& t, std::uint8_t kind, int number, Area street, Citation rule);
/// Flying monsters out of the cup, as far as it has some, are placed in the Sky.
Rule<> flyers_to_sky(Table& t, int number, Citation rule);
/// An Exhibit Item lies face down in a street, for the first who ends a turn there.
void lay_exhibit(Table& t, Area street, Citation rule);
/// For each gate trophy a check: failed, a monster of its symbol comes, passed, one may go.
Rule<> answer_for_gates(Table& t, Seat who, Citation rule);

}  // namespace tavola::arkham

// What can befall an investigator: arrest, delay, being lost or devoured, blessings and curses.
#pragma once

#include "games/arkham/table.h"

namespace tavola::arkham {

Rule<> become_lost(Table& t, Seat who, Citation rule, Area bed = kNone);  // AH-353
/// What others have to say to somebody's fall, or to their being devoured.
Rule<> others_hear_of_fall(Table& t, Seat who);
/// Devoured, and why. AH-359, AH-366
Rule<> devour(Table& t, Seat who, Reason why, Citation rule);
/// All cards, money and Clues go; trophies are kept. AH-359
void give_up_everything(Table& t, Seat who);
/// Everything is given up, and a new investigator comes with the next turn. AH-359 to AH-363
void leave_the_game(Table& t, Seat who, Standing standing);
/// Out of the game, in the Final Battle; the game ends with the last one. AH-366, AH-448
Rule<> eliminate(Table& t, Seat who, Reason why, Citation rule);
Rule<> arrest(Table& t, Seat who, Citation rule);  // AH-341
/// Whatever has befallen `who` ends the own movement, wherever it leaves them. AH-336
void stop_moving(State& s, Seat who);
void delay(Table& t, Seat who, Citation rule);  // AH-347
/// The same, unless a card is used in its place.
Rule<> be_delayed(Table& t, Seat who, Citation rule);
void lose_turns(Table& t, Seat who, int turns, Citation rule);
void bless(Table& t, Seat who, Citation rule);  // AH-368, AH-369
void curse(Table& t, Seat who, Citation rule);
bool gain_special(Table& t, Seat who, SpecialCard special, Citation rule);
void drop_special(State& s, Seat who, SpecialCard special);  // without a word
void lose_special(Table& t, Seat who, SpecialCard special, Citation rule);

/// The Blessing or the Curse is discarded, and with a Blessing those of Nodens. A Curse of which a
/// text says that only a Blessing ends it stays.
void lose_luck(Table& t, Seat who, Citation rule);
/// A Blessing becomes a Curse, and the other way round.
void reverse_luck(Table& t, Seat who, Citation rule);

}  // namespace tavola::arkham

// The Dunwich Horror: the track that calls it, where it appears, what it is like in one combat, and
// what is left when it is defeated. (DH-044 to DH-057, DH-062)
#pragma once

#include "games/arkham/table.h"

namespace tavola::arkham {

inline constexpr int kHorrorTrack = 3;  // tokens that it holds

/// The slot in which it stands, or kNone.
int horror_slot(const State& s);
/// Tokens for its track, which holds three: with the third it appears. DH-044, DH-046
void add_horror_tokens(Table& t, int tokens, Citation rule);
/// It comes to Sentinel Hill if three tokens call it and it is not on the board. DH-046
void call_horror(Table& t);
/// Tokens off its track, while it is not on the board.
void remove_horror_tokens(Table& t, int tokens, Citation rule);
/// All tokens leave the board, and the Horror with them if it is there. DH-054, DH-055
void banish_horror(Table& t, Citation rule);
/// What stands on a monster's marker; on the Horror's card once it is drawn. DH-050, DH-051
MonsterNumbers printed_numbers(const State& s, std::uint8_t kind);
/// The text of the monster that is fought, or kNoSource.
std::uint16_t foe_text(const State& s);

}  // namespace tavola::arkham

// Tokens that investigators gather: those of Eihort's brood and of Bast.
#pragma once

#include "games/arkham/table.h"

namespace tavola::arkham {

/// One after the other, because each may be the last. KH-144
Rule<> gain_brood(Table& t, Seat who, int number, Citation rule);
/// They are to lie on the doom track as doom tokens; they do once the investigator is gone, because
/// that may awaken the Ancient One. KH-146 to KH-148, KH-151
void brood_to_doom(Table& t, Seat who, Citation rule);
Rule<> doom_of_brood(Table& t);

inline constexpr int kBastTokens = 8;
int bast_tokens_left(const State& s);
void gain_bast(Table& t, Seat who, int number, Citation rule);
/// Takes tokens of a kind off an investigator, as many as there are.
void lose_tokens(Table& t, Seat who, TokenKind kind, int number, Citation rule);
/// The first player, with a token of Bast or with her Ally, if she has no Beloved yet; else kNone.
Seat favourite_of_bast(const State& s);

}  // namespace tavola::arkham

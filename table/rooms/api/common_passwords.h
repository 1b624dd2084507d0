// The passwords that guessers try first: those that people choose most often, in the languages of
// our players.
#pragma once

#include <string>

namespace tavola::rooms {

/// Whether it is one of them, with digits or signs behind it or without. Letters must be small.
bool is_common_password(std::string password);

}  // namespace tavola::rooms

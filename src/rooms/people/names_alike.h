// Whether two names look the same to somebody who reads a chat in passing: whatever the case, with
// or without blanks, accents and characters that nobody sees, and in letters of another alphabet
// that are drawn like ours.
#pragma once

#include <string>
#include <string_view>

namespace tavola::rooms {

/// What is left of a name when all that is taken away; two names are alike if these are equal.
std::u32string look_of(std::string_view name);

}  // namespace tavola::rooms

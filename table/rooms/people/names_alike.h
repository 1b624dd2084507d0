// Whether two names look the same to somebody who reads a chat in passing: whatever the case, with
// or without blanks, accents and characters that nobody sees, and in letters of another alphabet
// that are drawn like ours.
#pragma once

#include <string>
#include <string_view>

namespace tavola::rooms {

/// What is left of a name when all that is taken away; two names are alike if these are equal.
std::u32string look_of(std::string_view name);

/// Has something that breaks a line or turns the direction of what stands around it.
bool has_marks(std::string_view text);

/// What a name should be instead, if nobody can be called so: it has such marks, nothing of it is
/// seen, or it mixes letters of two alphabets that are drawn alike, so that it passes for another.
/// Empty if it is a good name, or none at all.
std::string_view name_fault(std::string_view name);

}  // namespace tavola::rooms

// A database knows the number of its form. The tables as they stand in the program are form 1; each
// step makes the next form of the one before, so that the newest has one number more than there are
// steps. Release 1.0 freezes form 1: until then its tables may still be changed in place.
#pragma once

#include <span>

namespace tavola::storage {

using SchemaSteps = std::span<const char* const>;

}  // namespace tavola::storage

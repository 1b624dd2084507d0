// Counts what a thread takes from the heap. The program that links this file counts every
// operator new; the benchmark asks before and after, so the number it prints is what happened.
#pragma once

#include <cstdint>

namespace tavola::app {

/// How often this thread has called operator new.
std::uint64_t allocations();
/// False where the sanitizers bring their own operator new, and nothing is counted.
bool allocations_are_counted();

}  // namespace tavola::app

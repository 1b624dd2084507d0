// TAVOLA_CHECK ends the program with a sentence when a promise between parts of the program is
// broken. It is for mistakes of ours, never for what a player or a file may do.
#pragma once

#include <cstdio>
#include <cstdlib>

#define TAVOLA_CHECK(holds, sentence)                                             \
  do {                                                                            \
    if (!(holds)) [[unlikely]] {                                                  \
      std::fprintf(stderr, "tavola: %s (%s:%d)\n", sentence, __FILE__, __LINE__); \
      std::abort();                                                               \
    }                                                                             \
  } while (false)

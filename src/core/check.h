// TAVOLA_CHECK ends the program with a sentence when a promise between parts of the program is
// broken. It is for mistakes of ours, never for what a player or a file may do.
#pragma once

namespace tavola::detail {

/// Apart from the code that checks, which is hot and short without it.
[[noreturn, gnu::cold, gnu::noinline]] void check_failed(const char* sentence, const char* file,
                                                         int line);

}  // namespace tavola::detail

#define TAVOLA_CHECK(holds, sentence)                               \
  do {                                                              \
    if (!(holds)) [[unlikely]]                                      \
      ::tavola::detail::check_failed(sentence, __FILE__, __LINE__); \
  } while (false)

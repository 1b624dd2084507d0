// TAVOLA_CHECK ends the program with a sentence when a promise between parts of the program is
// broken. It is for mistakes of ours, never for what a player or a file may do.
//
// Where somebody watches, it ends what is watched instead: the step of a table, or a work that a
// server does for one. This is the one exception that core and games throw, it is thrown here
// alone, and nobody but guarded() catches it. Where a compiler has no exceptions, as for
// WebAssembly, a broken check always ends the program.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>

namespace tavola {

/// What a check that broke says of itself. The texts live as long as the program.
struct BrokenCheck {
  const char* sentence = nullptr;
  const char* file = nullptr;
  int line = 0;
};

namespace detail {

/// How many guarded() works this thread is inside of.
inline constinit thread_local int guards = 0;

struct Guarding {
  Guarding() { ++guards; }
  ~Guarding() { --guards; }
  Guarding(const Guarding&) = delete;
  Guarding& operator=(const Guarding&) = delete;
};

/// Apart from the code that checks, which is hot and short without it.
[[noreturn, gnu::cold, gnu::noinline]] void check_failed(const char* sentence, const char* file,
                                                         int line);
/// The same where nobody could catch it, such as in a destructor.
[[noreturn, gnu::cold, gnu::noinline]] void end_program(const char* sentence, const char* file,
                                                        int line);

}  // namespace detail

/// Does a work that a broken check ends, and says which one it was. What the work has changed until
/// then stays as it is, so that whoever watches does not use it again.
template <class Work>
std::optional<BrokenCheck> guarded(Work&& work) {
#ifdef __cpp_exceptions
  try {
    const detail::Guarding here;
    std::forward<Work>(work)();
  } catch (const BrokenCheck& broken) {
    return broken;
  }
#else
  std::forward<Work>(work)();
#endif
  return std::nullopt;
}

/// How many checks have broken under a guard since the program was started.
std::uint64_t broken_checks();

}  // namespace tavola

#define TAVOLA_CHECK(holds, sentence)                               \
  do {                                                              \
    if (!(holds)) [[unlikely]]                                      \
      ::tavola::detail::check_failed(sentence, __FILE__, __LINE__); \
  } while (false)
